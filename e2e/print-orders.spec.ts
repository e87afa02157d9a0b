import fs from 'node:fs/promises';
import { newId } from '../rules/ids.ts';
import { somePdf, trimmed } from '../server/testing/print-files.ts';
import { answer, said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { expect, overflows } from './support/shop.ts';

type Ask = <Data>(query: string, variables?: object) => Promise<Data>;
type Address = Record<string, string>;

const addressFields = 'salutation title firstName surname companyName street zipCode city country phone';

/** Double-sided cards, on behalf of a customer of the demo. @returns the id of the order */
async function orderCards(ask: Ask): Promise<string> {
	const { orderForCustomers } = await ask<{ orderForCustomers: { id: string }[] }>(
		'{ orderForCustomers(search: "shopper@") { id } }',
	);
	const userId = orderForCustomers[0]?.id;
	const { orderForAddresses } = await ask<{ orderForAddresses: { billingAddress: Address } }>(
		`query A($userId: ID!) { orderForAddresses(userId: $userId) { billingAddress { ${addressFields} } } }`,
		{ userId },
	);
	const { orderForProducts } = await ask<{ orderForProducts: { id: string; variants: { id: string }[] }[] }>(
		'{ orderForProducts(search: "Visitenkarten", language: "de-DE") { id variants { id } } }',
	);
	const [product] = orderForProducts;
	const items = [{ productId: product?.variants[0]?.id ?? product?.id, quantity: 250 }];
	const { orderForQuote: quote } = await ask<{
		orderForQuote: { totals: { gross: number }; shippingMethodId: string; paymentMethods: string[] };
	}>(
		`query Q($userId: ID!, $items: [OrderForItem!]!) { orderForQuote(userId: $userId, items: $items) {
			totals { gross } shippingMethodId paymentMethods } }`,
		{ userId, items },
	);
	const input = {
		...{ checkoutKey: newId(), shippingMethodId: quote.shippingMethodId, paymentMethod: quote.paymentMethods[0] },
		billingAddress: {
			...orderForAddresses.billingAddress,
			...{ email: 'shopper@example.com', ccEmail: '', costCenter: '', vatId: '' },
		},
		...{ termsAccepted: true, seenTotal: quote.totals.gross, language: 'en-GB' },
	};
	const { createOrderFor } = await ask<{ createOrderFor: { orderId: string } }>(
		`mutation O($userId: ID!, $input: PlaceOrderInput!, $items: [OrderedItem!]) {
			createOrderFor(userId: $userId, input: $input, items: $items) { orderId } }`,
		{ userId, input, items },
	);
	return createOrderFor.orderId;
}

const cards = somePdf({ width: 91, height: 61, pages: 2, page: trimmed(85, 55, 3) });

test('print data of an order is uploaded, refused with a reason, approved by hand, downloaded and marked as printed', async ({
	admin,
	go,
	ask,
}) => {
	const orderId = await orderCards(ask);
	await go(`/admin/orders/${orderId}`);
	const card = admin.locator('section').filter({ has: admin.getByRole('heading', { level: 2, name: 'Print data' }) });
	await expect(card).toContainText('Print data is missing');
	const upload = async () => {
		const buffer = cards;
		await card.locator('input[type=file]').setInputFiles({ name: 'cards.pdf', mimeType: 'application/pdf', buffer });
	};
	await upload();
	await expect(card).toContainText('Print data has errors');
	await expect(card.getByRole('img', { name: 'Page 2 of cards.pdf' })).toBeVisible();

	await card.getByRole('button', { name: 'Ask for new data' }).click();
	const asking = admin.getByRole('dialog', { name: 'Ask the customer for new data' });
	await asking.getByRole('button', { name: 'Ask for new data' }).click();
	await expect(asking.getByRole('textbox')).toHaveAccessibleDescription(/Field is required/);
	await asking.getByRole('textbox').fill('The logo is blurred.');
	await asking.getByRole('button', { name: 'Cancel' }).click();
	await card.getByRole('button', { name: 'Ask for new data' }).click();
	await expect(asking.getByRole('textbox')).toHaveValue('The logo is blurred.');
	await asking.getByRole('button', { name: 'Ask for new data' }).click();
	await said(admin, 'The customer is asked for new data');
	await expect(card).toContainText('New print data needed');
	await expect(card).toContainText('The logo is blurred.');

	await card.getByRole('button', { name: 'Approve by hand' }).click();
	await admin
		.getByRole('dialog', { name: 'Approve “cards.pdf”?' })
		.getByRole('button', { name: 'Approve by hand' })
		.click();
	await said(admin, 'The file is approved');
	await expect(card).toContainText('Approved by hand');
	const [file] = await Promise.all([
		admin.waitForEvent('download'),
		card.getByRole('button', { name: 'Download press-ready PDF' }).click(),
	]);
	expect((await fs.readFile(await file.path())).equals(cards)).toBe(true);

	const damaged = { name: 'damaged.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing more') };
	await card.locator('input[type=file]').setInputFiles(damaged);
	const replacing = admin.getByRole('alertdialog', { name: 'Replace the print data by “damaged.pdf” (all sides)?' });
	await expect(replacing).toContainText('“cards.pdf” (all sides). This print data is released');
	await expect(replacing).toContainText('The press-ready PDF is then no longer valid.');
	await replacing.getByRole('button', { name: 'Replace' }).click();
	await expect(card).toContainText('“damaged.pdf” was not accepted.');
	await expect(card).toContainText('The file before it stays.');
	await expect(card).toContainText('Approved by hand');
	await card.getByRole('button', { name: 'Close this notice' }).click();
	await expect(card).not.toContainText('damaged.pdf');

	await card.getByRole('button', { name: 'Sheets' }).click();
	const sheets = admin.getByRole('dialog', { name: 'Sheets' });
	await sheets.getByRole('combobox', { name: 'Sheet' }).selectOption('SRA4');
	const margin = sheets.getByRole('spinbutton', { name: 'Margin' });
	await margin.fill('60');
	await sheets.getByRole('button', { name: 'Download sheets' }).click();
	await expect(margin).toHaveValue('60');
	await expect(margin).toHaveAccessibleDescription(/from 0 to 50/);
	await margin.fill('50');
	await sheets.getByRole('spinbutton', { name: 'Gutter' }).fill('50');
	await sheets.getByRole('combobox', { name: 'Orientation' }).selectOption('landscape');
	const [imposed] = await Promise.all([
		admin.waitForEvent('download'),
		sheets.getByRole('button', { name: 'Download sheets' }).click(),
	]);
	expect(imposed.suggestedFilename()).toMatch(/-1-SRA4\.pdf$/);

	expect(await violationsOf(admin)).toEqual([]);
	await admin.setViewportSize({ width: 390, height: 844 });
	expect(await overflows(admin)).toBe(false);
	await card.getByRole('button', { name: 'Mark as printed' }).click();
	await answer(admin, 'Mark this line as printed?', 'Mark as printed');
	await said(admin, 'The line is marked as printed');
	await expect(card).toContainText('Printed');
	await expect(card.locator('input[type=file]')).toHaveCount(0);
});
