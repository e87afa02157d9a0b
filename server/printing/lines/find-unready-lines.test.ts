import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { someInput } from '../../testing/checkout.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';

let shop: PrintShop;
const goodPdf = somePdf({ page: trimmed(105, 148, 3) });

const checkout = async (browser: Browser) =>
	(await browser.graphql('{ checkout { problems lines { problem } } }')).data.checkout;

const placeWith = (browser: Browser) =>
	browser.graphql('mutation Place($input: PlaceOrderInput!) { placeOrder(input: $input) { state } }', {
		input: someInput({ checkoutKey: newId(), seenTotal: 0 }),
	});

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	await shop.test.database.inTenant(
		shop.demo.id,
		(sql) => sql`
			update print_specifications set specification = specification || '{"dataRequirement":"now"}'
			where tenant_id = ${shop.demo.id}`,
	);
});

afterAll(() => shop.close());

describe('a product that needs its print data before the order', () => {
	it('cannot be ordered before the data is released, and the checkout says so', async () => {
		const { browser, itemId } = await shop.shopper();
		expect(await checkout(browser)).toMatchObject({ lines: [{ problem: 'printData' }] });
		const refused = await placeWith(browser);
		expect(refused.errors?.[0].extensions.code).toBe('CART_PROBLEMS');
		const { id } = await shop.upload(browser, itemId, goodPdf);
		expect(await checkout(browser)).toMatchObject({ lines: [{ problem: 'printData' }] });
		await browser.graphql('mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }', { id });
		expect(await checkout(browser)).toMatchObject({ lines: [{ problem: null }] });
	});
});
