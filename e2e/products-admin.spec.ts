import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';

const save = (page: Page) => page.keyboard.press('Control+s');

function fileOf(name: string, content: string): string {
	const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'platen-products-')), name);
	fs.writeFileSync(file, content);
	return file;
}

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Parts of the product' });

test('products in the administration are imported from a table, and made with hundreds of variants', async ({
	admin,
	go,
	navigate,
}) => {
	await go('/admin/products');
	await test.step('a table shows its wrong rows before anything is saved, and the right ones are saved', async () => {
		const file = fileOf(
			'neu.csv',
			'code,name.de-DE,published,price\nIMP-1,Importkarte,yes,9.90\nIMP-2,,yes,1\nIMP-3,Drei,maybe,1\n',
		);
		await admin.getByRole('button', { name: 'Import', exact: true }).click();
		const chooser = admin.waitForEvent('filechooser');
		await admin.getByRole('dialog').getByRole('button', { name: /file/i }).first().click();
		await (await chooser).setFiles(file);
		await admin.getByRole('button', { name: 'Check file' }).click();
		const preview = admin.getByRole('dialog', { name: 'Preview: neu.csv' });
		await preview.getByRole('tab', { name: /Errors/ }).click();
		await expect(preview.getByText('Field is required')).toBeVisible();
		await expect(preview.getByText('yes or no')).toBeVisible();
		await preview
			.getByRole('button', { name: /Save|Apply|Import/ })
			.last()
			.click();
		await said(admin, 'The import of products is finished.');
		await admin.getByRole('searchbox', { name: 'Search' }).fill('IMP-');
		await expect(admin.getByRole('row')).toHaveCount(2);
		await expect(admin.getByRole('row').nth(1)).toContainText('Importkarte');
	});

	await test.step('hundreds of variants are made at once; one that is deleted goes when the product is saved, and not before', async () => {
		await navigate('/admin/products/new');
		await admin.getByRole('textbox', { name: 'Name (Deutsch)' }).fill('Viele Varianten');
		await save(admin);
		await said(admin, 'Product created');
		await admin.getByRole('tab', { name: 'Variants' }).click();
		await admin.getByRole('button', { name: /Choices/ }).click();
		await admin.getByRole('option').nth(0).click();
		await admin.getByRole('option').nth(1).click();
		await admin.keyboard.press('Escape');
		await admin.getByRole('button', { name: 'All combinations' }).click();
		const dialog = admin.getByRole('dialog', { name: 'Variants of all combinations' });
		const lines = (mark: string, count: number) =>
			Array.from({ length: count }, (_, index) => `${mark} ${index + 1}`).join('\n');
		await dialog.getByRole('textbox').nth(0).fill(lines('P', 15));
		await dialog.getByRole('textbox').nth(1).fill(lines('F', 14));
		await expect(dialog.getByText('210 new variants')).toBeVisible();
		await dialog.getByRole('button', { name: 'Add', exact: true }).click();
		await save(admin);
		await said(admin, 'Product saved');
		await admin.reload();
		await admin.getByRole('tab', { name: 'Variants' }).click();
		await expect(admin.getByText('Page 1 of 5, 210 variants')).toBeVisible();

		const row = admin.locator('tr[data-fate]').first();
		const code = await row.getByRole('rowheader').innerText();
		const price = admin.getByRole('spinbutton', { name: `Unit price: ${code}`, exact: true });
		const pieces = admin.getByRole('textbox', { name: `On hand: ${code}`, exact: true });
		await price.fill('7.50');
		await pieces.fill('25');
		await save(admin);
		await said(admin, 'Product saved');
		await expect(admin.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
		await admin.reload();
		await expect(price).toHaveValue('7.50');
		await expect(pieces).toHaveValue('25');

		await row.getByRole('button', { name: /Actions for/ }).click();
		await admin.getByRole('menuitem', { name: 'Delete' }).click();
		await answer(admin, /Delete variant/, 'Delete');
		await expect(admin.getByText('1 variant is deleted on saving.')).toBeVisible();
		await admin.getByRole('button', { name: 'Discard' }).click();
		await expect(admin.getByRole('button', { name: code, exact: true })).toBeVisible();

		await row.getByRole('button', { name: /Actions for/ }).click();
		await admin.getByRole('menuitem', { name: 'Delete' }).click();
		await answer(admin, /Delete variant/, 'Delete');
		await save(admin);
		await said(admin, 'Product saved');
		await expect(admin.getByText('209 variants')).toBeVisible();
		await expect(admin.getByRole('button', { name: code, exact: true })).toHaveCount(0);
	});
});

test('a product in the administration gets its pictures in order, its price and its address, and is found in the shop', async ({
	admin,
	go,
	navigate,
	ask,
	addressOf,
	demo,
}) => {
	await test.step('pictures are sorted by keyboard alone, and the new position of each is announced', async () => {
		const { adminProducts } = await ask<{
			adminProducts: { items: { id: string; image: { id: string } | null }[] };
		}>('{ adminProducts(first: 25, language: "en-GB") { items { id image { id } } } }');
		const [first, ...others] = adminProducts.items;
		const mediaIds = others.flatMap(({ image }) => image?.id ?? []).slice(0, 3);
		await ask(
			'mutation($id: ID!, $mediaIds: [ID!]!) { addProductImages(productId: $id, mediaIds: $mediaIds) { id } }',
			{ id: first?.id, mediaIds },
		);
		await go(`/admin/products/${first?.id}`);
		await expect(tabs(admin)).toBeVisible();
		const images = admin.locator('button[data-image]');
		await expect.poll(() => images.count()).toBeGreaterThan(1);
		const before = await images.first().getAttribute('data-image');
		await images.first().focus();
		const saved = admin.waitForResponse(/graphql\?c=AdminOrderProductImages/);
		await admin.keyboard.press('Alt+ArrowRight');
		await expect(admin.getByText(/The image is now at place 2 of/)).toBeAttached();
		await expect.poll(() => images.nth(1).getAttribute('data-image')).toBe(before);
		await expect(images.nth(1)).toBeFocused();
		await saved;
		await admin.reload();
		await expect.poll(() => images.nth(1).getAttribute('data-image')).toBe(before);
		await admin.setViewportSize({ width: 390, height: 844 });
		expect(await overflows(admin)).toBe(false);
	});

	await test.step('a product is created, checked for quality, published and found in the shop', async () => {
		await admin.setViewportSize({ width: 1440, height: 900 });
		await navigate('/admin/products/new');
		await save(admin);
		await admin.getByRole('textbox', { name: 'Name (Deutsch)' }).fill('Prüfkarte');
		await admin.getByRole('textbox', { name: 'Name (English)' }).fill('Test card');
		await save(admin);
		await said(admin, 'Product created');
		await expect(tabs(admin)).toBeVisible();
		await expect(admin.getByText('No image.')).toBeVisible();

		await admin.getByRole('tab', { name: 'Price Management' }).click();
		const price = admin.getByRole('spinbutton', { name: 'Unit price' });
		await price.fill('abc');
		await save(admin);
		await said(admin, 'Please check the marked fields.');
		await expect(price).toHaveValue('abc');
		await expect(price).toHaveAccessibleDescription(/Please enter a number/);
		await price.fill('12,50');
		await price.press('Tab');
		await expect(price).toHaveValue('12.50');
		await admin.getByRole('tab', { name: 'Settings' }).click();
		await admin.getByRole('textbox', { name: 'Address' }).fill('Flyer A5 / ÄÖ ?');
		await admin.getByRole('textbox', { name: 'Address' }).press('Tab');
		await expect(admin.getByRole('textbox', { name: 'Address' })).toHaveValue('flyer-a5-aeoe');
		await admin.getByRole('textbox', { name: 'Address' }).fill('???');
		await admin.getByRole('tab', { name: 'Price Management' }).click();
		await save(admin);
		await said(admin, 'Please check the marked fields.');
		await expect(admin.getByRole('tab', { name: /Settings/ })).toHaveAttribute('aria-selected', 'true');
		await expect(admin.getByRole('textbox', { name: 'Address' })).toBeFocused();
		await admin.getByRole('textbox', { name: 'Address' }).fill('pruefkarte');
		const canonical = admin.getByRole('textbox', { name: 'Canonical URL' });
		await canonical.fill('https://elsewhere.example/');
		await save(admin);
		await expect(canonical).toHaveAccessibleDescription(new RegExp(`URL fields must begin with ${addressOf('demo')}`));
		await canonical.fill(`${addressOf('demo')}/en-gb/products`);
		await admin.getByRole('checkbox', { name: 'Published' }).check();
		await admin.getByRole('tab', { name: 'Category & Access' }).click();
		await admin.getByRole('checkbox').first().check();
		await expect(admin.getByText('All visitors see the product.')).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await save(admin);
		await said(admin, 'Product saved');
		await admin.reload();
		await expect(admin.getByRole('tab', { name: 'Category & Access' })).toHaveAttribute('aria-selected', 'true');
		const category = admin.getByRole('checkbox').first();
		await category.click();
		await answer(admin, /^Unlink the product from the category/, 'Cancel');
		await expect(category).toBeChecked();

		await admin.getByRole('tab', { name: 'Settings' }).click();
		await admin.getByRole('textbox', { name: 'Code' }).fill('PRUEF-1');
		await demo.owner.begin(async (sql) => {
			const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'demo'`;
			await sql`select set_config('app.tenant_id', ${shop?.id ?? ''}, true)`;
			await sql`update products set production_days = 9, revision = revision + 1 where slug = 'pruefkarte'`;
		});
		await save(admin);
		await expect(admin.getByRole('alert').filter({ hasText: 'Somebody else has saved changes here' })).toContainText(
			'Production days',
		);
		await admin.getByRole('button', { name: 'Keep my entries' }).click();
		await expect(admin.getByRole('spinbutton', { name: 'Production days' })).toHaveValue('9');
		await save(admin);
		await said(admin, 'Product saved');
		await expect(admin.getByRole('textbox', { name: 'Code' })).toHaveValue('PRUEF-1');

		await openQuickly(admin, `${addressOf('demo')}/en-gb/product/pruefkarte`);
		await expect(admin.getByRole('heading', { level: 1 })).toContainText('Test card');
		await expect(admin.getByText('12.50').first()).toBeVisible();
		const named = admin.locator('link[rel=canonical]');
		await expect(named).toHaveAttribute('href', `${addressOf('demo')}/en-gb/products`);
		await admin.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
		await expect(named).toHaveAttribute('href', `${addressOf('demo')}/en-gb/imprint`);
		await admin.goBack();
		await expect(named).toHaveAttribute('href', `${addressOf('demo')}/en-gb/products`);
	});
});
