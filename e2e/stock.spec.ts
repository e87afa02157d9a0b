import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, overflows } from './support/shop.ts';

test('stock is counted by keyboard alone, its settings are saved directly, and deleting it needs a confirmation', async ({
	admin,
	go,
	ask,
}) => {
	const { createProduct } = await ask<{ createProduct: { id: string } }>(
		'mutation($names: [ProductWordingInput!]!) { createProduct(names: $names) { id } }',
		{ names: [{ languageCode: 'de-DE', translation: 'Zählkarte' }] },
	);
	await go(`/admin/products/${createProduct.id}?tab=stock`);
	const onHand = admin.getByLabel('On hand');
	for (const [typed, word] of [
		['-3', 'Not less than 0'],
		['2.5', 'Please enter a whole number'],
		['2,5', 'Please enter a whole number'],
		['many', 'Please enter a number'],
		['1000000000', 'At most 100 million'],
	] as const) {
		await onHand.fill(typed);
		await onHand.press('Enter');
		await expect(admin.getByText(word)).toBeVisible();
	}
	await onHand.fill('12');
	await onHand.press('Enter');
	await said(admin, 'Stock changed');
	await expect(admin.getByText('In stock', { exact: true })).toBeVisible();

	await admin.getByLabel('Warning level').fill('10');
	await admin.keyboard.press('Tab');
	await said(admin, 'Stock settings saved');
	await admin.getByRole('radio', { name: /^Lost/ }).check();
	await admin.getByLabel('Quantity').fill('13');
	await admin.keyboard.press('Enter');
	await said(admin, 'Error changing the stock: There are not that many');
	await admin.getByLabel('Quantity').fill('2');
	await admin.getByLabel('Note').fill('Wasserschaden');
	await admin.keyboard.press('Enter');
	await said(admin, 'Stock changed');
	await expect(admin.getByText('Running low', { exact: true })).toBeVisible();
	await expect(admin.getByText('The stock is running low or sold out.')).toBeVisible();
	await expect(admin.getByRole('row', { name: /Lost −2 10 0 Wasserschaden Inken Brandt/ })).toBeVisible();
	expect(await accessibilityFaults(admin)).toEqual([]);
	await admin.setViewportSize({ width: 390, height: 844 });
	expect(await overflows(admin)).toBe(false);

	await admin.getByRole('switch', { name: 'Sell when empty' }).press('Space');
	await said(admin, 'Stock settings saved');
	await admin.reload();
	await expect(admin.getByRole('switch', { name: 'Sell when empty' })).toBeChecked();
	await admin.getByRole('button', { name: 'Delete stock' }).click();
	await expect(admin.getByText(/must be restored manually/)).toBeVisible();
	await answer(admin, 'Delete the stock?', 'Delete stock');
	await said(admin, 'Stock deleted');
	await expect(admin.getByRole('heading', { name: 'Not counted' })).toBeVisible();
	await expect(admin.getByRole('row', { name: /Stock deleted −10/ })).toBeVisible();
});
