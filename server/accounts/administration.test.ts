import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { type Browser, goodPassword } from '../testing/accounts.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { watchStatements } from '../testing/statements.ts';
import { listFields } from './fields/list-fields.ts';
import { countUsers, listUsers } from './users/list-users.ts';

let shop: Shop;
let admin: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const tell = (query: string, variables: object = {}, who = admin) => shop.tell(who, query, variables);

const createUser = 'mutation($user: UserInput!) { createUser(user: $user) { id email username roles { name } } }';
const updateUser =
	'mutation($id: ID!, $user: UserInput!) { updateUser(id: $id, user: $user) { email username roles { name } values { fieldName value } } }';
const archiveUser = 'mutation($id: ID!) { archiveUser(id: $id) { archivedAt } }';
const restoreUser = 'mutation($id: ID!) { restoreUser(id: $id) { archivedAt } }';
const sendReset = 'mutation($id: ID!) { sendPasswordReset(id: $id) }';
const createRole = 'mutation($role: RoleInput!) { createRole(role: $role) { id name label access users } }';
const updateRole = 'mutation($id: ID!, $role: RoleInput!) { updateRole(id: $id, role: $role) { name access } }';
const deleteRole = 'mutation($id: ID!) { deleteRole(id: $id) }';
const grantBeyond = 'You cannot grant or change rights that you do not hold yourself.';

const roleId = async (name: string): Promise<string> =>
	(await shop.rows<{ id: string }>((sql) => sql`select id from roles where name = ${name}`))[0]?.id ?? '';

describe('users', () => {
	it('are made by an administrator, choose their password by mail, and can then sign in', async () => {
		const id = await roleId('admin');
		const user = { email: 'New@Example.com', username: 'newone', roleIds: [id], language: 'en-GB' };
		expect(await tell(createUser, { user })).toMatchObject({
			email: 'new@example.com',
			username: 'newone',
			roles: [{ name: 'admin' }],
		});
		const [mail] = await shop.rows<{ subject: string; text: string }>(
			(sql) => sql`select subject, text from mails where "to" = 'new@example.com'`,
		);
		expect(mail?.subject).toBe('Welcome to Druckwerk');
		const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
		expect(mail?.text).toContain('/reset-password/welcome?token=');
		const accept = 'mutation($token: String!) { acceptInvitation(token: $token, password: "Neues-Offset-8") }';
		expect(await tell(accept, { token }, shop.nobody())).toBe('newone');
		expect(await tell(accept, { token }, shop.nobody())).toBe(
			'This link is no longer valid. Please request a new one.',
		);
		expect((await shop.nobody().logIn('newone', 'Neues-Offset-8')).status).toBe(200);
	});

	it.each([
		[{}, 'Please fill in all mandatory fields.'],
		[{ email: 'x' }, 'Please enter a valid email address.'],
		[{ email: 'ADA@example.com' }, 'This e-mail address is already in use.'],
		[
			{ email: 'y@example.com', username: 'Not Plain' },
			'The username may consist of lowercase letters and numbers only.',
		],
		[{ email: 'y@example.com', username: ' ' }, 'Please fill in all mandatory fields.'],
		[{ email: 'y@example.com', username: 'taken' }, 'This username is already in use.'],
		[{ email: 'y@example.com', roleIds: ['x'] }, 'This could not be found.'],
		[{ email: 'y@example.com', roleIds: ['01900000-0000-7000-8000-000000000000'] }, 'This could not be found.'],
		[{ email: 'y@example.com', values: [{ fieldName: 'phone', value: 'x' }] }, 'Please check your entries. (phone)'],
	])('that cannot be are refused with what is wrong: %j', async (user, message) => {
		await shop.makeUser('taken@example.com', { username: 'taken' });
		expect(await tell(createUser, { user })).toBe(message);
		expect(await shop.rows((sql) => sql`select from users where email = 'y@example.com'`)).toHaveLength(0);
	});

	it('have a username in any case: made from the address where none is given, and never taken away', async () => {
		const made = await tell(createUser, { user: { email: 'Nils.Holm@example.com' } });
		expect(made).toMatchObject({ username: 'nilsholm' });
		expect(await tell(updateUser, { id: made.id, user: { username: '' } })).toBe(
			'Please fill in all mandatory fields.',
		);
		expect(await tell(updateUser, { id: made.id, user: { username: 'nils' } })).toMatchObject({ username: 'nils' });
	});

	it('are changed in part, and new roles act on the next call', async () => {
		const id = await shop.makeUser('part@example.com', { username: 'part', values: { firstName: 'Ada' } });
		await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qUser'] } });
		const visitor = await shop.as('part@example.com');
		const ask = '{ users { total } }';
		expect(await tell(ask, {}, visitor)).toBe('You do not have permission to do this.');
		const user = { roleIds: [await roleId('reader')], values: [{ fieldName: 'surname', value: 'Byron' }] };
		expect(await tell(updateUser, { id, user })).toEqual({
			email: 'part@example.com',
			username: 'part',
			roles: [{ name: 'reader' }],
			values: [
				{ fieldName: 'firstName', value: 'Ada' },
				{ fieldName: 'surname', value: 'Byron' },
			],
		});
		// The old access token is no longer taken: a new one comes with a refresh.
		expect(await tell(ask, {}, visitor)).toBe('Unauthorized');
		await visitor.post('refresh');
		expect(await tell(ask, {}, visitor)).toMatchObject({ total: expect.any(Number) });
	});

	it('are found by address, username, name and company, sorted, in pages', async () => {
		await shop.makeUser('zoe@firm.example', { values: { surname: 'Ängström', companyName: '100% Papier' } });
		await shop.makeUser('yves@firm.example', { values: { surname: 'Zeta' } });
		const query = (args: string) => `{ users(${args}) { total items { email } } }`;
		const emails = async (args: string) => {
			const { items } = (await tell(query(args))) as { items: { email: string }[] };
			return items.map(({ email }) => email);
		};
		expect(await emails('search: "FIRM.example"')).toEqual(['yves@firm.example', 'zoe@firm.example']);
		expect(await emails('search: "firm.example", sort: surname, descending: true')).toEqual([
			'zoe@firm.example',
			'yves@firm.example',
		]);
		expect(await emails('search: "100%"')).toEqual(['zoe@firm.example']);
		expect(await emails('search: "%%"')).toEqual([]);
		expect(await tell(query('search: "firm.example", first: 1, offset: 1'))).toEqual({
			total: 2,
			items: [{ email: 'zoe@firm.example' }],
		});
		const guest = shop.nobody();
		await guest.post('temporarySession', {});
		expect((await emails('first: 100')).every((email) => email)).toBe(true);
	});

	it('cost two statements, however many there are', async () => {
		const wanted = { search: 'a', archived: false, sort: 'email', descending: false, first: 100, offset: 0 } as const;
		const { statements } = await watchStatements(shop.test.appUrl, shop.demo.id, async (sql) => {
			await listUsers(sql, shop.demo.id, wanted);
			await countUsers(sql, shop.demo.id, wanted);
		});
		expect(statements).toHaveLength(2);
	});

	it('are archived, cannot sign in, and are restored', async () => {
		const id = await shop.makeUser('old@example.com');
		const visitor = await shop.as('old@example.com');
		expect(await tell(archiveUser, { id })).toEqual({ archivedAt: expect.stringMatching(/^\d{4}-/) });
		expect(await tell('{ me { id } }', {}, visitor)).toBe('Unauthorized');
		expect((await shop.nobody().logIn('old@example.com')).status).toBe(401);
		const list = '{ users(search: "old@example.com", archived: true) { items { email } } }';
		expect(await tell(list)).toEqual({ items: [{ email: 'old@example.com' }] });
		expect(await tell(sendReset, { id })).toBe('This could not be found.');
		expect(await tell(restoreUser, { id })).toEqual({ archivedAt: null });
		expect((await shop.nobody().logIn('old@example.com')).status).toBe(200);
		expect(await tell(sendReset, { id })).toBe(true);
		const mails = await shop.rows((sql) => sql`select from mails where "to" = 'old@example.com'`);
		expect(mails).toHaveLength(1);
	});

	it('that do not exist are not found', async () => {
		for (const id of ['x', '01900000-0000-7000-8000-000000000000']) {
			expect(await tell('query($id: ID!) { user(id: $id) { id } }', { id })).toBe('This could not be found.');
			expect(await tell(archiveUser, { id })).toBe('This could not be found.');
			expect(await tell(updateUser, { id, user: {} })).toBe('This could not be found.');
		}
	});
});

describe('a user', () => {
	it('cannot grant a role with more rights than their own, nor change a user with more rights', async () => {
		await shop.makeUser('clerk@example.com', { role: { name: 'clerk', access: ['mUser', 'mRole', 'qProd'] } });
		const boss = await shop.makeUser('boss@example.com', { role: 'admin' });
		const clerk = await shop.as('clerk@example.com');
		const [adminRole, ownRole] = [await roleId('admin'), await roleId('clerk')];
		const user = (roleIds: string[]) => ({ user: { email: 'friend@example.com', roleIds } });
		expect(await tell(createUser, user([adminRole]), clerk)).toBe(grantBeyond);
		expect(await tell(updateUser, { id: boss, user: { email: 'mine@example.com' } }, clerk)).toBe(grantBeyond);
		expect(await tell(archiveUser, { id: boss }, clerk)).toBe(grantBeyond);
		expect(await tell(createUser, user([ownRole]), clerk)).toMatchObject({ email: 'friend@example.com' });
		const role = (access: string[]) => ({ role: { name: 'helper', type: 'staff', access } });
		expect(await tell(createRole, role(['mOrder']), clerk)).toBe(grantBeyond);
		expect(await tell(createRole, role(['mProd']), clerk)).toBe(grantBeyond);
		expect(await tell(createRole, role(['qProd', 'qUser']), clerk)).toMatchObject({ access: ['qProd', 'qUser'] });
		const id = await roleId('helper');
		expect(await tell(updateRole, { id, ...role(['mProd']) }, clerk)).toBe(grantBeyond);
		expect(await tell(updateRole, { id: adminRole, ...role([]) }, clerk)).toBe(grantBeyond);
	});

	it('cannot remove the last admin, not even two who do it to each other at once', async () => {
		const admins = await shop.rows<{ id: string; email: string }>(
			(sql) => sql`
				select u.id, u.email from users u join user_roles h on h.user_id = u.id join roles r on r.id = h.role_id
				where r.admin and u.email <> 'ada@example.com'`,
		);
		for (const { id } of admins) await tell(archiveUser, { id });
		const [ada] = await shop.rows<{ id: string }>((sql) => sql`select id from users where email = 'ada@example.com'`);
		const lastAdmin = 'This is the last administrator. Give the role Admin to somebody else first.';
		expect(await tell(archiveUser, { id: ada?.id })).toBe(lastAdmin);
		expect(await tell(updateUser, { id: ada?.id, user: { roleIds: [] } })).toBe(lastAdmin);
		const bo = await shop.makeUser('bo@example.com', { role: 'admin' });
		const other = await shop.as('bo@example.com');
		const said = await Promise.all([
			tell(archiveUser, { id: bo }),
			tell(updateUser, { id: ada?.id, user: { roleIds: [] } }, other),
		]);
		expect(said.filter((answer) => answer === lastAdmin || answer === 'Unauthorized')).toHaveLength(1);
		await shop.rows((sql) => sql`update users set archived_at = null where email = 'ada@example.com'`);
		await shop.rows(
			(sql) => sql`
				insert into user_roles (tenant_id, user_id, role_id)
				select tenant_id, ${ada?.id ?? ''}, id from roles where admin on conflict do nothing`,
		);
		admin = await shop.as('ada@example.com');
	});
});

describe('roles', () => {
	const role = { name: 'packer', label: 'Packerei', description: 'Packs', type: 'staff', access: ['qOrder'] };

	it('are made, changed and removed, and their holders feel it on the next call', async () => {
		expect(await tell(createRole, { role })).toEqual({
			id: expect.any(String),
			name: 'packer',
			label: 'Packerei',
			access: ['qOrder'],
			users: 0,
		});
		const id = await roleId('packer');
		const user = await shop.makeUser('packer@example.com');
		await tell(updateUser, { id: user, user: { roleIds: [id] } });
		const visitor = await shop.as('packer@example.com');
		const rights = '{ me { rights } }';
		expect(await tell(rights, {}, visitor)).toEqual({ rights: ['qOrder'] });
		await tell(updateRole, { id, role: { ...role, access: ['mOrder'] } });
		expect(await tell(rights, {}, visitor)).toBe('Unauthorized');
		await visitor.post('refresh');
		expect(await tell(rights, {}, visitor)).toEqual({ rights: ['qOrder', 'mOrder'] });
		expect(await tell('{ roles { name users } }')).toContainEqual({ name: 'packer', users: 1 });
		expect(await tell(deleteRole, { id })).toBe(true);
		await visitor.post('refresh');
		expect(await tell(rights, {}, visitor)).toEqual({ rights: [] });
		expect(await tell(deleteRole, { id })).toBe('This could not be found.');
	});

	it('can be changed while they are assigned to a user, without a deadlock', async () => {
		await tell(createRole, { role: { ...role, name: 'shared' } });
		const id = await roleId('shared');
		const holders = await Promise.all([1, 2, 3].map((number) => shop.makeUser(`holder${number}@example.com`)));
		for (const user of holders) await tell(updateUser, { id: user, user: { roleIds: [id] } });
		const said = await Promise.all(
			Array.from({ length: 12 }, (_, number) =>
				number % 2
					? tell(updateRole, {
							id,
							role: { ...role, name: 'shared', access: number % 4 > 1 ? ['mOrder'] : ['qOrder'] },
						})
					: tell(updateUser, { id: holders[number % 3], user: { roleIds: [id] } }),
			),
		);
		expect(said.filter((answer) => typeof answer === 'string')).toEqual([]);
	});

	it('that cannot be are refused', async () => {
		expect(await tell(createRole, { role: { ...role, name: 'Not plain' } })).toBe(
			'The name of the role may consist of lowercase letters and numbers only.',
		);
		expect(await tell(createRole, { role: { ...role, name: 'admin' } })).toBe('A role with this name already exists.');
		expect(await tell(createRole, { role: { ...role, access: ['mEverything'] } })).toContain('do not fit the schema');
	});

	it('of which one ships and stays', async () => {
		const id = await roleId('admin');
		const shipped = 'This role belongs to the system and cannot be changed or deleted.';
		expect(await tell(deleteRole, { id })).toBe(shipped);
		expect(await tell(updateRole, { id, role: { ...role, access: [] } })).toBe(shipped);
		const same = { name: 'admin', type: 'staff', access: [], label: 'Leitung' };
		expect(await tell(updateRole, { id, role: same })).toEqual({ name: 'admin', access: [] });
	});
});

describe('user fields', () => {
	const create = 'mutation($field: UserFieldInput!) { createUserField(field: $field) { fieldName group order } }';
	const update =
		'mutation($field: UserFieldInput!) { updateUserField(field: $field) { fieldName required use type label } }';
	const remove = 'mutation($name: String!) { deleteUserField(fieldName: $name) { fieldName } }';
	const field = {
		fieldName: 'costCenter',
		labels: [
			{ languageCode: 'de-DE', translation: 'Kostenstelle' },
			{ languageCode: 'en-GB', translation: 'Cost center' },
		],
		type: 'text',
		required: true,
		use: true,
	};

	it('are, as shipped, the 13 of the profile, as the contract lists them', async () => {
		const query =
			'{ userGenericFields(language: "en-GB") { fieldName group config defaultValue tenantID order translations { languageCode translation } } }';
		const fields = (await tell(query, {}, shop.nobody())) as { config: string }[];
		expect(fields).toHaveLength(13);
		expect(fields[0]).toEqual({
			fieldName: 'salutation',
			group: 'general',
			config: expect.any(String),
			defaultValue: null,
			tenantID: shop.demo.id,
			order: 0,
			translations: [
				{ languageCode: 'de-DE', translation: 'Anrede' },
				{ languageCode: 'en-GB', translation: 'Salutation' },
			],
		});
		expect(JSON.parse(fields[0]?.config ?? '')).toEqual({
			label: 'Salutation',
			labelTranslation: {
				baseTranslation: 'Salutation',
				translations: [
					{ languageCode: 'de-DE', translation: 'Anrede' },
					{ languageCode: 'en-GB', translation: 'Salutation' },
				],
			},
			type: 'select',
			required: false,
			use: true,
			options: ['mr', 'mrs', 'diverse'],
		});
	});

	it('of the shop itself come after them, are specific, and are requested', async () => {
		expect(await tell(create, { field })).toContainEqual({ fieldName: 'costCenter', group: 'specific', order: 13 });
		expect(await tell(create, { field })).toBe('A field with this name already exists.');
		await shop.makeUser('incomplete@example.com', { values: { firstName: 'A', surname: 'B' } });
		const visitor = await shop.as('incomplete@example.com');
		expect(await tell('{ me { profile { complete missing } } }', {}, visitor)).toEqual({
			profile: { complete: false, missing: ['costCenter'] },
		});
		const labels = '{ translationsByTenant(group: "userFields") { translationKey type baseTranslation } }';
		expect(await tell(labels)).toEqual([
			{ translationKey: 'userField.costCenter', type: 'userFieldLabel', baseTranslation: 'Kostenstelle' },
		]);
	});

	it.each([
		[{ fieldName: 'cost center' }, 'The field name may consist of letters and numbers only.'],
		[{ fieldName: 'title' }, 'A field with this name already exists.'],
		[{ fieldName: 'choice', type: 'select', options: [] }, 'Please check your entries. (a choice needs options)'],
		[{ fieldName: 'plain', labels: [] }, 'Please fill in all mandatory fields.'],
		[{ fieldName: 'day', type: 'date', defaultValue: 'soon' }, 'Please check your entries. (defaultValue)'],
	])('that cannot be are refused: %j', async (given, message) => {
		expect(await tell(create, { field: { ...field, ...given } })).toBe(message);
	});

	it('that ship can be renamed, required and hidden, and keep their type', async () => {
		const title = {
			...field,
			fieldName: 'title',
			labels: [{ languageCode: 'de-DE', translation: 'Akademischer Titel' }],
		};
		expect(await tell(update, { field: { ...title, type: 'date', required: true, use: true } })).toContainEqual({
			fieldName: 'title',
			required: true,
			use: true,
			type: 'text',
			label: 'Akademischer Titel',
		});
		await tell(update, { field: { ...title, use: false } });
		const names = '{ userGenericFields { fieldName } }';
		expect(await tell(names, {}, shop.nobody())).not.toContainEqual({ fieldName: 'title' });
		expect(await tell(remove, { name: 'title' })).toBe(
			'This field belongs to the profile and cannot be deleted. You can hide it instead.',
		);
	});

	it('are put in order', async () => {
		const order = 'mutation($names: [String!]!) { orderUserFields(fieldNames: $names) { fieldName } }';
		const fields = (await tell(order, { names: ['costCenter', 'city'] })) as { fieldName: string }[];
		expect(fields.slice(0, 3).map(({ fieldName }) => fieldName)).toEqual(['costCenter', 'city', 'salutation']);
		expect(fields).toHaveLength(14);
		expect(await tell(order, { names: ['nothing'] })).toBe('This could not be found.');
		const { statements } = await watchStatements(shop.test.appUrl, shop.demo.id, (sql) =>
			listFields(sql, shop.demo.id),
		);
		expect(statements).toHaveLength(1);
	});

	it('are removed with what users have put in', async () => {
		await shop.makeUser('valued@example.com', { values: { costCenter: '4711' } });
		expect(await tell(remove, { name: 'costCenter' })).not.toContainEqual({ fieldName: 'costCenter' });
		expect(await shop.rows((sql) => sql`select from user_field_values where field_name = 'costCenter'`)).toEqual([]);
		expect(await tell(remove, { name: 'costCenter' })).toBe('This could not be found.');
	});
});

describe('the log of changes', () => {
	it('says who did what, when, from where, before and after', async () => {
		const id = await shop.makeUser('logged@example.com');
		await tell(updateUser, { id, user: { email: 'renamed@example.com', codeStep: true } });
		const query =
			'query($search: String!) { auditLog(search: $search) { total items { action entityType entityId actorEmail actorAddress requestId before after erased at } } }';
		const { items, total } = (await tell(query, { search: id })) as { items: Record<string, string>[]; total: number };
		expect(total).toBe(1);
		expect(items[0]).toMatchObject({
			action: 'updateUser',
			entityType: 'user',
			entityId: id,
			actorEmail: 'ada@example.com',
			actorAddress: '127.0.0.1',
			requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
			erased: false,
		});
		expect(JSON.parse(items[0]?.before ?? '')).toMatchObject({ email: 'logged@example.com', codeStep: false });
		expect(JSON.parse(items[0]?.after ?? '')).toMatchObject({ email: 'renamed@example.com', codeStep: true });
		for (const search of ['RENAMED@', 'ada@example', 'updateuser'])
			expect(await tell(query, { search })).toMatchObject({ items: expect.arrayContaining([items[0]]) });
		expect(await tell(query, { search: 'nobody at all' })).toEqual({ total: 0, items: [] });
		const [row] = await shop.rows<{ text: string }>(
			(sql) => sql`select string_agg(l::text, '') as text from audit_log l`,
		);
		for (const secret of ['logged@example.com', 'ada@example.com', '127.0.0.1', goodPassword])
			expect(row?.text).not.toContain(secret);
	});

	it('names what was changed and by whom, and is filtered by person, kind and day', async () => {
		const { id } = (await tell('mutation($role: RoleInput!) { createRole(role: $role) { id } }', {
			role: { name: 'packing', label: 'Packing', type: 'staff', access: [] },
		})) as { id: string };
		const query =
			'query($filter: AuditFilter) { auditLog(filter: $filter) { total actors { id name } items { entityType entityId entityName actorId actorName } } }';
		const read = async (filter: object) =>
			(await tell(query, { filter })) as {
				items: { entityType: string; entityId: string; entityName: string | null; actorId: string }[];
				actors: { id: string; name: string }[];
				total: number;
			};
		const roles = await read({ entityType: 'role' });
		const entry = roles.items.find(({ entityId }) => entityId === id);
		expect(entry).toMatchObject({ entityName: 'Packing', actorName: expect.stringMatching(/^ada/) });
		expect(roles.items.filter(({ entityType }) => entityType !== 'role')).toEqual([]);
		expect(roles.actors).toContainEqual({ id: entry?.actorId, name: expect.stringMatching(/^ada/) });
		expect((await read({ actorId: entry?.actorId, from: '2020-01-01', to: '2999-01-01' })).total).toBeGreaterThan(0);
		expect((await read({ actorId: newId() })).total).toBe(0);
		expect((await read({ to: '2020-01-01' })).total).toBe(0);
		expect((await read({ from: '2999-01-01' })).total).toBe(0);
		expect(await tell(query, { filter: { from: 'noon' } })).toMatch(/2026-11-15/);
	});

	it('is for admins', async () => {
		await shop.makeUser('staff@example.com', { role: { name: 'much', access: ['mUser', 'mTenant'] } });
		const staff = await shop.as('staff@example.com');
		for (const query of [
			'{ auditLog { total } }',
			'{ mails { total } }',
			'{ parkedJobs { id } }',
			'{ jobs { total } }',
		])
			expect(await tell(query, {}, staff)).toBe('You do not have permission to do this.');
		expect(await tell('{ mails(search: "old@") { total items { to subject state } } }')).toEqual({
			total: 1,
			items: [{ to: 'old@example.com', subject: 'Neues Passwort für Druckwerk', state: 'queued' }],
		});
		expect(await tell('{ parkedJobs { id } }')).toEqual([]);
		const { items, total } = (await tell('{ jobs(state: created, first: 2) { total items { name state } } }')) as {
			items: object[];
			total: number;
		};
		expect(items).toHaveLength(2);
		expect(items[0]).toMatchObject({ state: 'created' });
		expect(total).toBeGreaterThan(2);
		expect(await tell('{ jobs(state: failed) { total } }')).toEqual({ total: 0 });
	});
});
