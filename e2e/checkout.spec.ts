import type { Locator, Page } from '@playwright/test';
import { findMail } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect, loseAnswer, openQuickly, overflows, test } from './support/shop.ts';

test('a guest orders by invoice: validation errors are shown, nothing typed is lost, two presses place one order, and it can be withdrawn', async ({
	page,
	context,
	browser,
	addressOf,
	server,
}) => {
	// From the product to the withdrawal, in three browsers: what the first one kept is forgotten for the others.
	test.slow();
	const complaints = complaintsOf(page);
	const refused: string[] = [];
	page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
	await openQuickly(page, `${addressOf('demo')}/product/aufkleber-kontur`);
	await page.getByRole('button', { name: 'Auf die Merkliste' }).click();
	await page.getByRole('button', { name: 'In den Warenkorb' }).click();
	await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
	await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();

	// Whoever has no session gets one before their first call: nothing is refused, and the browser has nothing to complain about.
	expect(refused).toEqual([]);
	expect(complaints).toEqual([]);

	// By keyboard: the button says what is missing, and the first of it has the focus.
	const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
	await order.press('Enter');
	const email = page.getByRole('textbox', { name: 'E-Mail', exact: true });
	const firstName = page.getByLabel('Vorname');
	await expect(email).toBeFocused();
	await expect(firstName).toHaveAccessibleDescription('Pflichtfeld');
	await expect(page.getByText('Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await page.keyboard.type('klothilde@example');
	for (const [label, text] of [
		['Vorname', 'Klothilde'],
		['Nachname', 'Kühn'],
		['Straße und Hausnummer', 'Hafenweg 3'],
		['Postleitzahl', 'ABCDE'],
		['Ort', 'Flensburg'],
	] as const)
		await page.getByRole('textbox', { name: label, exact: true }).fill(text);
	await page.getByRole('radio', { name: /^Rechnung/ }).check();
	await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
	await order.press('Enter');
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription(/name@example\.com/);
	const zipCode = page.getByRole('textbox', { name: 'Postleitzahl', exact: true });
	await expect(zipCode).toHaveAccessibleDescription(
		'Bitte geben Sie eine gültige Postleitzahl ein, zum Beispiel 24937.',
	);
	await zipCode.fill('24937');
	// Only what the shop delivers to, its own country first; without tax beyond the EU.
	const countries = page.getByRole('combobox', { name: 'Land', exact: true });
	const offered = await countries.locator('option').allInnerTexts();
	expect([offered.slice(0, 3), offered.includes('Afghanistan')]).toEqual([
		['Deutschland', 'Österreich', 'Schweiz'],
		false,
	]);
	await countries.selectOption('CH');
	await expect(page.getByText(/^Steuerfreie Ausfuhrlieferung/)).toBeVisible();
	await countries.selectOption('DE');
	await expect(page.getByText('inkl. MwSt. und Versand')).toBeVisible();
	const address = 'klothilde@example.com';
	await email.fill(address);

	await page.setViewportSize({ width: 390, height: 844 });
	await openQuickly(page, page.url());
	await expect(firstName).toHaveValue('Klothilde');
	await expect(page.getByRole('checkbox', { name: /Geschäftsbedingungen/ })).toBeChecked();
	await expect(page.getByRole('radio', { name: /^Rechnung/ })).toBeChecked();
	expect(await overflows(page)).toBe(false);
	expect(await accessibilityFaults(page)).toEqual([]);

	// What could not be sent is reported with its reason, and nothing is lost.
	await page.route('**/graphql?c=PlaceOrder', (route) =>
		route.fulfill({ json: { errors: [{ message: 'Away', extensions: { code: 'INTERNAL', statusCode: 500 } }] } }),
	);
	await order.click();
	await expect(page.getByText('Fehler beim Absenden der Bestellung')).toBeVisible();
	await expect(page.getByText(/Ihre Angaben sind noch da\.$/)).toBeVisible();
	await page.unroute('**/graphql?c=PlaceOrder');
	// Once something else is filled in, that is over; and a new total is announced only where there is one.
	const vatId = page.getByRole('textbox', { name: 'USt-IdNr.' });
	await vatId.fill('DE136695976');
	await expect(page.getByText('Fehler beim Absenden der Bestellung')).toHaveCount(0);
	const asked = page.waitForResponse((answer) =>
		/"vatId":"DE136695976".*"country"|"country".*"vatId":"DE136695976"/.test(answer.request().postData() ?? ''),
	);
	await vatId.blur();
	await asked;
	await vatId.fill('');
	await vatId.press('Enter');
	await expect(page.getByText(/der Gesamtbetrag bleibt \d/)).toBeVisible();
	await expect(page.getByText(/wurde neu berechnet/)).toHaveCount(0);
	// It is placed, and no answer comes back, not even about the cart: it is said that no one knows, and nothing else.
	await loseAnswer(page, '**/graphql?c=PlaceOrder', 100);
	await page.route('**/graphql?c=Checkout', (route) => route.abort('connectionreset'));
	await order.dblclick();
	await expect(page.getByText(/^Wir wissen noch nicht, ob Ihre Bestellung angekommen ist/)).toBeVisible({
		timeout: 30_000,
	});
	await expect(page.getByText(/^Prüfen Sie alles in Ruhe/)).toBeHidden();
	await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Kappeln');
	// No one sees an empty cart either, and what has become of the order can be asked for.
	await page.unroute('**/graphql?c=Checkout');
	await page.route('**/graphql?c=CheckoutOutcome', (route) => route.abort('connectionreset'));
	await openQuickly(page, page.url());
	await expect(
		page.getByText(/^Wir können gerade nicht abfragen, ob Ihre letzte Bestellung angekommen ist/),
	).toBeVisible({ timeout: 30_000 });
	await expect(page.getByRole('alert').filter({ hasText: 'nicht abfragen' })).toBeFocused();
	await page.unroute('**/graphql?c=CheckoutOutcome');
	await page.unroute('**/graphql?c=PlaceOrder');
	expect(complaints.splice(0)).toEqual(expect.arrayContaining([expect.stringContaining('ERR_CONNECTION_RESET')]));
	await page.getByRole('button', { name: 'Erneut versuchen' }).click();

	const thanks = page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' });
	await expect(thanks).toBeFocused();
	// The city was changed after the order had been placed without the shopper's knowledge.
	await expect(page.getByText(/was Sie danach geändert oder hinzugefügt haben, ist nicht darin/)).toBeVisible();
	await expect(page.getByText(`Die Bestellbestätigung ist unterwegs an ${address}.`)).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	const [number = ''] = /\d{4}-\d{6}/.exec(await page.locator('main').innerText()) ?? [];
	const returned = page.url();
	const own = await page.evaluate(async () => {
		const query = '{ ownOrders { total items { number } } }';
		const headers = { 'content-type': 'application/json' };
		const response = await fetch('/service-api/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
		return (await response.json()) as { data: { ownOrders: object } };
	});
	expect(own.data.ownOrders).toEqual({ total: 1, items: [{ number }] });
	await openQuickly(page, `${addressOf('demo')}/checkout`);
	await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Weiter einkaufen' })).toHaveAttribute('href', '/products');

	await page.getByRole('link', { name: 'Vertrag widerrufen' }).click();
	await page.getByLabel('Ihr Name').fill('Klothilde Kühn');
	await page.getByLabel('Bestellnummer').fill(number);
	await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
	const receipt = page.getByLabel('E-Mail-Adresse für die Eingangsbestätigung');
	await expect(receipt).toBeFocused();
	expect(await accessibilityFaults(page)).toEqual([]);
	await receipt.fill(address);
	await receipt.press('Enter');
	await expect(page.getByRole('heading', { name: 'Ihr Widerruf ist bei uns eingegangen' })).toBeFocused();
	await findMail(server, 'demo', address, /Name: Klothilde Kühn\s+Bestellnummer: \d{4}-\d{6}/);
	expect(complaints).toEqual([]);

	// In another browser no one is notified that it has failed; the mail opens it there, without a script as well.
	const forget = async () => {
		await context.clearCookies();
		await page.evaluate('localStorage.clear(); sessionStorage.clear()');
	};
	await forget();
	await openQuickly(page, returned);
	await expect(page.getByRole('heading', { name: 'Sehen Sie bitte in Ihre E-Mails' })).toBeFocused();
	await expect(page.getByRole('link', { name: 'Noch einmal zur Kasse' })).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Weiter einkaufen' })).toHaveAttribute('href', '/products');
	await page.getByRole('link', { name: 'Bestellung finden' }).click();
	await page.getByRole('button', { name: 'Link senden' }).click();
	await expect(page.getByLabel('Bestellnummer')).toBeFocused();
	expect(await accessibilityFaults(page)).toEqual([]);
	expect(await overflows(page)).toBe(false);
	await page.getByLabel('Bestellnummer').fill(number);
	await page.getByLabel(/E-Mail-Adresse/).fill(address);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: 'Sehen Sie in Ihre E-Mails' })).toBeFocused();
	// A server that takes any free port does not know it when it writes mails.
	const token = await findMail(server, 'demo', address, /\/orders\/open\?token=[\w-]{43}/);
	const link = addressOf('demo') + token;
	await openQuickly(page, link);
	await expect(page).toHaveURL(`${addressOf('demo')}/orders/${number}`);
	await expect(page.getByRole('heading', { level: 1, name: `Bestellung ${number}` })).toBeVisible();
	await expect(page.getByRole('link', { name: /Auftragsbestätigung/ })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	// Who has no session has none to refresh, and gets none for looking.
	await forget();
	const unwanted = complaintsOf(page);
	await openQuickly(page, link);
	await expect(page.getByRole('link', { name: /Auftragsbestätigung/ })).toBeVisible();
	await page.waitForLoadState('networkidle');
	expect(unwanted).toEqual([]);
	expect((await context.cookies()).map(({ name }) => name)).toEqual(['platen_orders']);

	const plain = await browser.newContext({ javaScriptEnabled: false });
	const bare = await plain.newPage();
	await bare.goto(link);
	await expect(bare).toHaveURL(`${addressOf('demo')}/orders/${number}`);
	await expect(bare.getByRole('link', { name: /Auftragsbestätigung/ })).toBeVisible();
	await bare.goto(`${addressOf('demo')}/en-gb/withdraw`);
	await bare.getByLabel('Your name').fill('Ida Plain');
	await bare.getByLabel('Order number').fill(number);
	await bare.getByLabel('E-mail address for the receipt').fill('ida@example.com');
	await bare.getByRole('button', { name: 'Confirm withdrawal' }).click();
	await expect(bare.getByRole('heading', { name: 'We have received your withdrawal' })).toBeVisible();
	await findMail(server, 'demo', 'ida@example.com', /Name: Ida Plain/);
	await plain.close();
});

const away = { errors: [{ message: 'Away', extensions: { code: 'INTERNAL', statusCode: 500 } }] };

/** @returns the button that orders what is filled in */
async function fillCheckout(page: Page, shop: string): Promise<Locator> {
	await openQuickly(page, `${shop}/product/aufkleber-kontur`);
	await page.getByRole('button', { name: 'In den Warenkorb' }).click();
	await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
	await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).click();
	for (const [label, text] of [
		['Vorname', 'Ute'],
		['Nachname', 'Back'],
		['Straße und Hausnummer', 'Kai 1'],
		['Postleitzahl', '24103'],
		['Ort', 'Kiel'],
		['E-Mail', 'ute.back@example.com'],
	] as const)
		await page.getByRole('textbox', { name: label, exact: true }).fill(text);
	await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
	return page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
}

test('whoever comes back from the payment page is told, and hears why the next press is refused', async ({
	page,
	addressOf,
}) => {
	const order = await fillCheckout(page, addressOf('demo'));
	await page.getByRole('radio', { name: /^Karte/ }).check();
	await order.click();
	await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
	await page.goBack();
	const outcome = page.getByText(/^Ihre letzte Bestellung ist nicht abgeschlossen, und es wurde nichts abgebucht/);
	await expect(outcome).toBeVisible();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(/\?c=(PlaceOrder|CheckoutOutcome)$/.exec(request.url())?.[1] ?? ''));
	const refused = Promise.withResolvers<void>();
	await page.route('**/graphql?c=PlaceOrder', async (route) => {
		await refused.promise;
		await route.fulfill({ json: away });
	});
	await order.click();
	await expect(page.getByText('Ihre Bestellung wird gesendet …')).toBeVisible();
	await expect(order).toBeFocused();
	await expect(outcome).toBeHidden();
	refused.resolve();
	await expect(page.locator(':focus')).toContainText('Fehler beim Absenden der Bestellung');
	expect(asked.filter(Boolean)).toEqual(['PlaceOrder']);
});

test('a shipping method that could not be taken over is told beside the button, and nothing is called checked', async ({
	page,
	addressOf,
}) => {
	const order = await fillCheckout(page, addressOf('demo'));
	const pressed = Promise.withResolvers<void>();
	await page.route('**/graphql?c=Checkout', async (route) => {
		await pressed.promise;
		await route.fulfill({ json: away });
	});
	await page.getByRole('radio', { name: /^DHL Express/ }).click();
	await order.click();
	const told = page.locator(':focus');
	await expect(told).toContainText('Der Gesamtbetrag wird gerade neu berechnet. Es wurde noch nichts bestellt.');
	pressed.resolve();
	await expect(told).toContainText(/^„DHL Express“ konnte nicht übernommen werden.*Es wurde noch nichts bestellt\./);
	await expect(page.getByText('Ihre Angaben sind geprüft')).toHaveCount(0);
});
