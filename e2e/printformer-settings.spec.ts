import type { Page } from '@playwright/test';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, overflows } from './support/shop.ts';

const save = async (page: Page, words: string) => {
	await page.keyboard.press('ControlOrMeta+s');
	await said(page, words);
	await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
};

/** No one looks at a screen half way. */
async function expectGood(page: Page): Promise<void> {
	expect(await accessibilityFaults(page)).toEqual([]);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await overflows(page)).toBe(false);
	}
}

test('the account at Printformer is tested, synchronised and changed, and says what belongs to it', async ({
	admin,
	go,
	ask,
	demo,
}) => {
	await go('/admin/settings/printformer');
	const baseUrl = admin.getByLabel('Base URL');
	const tryOut = admin.getByRole('button', { name: 'Test connection' });
	const good = await baseUrl.inputValue();
	await expect(admin.getByText('Sandbox.')).toBeVisible();
	await expect(admin.getByRole('img', { includeHidden: true }).first()).toBeAttached();

	await test.step('the test names the client', async () => {
		await tryOut.click();
		await expect(admin.getByText('Connected as client “Sandbox demo”')).toBeVisible();
	});

	await test.step('templates are shown with their previews, and are synchronised again', async () => {
		const card = admin.getByRole('listitem').filter({ hasText: 'Visitenkarte 85 × 55 mm' });
		await expect(card).toContainText('Customisable · 2 pages');
		await expect(card).toContainText('Customise, Personalise (a series)');
		await expect(card).toContainText('Variants: Weiß, Naturpapier');
		await card.scrollIntoViewIfNeeded();
		const width = () => card.locator('img').evaluate((image: { naturalWidth: number }) => image.naturalWidth);
		await expect.poll(width).toBeGreaterThan(100);
		await admin.getByRole('button', { name: 'Synchronise' }).click();
		await said(admin, 'The templates are being synchronised');
		await expect(admin.getByText(/^Last synchronised: /)).toBeVisible();
		await expectGood(admin);
	});

	await test.step('a base URL that cannot be one is refused beside its field', async () => {
		await baseUrl.fill('https://example.printformer.net/path');
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(admin.getByText('Please enter a public https address without a path')).toBeVisible();
		await expect(baseUrl).toBeFocused();
		await baseUrl.fill('http://example.printformer.net');
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(baseUrl).toHaveAttribute('aria-invalid', 'true');
		await expect(tryOut).toBeDisabled();
		await admin.getByRole('button', { name: 'Discard' }).click();
	});

	await test.step('another account is asked about while drafts belong to the present one', async () => {
		const [product] = (
			await ask<{ adminProducts: { items: { id: string }[] } }>(
				'{ adminProducts(language: "de-DE", first: 1) { items { id } } }',
			)
		).adminProducts.items;
		await demo.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', (select id::text from tenants where slug = 'demo'), true)`;
			await sql`
				with d as (
					insert into designs (tenant_id, id, kind, provider, user_id, product_id, name, document)
					select tenant_id, gen_random_uuid(), 'draft', 'printformer', id, ${product?.id ?? ''}, 'Entwurf', '{}'
					from users where tenant_id = current_setting('app.tenant_id')::uuid limit 1
					returning tenant_id, id
				)
				insert into printformer_drafts (tenant_id, design_id, account, hash, owner, template, intent)
				select d.tenant_id, d.id, s.account, 'e2e', 'e2e', 'pfcard01', 'customize'
				from d join printformer_syncs s on s.tenant_id = d.tenant_id`;
		});
		await admin.reload();
		await admin.getByLabel('Client identifier').fill('another');
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(admin.getByRole('alertdialog')).toContainText('One draft of a shopper belongs to the present account');
		expect(await accessibilityFaults(admin)).toEqual([]);
		await answer(admin, /Connect another account/, 'Use the other account');
		await said(admin, 'Settings saved');
		await expect(admin.getByText('No templates yet')).toBeVisible();
		await tryOut.click();
		await expect(admin.getByText('Printformer did not accept the API key for this client')).toBeVisible();
		await admin.getByLabel('Client identifier').fill('demo');
		await save(admin, 'Settings saved');
		await expect(admin.getByText('Visitenkarte 85 × 55 mm')).toBeVisible();
		await expect(baseUrl).toHaveValue(good);
	});
});

test('a product moves to Printformer and back, with what its template offers', async ({ admin, go, ask }) => {
	const { adminProducts } = await ask<{ adminProducts: { items: { id: string; slug: string }[] } }>(
		'{ adminProducts(language: "de-DE", search: "Plakat", first: 50) { items { id slug } } }',
	);
	const id = adminProducts.items.find(({ slug }) => slug === 'plakat-din-a1')?.id;
	const address = `/admin/products/${id}?tab=print`;
	await go(address);
	const at = (name: string) => admin.getByRole('radio', { name, exact: true });
	await expect(at('Built-in studio')).toBeChecked();

	await test.step('without a template it cannot be saved', async () => {
		await at('Printformer').check();
		await expect(admin.getByText('New designs will be made at Printformer.')).toBeVisible();
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(admin.getByText('Please choose a template')).toBeVisible();
		await expect(admin.getByRole('group', { name: 'Template' })).toBeFocused();
	});

	await test.step('the template is searched for, and says where it does not fit', async () => {
		await admin.getByRole('button', { name: 'Choose a template' }).click();
		const dialog = admin.getByRole('dialog');
		await dialog.getByLabel('Search templates').fill('visitenk');
		await expect(dialog.getByRole('listitem')).toHaveCount(1);
		expect(await accessibilityFaults(admin)).toEqual([]);
		await dialog.getByRole('button', { name: 'Visitenkarte' }).click();
		await expect(dialog).toHaveCount(0);
		await expect(admin.getByText('The template has 2 pages, the product 1 printed page.')).toBeVisible();
		await at('Customise').check();
		await admin.getByRole('checkbox', { name: 'Naturpapier' }).check();
		await admin.getByRole('switch', { name: 'Page planner' }).click();
		await expectGood(admin);
		await save(admin, 'Product saved');
	});

	await test.step('what was chosen is there again, also for its variants', async () => {
		await admin.reload();
		await expect(at('Printformer')).toBeChecked();
		await expect(at('Customise')).toBeChecked();
		await expect(admin.getByRole('checkbox', { name: 'Naturpapier' })).toBeChecked();
		await expect(admin.getByRole('switch', { name: 'Page planner' })).toBeChecked();
		const owner = admin.getByLabel('Print settings of');
		const variant = await owner.locator('option').nth(2).getAttribute('value');
		await owner.selectOption(variant ?? '');
		await expect(at('The same as the product')).toBeChecked();
		await at('Built-in studio').check();
		await save(admin, 'Product saved');
		await at('The same as the product').check();
		await save(admin, 'Product saved');
		await owner.selectOption(id ?? '');
	});

	await test.step('and back in the studio', async () => {
		await at('Built-in studio').check();
		await expect(admin.getByText('Drafts and orders that were made at Printformer stay there')).toBeVisible();
		await save(admin, 'Product saved');
		await admin.reload();
		await expect(at('Built-in studio')).toBeChecked();
	});
});
