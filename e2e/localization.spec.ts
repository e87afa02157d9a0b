import type { Page } from '@playwright/test';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, complaintsOf, expect, open, overflows } from './support/shop.ts';

test.use({ trace: 'off' });

const entry = (page: Page, language: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: language }) });

const act = async (page: Page, language: string, action: string) => {
	await page.getByRole('button', { name: `Actions for ${language}` }).click();
	await page.getByRole('menuitem', { name: action }).click();
};

test('a shop learns a language, in which the machine translates, and forgets it again', async ({
	admin,
	go,
	addressOf,
}) => {
	// The machine translates everything that the shop says.
	test.slow();
	await go('/admin/localization');
	await expect(entry(admin, 'Deutsch')).toContainText('Default');
	await admin.getByRole('button', { name: 'Add language' }).click();
	const dialog = admin.getByRole('dialog', { name: 'Add language' });
	await dialog.getByRole('button', { name: 'Add language' }).click();
	await expect(dialog.getByText('There is no such language here.')).toBeVisible();
	await dialog.getByLabel('Language').selectOption({ label: 'French (France) · fr-FR' });
	await expect(dialog.locator('[data-example]')).toHaveText(/^Example: 1\s234,56\s€ for 12\s500 pieces$/);
	await dialog.getByLabel('Notation for prices and amounts').selectOption('¤1,234.56');
	await expect(dialog.locator('[data-example]')).toHaveText('Example: €1,234.56 for 12,500 pieces');
	expect(await accessibilityFaults(admin)).toEqual([]);
	await dialog.getByRole('button', { name: 'Add language' }).click();
	await said(admin, 'Language added');

	const french = entry(admin, 'français');
	await expect(french).toContainText('/fr-fr/');
	await expect(french.getByText('Complete')).toBeVisible({ timeout: 60_000 });
	await open(admin, `${addressOf('demo')}/fr-fr/products`);
	await expect(admin.getByRole('link', { name: 'français' })).toHaveAttribute('aria-current', 'true');
	await expect(admin.getByText('€14.90').first()).toBeVisible();
	await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Produits');

	await go('/admin/localization');
	await act(admin, 'français', 'Delete');
	await answer(admin, 'Delete localization French (France)?', 'Delete');
	await said(admin, 'Localization deleted');
	await expect(french).toHaveCount(0);
	const gone = await admin.goto(`${addressOf('demo')}/fr-fr/products`, { waitUntil: 'commit' });
	expect(gone?.status()).toBe(404);
});

test('prices follow the notation at once, on the server and in the browser alike', async ({ admin, go, addressOf }) => {
	const shown = async (price: string) => {
		await open(admin, `${addressOf('demo')}/products`);
		await expect(admin.getByText(price).first()).toBeVisible();
	};
	const choose = async (notation: string) => {
		await go('/admin/localization');
		await entry(admin, 'Deutsch').getByLabel('Prices and amounts').selectOption(notation);
		await said(admin, 'Language updated');
	};
	await shown('14,90 €');
	await choose("¤ 1'234.56");
	await expect(entry(admin, 'Deutsch').locator('[data-example]')).toHaveText("Example: € 1'234.56 for 12'500 pieces");
	await shown('€ 14.90');
	await choose('');
	await shown('14,90 €');
});

test('another default language moves the addresses, and can be taken back', async ({ admin, go, addressOf }) => {
	const languageOf = async (path: string) => {
		await open(admin, `${addressOf('demo')}${path}`);
		return admin.locator('html').getAttribute('lang');
	};
	await go('/admin/localization');
	await act(admin, 'English', 'Set as default');
	await answer(admin, 'Set English (United Kingdom) as the default localization?', 'Set as default');
	await said(admin, 'Default language changed');
	expect(new URL(admin.url()).pathname).toBe('/admin/localization');
	expect([await languageOf('/'), await languageOf('/de-de')]).toEqual(['en-GB', 'de-DE']);
	expect([await languageOf('/en-gb/products'), new URL(admin.url()).pathname]).toEqual(['en-GB', '/products']);

	await open(admin, `${addressOf('demo')}/admin/localization`);
	await act(admin, 'Deutsch', 'Set as default');
	await answer(admin, /German/, 'Set as default');
	await said(admin, 'Default language changed');
	expect(new URL(admin.url()).pathname).toBe('/en-gb/admin/localization');
	// What was moved before must not be remembered by the browser.
	expect([await languageOf('/en-gb/products'), new URL(admin.url()).pathname]).toEqual(['en-GB', '/en-gb/products']);
	expect(await languageOf('/')).toBe('de-DE');
});

test('the order is changed by buttons, and the default cannot be deleted', async ({ admin, go }) => {
	await go('/admin/localization');
	const names = admin.getByRole('main').getByRole('heading', { level: 2 });
	await expect(names).toHaveText(['Deutsch', 'English']);
	await admin.getByRole('button', { name: 'Move English up' }).click();
	await said(admin, 'Language updated');
	await expect(names).toHaveText(['English', 'Deutsch']);
	await admin.getByRole('button', { name: 'Move Deutsch up' }).click();
	await expect(names).toHaveText(['Deutsch', 'English']);
	await admin.getByRole('button', { name: 'Actions for Deutsch' }).click();
	await expect(admin.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
});

test('DeepL: the sandbox is marked, answers, counts, and the settings are kept', async ({ admin, go }) => {
	await go('/admin/settings/deepl');
	await expect(admin.getByText('Sandbox.')).toBeVisible();
	await expect(admin.getByRole('region', { name: 'DeepL key' })).toContainText('Not set');
	await expect(admin.getByText(/^[\d,]+ of 500,000 characters$/)).toBeVisible();
	await admin.getByRole('button', { name: 'Test connection' }).click();
	await said(admin, 'Connected: “Guten Morgen” means “[EN-GB] Guten Morgen”');
	await admin.getByRole('radio', { name: 'Informal' }).check();
	await admin.getByRole('checkbox', { name: 'German (Germany)' }).uncheck();
	await admin.keyboard.press('ControlOrMeta+s');
	await said(admin, 'Settings saved');
	await admin.reload();
	await expect(admin.getByRole('radio', { name: 'Informal' })).toBeChecked();
	await expect(admin.getByRole('checkbox', { name: 'German (Germany)' })).not.toBeChecked();
	await admin.getByRole('button', { name: 'Translate missing texts (English (United Kingdom))' }).click();
	await said(admin, 'There is nothing to translate');
	await admin.getByRole('radio', { name: 'Formal', exact: true }).check();
	await admin.getByRole('checkbox', { name: 'German (Germany)' }).check();
	await admin.keyboard.press('ControlOrMeta+s');
	await expect(admin.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
});

test('a translator looks after the languages, and sees no settings', async ({ page, signIn, go }) => {
	const complaints = complaintsOf(page);
	await signIn('translator');
	await page.setViewportSize({ width: 390, height: 844 });
	await go('/admin/localization', 'de');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprachen & Lokalisierung');
	await page.getByRole('button', { name: 'Sprache hinzufügen' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect([await overflows(page), ...(await accessibilityFaults(page))]).toEqual([false]);
	await page.keyboard.press('Escape');
	await go('/admin/settings/deepl', 'de');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
	expect(complaints).toEqual([]);
});
