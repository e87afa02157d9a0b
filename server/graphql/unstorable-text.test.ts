import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { loadUser, type Subject } from '../accounts/subject.ts';
import { createContext } from '../api/context.ts';
import { createSchema } from '../api/schema.ts';
import { goodPassword } from '../testing/accounts.ts';
import { noPictures, testMedia } from '../testing/app.ts';
import { everyCall } from '../testing/operations.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { createExecutor } from './execute.ts';

const nul = 'a\u0000b';
const schema = createSchema();
const known = 'query Known($slug: String!) { product(slug: $slug) { __typename } }';
const executor = createExecutor({ schema, documents: [known], introspection: false });

let shop: Shop;
let admin: Subject;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	const id = await shop.makeUser('admin@example.com', { role: 'admin' });
	const user = await shop.test.database.inTenant(shop.demo.id, (sql) => loadUser(sql, shop.demo.id, id));
	if (!user) throw new Error('nobody');
	admin = { ...user, sessionId: newId() };
});

afterAll(() => shop.close());

async function codeOf(query: string, variables: Record<string, unknown>): Promise<unknown> {
	const reports: unknown[] = [];
	const context = createContext(shop.test.database, shop.demo, {
		user: admin,
		media: testMedia(noPictures),
		origin: { shop: 'http://demo.localhost', address: '192.0.2.1', requestId: 'r' },
	});
	const { errors } = await executor.ask({ query, variables }, context, (error) => reports.push(error));
	expect(reports).toEqual([]);
	return errors?.[0]?.extensions?.code;
}

/** The same variables again and again, each time with U+0000 in another of their texts. */
function* spoilt(value: unknown): Generator<unknown> {
	if (typeof value === 'string') yield nul;
	if (typeof value !== 'object' || value === null) return;
	const entries = Object.entries(value);
	if (entries.length === 0 && !Array.isArray(value)) yield { text: nul };
	for (const [name, inner] of entries)
		for (const other of spoilt(inner)) yield Array.isArray(value) ? [other] : { ...value, [name]: other };
}

const calls = everyCall(schema)
	.map((call) => ({ ...call, tries: [...spoilt(call.variables({ id: newId(), texts: {} }))] }))
	.filter(({ tries }) => tries.length > 0);

describe('U+0000', () => {
	it('is tried in all that takes texts', () => {
		expect(calls.flatMap(({ tries }) => tries).length).toBeGreaterThan(380);
	});

	it.each(calls.map((call) => [call.name, call] as const))('is refused in every text of %s', async (_name, call) => {
		for (const variables of call.tries)
			expect(await codeOf(call.query, variables as Record<string, unknown>)).toBe('BAD_REQUEST');
	});

	it('is refused in a document of our client and in one that writes its texts out', async () => {
		expect(await codeOf(known, { slug: nul })).toBe('BAD_REQUEST');
		expect(await codeOf('{ product(slug: "\\u0000") { __typename } }', {})).toBe('BAD_REQUEST');
		expect(await codeOf('{ product(slug: "\\u{0}") { __typename } }', {})).toBe('BAD_REQUEST');
		expect(await codeOf(known, { slug: 'nothing' })).not.toBe('BAD_REQUEST');
	});

	it('is refused in the names of what JSON holds, however deep', async () => {
		expect(await codeOf(known, { slug: 'nothing', more: [{ deep: { [nul]: 1 } }] })).toBe('BAD_REQUEST');
		expect(await codeOf(known, { slug: 'nothing', more: [{ deep: { plain: 1 } }] })).not.toBe('BAD_REQUEST');
	});

	it.each([
		'/%00',
		'/product/%00',
		'/category/%00',
		'/en-gb/%00',
		'/product/visitenkarten?variant=%00',
		'/products?search=a%00b',
		'/service-api/texts/export?search=%00',
		'/service-api/orders/export?search=%00',
		'/service-api/contacts/export?search=%00',
		'/service-api/subscriptions/export?search=%00',
	])('in the address %s gets a page or an answer that says so', async (address) => {
		expect((await (await shop.as('ada@example.com')).ask(address)).status).toBe(400);
	});

	it('is refused at the log-in, and in forms without JavaScript', async () => {
		expect((await shop.nobody().logIn(nul)).status).toBe(400);
		expect((await shop.nobody().logIn('ada@example.com', `${goodPassword}\u0000`)).status).toBe(400);
		expect((await shop.nobody().post('temporarySession', { language: nul })).status).toBe(400);
		for (const form of ['/service-api/withdrawals', '/service-api/cancellations', '/service-api/cart']) {
			const { status } = await shop.nobody().ask(form, {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
				body: 'name=a%00b',
			});
			expect(status).toBe(400);
		}
	});
});
