// What customers do with their subscriptions, in a real browser. What becomes of it at the provider is tested in server/subscriptions.
import type { Page } from '@playwright/test';
import { knownPassword } from '../demo/data/accounts.ts';
import { makeAccount, password, signIn } from './support/people.ts';
import { accessibilityFaults, expect, openQuickly, overflows, test } from './support/shop.ts';
import { subscribe } from './support/subscriptions.ts';

async function look(page: Page): Promise<void> {
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);
	}
}

test('a customer cancels in the trial, by keyboard, and reactivates', async ({ page, context, server, addressOf }) => {
	test.slow();
	const shop = addressOf('demo');
	await makeAccount(server, 'demo', 'probe@example.com');
	await signIn(context, server, 'demo', 'probe@example.com', password);
	await openQuickly(page, `${shop}/account#subscriptions`);
	const section = page.locator('#subscriptions');
	await expect(section.getByText('Noch keine Abonnements')).toBeVisible();
	const { number } = await subscribe(page, 'werbemittel-abo');

	await page.reload();
	await expect(section.getByText(/^Im Probezeitraum bis /)).toBeVisible();
	await expect(section.getByText('Aktiv', { exact: true })).toBeVisible();
	await expect(section.getByText('monatlich')).toBeVisible();
	await look(page);
	await section.getByRole('link', { name: `Abonnement ${number} ansehen und verwalten` }).press('Enter');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 1, name: `Abonnement ${number}` })).toBeVisible();
	await expect(main.getByText('Bisher wurde nichts abgebucht.')).toBeVisible();
	await look(page);

	const cancel = main.getByRole('button', { name: 'Abonnement kündigen' });
	await cancel.press('Enter');
	const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
	await expect(question.getByText(/^Der Probezeitraum läuft noch bis zum .* nichts abgebucht/)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(question).toHaveCount(0);
	await cancel.press('Enter');
	await question.getByRole('button', { name: 'Abonnement kündigen' }).press('Enter');
	await expect(page.getByText(/^Abonnement erfolgreich gekündigt/)).toBeVisible();
	await expect(main.getByText('Gekündigt', { exact: true })).toBeVisible();
	await expect(main.getByText('Keine weitere Zahlung')).toBeVisible();

	await main.getByRole('button', { name: 'Abonnement reaktivieren' }).press('Enter');
	await expect(
		question.getByText(/^Die Kündigung gilt dann nicht mehr. Die nächste Zahlung über .* ist am /),
	).toBeVisible();
	await question.getByRole('button', { name: 'Abonnement reaktivieren' }).press('Enter');
	await expect(page.getByText('Abonnement erfolgreich reaktiviert.')).toBeVisible();
	await expect(main.getByText('Aktiv', { exact: true })).toBeVisible();
});

test('a failed renewal is healed by another card', async ({ page, context, server, addressOf }) => {
	test.slow();
	const shop = addressOf('demo');
	await makeAccount(server, 'demo', 'karte@example.com');
	await signIn(context, server, 'demo', 'karte@example.com', password);
	await openQuickly(page, `${shop}/account`);
	const { id, advance } = await subscribe(page, 'geschaeftspapier-abo', '4000000000000341');
	await advance(32);

	const main = page.getByRole('main');
	await expect(async () => {
		await openQuickly(page, `${shop}/account/subscriptions/${id}`);
		await expect(main.getByText('Zahlung überfällig').first()).toBeVisible({ timeout: 2000 });
	}).toPass({ timeout: 30_000 });
	await look(page);
	await main.getByRole('button', { name: 'Karte ändern' }).first().click();
	await page.getByLabel('Kartennummer').fill('5555 5555 5555 4444');
	await page.getByLabel('Gültig bis').fill('12/39');
	await page.getByLabel('Prüfziffer').fill('123');
	await page.getByLabel('Name auf der Karte').fill('Ada Holm');
	await page.keyboard.press('Enter');

	await expect(page.getByText(/^Karte erfolgreich geändert und die offene Zahlung beglichen/)).toBeVisible();
	await expect(main.getByText('Mastercard mit der Endung 4444')).toBeVisible();
	await expect(main.getByText('Zahlung überfällig')).toHaveCount(0);
	await expect(main.getByText('bezahlt', { exact: true })).toHaveCount(2);
	await expect(main.getByRole('link', { name: /^Bestellung / })).toHaveCount(2);
	// Back in the browser, nothing is taken once more.
	await expect(page).toHaveURL(/\/account\/subscriptions\/[\w-]+$/);
});

test('a quantity that cannot be had is not saved, and neither is the one typed before it', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await makeAccount(server, 'demo', 'menge@example.com');
	await signIn(context, server, 'demo', 'menge@example.com', password);
	await openQuickly(page, `${addressOf('demo')}/account`);
	const { id } = await subscribe(page, 'plakat-des-monats');
	await openQuickly(page, `${addressOf('demo')}/account/subscriptions/${id}`);
	const main = page.getByRole('main');
	await main.getByRole('button', { name: 'Menge ändern' }).click();
	const dialog = page.getByRole('dialog');
	const quantity = dialog.getByRole('textbox');
	for (const wrong of ['0', 'abc', '']) {
		await quantity.fill('5');
		await expect(dialog.getByText('99,50 €')).toBeVisible();
		await quantity.fill(wrong);
		await expect(dialog.getByText('Neuer Preis')).toHaveCount(0);
		await dialog.getByRole('button', { name: 'Speichern' }).click();
		await expect(quantity).toBeFocused();
		await expect(quantity).toHaveAttribute('aria-invalid', 'true');
	}
	await quantity.fill('900000');
	await expect(dialog.getByText(/höchstens 999\.999,99\s€ je Zahlung/)).toBeVisible();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await expect(main.getByText('1 Stück je Lieferung')).toBeVisible();
});

test('a regular customer who comes back after a while is shown their own price, without a reload', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'shopper', knownPassword);
	await context.clearCookies({ name: 'platen_access' });
	await openQuickly(page, `${addressOf('demo')}/product/flyer-abo`);
	await expect(page.getByRole('main').getByText('17,90 €').first()).toBeVisible();
});
