import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import type { Right } from '../../rules/permissions.ts';
import { loadUser } from '../accounts/subject.ts';
import type { Sql } from '../database/connection.ts';
import type { Browser } from '../testing/accounts.ts';
import { goodPassword } from '../testing/accounts.ts';
import { insertOrder } from '../testing/order-rows.ts';
import { someBilling } from '../testing/orders.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { countInBudgets } from './core/budgets.ts';

let shop: Shop;
let staff: Browser;
let id: string;

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	staff = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const send = (who: Browser, query: string, variables: object = {}) => shop.tell(who, query, variables);

const create = (company: object, who = staff) =>
	send(who, 'mutation ($company: CompanyInput!) { createCompany(company: $company) { id revision } }', { company });

let counter = 0;
async function member(role = 'buyer', more: object = {}) {
	counter += 1;
	const email = `m${counter}@example.com`;
	const userId = await shop.makeUser(email);
	await send(
		staff,
		'mutation ($id: ID!, $member: CompanyMemberInput!) { addCompanyMember(companyId: $id, member: $member) { id } }',
		{ id, member: { userId, role, ...more } },
	);
	return { userId, email, browser: await shop.as(email) };
}

beforeEach(async () => {
	({ id } = await create({ name: `Muster ${newId()}` }));
});

const costCentre = async (code: string, who = staff) => {
	const saved = await send(
		who,
		'mutation ($id: ID!, $c: CostCentreInput!) { saveCostCentre(companyId: $id, costCentre: $c) { costCentres { id code } } }',
		{ id, c: { code } },
	);
	return saved.costCentres?.find((one: { code: string }) => one.code === code)?.id ?? saved;
};

const saveBudget = (budget: object, who = staff) =>
	send(
		who,
		`mutation ($id: ID!, $budget: CompanyBudgetInput!) {
			saveCompanyBudget(companyId: $id, budget: $budget) { budgets { id costCentreId amount used left revision firstDay } }
		}`,
		{ id, budget },
	);

const saveAddress = (entry: object, who = staff) =>
	send(
		who,
		'mutation ($id: ID!, $entry: CompanyAddressInput!) { saveCompanyAddress(companyId: $id, entry: $entry) { addresses { id label address { city email } } } }',
		{ id, entry: { label: 'Lager', address: someBilling, forBilling: false, forShipping: true, ...entry } },
	);

const invite = (email: string, role = 'buyer', who = staff) =>
	send(
		who,
		'mutation ($id: ID!, $email: String!, $role: CompanyRole!) { inviteCompanyMember(companyId: $id, email: $email, role: $role, language: "de-DE") { invitations { id email role } } }',
		{ id, email, role },
	);

const removeMember = (userId: string, who = staff) =>
	send(who, 'mutation ($id: ID!, $userId: ID!) { removeCompanyMember(companyId: $id, userId: $userId) }', {
		id,
		userId,
	});

const updateMember = (given: object, who = staff) =>
	send(
		who,
		'mutation ($id: ID!, $member: CompanyMemberInput!) { updateCompanyMember(companyId: $id, member: $member) { members { userId role superiorId costCentreIds } } }',
		{ id, member: given },
	);

const mine = (who: Browser) =>
	send(
		who,
		`{ myCompany { id kept priceRole { id } members { name email superiorId } invitations { id } costCentres { code }
			budgets { costCentreId left } addresses { label } } }`,
	);

const mailTo = async (to: string) => {
	const [mail] = await shop.rows<{ subject: string; text: string }>(
		(sql) => sql`select subject, text from mails where "to" = ${to} order by created_at desc, id desc limit 1`,
	);
	return { ...mail, token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
};

describe('a company', () => {
	it('is entered, found by name, number and member, changed, archived and restored by those who manage users', async () => {
		const number = newId().slice(-12);
		const made = await create({
			name: 'Papier & Söhne',
			customerNumber: number,
			invoiceMail: 'rechnung@papier.example',
		});
		id = made.id;
		const { email } = await member();
		const search = async (text: string, archived = false) =>
			(
				await send(
					staff,
					'query ($s: String!, $a: Boolean!) { companies(search: $s, archived: $a) { total items { id name memberCount } } }',
					{
						s: text,
						a: archived,
					},
				)
			).items;
		for (const text of ['papier &', number, email])
			expect(await search(text)).toMatchObject([{ id, name: 'Papier & Söhne', memberCount: 1 }]);
		expect(await create({ name: 'Andere', customerNumber: number })).toMatch(/this customer number/);
		const update = (revision: number, name: string) =>
			send(
				staff,
				'mutation ($id: ID!, $r: Int!, $c: CompanyInput!) { updateCompany(id: $id, revision: $r, company: $c) { name revision } }',
				{
					...{ id, r: revision },
					c: { name },
				},
			);
		expect(await update(1, 'Papier GmbH')).toEqual({ name: 'Papier GmbH', revision: 2 });
		expect(await update(1, 'zu spät')).toMatch(/changed in the meantime/);
		expect(await update(2, ' ')).toMatch(/check|valid|input/i);
		const archive = (archived: boolean) =>
			send(staff, 'mutation ($id: ID!, $a: Boolean!) { archiveCompany(id: $id, archived: $a) { archivedAt } }', {
				id,
				a: archived,
			});
		expect((await archive(true)).archivedAt).toBeTruthy();
		expect(await search('Papier GmbH')).toEqual([]);
		expect(await search('Papier GmbH', true)).toHaveLength(1);
		expect((await archive(false)).archivedAt).toBeNull();
	});

	it('is nothing to shoppers, to staff with other rights, and to another shop', async () => {
		await shop.makeUser('cook@example.com', { role: { name: 'cook', access: ['gAdminArea', 'mProd'] as Right[] } });
		const [cook, { browser: outsider }] = [await shop.as('cook@example.com'), await other()];
		for (const who of [cook, outsider]) {
			expect(await create({ name: 'Mine' }, who)).toMatch(/permission/);
			expect(await send(who, `{ company(id: "${id}") { name } }`)).toMatch(/permission/);
			expect(await costCentre('1', who)).toMatch(/could not be found/);
			expect(await invite('x@example.com', 'buyer', who)).toMatch(/could not be found/);
			expect(await mine(who)).toBeNull();
		}
		expect(await mine(shop.nobody())).toBeNull();
		const elsewhere = await makeShop(shop.test, `s${newId().slice(-12)}`);
		const seen = await shop.test.database.inTenant(elsewhere.id, (sql) => sql`select id from companies`);
		expect(seen).toEqual([]);
	});
});

/** A customer of no company. */
async function other() {
	counter += 1;
	const email = `other${counter}@example.com`;
	const userId = await shop.makeUser(email);
	return { userId, email, browser: await shop.as(email) };
}

describe('members', () => {
	it('belong to one company; a role of another kind, a stranger as superior and a foreign cost centre are refused', async () => {
		const { userId } = await member();
		const first = id;
		({ id } = await create({ name: 'Second' }));
		const add = (given: object) =>
			send(
				staff,
				'mutation ($id: ID!, $member: CompanyMemberInput!) { addCompanyMember(companyId: $id, member: $member) { id } }',
				{
					id,
					member: { userId, role: 'buyer', ...given },
				},
			);
		expect(await add({})).toMatch(/already belongs to a company/);
		const fresh = await other();
		expect(await add({ userId: fresh.userId, superiorId: userId })).toMatch(/could not be found/);
		expect(await add({ userId: fresh.userId, costCentreIds: [newId()] })).toMatch(/could not be found/);
		expect(await add({ userId: fresh.userId })).toEqual({ id });
		id = first;
	});

	it('are managed by the admin of the company, who cannot leave it without one', async () => {
		const boss = await member('companyAdmin');
		const { userId } = await member();
		const changed = await updateMember({ userId, role: 'approver', superiorId: boss.userId }, boss.browser);
		expect(changed.members).toContainEqual({ userId, role: 'approver', superiorId: boss.userId, costCentreIds: [] });
		expect(await updateMember({ userId: boss.userId, role: 'buyer' }, boss.browser)).toMatch(
			/at least one company admin/,
		);
		expect(await removeMember(boss.userId, boss.browser)).toMatch(/at least one company admin/);
		expect(
			await updateMember({ userId: boss.userId, role: 'companyAdmin', superiorId: boss.userId }, boss.browser),
		).not.toHaveProperty('members');
		await updateMember({ userId, role: 'companyAdmin', superiorId: boss.userId }, boss.browser);
		expect(await removeMember(boss.userId, boss.browser)).toBe(true);
		expect(await mine(boss.browser)).toBeNull();
		const [left] = await inShop((sql) => sql`select superior_id from company_members where user_id = ${userId}`);
		expect(left?.superiorId).toBeNull();
	});

	it('who are buyers or approvers change nothing, and see no addresses of mail, invitations and closed cost centres', async () => {
		const open = await costCentre('100');
		await costCentre('200');
		const { browser } = await member('approver', { costCentreIds: [open] });
		await invite('later@example.com');
		await saveBudget({ costCentreId: open, period: 'month', amount: 500 });
		await saveBudget({ period: 'year', amount: 900 });
		const shut = await inShop((sql) => sql`select id from cost_centres where code = '200' and company_id = ${id}`);
		await saveBudget({ costCentreId: shut[0]?.id, period: 'month', amount: 100 });
		const seen = await mine(browser);
		expect(seen).toMatchObject({ id, kept: false, invitations: [], costCentres: [{ code: '100' }] });
		expect(seen.members).toMatchObject([{ email: null }]);
		expect(seen.budgets).toHaveLength(2);
		for (const refusal of [
			await costCentre('300', browser),
			await saveBudget({ period: 'month', amount: 1 }, browser),
			await saveAddress({}, browser),
			await invite('x@example.com', 'buyer', browser),
		])
			expect(refusal).toMatch(/permission/);
	});

	it('have the role of their company for prices, without any right of it, until they leave or it is archived', async () => {
		const roleId = newId();
		await inShop(
			(sql) => sql`
				insert into roles (tenant_id, id, name, label, type, access)
				values (${shop.demo.id}, ${roleId}, ${`key${counter}`}, 'Key accounts', 'customer', '{gAdminArea,mUser}')`,
		);
		({ id } = await create({ name: 'With prices', priceRoleId: roleId }));
		const { browser, userId } = await member();
		const roles = async () => (await inShop((sql) => loadUser(sql, shop.demo.id, userId)))?.roles;
		expect(await roles()).toMatchObject([{ id: roleId, admin: false, access: [] }]);
		expect(await create({ name: 'Nope' }, browser)).toMatch(/permission/);
		expect(await send(staff, `mutation { deleteRole(id: "${roleId}") }`)).toMatch(/companies have it/);
		await removeMember(userId);
		expect(await roles()).toEqual([]);
		const [adminRole] = await inShop((sql) => sql`select id from roles where admin`);
		expect(await create({ name: 'Staff prices', priceRoleId: adminRole?.id })).toMatch(/could not be found/);
	});
});

describe('budgets, cost centres and addresses', () => {
	it('show what is used and left today, and are not overwritten unseen', async () => {
		const costCentreId = await costCentre('4711');
		const { budgets } = await saveBudget({ costCentreId, period: 'month', amount: 10_000 });
		const [{ id: budgetId }] = budgets;
		const orderId = await inShop((sql) => insertOrder(sql, shop.demo.id));
		const day = budgets[0].firstDay;
		await inShop((sql) => countInBudgets(sql, shop.demo.id, { orderId, companyId: id, costCentreId, net: 2500, day }));
		expect(await saveBudget({ costCentreId, period: 'month', amount: 1 })).toMatch(/already a budget/);
		const change = { id: budgetId, costCentreId, period: 'month', amount: 2000, revision: 1 };
		expect((await saveBudget(change)).budgets).toMatchObject([{ used: 2500, left: -500, revision: 2 }]);
		expect(await saveBudget(change)).toMatch(/changed in the meantime/);
		// What is out of the limits is refused, never made to fit.
		for (const amount of [-1, 10.5, 100_000_000_000])
			expect(await saveBudget({ period: 'year', amount })).toMatch(/check|valid|input/i);
		const removed = await send(
			staff,
			'mutation ($id: ID!, $b: ID!) { removeCompanyBudget(companyId: $id, id: $b) { budgets { id } } }',
			{
				id,
				b: budgetId,
			},
		);
		expect(removed).toEqual({ budgets: [] });
	});

	it('have codes and names of their own in a company', async () => {
		await costCentre('Werk-1');
		expect(await costCentre('werk-1')).toMatch(/has this code/);
		expect((await saveAddress({})).addresses).toMatchObject([{ label: 'Lager', address: { email: '' } }]);
		expect(await saveAddress({ label: 'lager' })).toMatch(/has this name/);
		expect(await saveAddress({ label: 'Ohne Ort', address: { ...someBilling, city: '' } })).toMatch(
			/check|valid|input/i,
		);
		expect(await saveAddress({ label: 'Für nichts', forShipping: false })).toMatch(/check|valid|input/i);
		const { addresses } = await saveAddress({ label: 'Zentrale', forBilling: true });
		expect(addresses.map(({ label }: { label: string }) => label)).toEqual(['Lager', 'Zentrale']);
		const gone = await send(
			staff,
			'mutation ($id: ID!, $a: ID!) { removeCompanyAddress(companyId: $id, id: $a) { addresses { label } } }',
			{ id, a: addresses[0].id },
		);
		expect(gone).toEqual({ addresses: [{ label: 'Zentrale' }] });
	});
});

describe('an invitation', () => {
	const open = (who: Browser, token: string) =>
		send(
			who,
			'query ($token: String!) { companyInvitation(token: $token) { company email role hasAccount isCaller } }',
			{ token },
		);
	const accept = (who: Browser, token: string) =>
		send(who, 'mutation ($token: String!) { acceptCompanyInvitation(token: $token) }', { token });
	const join = (token: string, password = goodPassword) =>
		send(
			shop.nobody(),
			'mutation ($token: String!, $password: String!) { joinCompany(token: $token, password: $password) }',
			{
				token,
				password,
			},
		);

	it('makes a new account, which is signed in to with the password that was chosen, and works once', async () => {
		const boss = await member('companyAdmin');
		await invite('new@example.com', 'approver', boss.browser);
		const { subject, token, text } = await mailTo('new@example.com');
		expect(subject).toMatch(/lädt Sie zum gemeinsamen Einkauf/);
		expect(text).toContain('Bestellungen anderer freigeben');
		expect(await open(shop.nobody(), token)).toMatchObject({ role: 'approver', hasAccount: false, isCaller: false });
		expect(await join(token, 'weak')).toMatch(/password/i);
		expect(await join(token)).toBe('new');
		const joined = await shop.as('new@example.com');
		expect(await mine(joined)).toMatchObject({ id, kept: false });
		expect(await open(shop.nobody(), token)).toBeNull();
		expect(await join(token)).toMatch(/link/i);
	});

	it('is accepted by the account of its address alone', async () => {
		const [friend, stranger] = [await other(), await other()];
		await invite(friend.email);
		const { token } = await mailTo(friend.email);
		expect(await open(friend.browser, token)).toMatchObject({ hasAccount: true, isCaller: true });
		expect(await open(stranger.browser, token)).toMatchObject({ isCaller: false });
		expect(await accept(stranger.browser, token)).toMatch(/another e-mail address/);
		expect(await join(token)).toMatch(/another e-mail address/);
		expect(await accept(friend.browser, token)).toBe(true);
		expect(await mine(friend.browser)).toMatchObject({ id });
		expect(await invite(friend.email)).toMatch(/already belongs/);
	});

	it('works no longer once it is revoked, sent anew or a week old', async () => {
		const { invitations } = await invite('wait@example.com');
		const first = await mailTo('wait@example.com');
		const resend = () => send(staff, `mutation { resendCompanyInvitation(id: "${invitations[0].id}") { id } }`);
		expect(await resend()).toEqual({ id });
		const second = await mailTo('wait@example.com');
		expect(await open(shop.nobody(), first.token)).toBeNull();
		expect(await open(shop.nobody(), second.token)).not.toBeNull();
		await inShop(
			(sql) =>
				sql`update company_invitations set expires_at = now() - interval '1 second' where email = 'wait@example.com'`,
		);
		expect(await open(shop.nobody(), second.token)).toBeNull();
		await resend();
		const third = await mailTo('wait@example.com');
		expect(
			await send(staff, `mutation { revokeCompanyInvitation(id: "${invitations[0].id}") { invitations { id } } }`),
		).toEqual({
			invitations: [],
		});
		expect(await join(third.token)).toMatch(/link/i);
	});

	it('is none of the admin of another company', async () => {
		const { invitations } = await invite('mine@example.com');
		({ id } = await create({ name: 'Rivals' }));
		const rival = await member('companyAdmin');
		const revoke = `mutation { revokeCompanyInvitation(id: "${invitations[0].id}") { id } }`;
		expect(await send(rival.browser, revoke)).toMatch(/could not be found/);
		expect(await send(rival.browser, revoke.replace('revoke', 'resend'))).toMatch(/could not be found/);
	});
});

it('every change of a company is in the audit log, with nothing of a person', async () => {
	await member('companyAdmin');
	await costCentre('9');
	await saveAddress({});
	await saveBudget({ period: 'month', amount: 5 });
	await invite('logged@example.com');
	const log = await inShop(
		(sql) => sql`select action, before::text, after::text from audit_log where entity_id = ${id} order by at, id`,
	);
	expect(log.map(({ action }) => action)).toEqual(
		expect.arrayContaining([
			'createCompany',
			'addCompanyMember',
			'saveCostCentre',
			'saveCompanyAddress',
			'saveBudget',
			'inviteCompanyMember',
		]),
	);
	expect(JSON.stringify(log)).not.toMatch(/logged@|Königs/);
});
