// The page of a product, as those use it who have no script, no mouse, or who look after the shop.
import { signIn } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';

const stickers = '/product/aufkleber-kontur';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a version is chosen, looked at in large and put on the watchlist', async ({ page, addressOf, server }) => {
		await page.goto(addressOf('demo') + stickers);
		const material = page.getByRole('region', { name: 'Material' });
		const finishing = page.getByRole('region', { name: 'Veredelung' });
		await material.getByRole('link').nth(1).click();
		await expect(page).toHaveURL(/\?variant=/);
		const chosen = await material.locator('[aria-current]').innerText();
		await finishing.getByRole('link').last().click();
		await expect(finishing.locator('[aria-current]')).toHaveCount(1);
		// What was chosen before stays chosen.
		await expect(material.locator('[aria-current]')).toHaveText(chosen);
		await page.getByLabel('Auflage', { exact: true }).fill('1.000');
		await page.getByRole('button', { name: 'Preis zeigen' }).click();
		await expect(page.getByText('für 1.000 Stück')).toBeVisible();
		await expect(material.locator('[aria-current]')).toHaveText(chosen);
		await page.getByLabel('Auflage', { exact: true }).fill('3');
		await page.getByRole('button', { name: 'Preis zeigen' }).click();
		await page.getByRole('alert').getByRole('link', { name: '25 Stück wählen' }).click();
		await expect(page.getByText('für 25 Stück')).toBeVisible();
		await page.getByRole('link', { name: 'ab 100 Stück' }).click();
		await expect(page.getByText('für 100 Stück')).toBeVisible();
		await expect(page.getByText(/Lieferung voraussichtlich bis \w+, /)).toBeVisible();
		const large = await page.getByRole('link', { name: 'Bild vergrößern' }).getAttribute('href');
		const file = await server.ask(large ?? '', { host: 'demo.localhost' });
		expect(file.headers['content-type']).toBe('image/webp');

		await page.getByRole('button', { name: 'Auf die Merkliste' }).click();
		await expect(page.getByText('Der Artikel steht auf Ihrer Merkliste.')).toBeVisible();
		await expect(material.locator('[aria-current]')).toHaveText(chosen);
		await page.getByRole('button', { name: 'Von der Merkliste nehmen' }).click();
		await expect(page.getByText('Der Artikel steht nicht mehr auf Ihrer Merkliste.')).toBeVisible();
	});
});

test('pictures and the link to the page are within reach of the keyboard, on a phone', async ({ page, addressOf }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const complaints = complaintsOf(page);
	await openQuickly(page, `${addressOf('demo')}${stickers}?variant=AUFKON-2`);
	expect(await accessibilityFaults(page)).toEqual([]);
	expect(await overflows(page)).toBe(false);

	const picture = page.getByRole('link', { name: 'Bild vergrößern' });
	await picture.focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog');
	const scale = () => dialog.locator('[data-scale]').getAttribute('data-scale').then(Number);
	await expect(dialog).toBeVisible();
	await page.keyboard.press('+');
	await expect.poll(scale).toBe(1.5);
	await page.keyboard.press('ArrowRight');
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press('0');
	await expect.poll(scale).toBe(1);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(picture).toBeFocused();

	const share = page.getByRole('button', { name: 'Link teilen' });
	await share.focus();
	await page.keyboard.press('Enter');
	await expect(dialog).toBeVisible();
	await dialog.getByLabel('Sprache der Seite').selectOption('en-GB');
	const link = `${addressOf('demo')}/en-gb${stickers}?variant=AUFKON-2`;
	await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(link);
	await expect(dialog.getByRole('img', { name: `QR-Code für ${link}` })).toBeVisible();
	await expect(dialog.getByRole('link', { name: 'Per WhatsApp senden' })).toHaveAttribute(
		'href',
		new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(link)}$`),
	);
	await page.evaluate(`navigator.clipboard.writeText = async (text) => { window.copied = text; }`);
	await dialog.getByRole('button', { name: 'Link kopieren' }).focus();
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('Der Link ist in der Zwischenablage.')).toBeVisible();
	expect(await page.evaluate('window.copied')).toBe(link);
	await page.evaluate(`navigator.clipboard.writeText = async () => { throw new Error('no'); }`);
	await page.keyboard.press('Enter');
	await expect(dialog.getByRole('alert')).toHaveText('Der Link konnte nicht in die Zwischenablage kopiert werden.');
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(share).toBeFocused();

	// A visitor becomes a guest with the first product they save.
	await page.getByRole('button', { name: 'Auf die Merkliste' }).click();
	await expect(page.getByText('Der Artikel steht auf Ihrer Merkliste.')).toBeVisible();
	await openQuickly(page, page.url());
	const remove = page.getByRole('button', { name: 'Von der Merkliste nehmen' });
	await expect(remove).toBeVisible();
	expect(complaints).toEqual([]);

	// On paper there is what is offered, and nothing to press.
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.locator('.header-logo')).toBeVisible();
	await expect(remove).toBeHidden();
	await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('with product controls on, name, description and prices are changed in place', async ({
	page,
	addressOf,
	context,
	server,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signIn(context, server, 'demo', 'admin');
	await context.addInitScript(`localStorage.setItem('flags', JSON.stringify({ productControls: true }))`);
	await openQuickly(page, `${addressOf('demo')}/product/tasse`);
	const before = await page.getByRole('heading', { level: 1 }).innerText();
	await page.getByRole('button', { name: 'Name ändern' }).click();
	await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press('End');
	await page.keyboard.type(' mit Henkel');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: `${before} mit Henkel` })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Name ändern' })).toBeFocused();

	await page.getByRole('button', { name: 'Beschreibung ändern' }).click();
	await page.getByLabel('Beschreibung').fill('Aus Steingut.');
	// One editor at a time: the next one asks what is to become of this one.
	const leaving = page.getByRole('dialog', { name: 'Änderungen speichern?' });
	await page.getByRole('button', { name: 'Name ändern' }).click();
	await leaving.getByRole('button', { name: 'Speichern und schließen' }).click();
	await expect(page.getByText('Die Beschreibung ist gespeichert.')).toBeVisible();
	await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
	await page.keyboard.type('anders');
	await page.getByRole('link', { name: 'Druckwerk Nord, zur Startseite' }).click();
	await leaving.getByRole('button', { name: 'Weiter bearbeiten' }).click();
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/anders/);
	await page.getByLabel('Name', { exact: true }).press('Escape');
	await leaving.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(page.getByRole('heading', { level: 1, name: `${before} mit Henkel` })).toBeVisible();

	// The white mug has the prices of the product: the next step is entered wrong, then cheaper than it is worth.
	await page.getByRole('button', { name: 'Preise ändern' }).click();
	await expect(page.getByLabel('Preisliste')).toHaveValue(/./);
	await page.getByLabel('Auflage, Zeile 6').fill('72');
	await page.getByRole('button', { name: 'Bilder bearbeiten' }).click();
	await leaving.getByRole('button', { name: 'Weiter bearbeiten' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.getByLabel('Preis pro Stück, Zeile 6').fill('teuer');
	await page.getByRole('button', { name: 'Speichern', exact: true }).click();
	await expect(page.getByText('Das ist kein Preis.')).toBeVisible();
	await page.getByLabel('Preis pro Stück, Zeile 6').fill('5');
	await page.getByRole('button', { name: 'Speichern', exact: true }).click();
	await expect(page.getByText('Diese Auflage gibt es schon.')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByLabel('Auflage, Zeile 6').fill('144');
	await page.getByLabel('Gesamt, Zeile 6').fill('400');
	await expect(page.getByText('144 Stück kosten zusammen weniger als 72 Stück.')).toBeVisible();
	await page.getByRole('button', { name: 'Trotzdem speichern' }).click();
	await expect(page.getByText('Die Preise sind gespeichert.')).toBeVisible();
	await expect(page.getByRole('row', { name: /ab 144 Stück.*400,00/ })).toBeVisible();

	// A row of prices goes only after a question, and so does the article from the shop.
	await page.getByRole('button', { name: 'Preise ändern' }).click();
	await page.getByRole('button', { name: 'Zeile 2 entfernen' }).click();
	const question = page.getByRole('alertdialog');
	await question.getByRole('button', { name: 'Abbrechen' }).click();
	await expect(page.getByRole('button', { name: 'Zeile 6 entfernen' })).toBeVisible();
	await page.getByRole('button', { name: 'Abbrechen' }).click();
	await page.getByRole('button', { name: 'Veröffentlichung zurücknehmen' }).click();
	await question.getByRole('button', { name: 'Abbrechen' }).click();
	expect((await server.ask('/product/tasse', { host: 'demo.localhost' })).status).toBe(200);
	await page.getByRole('button', { name: 'Veröffentlichung zurücknehmen' }).click();
	await question.getByRole('button', { name: 'Veröffentlichung zurücknehmen' }).click();
	await expect(page.getByText('Der Artikel ist nicht mehr veröffentlicht.')).toBeVisible();
	await expect(page.getByText('Nicht veröffentlicht', { exact: true }).first()).toBeVisible();
	expect((await server.ask('/product/tasse', { host: 'demo.localhost' })).status).toBe(404);
	await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
	await expect(page.getByText('Der Artikel ist veröffentlicht.')).toBeVisible();
	await page.getByRole('button', { name: 'Bilder bearbeiten' }).click();
	const pictures = page.getByRole('dialog', { name: 'Bilder' });
	await expect(pictures.getByRole('button', { name: /^Bild 1 von/ })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(pictures).toHaveCount(0);
	await openQuickly(page, page.url());
	await expect(page.getByText('Aus Steingut.')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
});
