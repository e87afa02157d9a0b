// The template editor in a browser: staff make a template, shoppers fill it in.
import { test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly } from './support/shop.ts';

test('a template is begun, gets a field, is published, and shoppers fill it in', async ({
	admin,
	go,
	ask,
	addressOf,
}) => {
	const { designTemplates } = await ask<{
		designTemplates: { items: { id: string; productId: string; productName: string }[] };
	}>('{ designTemplates { items { id productId productName } } }');
	const postcard = designTemplates.items.find(({ productName }) => /postkarte/i.test(productName));
	const { productId = '', id = '' } = postcard ?? {};
	await ask('mutation($id: ID!) { deleteDesignTemplate(id: $id) }', { id });
	await go(`/admin/products/${productId}?tab=print`);

	await test.step('blank, from the product', async () => {
		await admin.getByRole('button', { name: 'Begin a template' }).click();
		const dialog = admin.getByRole('dialog', { name: 'Begin a template' });
		await dialog.getByRole('radio', { name: 'With blank pages' }).check();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
		await expect(admin.getByText('Draft, not published yet')).toBeVisible();
		await admin.getByRole('link', { name: 'Edit', exact: true }).click();
		await expect(admin.getByRole('heading', { name: /^Template: / })).toBeVisible();
	});

	await test.step('a text becomes a field, by keys and buttons alone, and can be undone after a reload', async () => {
		await admin.getByRole('button', { name: 'Add', exact: true }).click();
		await admin.getByRole('menuitem', { name: 'Text' }).click();
		await admin.getByRole('button', { name: 'Make “Your text” a field' }).click();
		const dialog = admin.getByRole('dialog', { name: /^Field: / });
		for (const label of await dialog.getByLabel(/^Label \(/).all()) await label.fill('Salutation');
		await dialog.getByRole('button', { name: 'Apply' }).click();
		await expect(admin.getByRole('button', { name: 'Edit Salutation' })).toBeVisible();
		await expect(admin.getByText('Saved', { exact: true })).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.reload();
		await expect(admin.getByRole('button', { name: 'Edit Salutation' })).toBeVisible();
		await admin.getByRole('button', { name: 'Undo' }).click();
		await admin.getByRole('button', { name: 'Undo' }).click();
		await expect(admin.getByRole('button', { name: 'Edit Salutation' })).toHaveCount(0);
		await admin.getByRole('button', { name: 'Redo' }).click();
		await admin.getByRole('button', { name: 'Redo' }).click();
		await expect(admin.getByRole('button', { name: 'Edit Salutation' })).toBeVisible();
	});

	await test.step('tested with the longest value, and published', async () => {
		await admin.getByRole('button', { name: 'Test', exact: true }).click();
		const trial = admin.getByRole('dialog', { name: 'Test with sample data' });
		await expect(trial.getByLabel('Salutation')).toHaveValue(/^Wolfgang/);
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.keyboard.press('Escape');
		await admin.getByRole('button', { name: 'Publish', exact: true }).click();
		const dialog = admin.getByRole('dialog', { name: 'Publish the template' });
		await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
		await expect(dialog.getByText('Version 1 is published.')).toBeVisible();
	});

	await test.step('and is there for shoppers', async () => {
		const { adminProduct } = await ask<{ adminProduct: { slug: string } }>(
			'query($id: ID!) { adminProduct(id: $id) { slug } }',
			{ id: productId },
		);
		await openQuickly(admin, `${addressOf('demo')}/en-gb/product/${adminProduct.slug}`);
		await admin.getByRole('button', { name: 'Customize' }).click();
		await expect(admin.getByLabel('Salutation')).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
	});
});
