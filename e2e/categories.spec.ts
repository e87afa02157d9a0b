import { answer, said, test } from './support/admin.ts';
import { expect } from './support/shop.ts';

test('categories, labels and fields of products are made, changed and deleted', async ({
	admin,
	go,
	navigate,
	ask,
}) => {
	await go('/admin/categories');
	await test.step('categories are made, moved by keyboard alone, saved over a concurrent change, and deleted', async () => {
		const tree = admin.getByRole('treegrid', { name: 'Categories' });
		const names = () => tree.getByRole('row').getByRole('link').filter({ hasNotText: /^$/ }).allTextContents();
		const before = await names();

		await admin.getByRole('link', { name: 'New category' }).focus();
		await admin.keyboard.press('Tab');
		await expect(tree.getByRole('row').first()).toBeFocused();
		// Into the row: handle, then what opens it, its name, up, down.
		const down = tree.getByRole('button', { name: `Move ${before[0]} down` });
		for (let press = 0; press < 8; press += 1) {
			if (await down.evaluate((button) => button.matches(':focus'))) break;
			await admin.keyboard.press('ArrowRight');
		}
		await expect(down).toBeFocused();
		await admin.keyboard.press('Enter');
		await said(admin, 'Category order saved.');
		await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
		await expect(down).toBeFocused();
		await expect(admin.getByText(`${before[0]} is now at position 2 of`)).toBeAttached();
		await tree.getByRole('button', { name: `Move ${before[0]} up` }).click();
		await expect.poll(names).toEqual(before);

		await navigate('/admin/categories/new');
		await admin.getByRole('textbox', { name: 'Name (English)' }).fill('Leaflets');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Please fill in all mandatory fields.');
		await admin.getByRole('textbox', { name: 'Name (Deutsch)' }).fill('Faltblätter');
		await admin.getByRole('textbox', { name: 'Link URL' }).fill('javascript:alert(1)');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, /^Not saved\. Link URL: Please enter a valid URL\./);
		await expect(admin.getByRole('textbox', { name: 'Link URL' })).toHaveAccessibleDescription(
			/Please enter a valid URL\./,
		);
		await admin.getByRole('textbox', { name: 'Link URL' }).fill('');
		await admin.getByRole('combobox', { name: 'Parent category' }).selectOption({ index: 1 });
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'New category created.');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Leaflets');
		await expect(admin.getByRole('textbox', { name: 'Address' })).toHaveValue('faltblaetter');

		await admin.getByRole('tab', { name: /^Products/ }).click();
		await expect.poll(() => new URL(admin.url()).searchParams.get('tab')).toBe('products');
		await admin.getByRole('textbox', { name: 'Search for a product' }).fill('flyer');
		await admin.getByRole('button', { name: /^Add / }).first().click();
		await said(admin, 'Product added to the category.');
		await admin.getByRole('button', { name: /^Unlink .* from the category$/ }).click();
		await answer(admin, /^Unlink “.*” from the category\?$/, 'Unlink');
		await said(admin, 'Product unlinked from the category.');

		await admin.getByRole('tab', { name: 'Settings' }).click();
		await admin.getByRole('textbox', { name: 'Name (English)' }).fill('Leaflets of mine');
		const id = new URL(admin.url()).pathname.split('/').at(-1);
		await ask(
			'mutation($id: ID!, $revision: Int!, $category: CategoryInput!) { updateCategory(id: $id, revision: $revision, category: $category) { id } }',
			{
				id,
				revision: 1,
				category: {
					names: [{ languageCode: 'de-DE', translation: 'Falzblätter' }],
					descriptions: [],
					seoTitles: [],
					seoDescriptions: [],
					slug: 'faltblaetter',
					published: true,
					roleIds: [],
					display: 'static',
				},
			},
		);
		await admin.keyboard.press('ControlOrMeta+s');
		const choice = admin.getByRole('alert').filter({ hasText: 'Somebody else has saved changes here' });
		await expect(choice).toContainText('Changed by both of you: Name');
		await expect(admin.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
		await expect(admin.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Leaflets of mine');
		await admin.getByRole('button', { name: 'Keep my entries' }).click();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Category settings saved.');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Leaflets of mine');

		await admin.getByRole('button', { name: 'Delete' }).click();
		await answer(admin, 'Delete category “Leaflets of mine”?', 'Delete');
		await said(admin, 'Category deleted.');
		await expect.poll(names).toEqual(before);
	});

	await test.step('a label that begins later is shown as scheduled; a field says when its name is taken', async () => {
		await navigate('/admin/product-labels/new');
		await admin.getByRole('textbox', { name: 'Name (Deutsch)' }).fill('Weihnachten');
		await admin.getByRole('textbox', { name: 'Name (English)' }).fill('Christmas');
		await admin.getByRole('radio', { name: 'Sale' }).check();
		await admin.getByRole('textbox', { name: 'Valid from' }).fill('24/12/2999');
		await admin.getByRole('textbox', { name: 'Valid until' }).fill('01/12/2999');
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(admin.getByRole('textbox', { name: 'Valid until' })).toHaveAccessibleDescription(
			/The end lies before the beginning\./,
		);
		await admin.getByRole('textbox', { name: 'Valid until' }).fill('31/12/2999');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Label successfully created');
		const row = admin.getByRole('row', { name: 'Christmas' });
		await expect(row).toContainText('Scheduled');
		await expect(row).toContainText('24/12/2999 to 31/12/2999');
		await row.getByRole('link', { name: 'Christmas' }).click();
		await admin.getByRole('checkbox', { name: 'Active' }).uncheck();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Label successfully saved');
		await admin.getByRole('button', { name: 'Delete' }).click();
		await answer(admin, 'Delete label “Christmas”?', 'Delete');
		await said(admin, 'Label successfully deleted');
		// A user who goes on before the screen has gone back to its list would be taken there.
		await expect(admin).toHaveURL(/\/product-labels$/);

		for (const kind of ['product-fields', 'product-meta-fields']) {
			await navigate(`/admin/${kind}/new`);
			await admin.getByRole('textbox', { name: 'Field name' }).fill('inkNote');
			await admin.getByRole('textbox', { name: 'Label (Deutsch)' }).fill('Farbhinweis');
			await admin.getByRole('textbox', { name: 'Label (English)' }).fill('Ink note');
			await admin.keyboard.press('ControlOrMeta+s');
			if (kind !== 'product-fields') continue;
			await said(admin, 'Field successfully saved');
			await expect(admin).toHaveURL(/\/product-fields$/);
		}
		await said(admin, 'Error creating field');
		await expect(admin.getByRole('textbox', { name: 'Field name' })).toHaveAccessibleDescription(/already/);
		await admin.getByRole('textbox', { name: 'Field name' }).fill('inkCode');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Field successfully saved');
		await admin.getByRole('link', { name: 'Ink note' }).click();
		await admin.getByRole('button', { name: 'Delete' }).click();
		await answer(admin, 'Delete field “Ink note”?', 'Delete');
		await said(admin, 'Field successfully deleted');
	});
});
