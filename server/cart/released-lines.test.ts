// Lines with a design: in the cart with a valid release alone, whatever way leads there.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Design } from '../../rules/designs/design.ts';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import { newId } from '../../rules/ids.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import type { Sql } from '../database/connection.ts';
import { type Browser, makeUser } from '../testing/accounts.ts';
import { someInput } from '../testing/checkout.ts';
import { loadSampleDesign } from '../testing/designs.ts';
import { plantDraft, plantRelease, plantTemplate, takeBackRelease } from '../testing/planted-designs.ts';
import { type PrintShop, startPrintShop } from '../testing/print-shop.ts';
import { setSettings } from '../testing/settings.ts';
import { fillShop, piece } from '../testing/sold.ts';

let shop: PrintShop;
let document: Design;
/** Ordered with a design alone; `cards` take print data as well. */
let invitation: string;
let cards: string;
const specification = { ...usualSpecification, dataRequirement: 'none' as const };

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	document = await loadSampleDesign({ pages: [{ id: 'p1', name: 'front', elements: [] }] });
	cards = shop.productId;
	invitation = (await fillShop(shop.test, shop.demo, [piece('invitation', 500)])).get('invitation') ?? '';
	await inShop(async (sql) => {
		await setSettings(sql, shop.demo.id, orderSettings, { showShipping: false });
		await plantTemplate(sql, shop.demo.id, invitation, document);
		await sql`
			insert into print_specifications (tenant_id, product_id, specification)
			values (${shop.demo.id}, ${invitation}, ${JSON.stringify(specification)}::text::jsonb)`;
	});
});
afterAll(() => shop.close());
beforeEach(() => {
	shop.designs.changes = [];
	shop.designs.removed = [];
});

async function call(browser: Browser, operation: string, fields = 'id location designId problem') {
	const { data, errors } = await browser.graphql(`mutation { done: ${operation} ${fields && `{ ${fields} }`} }`);
	return errors ? errors[0].extensions.code : data.done;
}

const draft = (userId: string, productId = invitation) =>
	inShop((sql) => plantDraft(sql, shop.demo.id, { userId, productId, document }));
const release = (designId: string) => inShop((sql) => plantRelease(sql, shop.demo.id, designId, { specification }));
const takeBack = (designId: string) => inShop(async (sql) => void (await takeBackRelease(sql, shop.demo.id, designId)));
const released = async (userId: string, productId?: string) => {
	const designId = await draft(userId, productId);
	await release(designId);
	return designId;
};

const adding = (designId: string | null, productId = invitation, more = '') =>
	`addToCart(items: [{ productId: "${productId}", quantity: 1 ${designId ? `, designId: "${designId}"` : ''} ${more} }])`;

async function putLine(userId: string, location: string, designId: string | null, productId = invitation) {
	const id = newId();
	await inShop(
		(sql) => sql`
			insert into list_items (tenant_id, id, user_id, location, product_id, quantity, design_id)
			values (${shop.demo.id}, ${id}, ${userId}, ${location}, ${productId}, 1, ${designId})`,
	);
	return id;
}

const listed = async (browser: Browser, location: string) => {
	const { data } = await browser.graphql(
		`{ listItems(location: ${location}) { items { id problem designId designPreview } } }`,
	);
	return data.listItems.items as {
		id: string;
		problem: string | null;
		designId: string;
		designPreview: string | null;
	}[];
};

const placing = `mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state } }`;
const orderInput = (seenTotal = 500) => someInput({ seenTotal });

describe('adding to the cart', () => {
	it('takes a design of the shopper that is released, and none that is not', async () => {
		const { browser, userId } = await shop.shopper();
		const designId = await draft(userId);
		expect(await call(browser, adding(designId))).toBe('CONTENT_NOT_CHECKED');
		await release(designId);
		expect(await call(browser, adding(designId))).toMatchObject([{ location: 'cart', designId, problem: null }]);
		await takeBack(designId);
		expect(await call(browser, adding(designId))).toBe('CONTENT_NOT_CHECKED');
	});

	it('knows no design of another person, of another shop or of another product, and no template', async () => {
		const [one, other] = [await shop.shopper(), await shop.shopper()];
		expect(await call(one.browser, adding(await released(other.userId)))).toBe('NOT_FOUND');
		expect(await call(one.browser, adding(await released(one.userId, cards)))).toBe('NOT_FOUND');
		expect(await call(one.browser, adding(newId()))).toBe('NOT_FOUND');
		const [template] = await inShop((sql) => sql<{ id: string }[]>`select id from designs where kind = 'template'`);
		expect(await call(one.browser, adding(template?.id ?? ''))).toBe('NOT_FOUND');
		const foreign = await makeUser(shop.test.database, shop.other, `${newId()}@example.com`);
		const products = await fillShop(shop.test, shop.other, [piece('invitation', 500)]);
		const theirs = await shop.test.database.inTenant(shop.other.id, async (sql) => {
			const productId = products.get('invitation') ?? '';
			const id = await plantDraft(sql, shop.other.id, { userId: foreign, productId, document });
			await plantRelease(sql, shop.other.id, id, { specification });
			return id;
		});
		expect(await call(one.browser, adding(theirs))).toBe('NOT_FOUND');
	});

	it('takes a product with a template and without print data only with a design, also from a plain form', async () => {
		const { browser } = await shop.shopper();
		expect(await call(browser, adding(null))).toBe('CONTENT_NOT_CHECKED');
		const answer = await browser.ask(
			`/service-api/cart?product=${invitation}&language=de-DE&to=/cart&back=/product/x`,
			{
				method: 'POST',
				headers: {
					'content-type': 'application/x-www-form-urlencoded',
					origin: `http://demo.localhost:${shop.app.port}`,
				},
				body: 'quantity=1',
			},
		);
		expect(String(answer.headers.location)).toContain('cart=design');
		expect(await call(browser, adding(null, cards))).toMatchObject([{ problem: null }]);
	});

	it('does not mix a design with print data', async () => {
		const { browser, userId } = await shop.shopper();
		const designId = await released(userId, cards);
		expect(await call(browser, adding(designId, cards, ', isSeparate: true'))).toBe('VALIDATION');
		const [line] = (await call(browser, adding(designId, cards))) as { id: string }[];
		await expect(shop.ticket(browser, line?.id ?? '', Buffer.from('x'))).rejects.toThrow('VALIDATION');
		await expect(
			inShop((sql) => sql`update list_items set has_print_data = true where id = ${line?.id ?? ''}`),
		).rejects.toThrow('list_items_design_or_data');
	});
});

describe('a draft and the watchlist', () => {
	it('lead to the cart with a release alone, whatever was confirmed', async () => {
		const { browser, userId } = await shop.shopper();
		const designId = await draft(userId);
		const [drafted, watched] = [
			await putLine(userId, 'drafts', designId),
			await putLine(userId, 'watchlist', designId),
		];
		const finalise = `finaliseDraft(id: "${drafted}", contentChecked: true)`;
		const move = `moveItem(id: "${watched}", to: cart)`;
		expect(await call(browser, finalise)).toBe('CONTENT_NOT_CHECKED');
		expect(await call(browser, move)).toBe('CONTENT_NOT_CHECKED');
		expect(await call(browser, `moveItem(id: "${drafted}", to: cart)`)).toBe('CONTENT_NOT_CHECKED');
		await release(designId);
		expect(await call(browser, finalise)).toMatchObject({ location: 'cart', problem: null });
		expect(await call(browser, move)).toMatchObject({ location: 'cart', problem: null });
	});

	it('remembers a product that needs a design, and does not put it into the cart without one', async () => {
		const { browser, userId } = await shop.shopper();
		const id = await putLine(userId, 'watchlist', null);
		expect(await listed(browser, 'watchlist')).toMatchObject([{ id, problem: 'design' }]);
		expect(await call(browser, `moveItem(id: "${id}", to: cart)`)).toBe('CONTENT_NOT_CHECKED');
	});
});

describe('a line of the cart', () => {
	it('has a problem when its release was taken back, and cannot be ordered by anyone', async () => {
		const { browser, userId, itemId } = await shop.shopper();
		await call(browser, `removeItem(id: "${itemId}")`, '');
		const designId = await released(userId);
		const [{ id }] = (await call(browser, adding(designId))) as [{ id: string }];
		expect(await listed(browser, 'cart')).toMatchObject([
			{ id, problem: null, designPreview: `/service-api/designs/${designId}/pages/1.png?revision=0&width=320` },
		]);
		await takeBack(designId);
		expect(await listed(browser, 'cart')).toMatchObject([{ id, problem: 'design' }]);
		const checkout = await browser.graphql(`{ checkout { problems lines { id problem } } }`);
		expect(checkout.data.checkout).toMatchObject({ problems: ['lines'], lines: [{ id, problem: 'design' }] });
		const refused = await browser.graphql(placing, { input: orderInput() });
		expect(refused.errors[0].extensions).toMatchObject({ code: 'CART_PROBLEMS' });
		const staff = await shop.staff();
		const onBehalf = `mutation O($user: ID!, $input: PlaceOrderInput!, $items: [OrderedItem!]) {
			createOrderFor(userId: $user, input: $input, items: $items) { orderId } }`;
		const forThem = await staff.graphql(onBehalf, { user: userId, input: orderInput() });
		expect(forThem.errors[0].extensions.code).toBe('CART_PROBLEMS');
		const items = [{ productId: invitation, quantity: 1 }];
		const without = await staff.graphql(onBehalf, { user: userId, input: orderInput(), items });
		expect(without.errors[0].extensions.code).toBe('CART_PROBLEMS');
		const quote = await staff.graphql(
			`query Q($user: ID!, $items: [OrderForItem!]!) { orderForQuote(userId: $user, items: $items) { problems lines { problem } } }`,
			{ user: userId, items },
		);
		expect(quote.data.orderForQuote).toMatchObject({ problems: ['lines'], lines: [{ problem: 'design' }] });
	});

	it('is copied with a design of its own, released where nothing has changed', async () => {
		const { browser, userId } = await shop.shopper();
		const designId = await released(userId);
		const [{ id }] = (await call(browser, adding(designId))) as [{ id: string }];
		const copy = await call(browser, `copyItem(id: "${id}")`);
		expect(copy).toMatchObject({ location: 'cart', problem: null });
		expect(copy.designId).not.toBe(designId);
		await takeBack(copy.designId);
		expect((await listed(browser, 'cart')).find((line) => line.id === id)?.problem).toBeNull();
		shop.designs.changes = [{ reason: 'template' }];
		expect(await call(browser, `copyItem(id: "${id}")`)).toMatchObject({ location: 'drafts' });
	});

	it('leaves no design behind when there is no room for the copy', async () => {
		const { browser, userId } = await shop.shopper();
		const designId = await draft(userId);
		const id = await putLine(userId, 'drafts', designId);
		await inShop(
			(sql) => sql`
				insert into list_items (tenant_id, id, user_id, location, product_id, quantity)
				select ${shop.demo.id}, gen_random_uuid(), ${userId}, 'drafts', ${cards}, 1 from generate_series(1, 499)`,
		);
		expect(await call(browser, `copyItem(id: "${id}")`)).toBe('DRAFTS_FULL');
		expect(shop.designs.removed).toHaveLength(1);
	});
});

describe('an order', () => {
	const place = async () => {
		const { browser, userId, itemId } = await shop.shopper();
		await call(browser, `removeItem(id: "${itemId}")`, '');
		const designId = await draft(userId);
		const releaseId = await release(designId);
		await call(browser, adding(designId));
		const { data, errors } = await browser.graphql(placing, { input: orderInput() });
		expect(errors).toBeUndefined();
		return { browser, userId, designId, releaseId, orderId: data.placeOrder.orderId as string };
	};
	const reordering = (orderId: string) => `reorder(orderId: "${orderId}")`;
	const result =
		'cart { id problem designId } drafts { id designId } changed { itemId name reasons } left { name problem }';

	it('freezes the release, whatever becomes of the design', async () => {
		const { orderId, releaseId, designId } = await place();
		await takeBack(designId);
		const lines = await inShop((sql) => sql`select design_id, release_id from order_lines where order_id = ${orderId}`);
		expect([...lines]).toEqual([{ designId, releaseId }]);
		await expect(
			inShop((sql) => sql`update order_lines set release_id = null where order_id = ${orderId}`),
		).rejects.toThrow();
	});

	it('goes straight into the cart again when nothing has changed, with a design of its own', async () => {
		const { browser, orderId, designId } = await place();
		const again = await call(browser, reordering(orderId), result);
		expect(again).toMatchObject({ cart: [{ problem: null }], drafts: [], changed: [], left: [] });
		expect(again.cart[0].designId).not.toBe(designId);
	});

	it('goes to the drafts with what has changed', async () => {
		const { browser, orderId } = await place();
		shop.designs.changes = [{ reason: 'template' }, { reason: 'face' }];
		const again = await call(browser, reordering(orderId), result);
		const [{ id }] = again.drafts;
		expect(again).toMatchObject({ cart: [], changed: [{ itemId: id, reasons: ['template', 'face'] }], left: [] });
		expect(await call(browser, `finaliseDraft(id: "${id}", contentChecked: true)`)).toBe('CONTENT_NOT_CHECKED');
	});

	it('leaves a line behind whose design is gone, and is nobody else’s to order again', async () => {
		const { browser, orderId, designId } = await place();
		const other = await shop.shopper();
		expect(await call(other.browser, reordering(orderId), result)).toBe('NOT_FOUND');
		await inShop((sql) => sql`delete from designs where id = ${designId}`);
		expect(await call(browser, reordering(orderId), result)).toMatchObject({
			...{ cart: [], drafts: [], left: [{ problem: 'design' }] },
		});
	});
});
