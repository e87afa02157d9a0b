// The assistant as an editor uses it: a conversation that streams and is stopped, and a text that is written into a field.
import { test } from './support/admin.ts';
import { accessibilityFaults, expect } from './support/shop.ts';

test('an editor plans the marketing in a conversation, stops it, and begins a page with an answer', async ({
	admin: page,
	go,
}) => {
	await go('/admin/assistant');
	await expect(page.getByText('This is a beta feature')).toBeVisible();
	await expect(page.getByText('50 messages left today')).toBeVisible();
	const field = page.getByLabel('Your message');
	await field.press('Enter');
	await expect(page.getByText('Please enter a prompt')).toBeVisible();

	await field.fill('Please draft a newsletter');
	await field.press('Enter');
	const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
	await expect(messages).toHaveCount(2);
	// It comes word by word.
	await expect(messages.nth(1)).toContainText('A newsletter for your shop');
	await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
	await expect(messages.nth(1)).toContainText('ordered in the three days after.', { timeout: 20_000 });
	await expect(messages.nth(1)).toContainText('Made with AI');
	await expect(page.getByText('49 messages left today')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await field.fill('And a plan?');
	await page.getByRole('button', { name: 'Send' }).click();
	await expect(messages.nth(3)).toContainText('A suggestion');
	await page.getByRole('button', { name: 'Stop', exact: true }).click();
	await expect(messages.nth(3)).toContainText('Stopped');
	const list = page.getByRole('complementary', { name: 'Conversations' });
	await expect(list.getByRole('button', { name: /^Please draft a newsletter/ })).toBeVisible();

	await page.reload();
	await expect(messages).toHaveCount(4);
	await messages.nth(1).getByRole('button', { name: 'Begin a page with it' }).click();
	const dialog = page.getByRole('dialog', { name: 'Begin a page with it' });
	await dialog.getByLabel('Page name (Deutsch)').fill('Rundbrief');
	await dialog.getByRole('button', { name: 'Create page' }).click();
	await page.locator('[data-toasts]').getByRole('button', { name: 'Edit' }).click();
	await expect(page.locator('[data-canvas]')).toContainText('A newsletter for your shop');
});

test('a title for search engines is written into a field of a product, taken over and taken back', async ({
	admin: page,
	go,
	ask,
}) => {
	const names = ['de-DE', 'en-GB'].map((languageCode) => ({ languageCode, translation: 'Wedding cards' }));
	const { createProduct } = await ask<{ createProduct: { id: string } }>(
		'mutation ($names: [ProductWordingInput!]!) { createProduct(names: $names) { id } }',
		{ names },
	);
	await go(`/admin/products/${createProduct.id}`);
	const field = page.getByRole('textbox', { name: 'SEO title (English)' });
	await page.getByRole('button', { name: 'Write with AI: SEO title (English)' }).click();
	const dialog = page.getByRole('dialog', { name: 'Write with AI: SEO title (English)' });
	await dialog.getByRole('button', { name: 'Write', exact: true }).click();
	await expect(dialog.getByRole('region', { name: 'Suggestion' })).toContainText('Wedding cards');
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Accept' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(field).toHaveValue('Wedding cards');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(field).toHaveValue('');
});
