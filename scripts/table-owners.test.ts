import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tablesIn } from './sql-tables.mjs';
import { foreignReads, functionOwners, tableOwners } from './table-owner-list.mjs';
import { findOwnerErrors, readSqlSources } from './table-owners.mjs';

const root = path.dirname(import.meta.dirname);

const inWords = (sql: string) => tablesIn(sql).map(({ table, isWrite }) => `${isWrite ? 'writes' : 'reads'} ${table}`);

describe('the tables that a statement reads and writes', () => {
	it.each([
		['insert into orders (id) values (1) on conflict (id) do update set id = 2', ['writes orders']],
		['INSERT INTO "orders" SELECT * FROM public.carts', ['writes orders', 'reads carts']],
		[
			'update only orders o set a = 1 from users u, carts c where u.id = c.id',
			['writes orders', 'reads users', 'reads carts'],
		],
		['delete from orders o using users u where u.id = o.user_id', ['writes orders', 'reads users']],
		['merge into orders o using carts c on o.id = c.id', ['writes orders', 'reads carts']],
		['truncate table orders', ['writes orders']],
		[
			'select 1 from orders o left join users u using (id), carts where exists (select from stock)',
			['reads orders', 'reads users', 'reads carts', 'reads stock'],
		],
		['update jobs.job set state = 1', ['writes jobs.job']],
	])('of %s', (sql, expected) => {
		expect(inWords(sql)).toEqual(expected);
	});

	it.each([
		[
			'the name of a query',
			'with orders as (select 1), carts (id) as materialized (select 2) select from orders join carts on true',
		],
		['a lock', 'select 1 for update of orders'],
		['a lock of keys', 'select 1 for no key update of orders'],
		['what to do on a conflict', 'do update set a = 1'],
		['a part of a date', 'select extract(epoch from orders), substring(orders from 2), trim(both from orders)'],
		['a comparison', 'select a is distinct from orders, a is not distinct from orders'],
		['a function', 'select 1 from orders(1) join lateral carts(2) on true'],
		['a column', 'select o.from, orders, carts'],
		['an order', 'select 1 from (select 2) x order by orders, carts'],
		['a string or a comment', "select 'from orders' -- from orders\n /* from orders */"],
		['the role of a right', 'revoke all on x from orders'],
		['the event of a trigger', 'after insert or update on orders'],
	])('are not mixed up with %s', (_what, sql) => {
		expect(inWords(sql).filter((words) => /orders|carts/.test(words))).toEqual([]);
	});

	it('are found inside of brackets behind what is no table', () => {
		expect(inWords('select extract(epoch from (select max(at) from orders))')).toEqual(['reads orders']);
	});
});

const rows = (...tables: string[]): [string, string] => [
	'server/database/rows.generated.ts',
	`export interface Rows {\n${tables.map((table) => `\t${table}: {\n\t\tid: string;\n\t};\n`).join('')}}\n`,
];

const lists = {
	tableOwners: { orders: ['orders', 'order_lines'], cart: ['list_items'], database: ['jobs.job'] },
	functionOwners: {} as Record<string, string[]>,
	foreignReads: {} as Record<string, { tables: string[]; why: string }[]>,
};

const faultsOf = (files: [string, string][], changed: Partial<typeof lists> = {}) =>
	findOwnerErrors(new Map([rows('orders', 'order_lines', 'list_items'), ...files]), { ...lists, ...changed });

/** @param code with `@{` where something is put into a template */
const inCart = (code: string, changed?: Partial<typeof lists>) =>
	faultsOf([['server/cart/add.ts', code.replaceAll('@{', '$\u007b')]], changed);

describe('the owner of a table', () => {
	it('alone writes and reads it in this project, apart from reads with a reason', () => {
		expect(findOwnerErrors(readSqlSources(root))).toEqual([]);
	});

	it.each([
		['tagged', 'await sql`\n\tupdate orders set a = 1`;', 2],
		['of a named tag', 'await this.sql<Row[]>`insert into orders (id) values (1)`;', 1],
		['in a string', "ask(sql, 'delete from orders', {});", 1],
		['in a template', 'const text = (name: string) => `delete from orders where name = @{name}`;', 1],
		[
			'in a piece of another statement',
			'sql`select @{sql`(with x as (delete from orders returning id) select 1)`}`',
			1,
		],
		['behind a query', 'sql`with x as (select 1) update orders set a = 1 from x`', 1],
	])('is told of a foreign write that is %s', (_how, code, line) => {
		expect(inCart(code)).toEqual([
			`server/cart/add.ts:${line}: writes orders, which belongs to orders: call its use case`,
		]);
	});

	it.each([
		['behind from', 'sql`select from orders`'],
		['behind join', 'sql`select from list_items i join orders o on true`'],
		['behind a comma', 'sql`select from list_items i, orders o`'],
		['at the beginning of a piece', 'const source = sql`orders o where o.id = 1`;'],
		['in a string', "const text = 'select from orders';"],
	])('is told of a foreign read %s that has no reason', (_where, code) => {
		expect(inCart(code)).toEqual([
			expect.stringContaining('server/cart/add.ts:1: reads orders, which belongs to orders'),
		]);
	});

	it('may write and read its own, from each of its folders', () => {
		expect(
			faultsOf([['server/orders/checkout/place.ts', 'sql`update orders set a = (select 1 from order_lines)`']]),
		).toEqual([]);
	});

	it('names the tables that the shared editing of documents writes for it, and no others', () => {
		const tables =
			"export const tables = declareEditingTables({ steps: 'order_lines', leases: 'orders', column: 'order_id' });";
		const shared = 'sql`delete from @{sql(tables.steps)}`'.replace('@{', '$\u007b');
		const files = (domain: string): [string, string][] => [
			['server/editing/step-log.ts', shared],
			[`server/${domain}/tables.ts`, tables],
		];
		expect(faultsOf(files('orders'))).toEqual([]);
		expect(faultsOf(files('cart'))).toEqual([
			'server/cart/tables.ts:1: writes order_lines, which belongs to orders: call its use case',
			'server/cart/tables.ts:1: writes orders, which belongs to orders: call its use case',
		]);
	});

	it('does not concern tests', () => {
		const write = 'sql`delete from orders`';
		expect(
			faultsOf([
				['server/cart/add.test.ts', write],
				['server/testing/orders.ts', write],
			]),
		).toEqual([]);
	});

	it('concerns what begins the process', () => {
		expect(faultsOf([['start/serve.ts', 'sql`delete from orders`']])).toHaveLength(1);
	});
});

describe('a foreign read with a reason', () => {
	const reason = { foreignReads: { cart: [{ tables: ['orders'], why: 'a read model' }] } };

	it('is allowed to that domain, and no write', () => {
		expect(inCart('sql`select from orders`', reason)).toEqual([]);
		expect(inCart('sql`select from orders`; sql`delete from orders`', reason)).toHaveLength(1);
		expect(
			faultsOf(
				[
					['server/stock/count.ts', 'sql`select from orders`'],
					['server/cart/add.ts', 'sql`select from orders`'],
				],
				reason,
			),
		).toHaveLength(1);
	});

	it('must be removed from the list when no code reads it any more', () => {
		expect(inCart('', reason)).toEqual(['scripts/table-owner-list.mjs: cart no longer reads orders']);
	});
});

describe('a table whose name is chosen when the statement runs', () => {
	it('may be each one that the file names', () => {
		expect(inCart("for (const table of ['list_items']) await sql`delete from @{sql(table)}`;")).toEqual([]);
		expect(inCart("for (const table of ['list_items', 'orders']) await sql`delete from @{sql(table)}`;")).toEqual([
			'server/cart/add.ts:1: writes orders, which belongs to orders: call its use case',
		]);
		expect(inCart("for (const table of ['orders']) await sql.unsafe(`delete from @{table}`);")).toHaveLength(1);
	});

	it('needs such a list', () => {
		expect(inCart('const clear = (table: string) => sql`delete from @{sql(table)}`;')).toEqual([
			'server/cart/add.ts:1: the names of its tables are to be in a list of this file',
		]);
	});

	it('is not mixed up with a piece of a statement', () => {
		expect(inCart("const names = ['orders']; sql`select from @{source} join @{made(sql)} on true`;")).toEqual([]);
	});
});

describe('a function of the database', () => {
	const made = (body: string): [string, string] => [
		'server/database/migrations/0001_orders.sql',
		`create function keep_words() returns trigger language plpgsql as $$\nbegin\n\t${body}\nend $$;\n`,
	];
	const owned = { functionOwners: { orders: ['keep_words'] } };

	it('has an owner', () => {
		expect(faultsOf([made('return null;')])).toEqual([
			'server/database/migrations/0001_orders.sql:1: the function keep_words has no owner in scripts/table-owner-list.mjs',
		]);
		expect(faultsOf([made('return null;')], owned)).toEqual([]);
	});

	it('writes no table of another domain', () => {
		expect(faultsOf([made('insert into orders select 1;')], owned)).toEqual([]);
		expect(faultsOf([made('insert into list_items select 1;')], owned)).toEqual([
			'server/database/migrations/0001_orders.sql:3: writes list_items, which belongs to cart: call its use case',
		]);
	});

	it('is what the last migration made of it', () => {
		const later: [string, string] = [
			'server/database/migrations/0002_orders.sql',
			'create or replace function keep_words() returns trigger as $x$ begin return null; end $x$ language plpgsql;',
		];
		expect(faultsOf([made('delete from list_items;'), later], owned)).toEqual([]);
		const dropped: [string, string] = ['server/database/migrations/0003_orders.sql', 'drop function keep_words();'];
		expect(faultsOf([made('delete from list_items;'), dropped], owned)).toEqual([
			'scripts/table-owner-list.mjs: there is no function keep_words',
		]);
	});

	it('is called by its owner alone', () => {
		expect(faultsOf([made('return null;'), ['server/orders/find.ts', 'sql`select keep_words()`']], owned)).toEqual([]);
		expect(faultsOf([made('return null;'), ['server/cart/add.ts', 'sql`select keep_words()`']], owned)).toEqual([
			'server/cart/add.ts:1: calls keep_words(), which belongs to orders: call its use case',
		]);
	});

	it('is the trigger of no table of another domain', () => {
		const on = (table: string): [string, string] => [
			'server/database/migrations/0002_trigger.sql',
			`create trigger words after insert or update of name on ${table} for each row execute function keep_words();`,
		];
		expect(faultsOf([made('return null;'), on('orders')], owned)).toEqual([]);
		expect(faultsOf([made('return null;'), on('list_items')], owned)).toEqual([
			'server/database/migrations/0002_trigger.sql: the trigger words on list_items of cart calls keep_words() of orders',
		]);
	});
});

describe('the list of owners', () => {
	it('has every table of the database once', () => {
		expect(faultsOf([rows('orders', 'order_lines', 'list_items', 'refunds')])).toEqual([
			'scripts/table-owner-list.mjs: the table refunds has no owner',
		]);
		expect(faultsOf([rows('orders', 'list_items')])).toEqual([
			'scripts/table-owner-list.mjs: there is no table order_lines',
		]);
		expect(faultsOf([], { tableOwners: { ...lists.tableOwners, cart: ['list_items', 'orders'] } })).toEqual([
			'scripts/table-owner-list.mjs: the table orders has two owners',
		]);
	});

	it('names domains that are folders of the server', () => {
		const folders = new Set([...readSqlSources(root).keys()].map((file) => file.split('/')[1]));
		const domains = [tableOwners, functionOwners, foreignReads].flatMap((list) => Object.keys(list));
		expect(domains.filter((domain) => !folders.has(domain))).toEqual([]);
	});

	it('gives no reason twice and none for the own tables of a domain', () => {
		for (const [domain, entries] of Object.entries(foreignReads)) {
			const tables = entries.flatMap((entry) => entry.tables);
			expect(new Set(tables).size).toBe(tables.length);
			const own: Record<string, string[]> = tableOwners;
			expect(tables.filter((table) => own[domain]?.includes(table))).toEqual([]);
		}
	});
});
