import type { Page } from '@playwright/test';
import type { TransactionSql } from 'postgres';
import { shippedEntries } from '../rules/messages/groups.ts';
import type { TestDatabase } from '../server/testing/database.ts';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows } from './support/shop.ts';

const entry = (page: Page, language: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: language }) });

const act = async (page: Page, language: string, action: string) => {
	await page.getByRole('button', { name: `Actions for ${language}` }).click();
	await page.getByRole('menuitem', { name: action }).click();
};

/** In the shop of the demo, as the owner of its tables. */
const inShop = (owner: TestDatabase['owner'], work: (sql: TransactionSql) => Promise<unknown>) =>
	owner.begin(async (sql) => {
		await sql`select set_config('app.tenant_id', (select id::text from tenants where slug = 'demo'), true)`;
		await work(sql);
	});

/** As after a first time with French: all that every shop says is there, but for its catalogue. The machine translates the rest. */
async function keepFrench(sql: TransactionSql): Promise<void> {
	const kept = [...shippedEntries].filter(([key]) => !key.startsWith('catalogue.'));
	const rows = kept.map(([key, { translations }]) => ({ key, text: translations['en-GB'] }));
	await sql`
		with kept as (
			select current_setting('app.tenant_id')::uuid as tenant_id, r.key, r.text
			from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (key text, text text)
		), entered as (
			insert into text_entries (tenant_id, key, type, "group", base_text, base_language)
			select tenant_id, key, 'static', split_part(key, '.', 1), text, 'en-GB' from kept
			on conflict do nothing
		)
		insert into text_translations (tenant_id, key, language_code, translation, origin)
		select tenant_id, key, 'fr-FR', text, 'import' from kept`;
	await sql`analyze text_entries, text_translations`;
}

/** Thousands of texts that the lists of other tests would go through. */
async function dropFrench(sql: TransactionSql): Promise<void> {
	await sql`delete from text_translations where language_code = 'fr-FR'`;
	await sql`
		delete from text_entries e where e.type = 'static' and not e.locked and not exists (
			select from text_translations t where t.tenant_id = e.tenant_id and t.key = e.key
		)`;
}

test('a shop learns a language, in which the machine translates, and forgets it again', async ({
	admin,
	go,
	addressOf,
	demo,
	server,
}) => {
	// The machine has much to translate all the same.
	test.slow();
	await inShop(demo.owner, keepFrench);
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
	await expect(french).toContainText('Draft');
	expect((await server.ask('/fr-fr/products')).status).toBe(404);
	await french.getByRole('button', { name: 'Publish' }).click();
	await answer(admin, 'Publish French (France)?', 'Publish');
	await said(admin, 'Language published');
	expect((await server.ask('/fr-fr/products')).status).toBe(200);
	await openQuickly(admin, `${addressOf('demo')}/fr-fr/products`);
	await expect(admin.getByRole('link', { name: 'français' })).toHaveAttribute('aria-current', 'true');
	await expect(admin.getByText('€14.90').first()).toBeVisible();
	await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Produits');

	await go('/admin/localization');
	await act(admin, 'français', 'Delete');
	await answer(admin, 'Delete localization French (France)?', 'Delete');
	await said(admin, 'Localization deleted');
	await expect(french).toHaveCount(0);
	expect((await server.ask('/fr-fr/products')).status).toBe(404);
	await inShop(demo.owner, dropFrench);
});

test('an admin looks after the languages: their order, notation and default, and the machine that translates', async ({
	admin,
	go,
	navigate,
	addressOf,
	server,
}) => {
	await go('/admin/localization');
	await test.step('the order is changed by buttons, and the default cannot be deleted', async () => {
		const names = admin.getByRole('main').getByRole('heading', { level: 2 });
		await expect(names).toHaveText(['Deutsch', 'English']);
		await admin.getByRole('button', { name: 'Move English up' }).click();
		await said(admin, 'Language updated');
		await expect(names).toHaveText(['English', 'Deutsch']);
		await admin.getByRole('button', { name: 'Move Deutsch up' }).click();
		await expect(names).toHaveText(['Deutsch', 'English']);
		await admin.getByRole('button', { name: 'Actions for Deutsch' }).click();
		await expect(admin.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
		await admin.keyboard.press('Escape');
		await expect(admin.getByRole('menuitem')).toHaveCount(0);
	});

	await test.step('another default language moves the addresses, and can be taken back', async () => {
		// As the browser fetches it, with what it remembers: where it leads to, and in which language that is.
		const reached = (path: string) =>
			admin.evaluate<[string, string]>(`fetch(${JSON.stringify(path)}).then(async (answer) =>
				[/<html lang="([^"]+)"/.exec(await answer.text())?.[1], new URL(answer.url).pathname])`);
		await act(admin, 'English', 'Set as default');
		await answer(admin, 'Set English (United Kingdom) as the default localization?', 'Set as default');
		await said(admin, 'Default language changed');
		expect(new URL(admin.url()).pathname).toBe('/admin/localization');
		expect(await reached('/')).toEqual(['en-GB', '/']);
		expect(await reached('/de-de')).toEqual(['de-DE', '/de-de']);
		expect(await reached('/en-gb/products')).toEqual(['en-GB', '/products']);

		await act(admin, 'Deutsch', 'Set as default');
		await answer(admin, /German/, 'Set as default');
		await expect.poll(() => new URL(admin.url()).pathname).toBe('/en-gb/admin/localization');
		await said(admin, 'Default language changed');
		// What was moved before must not be remembered by the browser.
		expect(await reached('/en-gb/products')).toEqual(['en-GB', '/en-gb/products']);
		expect(await reached('/')).toEqual(['de-DE', '/']);
	});

	await test.step('DeepL: the sandbox is marked, translates, counts characters, and the settings are saved', async () => {
		await navigate('/admin/settings/deepl');
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

	await test.step('prices follow the notation at once, on the server and in the browser alike', async () => {
		const german = entry(admin, 'Deutsch');
		const sent = async () => (await server.ask('/products')).body.replaceAll('\u00a0', ' ');
		const choose = async (notation: string) => {
			await german.getByLabel('Prices and amounts').selectOption(notation);
			await said(admin, 'Language updated');
		};
		expect(await sent()).toContain('14,90 €');
		await navigate('/admin/localization');
		await choose("¤ 1'234.56");
		await expect(german.locator('[data-example]')).toHaveText("Example: € 1'234.56 for 12'500 pieces");
		await openQuickly(admin, `${addressOf('demo')}/products`);
		await expect(admin.getByText('€ 14.90').first()).toBeVisible();
		await go('/admin/localization');
		await choose('');
		expect(await sent()).toContain('14,90 €');
	});
});

test('a translator looks after the languages, and sees no settings', async ({ page, signIn, go, navigate }) => {
	const complaints = complaintsOf(page);
	await signIn('translator');
	await page.setViewportSize({ width: 390, height: 844 });
	await go('/admin/localization', 'de');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprachen & Lokalisierung');
	await page.getByRole('button', { name: 'Sprache hinzufügen' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect([await overflows(page), ...(await accessibilityFaults(page))]).toEqual([false]);
	await page.keyboard.press('Escape');
	await navigate('/admin/settings/deepl');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
	expect(complaints).toEqual([]);
});
