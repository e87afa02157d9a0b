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
		await expect(admin.getByRole('textbox', { name: 'Salutation' })).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
	});
});

const drawing = (width: string, height: string) => ({
	name: 'page.svg',
	mimeType: 'image/svg+xml',
	buffer: Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 50 50"><path d="M0 0H50V50H0Z" fill="#0a3d62"/></svg>`,
	),
});

test('what has another format is asked about, and nothing that is done loses the focus or what was typed', async ({
	admin,
	go,
	ask,
}) => {
	const { designTemplates } = await ask<{
		designTemplates: { items: { productId: string; productName: string }[] };
	}>('{ designTemplates { items { productId productName } } }');
	const voucher = designTemplates.items.find(({ productName }) => /gutschein/i.test(productName));
	await go(`/admin/products/${voucher?.productId}?tab=print`);
	const begin = admin.getByRole('button', { name: 'Begin a template' });

	await test.step('the template is deleted, and the focus is on what comes next', async () => {
		await admin.getByRole('button', { name: 'Template', exact: true }).click();
		await admin.getByRole('menuitem', { name: 'Delete' }).click();
		await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
		await expect(begin).toBeFocused();
	});

	await test.step('files that cannot be used have sentences beside the input', async () => {
		await begin.press('Enter');
		const dialog = admin.getByRole('dialog', { name: 'Begin a template' });
		await dialog.getByRole('radio', { name: 'With a PDF or SVG as background' }).check();
		const input = dialog.locator('input[type=file]');
		const start = dialog.getByRole('button', { name: 'Begin', exact: true });
		const broken = { ...drawing('50mm', '50mm'), buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path') };
		await input.setInputFiles(broken);
		await start.click();
		await expect(dialog.getByText('This SVG cannot be read. Please export it anew.')).toBeVisible();
		await input.setInputFiles({ name: 'notes.mjs', mimeType: 'text/javascript', buffer: Buffer.from('1') });
		await expect(dialog.getByText(/notes\.mjs/)).toBeVisible();
		await expect(dialog.getByText('This SVG cannot be read')).toHaveCount(0);
	});

	await test.step('a drawing of another format is placed as it was said', async () => {
		const dialog = admin.getByRole('dialog', { name: 'Begin a template' });
		await dialog.locator('input[type=file]').setInputFiles(drawing('50mm', '50mm'));
		await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
		await expect(dialog.getByText(/The file is 50 × 50 mm, the product \d+ × \d+ mm\./)).toBeVisible();
		await expect(dialog.getByRole('radio', { name: 'In its own size, centred' })).toBeChecked();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await dialog.getByRole('button', { name: 'Place', exact: true }).click();
		await expect(admin.getByText('Draft, not published yet')).toBeVisible();
		await expect(admin.getByRole('link', { name: 'Edit', exact: true })).toBeFocused();
	});

	await admin.keyboard.press('Enter');
	await expect(admin.getByRole('heading', { name: /^Template: / })).toBeVisible();
	const unfold = (title: string) => admin.locator('summary', { hasText: title }).first().click();

	await test.step('the studio asks the same', async () => {
		await unfold('Background from a file');
		await admin.locator('input[type=file][accept=".pdf,.svg"]').setInputFiles(drawing('40mm', '30mm'));
		await expect(admin.getByText(/The file is 40 × 30 mm, the product/)).toBeVisible();
		await expect(admin.getByRole('radio', { name: 'In its own size, centred' })).toBeFocused();
		await admin.getByRole('button', { name: 'Cancel' }).click();
		await expect(admin.getByText(/The file is 40 × 30 mm/)).toHaveCount(0);
	});

	await test.step('a swatch that is used says where, until the next thing is done', async () => {
		await admin.getByRole('button', { name: 'Add', exact: true }).click();
		await admin.getByRole('menuitem', { name: 'Text' }).click();
		await admin.getByRole('button', { name: 'Make “Your text” a field' }).click();
		const dialog = admin.getByRole('dialog', { name: /^Field: / });
		for (const label of await dialog.getByLabel(/^Label \(/).all()) await label.fill('Greeting');
		await dialog.getByRole('button', { name: 'Apply' }).click();
		await unfold('Layouts');
		await unfold('Colours');
		await admin.getByRole('button', { name: 'Remove Schwarz' }).click();
		const used = admin.getByRole('alert').filter({ hasText: /^Schwarz is still used and cannot be removed\. Front: / });
		await expect(used).toBeVisible();
		await admin.getByRole('button', { name: 'Add a layout' }).click();
		await expect(used).toHaveCount(0);
	});

	await test.step('test data stays, and the way to a field leads to that of the dialog', async () => {
		const open = admin.getByRole('button', { name: 'Test', exact: true });
		await open.click();
		const trial = admin.getByRole('dialog', { name: 'Test with sample data' });
		await trial.getByRole('combobox', { name: 'Layout' }).selectOption({ label: 'Layout 1' });
		await trial.getByRole('button', { name: 'Go to the field' }).first().click();
		await expect(trial.getByLabel('Greeting')).toBeFocused();
		await trial.getByLabel('Greeting').fill('Dear all');
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.keyboard.press('Escape');
		await expect(open).toBeFocused();
		await open.click();
		await expect(trial.getByLabel('Greeting')).toHaveValue('Dear all');
	});
});
