// Questions before something is taken away, what is said afterwards, and where it is said.
import type { Page } from '@playwright/test';
import type { TransactionSql } from 'postgres';
import type { TestDatabase } from '../server/testing/database.ts';
import { answer, said, test } from './support/admin.ts';
import { expect, openQuickly } from './support/shop.ts';

function missing(what: string): never {
	throw new Error(`no ${what}`);
}

type Demo = Pick<TestDatabase, 'owner'>;

/** @returns what a statement finds in the demo shop */
const inDemo = <Row>({ owner }: Demo, act: (sql: TransactionSql, tenant: string) => Promise<Row>): Promise<Row> =>
	owner.begin(async (sql) => {
		const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'demo'`;
		const tenant = shop?.id ?? '';
		await sql`select set_config('app.tenant_id', ${tenant}, true)`;
		return act(sql, tenant);
	}) as Promise<Row>;

/** With another image for readers of English in place of the first one. */
const productWithImages = (demo: Demo) =>
	inDemo(demo, async (sql, tenant) => {
		const [product] = await sql<{ id: string }[]>`
			select p.id from products p join product_images i on i.tenant_id = p.tenant_id and i.product_id = p.id
			where p.tenant_id = ${tenant} and p.parent_id is null and p.archived_at is null
			group by p.id having count(*) > 1 order by p.id limit 1`;
		const id = product?.id ?? missing('product with two images');
		await sql`
			insert into product_image_languages (tenant_id, product_id, image_id, language_code, media_id)
			select tenant_id, product_id, id, 'en-GB', media_id from product_images
			where tenant_id = ${tenant} and product_id = ${id} order by position limit 1`;
		return id;
	});

/** Neither covers the other. */
async function expectApart(page: Page, one: string, other: string): Promise<void> {
	const [first, second] = await Promise.all([one, other].map((place) => page.locator(place).first().boundingBox()));
	if (!first || !second) return missing('place to measure');
	expect(first.y + first.height <= second.y || second.y + second.height <= first.y).toBe(true);
}

test('the images of a product: saving their order is announced, and one of a language is removed only after a confirmation', async ({
	admin,
	go,
	demo,
}) => {
	await go(`/admin/products/${await productWithImages(demo)}`);
	await admin.getByRole('button', { name: 'Move back' }).first().click();
	await said(admin, 'Image order saved');
	await admin.getByRole('button', { name: 'Move forward' }).nth(1).click();
	await admin.getByRole('button', { name: 'Other languages' }).first().click();
	const languages = admin.getByRole('dialog', { name: /^Image 1/ });
	const english = languages.getByRole('listitem').filter({ hasText: 'English' });
	await english.getByRole('button', { name: 'Remove' }).click();
	await answer(admin, /English/, 'Cancel');
	await english.getByRole('button', { name: 'Remove' }).click();
	await answer(admin, /English/, 'Remove');
	await said(admin, 'Image removed');
	await expect(english.getByRole('button', { name: 'Remove' })).toHaveCount(0);
	await languages.getByRole('button', { name: 'Close' }).last().click();

	// What is said never covers what is saved with.
	await admin.getByRole('textbox', { name: 'Address' }).fill('Nein nein');
	await admin.keyboard.press('Control+s');
	await said(admin, 'Please check the marked fields.');
	await expectApart(admin, '.Toastify__toast', '[data-save-bar]');
	await admin.getByRole('button', { name: 'Discard' }).click();
});

test('a product code that a variant of another product has is refused beside its field', async ({
	admin,
	go,
	demo,
}) => {
	const [taken] = await inDemo(
		demo,
		(sql) => sql<{ code: string }[]>`
			select code from products where parent_id is not null and code <> '' order by id limit 1`,
	);
	await go('/admin/products/new');
	await admin.getByRole('textbox', { name: 'Name (Deutsch)' }).fill('Doppelgänger');
	await admin.keyboard.press('Control+s');
	await said(admin, 'Product created');
	await admin.getByRole('tab', { name: 'Variants' }).click();
	await admin.getByRole('button', { name: 'Add variant' }).click();
	const drawer = admin.getByRole('dialog', { name: 'New variant' });
	// Without its code it is not done; and one of which nothing was entered leaves no row.
	await drawer.getByRole('button', { name: 'Done' }).click();
	await expect(drawer.getByRole('textbox', { name: /^Code/ })).toBeFocused();
	await expect(drawer.getByText('Field is required')).toBeVisible();
	await admin.keyboard.press('Escape');
	await expect(admin.getByText('New variant')).toHaveCount(0);
	await admin.getByRole('button', { name: 'Add variant' }).click();
	await drawer.getByRole('textbox', { name: /^Code/ }).fill(taken?.code ?? '');
	await admin.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	await admin.getByRole('tab', { name: 'Settings' }).click();
	await admin.keyboard.press('Control+s');
	await expect(admin.getByRole('tab', { name: /Variants/ })).toHaveAttribute('aria-selected', 'true');
	await expect(admin.getByText('Variant already exists. Please change the code.')).toBeVisible();
	await admin.getByRole('button', { name: 'Discard' }).click();
});

test('pages are named with the address that their links show, and the picture of a category is removed only after a confirmation', async ({
	admin,
	go,
	demo,
}) => {
	await go('/admin/pages');
	const links = admin.getByRole('main').getByRole('link', { name: /^View / });
	expect(await links.count()).toBeGreaterThan(0);
	for (const link of await links.all())
		expect(await link.getAttribute('aria-label')).toContain((await link.innerText()).trim());
	const [category] = await inDemo(
		demo,
		(sql) => sql<{ id: string }[]>`select id from categories where media_id is not null order by id limit 1`,
	);
	await go(`/admin/categories/${category?.id ?? ''}`);
	await admin.getByRole('button', { name: 'Remove picture' }).click();
	await answer(admin, 'Remove the picture of the category?', 'Cancel');
	await expect(admin.locator('[data-save-bar]')).toHaveCount(0);
	await admin.getByRole('button', { name: 'Remove picture' }).click();
	await admin
		.getByRole('alertdialog')
		.getByRole('button', { name: /Remove/ })
		.click();
	await expect(admin.getByText('No picture')).toBeVisible();

	// A file that could not be sent is reported beside its field.
	await admin.route('**/service-api/graphql', (route) =>
		route.request().headers()['x-operation-name'] === 'fileUpload'
			? route.fulfill({ json: { errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE', statusCode: 503 } }] } })
			: route.fallback(),
	);
	const file = { name: 'new.png', mimeType: 'image/png', buffer: Buffer.from('no matter') };
	await admin.locator('input[type=file]').setInputFiles(file);
	await expect(
		admin.getByRole('main').getByText(/^Error uploading or deleting the image.*not available right now/),
	).toBeVisible();
	await admin.getByRole('button', { name: 'Discard' }).click();
});

test('the picture of a block of a page is removed only after a confirmation', async ({ admin, addressOf, demo }) => {
	await admin.setViewportSize({ width: 1440, height: 900 });
	const [page] = await inDemo(
		demo,
		(sql) => sql<{ id: string }[]>`select id from pages where home order by id limit 1`,
	);
	await openQuickly(admin, `${addressOf('demo')}/en-gb/admin/pages/${page?.id ?? ''}/edit`);
	await admin.locator('[data-handle]').first().focus();
	await admin.keyboard.press('s');
	const settings = admin.getByRole('complementary', { name: /^Settings: Hero/ });
	const none = settings.getByRole('button', { name: 'No picture' }).first();
	await none.click();
	await answer(admin, 'Remove the image?', 'Cancel');
	await expect(none).toBeVisible();
});
