import type { Page } from '@playwright/test';
import { newId } from '../rules/ids.ts';
import type { ServerProcess } from '../server/testing/server-process.ts';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, overflows } from './support/shop.ts';

const save = (page: Page) => page.keyboard.press('Control+s');

/** What a visitor is offered. */
const offered = async (server: ServerProcess, slug: string) => {
	const query = `{ product(slug: "${slug}") { pricing { unitPrice quantities { mode defined } steps { quantity total } } } }`;
	const { body } = await server.ask('/service-api/graphql', {
		host: 'demo.localhost',
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query }),
	});
	const { data } = JSON.parse(body) as { data: { product: { pricing: object } } };
	return data.product.pricing;
};

test('a product is priced by lists and by the piece, and the shop offers just that', async ({
	admin,
	go,
	demo,
	server,
}) => {
	await demo.owner.begin(async (sql) => {
		const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'demo'`;
		const tenant = shop?.id ?? '';
		await sql`select set_config('app.tenant_id', ${tenant}, true)`;
		for (const [name, total] of [
			['Tried for regulars', 900],
			['Tried for all', 1000],
		] as const) {
			const id = newId();
			await sql`insert into price_lists (tenant_id, id, name) values (${tenant}, ${id}, ${name})`;
			await sql`
				insert into price_list_rows (tenant_id, list_id, position, quantity, total)
				values (${tenant}, ${id}, 1, 100, ${total}), (${tenant}, ${id}, 2, 250, ${total * 2})`;
		}
	});
	await go('/admin/products/new');
	await admin.getByRole('textbox', { name: 'Name (Deutsch)' }).fill('Preiskarte');
	await save(admin);
	await said(admin, 'Product created');
	await admin.getByRole('checkbox', { name: 'Published' }).check();
	await admin.getByRole('tab', { name: 'Price Management' }).click();
	const preview = admin.getByRole('table', { name: 'Price table' });

	await admin.getByRole('radio', { name: 'Pricelist mode' }).check();
	await admin.getByRole('combobox', { name: 'Add a price list' }).selectOption('Tried for all');
	await admin.getByRole('combobox', { name: 'Add a price list' }).selectOption('Tried for regulars');
	await expect(admin.getByText('It never holds: a list before it is for everybody.')).toBeVisible();
	await expect(preview.getByRole('row').nth(1)).toContainText('€10.00');
	await admin.getByRole('button', { name: 'Move “Tried for regulars” up' }).click();
	await expect(preview.getByRole('row').nth(1)).toContainText('€9.00');
	expect(await accessibilityFaults(admin)).toEqual([]);
	await save(admin);
	await said(admin, 'Product saved');
	expect(await offered(server, 'preiskarte')).toEqual({
		unitPrice: null,
		quantities: { mode: 'table', defined: [] },
		steps: [
			{ quantity: 100, total: 900 },
			{ quantity: 250, total: 1800 },
		],
	});

	await admin.getByRole('radio', { name: 'Simple pricing' }).click();
	await answer(admin, 'Switch to simple pricing?', 'Switch and replace');
	await admin.getByRole('spinbutton', { name: 'Unit price' }).fill('0.0199');
	await admin.getByRole('combobox', { name: 'Scales mode' }).selectOption('Defined scales');
	const scales = admin.getByRole('textbox', { name: 'Scales' });
	await scales.fill('500, some');
	await admin.getByRole('tab', { name: 'Settings' }).click();
	await save(admin);
	await expect(scales).toBeFocused();
	await expect(admin.getByText('Please enter whole numbers from 1 to 1,000,000, separated by commas.')).toBeVisible();
	await scales.fill('500, 250');
	await expect(preview.getByRole('row').nth(1)).toContainText('€4.98');
	await admin.setViewportSize({ width: 390, height: 800 });
	expect(await overflows(admin)).toBe(false);
	expect(await accessibilityFaults(admin)).toEqual([]);
	await save(admin);
	await said(admin, 'Product saved');
	expect(await offered(server, 'preiskarte')).toEqual({
		unitPrice: 199,
		quantities: { mode: 'defined', defined: [250, 500] },
		steps: [],
	});

	await admin.setViewportSize({ width: 1440, height: 900 });
	await admin.getByRole('button', { name: 'Enter quantity prices' }).click();
	const cell = (name: string) => admin.getByRole('textbox', { name });
	await expect(cell('Price per single unit, row 1')).toHaveValue('0.0199');
	await cell('Quantity, row 1').fill('100');
	await cell('Total, row 1').fill('19.90');
	await expect(cell('Price per single unit, row 1')).toHaveValue('');
	await cell('Quantity, row 2').fill('500');
	await save(admin);
	await expect(cell('Price per single unit, row 2')).toBeFocused();
	await cell('Total, row 2').fill('39.90');
	await expect(preview.getByRole('row').nth(2)).toContainText('€39.90');
	expect(await accessibilityFaults(admin)).toEqual([]);
	await save(admin);
	await said(admin, 'Product saved');
	await admin.reload();
	await expect(cell('Total, row 2')).toHaveValue('39.90');
	expect(await offered(server, 'preiskarte')).toEqual({
		unitPrice: null,
		quantities: { mode: 'table', defined: [] },
		steps: [
			{ quantity: 100, total: 1990 },
			{ quantity: 500, total: 3990 },
		],
	});
});
