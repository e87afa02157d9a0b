// Paying by card: from the cart to the page of the provider and back, in a real browser. Everything else about the checkout is in
// checkout.spec.ts.
import type { Page } from '@playwright/test';
import { expect, openQuickly, test } from './support/shop.ts';

const address = 'anna.seidel@example.com';

async function fillAddress(page: Page): Promise<void> {
	for (const [label, text] of [
		['Vorname', 'Anna'],
		['Nachname', 'Seidel'],
		['Straße und Hausnummer', 'Deichstraße 1'],
		['Postleitzahl', '20459'],
		['Ort', 'Hamburg'],
		['E-Mail', address],
	] as const)
		await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

/** @returns the address of the provider's page */
async function orderByCard(page: Page): Promise<string> {
	await page.getByRole('radio', { name: /^Karte/ }).check();
	await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check();
	await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
	await expect(page).toHaveURL(/\/c\/pay\/cs_test_/);
	return page.url();
}

async function payBy(page: Page, card: string): Promise<void> {
	await page.getByLabel('Kartennummer').fill(card);
	await page.getByLabel('Gültig bis').fill('12/34');
	await page.getByLabel('Prüfziffer').fill('123');
	await page.getByLabel('Name auf der Karte').fill('Anna Seidel');
	await page.getByRole('button', { name: /bezahlen$/ }).click();
}

test('a guest goes to the provider, comes back, is declined there, then pays with 3-D Secure, and has one order', async ({
	page,
	browser,
	addressOf,
	demo,
}) => {
	const shop = addressOf('demo');
	await openQuickly(page, `${shop}/product/aufkleber-kontur`);
	await page.getByRole('button', { name: 'In den Warenkorb' }).click();
	await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
	await page.getByRole('main').getByRole('link', { name: 'Zur Kasse' }).click();
	await fillAddress(page);

	// Back without paying: no one can pay there any more, and nothing typed is lost.
	const first = await orderByCard(page);
	await expect(page.getByText('Es fließt kein Geld')).toBeVisible();
	await expect(page.getByText(/× Aufkleber mit Konturschnitt/)).toBeVisible();
	await page.getByRole('link', { name: 'Zurück zum Shop, ohne zu bezahlen' }).click();
	await expect(page.getByText(/^Sie haben die Zahlung abgebrochen\. Es wurde nichts abgebucht/)).toBeVisible();
	await page.goto(first);
	await expect(page.getByRole('heading', { name: 'Diese Seite ist abgelaufen' })).toBeVisible();

	await openQuickly(page, `${shop}/checkout`);
	await expect(page.getByRole('textbox', { name: 'Vorname', exact: true })).toHaveValue('Anna');
	const second = await orderByCard(page);
	await payBy(page, '4000 0000 0000 0002');
	await expect(page.getByText('Ihre Karte wurde abgelehnt.')).toBeVisible();
	await payBy(page, '4000 0025 0000 3155');
	await page.getByRole('button', { name: 'Zahlung freigeben' }).click();
	await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
	// A bank hands back to another browser: nobody reads there that it has failed, or is led to order again.
	const elsewhere = await browser.newContext();
	const other = await elsewhere.newPage();
	await openQuickly(other, page.url());
	await expect(other.getByRole('heading', { name: 'Sehen Sie bitte in Ihre E-Mails' })).toBeVisible();
	await expect(other.getByRole('main').getByRole('link', { name: /Kasse/ })).toHaveCount(0);
	await elsewhere.close();
	const orders = await demo.owner.begin(async (sql) => {
		await sql`select set_config('app.tenant_id', id::text, true) from tenants where slug = 'demo'`;
		return sql`select number, status, error from orders where customer_mail = ${address} order by created_at`;
	});
	expect(orders.map(({ status, error }) => ({ status, error }))).toEqual([
		{ status: 'error', error: 'cancelled' },
		{ status: 'placed', error: null },
	]);
	await expect(page.getByText(String(orders[1]?.number), { exact: true })).toBeVisible();
	await page.goto(second);
	await expect(page.getByRole('heading', { name: 'Diese Bestellung ist bereits abgeschlossen' })).toBeVisible();
});
