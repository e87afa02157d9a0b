import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { personParts as furtherParts } from '../../../start/person-parts.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { Browser, goodPassword, noLimits } from '../../testing/accounts.ts';
import { startApp } from '../../testing/app.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { resetMail } from '../account-mails.ts';
import type { Person, PersonPart } from '../person-part.ts';
import { personParts } from './own-parts.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const values = { firstName: 'Klothilde', surname: 'Ungewöhnlich' };

/** A user of whom every part knows something. */
async function makePerson(name: string): Promise<{ id: string; email: string; browser: Browser }> {
	const email = `${name}@example.com`;
	const id = await shop.makeUser(email, { username: name, values });
	const browser = await shop.as(email);
	await shop.tell(browser, 'mutation { setCodeStep(on: false) }');
	await shop.tell(ada, 'mutation($id: ID!) { updateUser(id: $id, user: { language: "en-GB" }) { id } }', { id });
	// Another language is another access token.
	await browser.post('refresh');
	await shop.rows((sql) =>
		queueMail(sql, shop.demo.id, {
			to: email,
			template: resetMail,
			language: 'en-GB',
			data: { link: 'http://demo.localhost/reset-password?token=very-secret-token' },
		}).then(() => []),
	);
	return { id, email, browser };
}

/** Everything that the database holds for the shop, as one text. */
async function everything(): Promise<string> {
	const tables = await shop.test.owner<{ name: string }[]>`
		select table_name as name from information_schema.columns
		where table_schema = 'public' and column_name = 'tenant_id' order by table_name`;
	const texts = tables.map(({ name }) =>
		shop.rows<object>((sql) => sql`select to_jsonb(t) as row from ${sql(name)} t`).then((rows) => [name, rows]),
	);
	return JSON.stringify(await Promise.all(texts));
}

const exportOf = (who: Browser, id: string) => shop.tell(who, 'query($id: ID!) { exportPerson(id: $id) }', { id });
const erase = (who: Browser, id: string) => shop.tell(who, 'mutation($id: ID!) { erasePerson(id: $id) }', { id });
const leave = (who: Browser, currentPassword: string) =>
	shop.tell(who, 'mutation($currentPassword: String!) { deleteOwnAccount(currentPassword: $currentPassword) }', {
		currentPassword,
	});

describe('the data of a person', () => {
	it('is handed over by an admin: account, sessions, mails, log, and no secret', async () => {
		const { id, email } = await makePerson('handed');
		const text = await exportOf(ada, id);
		const { account, sessions, mails, auditLog } = JSON.parse(text);
		expect(account).toMatchObject({ id, email, username: 'handed', values });
		expect(sessions.length).toBeGreaterThan(0);
		expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['New password for Druckwerk']);
		expect(auditLog).toMatchObject([
			{ action: 'setCodeStep', byThisPerson: { email } },
			{ action: 'updateUser', values: { after: { email } } },
		]);
		expect(text).not.toMatch(/very-secret-token|argon2|ada@example\.com/);
		const { items } = await shop.tell(ada, '{ auditLog(search: "exportPerson") { items { entityId actorEmail } } }');
		expect(items).toEqual([{ entityId: id, actorEmail: 'ada@example.com' }]);
	});

	it('is handed over to the person itself', async () => {
		const { id, browser } = await makePerson('curious');
		expect(JSON.parse(await shop.tell(browser, '{ exportOwnData }')).account).toMatchObject({ id, values });
		expect(await exportOf(browser, id)).toBe('You do not have permission to do this.');
		const guest = shop.nobody();
		await guest.post('temporarySession', {});
		expect(await shop.tell(guest, '{ exportOwnData }')).toBe('You do not have permission to do this.');
	});

	it('belongs to a part, whatever table it is in', async () => {
		const answered = personParts(Buffer.alloc(32), furtherParts).flatMap(({ tables }) => tables);
		const exceptions: Record<string, string> = {
			text_history: 'the id of somebody who is gone leads to nobody',
			text_imports: 'they are gone after a day, and the id of somebody who is gone leads to nobody',
			shop_details: 'the phone number is that of the shop',
		};
		// By name, and by what the database itself knows: every reference to a user.
		const found = await shop.test.owner<{ name: string }[]>`
			select distinct table_name as name from information_schema.columns
			where table_schema = 'public' and (column_name in ('email', 'to', 'phone', 'address_line')
				or column_name ~ '(user|person|actor|customer|author)_id$' or (data_type = 'uuid' and column_name = 'assigned_to'))
			union
			select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
			order by name`;
		const tables = found.map(({ name }) => name);
		expect(tables.filter((name) => !answered.includes(name) && !(name in exceptions))).toEqual([]);
		expect(Object.keys(exceptions).filter((name) => !tables.includes(name) || answered.includes(name))).toEqual([]);
	});

	it('is left by a reference to a user that the database ends by itself', async () => {
		const kept = await shop.test.owner<{ name: string }[]>`
			select conrelid::regclass || '.' || conname as name from pg_constraint
			where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`;
		expect(kept).toEqual([]);
	});

	it('is collected from domains above the accounts as well', async () => {
		const seen: [string, Person][] = [];
		const orders: PersonPart = {
			name: 'orders',
			tables: [],
			exportPart: async (_sql, _tenantId, person) => {
				seen.push(['export', person]);
				return ['2026-000001'];
			},
			erasePart: async (_sql, _tenantId, person) => {
				seen.push(['erase', person]);
			},
		};
		const app = await startApp({ database: shop.test.database, limits: noLimits, personParts: [orders] });
		const { id, email } = await makePerson('buyer');
		const admin = new Browser(app);
		await admin.logIn('ada@example.com');
		expect(JSON.parse(await exportOf(admin, id)).orders).toEqual(['2026-000001']);
		expect(await erase(admin, id)).toBe(true);
		expect(seen).toEqual([
			['export', { id, email }],
			['erase', { id, email }],
		]);
		await app.close();
	});
});

describe('a person who is erased', () => {
	it('is in no table any more, apart from a number in a log that is unreadable', async () => {
		const { id, email, browser } = await makePerson('gone');
		expect(await everything()).toContain(email);
		expect(await erase(ada, id)).toBe(true);
		expect(await shop.tell(browser, '{ me { id } }')).toBe('Unauthorized');
		expect((await browser.post('refresh')).status).toBe(401);
		expect((await shop.nobody().logIn(email)).status).toBe(401);
		const left = await everything();
		expect(left).not.toMatch(new RegExp(`${email}|"gone"`));
		for (const line of left.split('["').filter((table) => table.includes(id))) expect(line).toMatch(/^audit_log"/);
		const { items } = await shop.tell(
			ada,
			'query($search: String!) { auditLog(search: $search) { items { action actorEmail after } } }',
			{ search: id },
		);
		expect(items.map(({ action }: { action: string }) => action)).toContain('erasePerson');
		expect(JSON.stringify(items)).not.toContain(email);
	});

	it('is deleted with the own password, and not with a wrong one', async () => {
		const { id, email, browser } = await makePerson('leaving');
		expect(await leave(browser, 'Falsch-Wort-1')).toBe('The password is not correct.');
		expect((await shop.nobody().logIn(email)).status).toBe(200);
		expect(await leave(browser, goodPassword)).toBe(true);
		expect((await shop.nobody().logIn(email)).status).toBe(401);
		// Also the entry about this very deletion.
		expect(await shop.rows((sql) => sql`select from person_keys where person_id = ${id}`)).toEqual([]);
	});

	it('is deleted by a call with an idempotency key as well, whose claim lasts until the response', async () => {
		const { browser } = await makePerson('keyed');
		const leaving = await browser.graphql(
			'mutation($currentPassword: String!) { deleteOwnAccount(currentPassword: $currentPassword) }',
			{ currentPassword: goodPassword },
			{ 'x-idempotency-key': 'leaving-0123456789abcdef' },
		);
		expect(leaving).toEqual({ data: { deleteOwnAccount: true } });
	});

	it('cannot be the last admin, the calling operator, or a user with more rights', async () => {
		const [{ id }] = (await shop.rows<{ id: string }>(
			(sql) => sql`select id from users where email = 'ada@example.com'`,
		)) as [{ id: string }];
		expect(await erase(ada, id)).toMatch(/^This is the last administrator/);
		expect(await leave(ada, goodPassword)).toMatch(/^This is the last administrator/);
		await shop.makeUser('operator@example.com', { admin: true });
		expect(await leave(await shop.as('operator@example.com'), goodPassword)).toBe(
			'You do not have permission to do this.',
		);
		await shop.makeUser('clerk@example.com', { role: { name: 'clerk', access: ['mUser'] } });
		const clerk = await shop.as('clerk@example.com');
		await shop.makeUser('second@example.com', { role: 'admin' });
		expect(await erase(clerk, id)).toMatch(/do not hold yourself/);
		expect(await exportOf(clerk, id)).toBe('You do not have permission to do this.');
	});
});
