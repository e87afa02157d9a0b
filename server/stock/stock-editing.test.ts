import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { createContext } from '../api/context.ts';
import { createSchema } from '../api/schema.ts';
import type { Sql } from '../database/connection.ts';
import { createExecutor } from '../graphql/execute.ts';
import type { RunningJobs } from '../jobs/start-jobs.ts';
import type { Browser } from '../testing/accounts.ts';
import { saveListed } from '../testing/catalogue.ts';
import { runJobs } from '../testing/jobs.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';
import { showStockJob } from './jobs.ts';
import { countStock, releaseStock, reserveStock } from './move-stock.ts';

let shop: Shop;
let admin: Browser;
let reader: Browser;
const ids = new Map<string, string>();
const id = (slug: string) => ids.get(slug) ?? '';

const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
const product = (slug: string, more: object = {}) => ({
	slug,
	names,
	fromPrice: 100,
	published: true,
	mediaId: null,
	...more,
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qProd'] } });
	reader = await shop.as('reader@example.com');
	await inShop(async (sql) => {
		const variants = [
			{ slug: 'shirt-s', code: 'S', names },
			{ slug: 'shirt-m', code: 'M', names },
			{ slug: 'shirt-hidden', code: 'X', names, published: false },
		];
		await saveListed(sql, shop.demo, [product('card'), product('shirt', { variants })]);
		for (const row of await sql<{ id: string; slug: string }[]>`select id, slug from products`)
			ids.set(row.slug, row.id);
	});
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeEach(async () => {
	await inShop((sql) => sql`delete from stock`);
	await inShop((sql) => sql`delete from stock_movements`);
	await shop.test.owner`delete from jobs.job`;
});

const all = 'productId onHand reserved available warningLevel sellWhenEmpty state';
const correct = (who: Browser, slugs: string[], reason: string, quantity: unknown, note?: string) =>
	shop.tell(
		who,
		`mutation($productIds: [ID!]!, $reason: StockCorrection!, $quantity: Int!, $note: String) {
			correctStock(productIds: $productIds, reason: $reason, quantity: $quantity, note: $note) { ${all} }
		}`,
		{ productIds: slugs.map(id), reason, quantity, note },
	);
const settings = (who: Browser, slugs: string[], warningLevel?: number | null, sellWhenEmpty?: boolean) =>
	shop.tell(
		who,
		`mutation($productIds: [ID!]!, $warningLevel: Int, $sellWhenEmpty: Boolean) {
			saveStockSettings(productIds: $productIds, warningLevel: $warningLevel, sellWhenEmpty: $sellWhenEmpty) { ${all} }
		}`,
		{ productIds: slugs.map(id), warningLevel, sellWhenEmpty },
	);
const remove = (who: Browser, slug: string) =>
	shop.tell(who, 'mutation($id: ID!) { deleteStock(productId: $id) }', { id: id(slug) });
const stock = (who: Browser, slug: string) =>
	shop.tell(who, `query($id: ID!) { productStock(productId: $id) { ${all} } }`, { id: id(slug) });
const movements = (who: Browser, slug: string, page = '') =>
	shop.tell(
		who,
		`query($id: ID!) {
			stockMovements(productId: $id${page}) { total items { reason onHandChange onHand reserved note by } }
		}`,
		{ id: id(slug) },
	);
const denied = 'You do not have permission to do this.';

describe('stock in the administration', () => {
	it('is counted, received and lost with a note and the user, and listed in the log page by page', async () => {
		expect(await stock(admin, 'card')).toEqual([]);
		await correct(admin, ['card'], 'counted', 10, ' Inventur ');
		await correct(admin, ['card'], 'received', 5);
		expect(await correct(admin, ['card'], 'lost', 1, 'Wasserschaden')).toEqual([
			{
				productId: id('card'),
				...{ onHand: 14, reserved: 0, available: 14, warningLevel: null, sellWhenEmpty: false, state: 'inStock' },
			},
		]);
		const by = 'ada';
		expect(await movements(admin, 'card', ', first: 2')).toEqual({
			total: 3,
			items: [
				{ reason: 'lost', onHandChange: -1, onHand: 14, reserved: 0, note: 'Wasserschaden', by },
				{ reason: 'received', onHandChange: 5, onHand: 15, reserved: 0, note: '', by },
			],
		});
		expect((await movements(admin, 'card', ', first: 2, offset: 2')).items).toEqual([
			{ reason: 'counted', onHandChange: 10, onHand: 10, reserved: 0, note: 'Inventur', by },
		]);
	});

	it.each([
		['lost', 11, 'There are not that many, or they are reserved. Nothing was changed.'],
		['received', 0, 'Please check your entries.'],
		['lost', -1, 'Please check your entries.'],
		['counted', -1, 'Please check your entries.'],
		['counted', 100_000_001, 'Please check your entries.'],
	])('refuses %s %s', async (reason, quantity, said) => {
		await correct(admin, ['card'], 'counted', 10);
		expect((await correct(admin, ['card'], reason, quantity)).slice(0, said.length)).toBe(said);
		expect(await stock(admin, 'card')).toMatchObject([{ onHand: 10 }]);
	});

	it('refuses what is no whole number, a note that is too long, and what is not counted', async () => {
		for (const quantity of [1.5, 'many', '5', null])
			expect(await correct(admin, ['card'], 'counted', quantity)).toEqual(expect.any(String));
		expect(await correct(admin, ['card'], 'counted', 1, 'x'.repeat(501))).toBe('Please check your entries. (note)');
		expect(await correct(admin, ['card'], 'lost', 1)).toMatch(/^This stock is not counted/);
		expect(await settings(admin, ['card'], 5)).toMatch(/^This stock is not counted/);
		expect(await remove(admin, 'card')).toMatch(/^This stock is not counted/);
		expect(await stock(admin, 'card')).toEqual([]);
	});

	it('changes many variants at once, all or none', async () => {
		expect(await correct(admin, ['shirt-s', 'shirt-m'], 'counted', 3)).toHaveLength(2);
		await correct(admin, ['shirt-s'], 'counted', 1);
		expect(await correct(admin, ['shirt-s', 'shirt-m'], 'lost', 2)).toMatch(/^There are not that many/);
		const onHand = async () => (await stock(admin, 'shirt')).map((row: { onHand: number }) => row.onHand).sort();
		expect(await onHand()).toEqual([1, 3]);
		expect(await settings(admin, ['shirt-s', 'shirt-m'], 2)).toMatchObject([{ warningLevel: 2 }, { warningLevel: 2 }]);
		expect(await settings(admin, ['shirt-s', 'shirt'], 2)).toMatch(/^This stock is not counted/);
	});

	it('changes 500 variants in one call, and shows their product once', async () => {
		const made = Array.from({ length: 500 }, (_, index) => ({ id: newId(), slug: `many-${index}` }));
		for (const variant of made) ids.set(variant.slug, variant.id);
		await inShop(
			(sql) => sql`
				insert into products (tenant_id, id, slug, code, parent_id)
				select ${shop.demo.id}::uuid, r.id, r.slug, r.slug, ${id('card')}::uuid
				from jsonb_to_recordset(${JSON.stringify(made)}::text::jsonb) as r (id uuid, slug text)`,
		);
		const slugs = made.map(({ slug }) => slug);
		expect(await correct(admin, slugs, 'counted', 0)).toHaveLength(500);
		expect(await settings(admin, slugs, 5, true)).toHaveLength(500);
		expect(await waiting()).toHaveLength(1);
		expect(await stock(admin, 'card')).toHaveLength(500);
		expect(await correct(admin, [...slugs, 'shirt-s'], 'counted', 0)).toMatch(/1 to 500 products/);
		await inShop((sql) => sql`delete from products where parent_id = ${id('card')}`);
	});

	it('saves one setting without touching the other', async () => {
		await correct(admin, ['card'], 'counted', 9);
		await settings(admin, ['card'], 3, true);
		expect(await settings(admin, ['card'], 4)).toMatchObject([{ warningLevel: 4, sellWhenEmpty: true }]);
		expect(await settings(admin, ['card'], undefined, false)).toMatchObject([
			{ warningLevel: 4, sellWhenEmpty: false },
		]);
		expect(await settings(admin, ['card'], null)).toMatchObject([{ warningLevel: null, sellWhenEmpty: false }]);
		expect(await settings(admin, ['card'], -1)).toBe('Please check your entries. (warningLevel)');
	});

	it('does not stop selling what is not there while more is promised than there is', async () => {
		await correct(admin, ['card'], 'counted', 2);
		await settings(admin, ['card'], null, true);
		await inShop((sql) => reserveStock(sql, shop.demo.id, id('card'), 3));
		expect(await settings(admin, ['card'], null, false)).toBe(
			'More is sold or reserved than there is. Receive some first.',
		);
		expect(await stock(admin, 'card')).toMatchObject([{ sellWhenEmpty: true, available: -1, state: 'onBackorder' }]);
		await correct(admin, ['card'], 'received', 1);
		expect(await settings(admin, ['card'], null, false)).toMatchObject([{ sellWhenEmpty: false, state: 'outOfStock' }]);
	});

	it('is deleted with its numbers in the log, not while some of it is reserved, and counted anew by hand', async () => {
		await correct(admin, ['card'], 'counted', 7);
		await inShop((sql) => reserveStock(sql, shop.demo.id, id('card'), 1));
		expect(await remove(admin, 'card')).toMatch(/^Some of it is still reserved/);
		await inShop((sql) => releaseStock(sql, shop.demo.id, id('card'), 1));
		expect(await remove(admin, 'card')).toBe(true);
		expect(await stock(admin, 'card')).toEqual([]);
		expect((await movements(admin, 'card')).items[0]).toMatchObject({ reason: 'deleted', onHandChange: -7, onHand: 0 });
		await correct(admin, ['card'], 'counted', 4);
		const [row] = await inShop((sql) => sql`select sum(on_hand_change)::int as sum from stock_movements`);
		expect(row?.sum).toBe(4);
	});

	it('has its settings and its deletion in the audit log, and its movements in their own', async () => {
		await correct(admin, ['card'], 'counted', 7);
		await settings(admin, ['card'], 3, true);
		await settings(admin, ['card'], 3, true);
		await remove(admin, 'card');
		const { items } = await shop.tell(
			admin,
			'{ auditLog(search: "stock") { items { action entityId before after } } }',
		);
		const read = ({ before, after, ...item }: { before: string; after: string | null }) => ({
			...item,
			before: JSON.parse(before),
			after: after && JSON.parse(after),
		});
		expect(items.slice(0, 2).map(read)).toEqual([
			{
				action: 'deleteStock',
				entityId: id('card'),
				before: { onHand: 7, reserved: 0, warningLevel: 3, sellWhenEmpty: true },
				after: null,
			},
			{
				action: 'saveStockSettings',
				entityId: id('card'),
				before: { warningLevel: null, sellWhenEmpty: false },
				after: { warningLevel: 3, sellWhenEmpty: true },
			},
		]);
	});

	it('is read with qProd, changed with mProd, and not without', async () => {
		await correct(admin, ['card'], 'counted', 7);
		expect(await stock(reader, 'card')).toHaveLength(1);
		expect(await movements(reader, 'card')).toMatchObject({ total: 1 });
		expect(await correct(reader, ['card'], 'counted', 7)).toBe(denied);
		expect(await settings(reader, ['card'], 1)).toBe(denied);
		expect(await remove(reader, 'card')).toBe(denied);
		expect(await stock(shop.nobody(), 'card')).toBe('Unauthorized');
		const other = await makeShop(shop.test, 'other');
		await shop.test.database.inTenant(other.id, async (sql) => {
			const [foreign = ''] = await saveListed(sql, other, [product('foreign')]);
			ids.set('foreign', foreign);
			await countStock(sql, other.id, foreign, 9);
		});
		const missing = 'This could not be found.';
		ids.set('never', newId());
		for (const slug of ['foreign', 'never']) {
			expect(await stock(admin, slug)).toBe(missing);
			expect(await movements(admin, slug)).toBe(missing);
			expect(await correct(admin, [slug], 'counted', 7)).toBe(missing);
			expect(await settings(admin, [slug], 1)).toBe(missing);
			expect(await remove(admin, slug)).toBe(missing);
		}
	});
});

describe('the list of products', () => {
	const list = async (lacks = '') => {
		const { items } = await shop.tell(admin, `{ adminProducts${lacks} { items { slug available } } }`);
		return items.map((row: { slug: string; available: number | null }) => `${row.slug} ${row.available}`).sort();
	};

	it('says how many are available, of all variants together', async () => {
		expect(await list()).toEqual(['card null', 'shirt null']);
		await correct(admin, ['card', 'shirt-s', 'shirt-m'], 'counted', 100_000_000);
		await inShop((sql) => reserveStock(sql, shop.demo.id, id('card'), 1));
		expect(await list()).toEqual(['card 99999999', 'shirt 200000000']);
	});

	it('finds what runs out, also by one of its variants', async () => {
		await correct(admin, ['card', 'shirt-s', 'shirt-m'], 'counted', 5);
		expect(await list('(lacks: stock)')).toEqual([]);
		await correct(admin, ['shirt-s'], 'counted', 0);
		expect(await list('(lacks: stock)')).toEqual(['shirt 5']);
		await settings(admin, ['card'], 5);
		expect(await list('(lacks: stock)')).toEqual(['card 5', 'shirt 5']);
		await settings(admin, ['shirt-s'], null, true);
		expect(await list('(lacks: stock)')).toEqual(['card 5']);
	});
});

const shown = async (who: Browser, slug: string) => {
	const fields = 'state counted available sellWhenEmpty';
	const { data, errors } = await who.graphql(
		`{ product(slug: "${slug}") { stock { ${fields} } variants { code stock { ${fields} } } } }`,
	);
	if (errors) throw new Error(JSON.stringify(errors));
	return data.product;
};

describe('what the page of a product says of its stock', () => {
	it('is a state for all, and a number for staff and when few are left', async () => {
		const visitor = shop.nobody();
		expect((await shown(visitor, 'card')).stock).toEqual({
			...{ state: 'inStock', counted: false, available: null, sellWhenEmpty: true },
		});
		await correct(admin, ['card'], 'counted', 10);
		await settings(admin, ['card'], 3);
		const said = async (who: Browser) => Object.values((await shown(who, 'card')).stock).join(' ');
		// Another question than the one before, whose answer is kept until the change is shown.
		const asVisitor = () => said(shop.nobody());
		expect(await said(reader)).toBe('inStock true 10 false');
		await correct(admin, ['card'], 'counted', 3);
		await showNow();
		expect(await asVisitor()).toBe('low true 3 false');
		await correct(admin, ['card'], 'lost', 1);
		expect(await asVisitor()).toBe('low true 2 false');
		await correct(admin, ['card'], 'counted', 0);
		await showNow();
		expect(await asVisitor()).toBe('outOfStock true  false');
		await settings(admin, ['card'], 3, true);
		await showNow();
		expect(await asVisitor()).toBe('onBackorder true  true');
		await correct(admin, ['card'], 'counted', 50);
		await showNow();
		expect(await asVisitor()).toBe('inStock true  true');
	});

	it('is cached for the next visitor as long as it shows no number', async () => {
		const executor = createExecutor({ schema: createSchema(), documents: [], introspection: false });
		const kept = async () => {
			const context = createContext(shop.test.database, shop.demo);
			const query = '{ product(slug: "card") { stock { state available } } }';
			const { errors } = await executor.ask({ query }, context, () => undefined);
			expect(errors).toBeUndefined();
			return context.answer.kept;
		};
		await correct(admin, ['card'], 'counted', 3);
		expect(await kept()).toBe(true);
		await settings(admin, ['card'], 3);
		expect(await kept()).toBe(false);
		await correct(admin, ['card'], 'counted', 0);
		expect(await kept()).toBe(true);
	});

	it('is read once for a page, however many variants it has', async () => {
		const reads = vi.spyOn(shop.test.database, 'read');
		const count = async (fields: string) => {
			reads.mockClear();
			await reader.graphql(`{ product(slug: "shirt") { ${fields} variants { code ${fields} } } }`);
			return reads.mock.calls.length;
		};
		const without = await count('__typename');
		expect(await count('stock { state }')).toBe(without + 1);
		reads.mockRestore();
	});

	it('is that of the chosen variant', async () => {
		await correct(admin, ['shirt-s'], 'counted', 0);
		await correct(admin, ['shirt-hidden'], 'counted', 9);
		await correct(admin, ['shirt-m'], 'counted', 4);
		expect((await shown(reader, 'shirt-m')).stock).toMatchObject({ state: 'inStock', available: 4 });
		expect((await shown(reader, 'shirt-s')).stock).toMatchObject({ state: 'outOfStock', available: 0 });
		const { variants } = await shown(reader, 'shirt');
		expect(variants.map((one: { code: string; stock: { state: string } }) => `${one.code} ${one.stock.state}`)).toEqual(
			['S outOfStock', 'M inStock', 'X inStock'],
		);
	});
});

let jobs: RunningJobs | undefined;
const waiting = async () =>
	(
		await shop.test.owner<{ id: string }[]>`
		select data -> 'payload' ->> 'productId' as id from jobs.job where name = 'stock.show' and state = 'created'`
	).map((row) => row.id);

/** What waits to be shown is. */
async function showNow(): Promise<void> {
	jobs = runJobs(shop.test, [showStockJob]);
	await expect
		.poll(
			async () =>
				(
					await shop.test.owner`
		select from jobs.job where name = 'stock.show' and state in ('created', 'active', 'retry')`
				).length,
		)
		.toBe(0);
	await jobs.close(1000);
}

describe('lists and pages', () => {
	it('are brought into step when there is none any more, or some again, and not otherwise', async () => {
		await correct(admin, ['card'], 'counted', 10);
		await correct(admin, ['card'], 'lost', 1);
		expect(await waiting()).toEqual([]);
		await correct(admin, ['card'], 'counted', 0);
		expect(await waiting()).toEqual([id('card')]);
		// One that waits already will see this too.
		await correct(admin, ['card'], 'counted', 5);
		await remove(admin, 'card');
		expect(await waiting()).toEqual([id('card')]);
		await correct(admin, ['card'], 'counted', 0);
		expect(await waiting()).toHaveLength(2);
		await showNow();
		expect(await waiting()).toEqual([]);
	});

	it('say that it cannot be ordered while there is none', async () => {
		const unavailable = async () => {
			const { data } = await reader.graphql('{ product(slug: "card") { product { unavailable } } }');
			return data.product.product.unavailable;
		};
		await correct(admin, ['card'], 'counted', 1);
		await inShop((sql) => reserveStock(sql, shop.demo.id, id('card'), 1));
		await showNow();
		expect(await unavailable()).toBe('outOfStock');
		await inShop((sql) => releaseStock(sql, shop.demo.id, id('card'), 1));
		await showNow();
		expect(await unavailable()).toBe(null);
	});

	it('are sent for the product when they concern its variants, once for all of them', async () => {
		await correct(admin, ['shirt-s', 'shirt-m'], 'counted', 0);
		expect(await waiting()).toEqual([id('shirt')]);
	});

	it('show changes of a transaction that found the job queued and was not committed yet', async () => {
		await correct(admin, ['card'], 'counted', 1);
		await inShop((sql) => reserveStock(sql, shop.demo.id, id('card'), 1));
		expect(await waiting()).toEqual([id('card')]);
		const version = async () => {
			const [row] = await inShop((sql) => sql`select content::int as content from tenant_versions`);
			return row?.content;
		};
		const before = await version();
		let running: RunningJobs | undefined;
		await inShop(async (sql) => {
			await releaseStock(sql, shop.demo.id, id('card'), 1);
			running = runJobs(shop.test, [showStockJob]);
			await expect
				.poll(
					async () =>
						(await shop.test.owner`select from jobs.job where name = 'stock.show' and state = 'active'`).length,
				)
				.toBe(1);
			// It waits for us instead of showing what holds no longer.
			await expect
				.poll(
					async () =>
						(
							await shop.test.owner`
					select from pg_locks l join pg_stat_activity a on a.pid = l.pid
							where not l.granted and a.datname = current_database()`
						).length,
				)
				.toBe(1);
			expect(await version()).toBe(before);
		});
		await expect.poll(version).not.toBe(before);
		await running?.close(1000);
	});

	it('cost nothing but one statement as long as the state is the same', async () => {
		await correct(admin, ['card'], 'counted', 10);
		const { statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			reserveStock(sql, shop.demo.id, id('card'), 1),
		);
		expect(statements).toHaveLength(1);
	});
});
