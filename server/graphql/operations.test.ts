import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { emptyPage } from '../../rules/pages/document.ts';
import { type Right, rights } from '../../rules/permissions.ts';
import { createField } from '../accounts/fields/save-field.ts';
import { makeToken } from '../accounts/one-time-tokens.ts';
import type { SignIn } from '../accounts/sign-in/open.ts';
import { loadUser, type Subject } from '../accounts/subject.ts';
import { createGuest } from '../accounts/users/create-guest.ts';
import { createContext } from '../api/context.ts';
import { createSchema } from '../api/schema.ts';
import { saveCategories } from '../catalogue/save-categories.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import { readConfig } from '../config.ts';
import type { Sql } from '../database/connection.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { testMail } from '../mail/test-mail.ts';
import { openPrivateStore } from '../media/private/open-private-store.ts';
import { enterPages } from '../pages/enter-pages.ts';
import { openDomains } from '../tenants/domains/open-domains.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { makeUser, testSignIn } from '../testing/accounts.ts';
import { noPictures, testMedia } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { everyCall, type Given, type MadeCall } from '../testing/operations.ts';
import { titleSection } from '../testing/pages.ts';
import { makeShop } from '../testing/shop.ts';
import { saveTheme } from '../theme/save-theme.ts';
import type { GraphContext } from './context.ts';
import { createExecutor } from './execute.ts';

const schema = createSchema();
const executor = createExecutor({ schema, documents: [], introspection: false });
const calls = everyCall(schema);

let test: TestDatabase;
let signIn: SignIn;
let here: Tenant;
let there: Tenant;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	signIn = await testSignIn(test.database);
	here = await makeShop(test, 'here');
	there = await makeShop(test, 'there');
});

afterAll(async () => {
	await signIn.close();
	await test.drop();
});

async function subject(email: string, role?: 'admin' | Right[]): Promise<Subject> {
	const id = await makeUser(test.database, here, email, {
		...(role ? { role: role === 'admin' ? role : { name: `of${email.replace(/[^a-z0-9]/g, '')}`, access: role } } : {}),
	});
	return loaded(id);
}

async function loaded(id: string): Promise<Subject> {
	const user = await test.database.inTenant(here.id, (sql) => loadUser(sql, here.id, id));
	if (!user) throw new Error('nobody');
	return { ...user, sessionId: newId() };
}

class Undone extends Error {}

/** What an operation changes is undone, so that each finds the shop as the others did. */
function contextOf(user: Subject | undefined): GraphContext {
	const context = createContext(test.database, here, {
		user,
		media: testMedia(noPictures),
		designStores: {
			pictures: openPrivateStore({ dataDir: '/nowhere', bucket: undefined }, 'designs'),
			media: noPictures,
		},
		accounts: signIn.services,
		operators: { database: test.database, forget: () => undefined, platformDomain: 'localhost' },
		plans: { database: test.database, platformDomain: 'localhost' },
		domains: openDomains(readConfig({}, '/', false), { database: test.database, secretKey: 'any' }),
		origin: { shop: 'http://here.localhost', address: '192.0.2.1', requestId: 'r' },
	});
	return {
		...context,
		async inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
			const result: T[] = [];
			await context
				.inTenant(async (sql) => {
					result.push(await work(sql));
					throw new Undone();
				})
				.catch((error) => {
					if (!(error instanceof Undone)) throw error;
				});
			return result[0] as T;
		},
	};
}

async function send(call: MadeCall, user: Subject | undefined, given: Given) {
	const reports: unknown[] = [];
	const asked = { query: call.query, variables: call.variables(given) };
	const answer = await executor.ask(asked, contextOf(user), (error) => reports.push(error));
	// What no one expected is an error of the operation, no matter who calls.
	expect(reports).toEqual([]);
	return answer;
}

const nothing = (): Given => ({
	id: newId(),
	texts: { token: 'noToken', fieldName: 'neverField', fieldNames: 'neverField' },
});

describe('every operation', () => {
	let guest: Subject;
	let shopper: Subject;
	let admin: Subject;
	let operator: Subject;
	const staff = new Map<string, { without: Subject; with: Subject }>();

	beforeAll(async () => {
		const { id: guestId } = await test.database.inTenant(here.id, (sql) => createGuest(sql, here.id, 'de-DE'));
		guest = await loaded(guestId);
		shopper = await subject('shopper@example.com');
		admin = await subject('admin@example.com', 'admin');
		operator = { ...(await subject('operator@example.com')), admin: true };
		const declared = new Set(calls.map(({ anyOf }) => anyOf.join(' ')));
		for (const names of declared) {
			const anyOf = names.split(' ').filter((name) => rights.some((right) => right === name)) as Right[];
			const includes = (right: Right) => anyOf.includes(right) || anyOf.includes(right.replace(/^m/, 'q') as Right);
			staff.set(names, {
				without: await subject(
					`without${staff.size}@example.com`,
					rights.filter((right) => !includes(right)),
				),
				with:
					anyOf.length > 0
						? await subject(`with${staff.size}@example.com`, anyOf.slice(0, 1))
						: names === 'operator' || names === 'actingOperator'
							? operator
							: admin,
			});
		}
	});

	it('is there', () => {
		expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['me', 'users', 'deleteRole', 'uploadMedia']));
	});

	const codeOf = async (call: MadeCall, user: Subject | undefined) =>
		(await send(call, user, nothing())).errors?.[0]?.extensions?.code;
	const closed = expect.stringMatching(/^(UNAUTHORIZED|FORBIDDEN)$/);

	it.each(calls.map((call) => [call.name, call.anyOf.join(' or '), call] as const))(
		'%s opens for %s and for nobody else',
		async (_name, _right, call) => {
			const kind = call.anyOf[0];
			const hired = staff.get(call.anyOf.join(' '));
			const codes = {
				visitor: await codeOf(call, undefined),
				guest: await codeOf(call, guest),
				shopper: await codeOf(call, shopper),
				without: await codeOf(call, hired?.without),
				with: await codeOf(call, hired?.with),
			};
			expect(codes.with).not.toEqual(closed);
			if (kind === 'public' || kind === 'ownOrNone') {
				expect([codes.visitor, codes.guest, codes.shopper, codes.without]).not.toContainEqual(closed);
			} else if (kind === 'own') {
				expect(codes.visitor).toBe('UNAUTHORIZED');
				expect(codes.guest).not.toBe('UNAUTHORIZED');
				expect([codes.shopper, codes.without]).not.toContainEqual(closed);
			} else {
				if (kind === 'operator' || kind === 'actingOperator') expect(await codeOf(call, admin)).toBe('FORBIDDEN');
				expect(codes).toMatchObject({
					visitor: 'UNAUTHORIZED',
					guest: 'FORBIDDEN',
					shopper: 'FORBIDDEN',
					without: 'FORBIDDEN',
				});
			}
		},
	);
});

/** One that is published, has a version, and is being edited. */
async function makePage(sql: Sql, tenant: Tenant, userId: string): Promise<void> {
	const document = { ...emptyPage, sections: [titleSection('Fremde Überschrift')] };
	await enterPages(sql, tenant, [
		{ kind: 'page', slug: 'foreign', names: { 'de-DE': 'Fremde Seite' }, document, home: true },
	]);
	await sql`
		insert into page_versions (tenant_id, id, page_id, revision, document, reason)
		select tenant_id, ${newId()}, id, 0, draft, 'published' from pages`;
	await sql`
		insert into page_leases (tenant_id, page_id, client_id, user_id, until)
		select tenant_id, id, ${newId()}, ${userId}, now() + interval '1 hour' from pages`;
}

describe('with the ids of another shop', () => {
	let foreign: { ids: string[]; texts: Given['texts'][]; secrets: string[] };
	let people: (Subject | undefined)[];
	let sumsOfTables: string;

	beforeAll(async () => {
		const tables = await test.owner<{ name: string }[]>`
			select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`;
		// Of many tables the database reads several at the same time, in no fixed order.
		const sums = tables
			.map(
				({ name }) =>
					`select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from "${name}" t`,
			)
			.join(' union all ');
		sumsOfTables = `${sums} order by name`;
		const userId = await makeUser(test.database, there, 'foreign@example.com', { role: 'admin' });
		await makeUser(test.database, there, 'packer@example.com', { role: { name: 'packer', access: ['mOrder'] } });
		foreign = await test.database.inTenant(there.id, async (sql) => {
			const labels = { 'de-DE': 'Fremdes Feld' };
			await createField(sql, there, {
				fieldName: 'foreignField',
				labels,
				type: 'text',
				required: false,
				use: true,
				defaultValue: null,
				options: [],
			});
			await saveProducts(sql, there, [
				{ slug: 'foreign', names: { 'de-DE': 'Fremdes Produkt' }, fromPrice: 1, published: true, mediaId: null },
			]);
			await saveCategories(sql, there, [
				{
					slug: 'foreign',
					names: { 'de-DE': 'Fremde Kategorie' },
					descriptions: { 'de-DE': '' },
					published: true,
					mediaId: null,
					products: ['foreign'],
				},
			]);
			await sql`
				insert into product_fields (tenant_id, id, name, type) values (${there.id}, ${newId()}, 'foreignField', 'text')`;
			await sql`insert into product_labels (tenant_id, id) values (${there.id}, ${newId()})`;
			const data = { shopAddress: 'https://there.example/' };
			await queueMail(sql, there.id, { to: 'foreign@example.com', template: testMail, language: 'de-DE', data });
			const actor = { id: userId, email: null, address: undefined, requestId: undefined };
			await signIn.services.record(sql, there.id, actor, {
				action: 'updateProductName',
				entity: { type: 'x', id: 'x' },
			});
			const tokens = [
				await makeToken(sql, there.id, userId, 'reset'),
				await makeToken(sql, there.id, userId, 'confirm'),
			];
			await makePage(sql, there, userId);
			await saveTheme(sql, there.id, { border: { radius: 'off' } });
			await sql`
				insert into theme_presets (tenant_id, id, name, theme) values (${there.id}, ${newId()}, 'Fremder Entwurf', '{}')`;
			const tables = [
				'theme_versions',
				'theme_presets',
				'users',
				'roles',
				'mails',
				'audit_log',
				'products',
				'media',
				'categories',
				'product_fields',
				'product_labels',
				'pages',
				'page_versions',
			];
			const rows = await Promise.all(tables.map((table) => sql<{ id: string }[]>`select id from ${sql(table)}`));
			const jobs = await sql<{ id: string }[]>`select id from jobs.job`;
			const ids = [there.id, ...rows.flat().map(({ id }) => id), ...jobs.map(({ id }) => id)];
			return {
				ids,
				texts: tokens.map((token) => ({ token, fieldName: 'foreignField', fieldNames: 'foreignField' })),
				secrets: [
					...ids,
					...tokens,
					'foreign@example.com',
					'Fremdes Produkt',
					'Fremde Kategorie',
					'Fremdes Feld',
					'Fremder Entwurf',
					'Fremde Überschrift',
					'Fremde Seite',
				],
			};
		});
		people = [undefined, await subject('visiting@example.com'), await subject('ruler@example.com', 'admin')];
	});

	/** Everything that the other shop has, table by table, in one question. */
	const everythingThere = () =>
		test.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${there.id}, true)`;
			// Planned once for each connection: that takes longer than to run it.
			return JSON.stringify(await sql.unsafe(sumsOfTables, [], { prepare: true }));
		});

	/** What was sent, and what is new with each answer, does not tell two answers apart. */
	const neutral = (text: string, { id, texts }: Given) =>
		[id, ...Object.values(texts)]
			.reduce((all, name) => all.replaceAll(name, 'X'), text)
			.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'X')
			.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'X');

	const tried = (unknown: Given, { names }: MadeCall): Given[] => {
		const all = [
			...foreign.ids.map((id) => ({ ...unknown, id })),
			...foreign.texts.map((texts) => ({ ...unknown, texts })),
		];
		return names ? all : all.slice(0, 1);
	};

	async function compare(call: MadeCall, user: Subject | undefined): Promise<void> {
		const unknown = nothing();
		const expected = neutral(JSON.stringify(await send(call, user, unknown)), unknown);
		for (const given of tried(unknown, call)) {
			const answer = JSON.stringify(await send(call, user, given));
			expect(neutral(answer, given)).toBe(expected);
			const sent = JSON.stringify(call.variables(given));
			expect(foreign.secrets.filter((secret) => answer.includes(secret) && !sent.includes(secret))).toEqual([]);
		}
	}

	/** What was there after the call before this one. */
	let seen: string | undefined;

	it.each(calls.map((call) => [call.name, call] as const))(
		'%s answers as for ids that never existed, tells nothing of that shop, and changes nothing there',
		async (_name, call) => {
			const before = seen ?? (await everythingThere());
			for (const user of people) await compare(call, user);
			seen = await everythingThere();
			expect(seen).toBe(before);
		},
	);
});
