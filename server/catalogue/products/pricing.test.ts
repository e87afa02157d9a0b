import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { PricingSettings } from '../../../rules/pricing/settings.ts';
import { blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import { loadPricing } from '../../pricing/load-pricing.ts';
import { productsOfList } from '../../pricing/products-of-list.ts';
import { refreshPricing } from '../../pricing/refresh-pricing.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { watchStatements } from '../../testing/statements.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshProducts } from '../read-model/refresh-products.ts';
import { type NewProduct, saveProducts } from '../save-products.ts';
import { loadProduct } from './load-product.ts';

let shop: Shop;
let [ada, eva, mia, max]: Browser[] = [];
const [plain, members, partners, old] = [newId(), newId(), newId(), newId()];
const role: Record<string, string> = {};
const ids = new Map<string, string>();
const id = (slug: string) => ids.get(slug) ?? '';

const ofLists = (
	lists: readonly [listId: string, ...roles: string[]][],
	given: Partial<PricingSettings> = {},
): PricingSettings => ({
	...blankPricing,
	mode: 'pricelist',
	scales: 'table',
	priceLists: lists.map(([listId, ...roles]) => ({ listId, roleIds: roles.map((name) => role[name] ?? '') })),
	...given,
});

const product = (slug: string, given: Partial<NewProduct> = {}): NewProduct => ({
	slug,
	names: { 'de-DE': slug, 'en-GB': slug },
	fromPrice: null,
	published: true,
	mediaId: null,
	...given,
});

async function add(...products: NewProduct[]): Promise<void> {
	await shop.rows(async (sql) => {
		await saveProducts(sql, shop.demo, products);
		for (const row of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(row.slug, row.id);
		return [];
	});
}

type Row = [list: string, productId: string | null, quantity: number, total: number];
let position = 0;

const addRows = (...rows: Row[]) =>
	shop.rows(async (sql) => {
		for (const [list, productId, quantity, total] of rows) {
			position += 1;
			await sql`
				insert into price_list_rows (tenant_id, list_id, position, product_id, quantity, total)
				values (${shop.demo.id}, ${list}, ${position}, ${productId}, ${quantity}, ${total})`;
		}
		const touched = await productsOfList(
			sql,
			shop.demo.id,
			rows.map(([list]) => list),
		);
		await lockCatalogue(sql, shop.demo.id);
		await refreshProducts(sql, shop.demo, touched);
		return [];
	});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	for (const [email, name, access] of [
		['eva@example.com', 'editors', ['qProd', 'mProd']],
		['mia@example.com', 'members', []],
		['max@example.com', 'partners', []],
	] as const)
		await shop.makeUser(email, { role: { name, access: [...access] } });
	[eva, mia, max] = [
		await shop.as('eva@example.com'),
		await shop.as('mia@example.com'),
		await shop.as('max@example.com'),
	];
	await shop.rows(async (sql) => {
		for (const row of await sql<{ id: string; name: string }[]>`select id, name from roles`) role[row.name] = row.id;
		for (const [list, name, archived] of [
			[plain, 'Standard', false],
			[members, 'Mitglieder', false],
			[partners, 'Partner', false],
			[old, 'Alt', true],
		] as const)
			await sql`
				insert into price_lists (tenant_id, id, name, archived_at)
				values (${shop.demo.id}, ${list}, ${name}, ${archived ? new Date() : null})`;
		return [];
	});
});

afterAll(() => shop.close());

const load = (of: string) => shop.test.database.inTenant(shop.demo.id, (sql) => loadProduct(sql, shop.demo, id(of)));

const pricingOf = async (slug: string) =>
	(await shop.test.database.inTenant(shop.demo.id, (sql) => loadPricing(sql, shop.demo.id, [id(slug)]))).get(id(slug));

const words = (map: Readonly<Record<string, string>>) =>
	Object.entries(map).map(([languageCode, translation]) => ({ languageCode, translation }));

async function save(slug: string, given: object, who: Browser | undefined = ada) {
	const before = await load(slug);
	const input = {
		revision: before.revision,
		slug,
		code: before.code,
		published: before.published,
		orderable: before.orderable,
		productionDays: before.productionDays,
		itemNameAllowed: before.itemNameAllowed,
		names: words(before.names),
		descriptions: [],
		seoTitles: [],
		seoDescriptions: [],
		fields: [],
		choiceFields: [],
		labelIds: [],
		categoryIds: before.categoryIds,
		variants: [],
		removedVariants: [],
		deletedVariants: [],
		...given,
	};
	return shop.tell(
		who as Browser,
		'mutation($id: ID!, $product: EditedProductInput!) { saveProduct(id: $id, product: $product) { faults { field fault } } }',
		{ id: before.id, product: input },
	);
}

const variantOf = async (slug: string, code: string, given: object) => {
	const found = (await load(slug)).variants.find((one) => one.code === code);
	return { id: found?.id, code, published: true, orderable: true, names: [], fields: [], ...given };
};

const detail = (slug: string, who: Browser | undefined, variant?: string) =>
	shop.tell(
		who ?? shop.nobody(),
		`query($slug: String!, $variant: String) { product(slug: $slug, variant: $variant) {
			pricing { currency pricesIncludeTax taxRate unitPrice steps { quantity total unitPrice given }
				quantities { mode defined linear { from to step } minimum } payment { mode interval trialDays } }
			product { fromPrice { minor } unavailable } variants { code fromPrice { minor } unavailable }
		} }`,
		{ slug, variant },
	) as Promise<{
		pricing: {
			steps: { total: number }[];
			unitPrice: number | null;
			taxRate: number;
			quantities: object;
			payment: object;
		};
		product: { fromPrice: { minor: number } | null; unavailable: string | null };
		variants: { code: string; fromPrice: { minor: number } | null; unavailable: string | null }[];
	}>;

const totals = async (slug: string, who?: Browser, variant?: string) =>
	(await detail(slug, who, variant)).pricing.steps.map(({ total }) => total);

const inList = async (slug: string, who?: Browser) => {
	const { items } = (await shop.tell(
		who ?? shop.nobody(),
		'{ products(first: 100) { items { slug fromPrice { minor } unavailable } } }',
	)) as { items: { slug: string; fromPrice: { minor: number } | null; unavailable: string | null }[] };
	const found = items.find((item) => item.slug === slug);
	return found && [found.fromPrice?.minor ?? null, found.unavailable];
};

/** Lists show what stands in a category. */
const place = () =>
	shop.rows(async (sql) => {
		await sql`update product_list set open = published, unlisted = false`;
		return [];
	});

describe('simple pricing', () => {
	it('is returned with quantities, tax and payment, and priced by the one function', async () => {
		await add(product('pencil'));
		expect(
			await save('pencil', {
				pricing: {
					...blankPricing,
					unitPrice: 199,
					scales: 'linear',
					linear: { from: 100, to: 500, step: 100 },
					minimumQuantity: 200,
				},
			}),
		).toEqual({ faults: [] });
		expect((await detail('pencil', undefined)).pricing).toEqual({
			currency: 'EUR',
			pricesIncludeTax: true,
			taxRate: 1900,
			unitPrice: 199,
			steps: [],
			quantities: { mode: 'linear', defined: [], linear: { from: 100, to: 500, step: 100 }, minimum: 200 },
			payment: { mode: 'once', interval: null, trialDays: null },
		});
		const price = (quantity: number) =>
			shop.tell(
				shop.nobody(),
				'query($id: ID!, $quantity: Int!) { productPrice(id: $id, quantity: $quantity) { unitPrice total net tax gross fault } }',
				{ id: id('pencil'), quantity },
			);
		expect(await price(300)).toEqual({ unitPrice: 199, total: 597, net: 502, tax: 95, gross: 597, fault: null });
		expect(await price(100)).toMatchObject({ total: null, fault: 'tooSmall' });
		expect(await price(250)).toMatchObject({ total: null, fault: 'notOffered' });
	});

	it('is returned for what the reader may see, and for nothing else', async () => {
		const hidden = { slug: 'draft-v', code: 'v', names: {}, published: false };
		await add(
			product('draft', { fromPrice: 100, published: false }),
			product('shown', { fromPrice: 100, variants: [hidden] }),
		);
		const price = (who: Browser | undefined, slug: string) =>
			shop.tell(who ?? shop.nobody(), 'query($id: ID!) { productPrice(id: $id, quantity: 1) { total } }', {
				id: id(slug),
			});
		expect([
			await price(undefined, 'draft'),
			await price(undefined, 'draft-v'),
			await price(undefined, 'shown'),
		]).toEqual(['This could not be found.', 'This could not be found.', { total: 100 }]);
		expect([await price(ada, 'draft'), await price(ada, 'draft-v')]).toEqual([{ total: 100 }, { total: 100 }]);
	});

	it('takes the shop’s own tax rate of the category before the one that ships', async () => {
		await save('pencil', { taxCategory: 'education' });
		await shop.rows(
			(sql) => sql`insert into tax_rates (tenant_id, country, category, valid_from, rate)
				values (${shop.demo.id}, 'DE', 'education', '2020-01-01', 300), (${shop.demo.id}, 'DE', 'education', '2999-01-01', 400)`,
		);
		expect((await detail('pencil', undefined)).pricing.taxRate).toBe(300);
	});
});

describe('price lists by role', () => {
	it('show every reader their own price alone, on the page, in lists and by the API', async () => {
		await add(product('card', { pricing: ofLists([[members, 'members'], [partners, 'partners'], [plain]]) }));
		await addRows(
			[plain, null, 100, 5000],
			[plain, null, 250, 9000],
			[members, null, 100, 4000],
			[partners, null, 100, 3000],
		);
		await place();
		expect([await totals('card'), await totals('card', mia), await totals('card', max)]).toEqual([
			[5000, 9000],
			[4000],
			[3000],
		]);
		expect([await inList('card'), await inList('card', mia), await inList('card', max)]).toEqual([
			[5000, null],
			[4000, null],
			[3000, null],
		]);
		const asked = (who: Browser | undefined) =>
			shop.tell(who ?? shop.nobody(), 'query($id: ID!) { productPrice(id: $id, quantity: 100) { total } }', {
				id: id('card'),
			});
		expect([await asked(undefined), await asked(mia), await asked(max)]).toEqual([
			{ total: 5000 },
			{ total: 4000 },
			{ total: 3000 },
		]);
		const everything = JSON.stringify([await detail('card', undefined), await detail('card', max)]);
		expect(everything).not.toContain('4000');
	});

	it('make a product that only some may buy unavailable for the others', async () => {
		await add(product('secret', { pricing: ofLists([[members, 'members']]) }));
		await place();
		expect([await inList('secret'), await inList('secret', max), await inList('secret', mia)]).toEqual([
			[null, 'noPrice'],
			[null, 'noPrice'],
			[4000, null],
		]);
		expect(await totals('secret')).toEqual([]);
	});

	it('are passed over where they are archived or say nothing of the product', async () => {
		const empty = newId();
		await shop.rows(
			(sql) => sql`insert into price_lists (tenant_id, id, name) values (${shop.demo.id}, ${empty}, 'Leer')`,
		);
		await add(product('folder', { pricing: ofLists([[old], [empty], [plain]]) }));
		await addRows([old, null, 100, 1]);
		expect(await totals('folder')).toEqual([5000, 9000]);
	});

	it('have rows for one product, which stand before those for all; a variant’s own before its product’s', async () => {
		const variant = (code: string) => ({ slug: `sign-${code}`, code, names: {} });
		await add(product('sign', { pricing: ofLists([[plain]]), variants: [variant('a'), variant('b')] }));
		expect(await totals('sign', undefined, 'a')).toEqual([5000, 9000]);
		await addRows([plain, id('sign'), 10, 700]);
		expect([await totals('sign'), await totals('sign', undefined, 'a')]).toEqual([[700], [700]]);
		await addRows([plain, id('sign-a'), 10, 600]);
		expect([await totals('sign', undefined, 'a'), await totals('sign', undefined, 'b')]).toEqual([[600], [700]]);
		expect((await detail('sign', undefined)).product.fromPrice).toEqual({ minor: 600 });
		expect((await detail('sign', undefined)).variants.map(({ code, fromPrice }) => [code, fromPrice?.minor])).toEqual([
			['a', 600],
			['b', 700],
		]);
	});

	it('are looked up in a fixed number of statements, however many products', async () => {
		const count = async (...slugs: string[]) =>
			(await watchStatements(shop.test.appUrl, shop.demo.id, (sql) => refreshPricing(sql, shop.demo, slugs.map(id))))
				.statements.length;
		expect(await count('card', 'secret', 'folder', 'sign', 'sign-a')).toBe(await count('card'));
	});
});

describe('saving prices', () => {
	it('needs the right, for a product as for a variant, and leaves prices alone where they are not sent', async () => {
		await add(product('mug', { fromPrice: 1000, variants: [{ slug: 'mug-x', code: 'x', names: {} }] }));
		const dearer = { ...blankPricing, unitPrice: 5 };
		expect(await save('mug', { pricing: dearer }, eva)).toContain('pricing');
		expect(await save('mug', { taxCategory: 'legal' }, eva)).toContain('pricing');
		expect(await save('mug', { variants: [await variantOf('mug', 'x', { pricing: dearer })] }, eva)).toContain(
			'pricing',
		);
		expect(await save('mug', { variants: [await variantOf('mug', 'x', {})] }, eva)).toEqual({ faults: [] });
		expect((await load('mug')).pricing.unitPrice).toBe(100_000);
	});

	it('without the right to change the product saves its prices and nothing else of it', async () => {
		const send = async (who: Browser, unitPrice: number, behind = 0) => {
			const { revision: current, taxCategory, paymentMode } = await load('mug');
			const revision = current - behind;
			const pricing = { ...blankPricing, unitPrice };
			return shop.tell(
				who,
				`mutation($id: ID!, $prices: ProductPricesInput!) {
					saveProductPrices(id: $id, prices: $prices) { faults { field fault } }
				}`,
				{ id: id('mug'), prices: { revision, pricing, taxCategory, paymentMode } },
			);
		};
		await shop.makeUser('paul@example.com', { role: { name: 'pricers', access: ['qProd', 'qPrice', 'mPrice'] } });
		const paul = await shop.as('paul@example.com');
		const { revision: _old, pricing: _before, updatedAt: _then, ...rest } = await load('mug');
		expect(await send(paul, -1)).toEqual({ faults: [{ field: 'price.unitPrice', fault: 'invalid' }] });
		expect(await send(paul, 70_000)).toEqual({ faults: [] });
		const { revision: _new, pricing, updatedAt: _now, ...after } = await load('mug');
		expect(pricing.unitPrice).toBe(70_000);
		expect(after).toEqual(rest);
		expect(await send(paul, 80_000, 1)).toContain('Somebody else');
		expect((await load('mug')).pricing.unitPrice).toBe(70_000);
		expect(await save('mug', { code: 'other' }, paul)).toContain('permission');
		expect(await send(eva as Browser, 1)).toContain('permission');
		await send(ada as Browser, 100_000);
	});

	it.each([
		['a price that is none', { unitPrice: -1 }, 'price.unitPrice', 'invalid'],
		['no scales', { scales: 'defined' }, 'price.definedScales', 'required'],
		['scales that stand there twice', { scales: 'defined', definedScales: [5, 5] }, 'price.definedScales', 'double'],
		[
			'an end before the beginning',
			{ scales: 'linear', linear: { from: 5, to: 1, step: 1 } },
			'price.linear',
			'notRising',
		],
		['quantities of a table that is not there', { scales: 'table' }, 'price.scales', 'impossible'],
		['no list', { mode: 'pricelist' }, 'price.priceLists', 'required'],
		[
			'a list that is not there',
			{ mode: 'pricelist', priceLists: [{ listId: newId(), roleIds: [] }] },
			'price.priceLists',
			'unknown',
		],
		[
			'a role that is not there',
			{ mode: 'pricelist', priceLists: [{ listId: plain, roleIds: [newId()] }] },
			'price.priceLists',
			'unknown',
		],
	])('refuses %s, beside its field', async (_what, given, field, fault) => {
		expect(await save('mug', { pricing: { ...blankPricing, ...given } })).toEqual({ faults: [{ field, fault }] });
		const variant = await variantOf('mug', 'x', { pricing: { ...blankPricing, ...given } });
		expect(await save('mug', { variants: [variant] })).toEqual({
			faults: [{ field: `variant.${variant.id}.${field}`, fault }],
		});
	});

	it('of a variant makes them its own, until it is as its product again', async () => {
		const own = ofLists([[plain]]);
		await save('mug', { variants: [await variantOf('mug', 'x', { pricing: own })] });
		expect(await totals('mug', undefined, 'x')).toEqual([5000, 9000]);
		expect((await load('mug')).variants[0]?.pricing).toEqual(own);
		await save('mug', { variants: [await variantOf('mug', 'x', { pricing: null })] });
		expect((await pricingOf('mug-x'))?.unitPrice).toBe(100_000);
		expect(await shop.rows((sql) => sql`select from product_price_lists where product_id = ${id('mug-x')}`)).toEqual(
			[],
		);
	});

	it('replaces the lists where a product goes over to simple pricing, and is written down', async () => {
		await save('folder', { pricing: { ...ofLists([[plain]]), mode: 'simple', scales: 'free', unitPrice: 12_345 } });
		expect(await shop.rows((sql) => sql`select from product_price_lists where product_id = ${id('folder')}`)).toEqual(
			[],
		);
		expect(await pricingOf('folder')).toMatchObject({ mode: 'simple', unitPrice: 12_345, lists: [] });
		const [entry] = await shop.rows<{ before: { pricing: { mode: string } }; after: { pricing: { mode: string } } }>(
			(sql) => sql`select before, after from audit_log where entity_id = ${id('folder')} and action = 'saveProduct'`,
		);
		expect([entry?.before.pricing.mode, entry?.after.pricing.mode]).toEqual(['pricelist', 'simple']);
	});
});

describe('a copy, and a variant that stands for itself', () => {
	it('have the prices of what they come from, also those that lists have for it alone', async () => {
		const copy = (await shop.tell(ada as Browser, 'mutation($id: ID!) { copyProduct(id: $id) }', {
			id: id('sign'),
		})) as string;
		ids.set('copy', copy);
		expect((await pricingOf('copy'))?.lists[0]?.steps.map(({ total }) => total)).toEqual([700]);
		await save('sign', { removedVariants: [id('sign-a'), id('sign-b')] });
		expect((await load('sign-b')).pricing).toEqual(ofLists([[plain]]));
		const steps = async (slug: string) => (await pricingOf(slug))?.lists[0]?.steps.map(({ total }) => total);
		expect([await steps('sign-a'), await steps('sign-b')]).toEqual([[600], [700]]);
	});
});

describe('what cannot be ordered', () => {
	const stock = (slug: string, onHand: number) =>
		shop.rows(async (sql) => {
			await sql`
				insert into stock (tenant_id, product_id, on_hand) values (${shop.demo.id}, ${id(slug)}, ${onHand})
				on conflict (tenant_id, product_id) do update set on_hand = excluded.on_hand`;
			await refreshProducts(sql, shop.demo, [id(slug)]);
			return [];
		});

	it('is out of stock when none of what can be chosen is left', async () => {
		const variant = (code: string) => ({ slug: `cap-${code}`, code, names: {} });
		await add(product('cap', { fromPrice: 500, variants: [variant('a'), variant('b')] }));
		await stock('cap-a', 0);
		expect((await detail('cap', undefined)).variants.map(({ unavailable }) => unavailable)).toEqual([
			'outOfStock',
			null,
		]);
		expect((await detail('cap', undefined)).product.unavailable).toBeNull();
		await stock('cap-b', 0);
		expect((await detail('cap', undefined)).product.unavailable).toBe('outOfStock');
		await stock('cap-b', 1);
		expect((await detail('cap', undefined)).product.unavailable).toBeNull();
	});

	it('is no subscription: those are sold like anything else', async () => {
		await add(product('club', { fromPrice: 500 }));
		await save('club', { paymentMode: 'subscription', paymentInterval: 'month', trialDays: 14 });
		const { pricing, product: listed } = await detail('club', undefined);
		expect([listed.unavailable, pricing.payment]).toEqual([
			null,
			{ mode: 'subscription', interval: 'month', trialDays: 14 },
		]);
		expect(await save('club', { paymentMode: 'subscription', paymentInterval: null })).toEqual({
			faults: [{ field: 'price.paymentInterval', fault: 'required' }],
		});
	});
});

describe('the choices of prices', () => {
	it('are the lists and roles of the shop, with what each list says of a product', async () => {
		const ask = (who: Browser | undefined) =>
			shop.tell(
				who as Browser,
				'query($id: ID!) { pricingChoices(productId: $id) { lists { name archived rows } roles { label } } }',
				{ id: id('card') },
			);
		expect(await ask(ada)).toMatchObject({
			lists: [
				{ name: 'Alt', archived: true, rows: 1 },
				{ name: 'Leer', rows: 0 },
				{ name: 'Mitglieder', rows: 1 },
				{ name: 'Partner', rows: 1 },
				{ name: 'Standard', archived: false, rows: 2 },
			],
		});
		expect(await ask(eva)).toContain('permission');
	});
});
