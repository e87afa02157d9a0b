import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { encodeDeepLink } from '../../rules/accounts/deep-link.ts';
import { migrate } from '../database/migrate.ts';
import { appRole } from '../database/provision.ts';
import type { RunningJobs } from '../jobs/start-jobs.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { Browser, goodPassword, makeUser, noLimits } from '../testing/accounts.ts';
import { startApp } from '../testing/app.ts';
import type { TestDatabase } from '../testing/database.ts';
import { runJobs } from '../testing/jobs.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { processAccountRequest } from './access/process-request.ts';

let shop: Shop;
let test: TestDatabase;
let demo: Tenant;
let jobs: RunningJobs;
let as: Shop['as'];
let nobody: Shop['nobody'];
let tell: Shop['tell'];

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	({ test, demo, as, nobody, tell } = shop);
	jobs = runJobs(test, [processAccountRequest]);
});

afterAll(async () => {
	await jobs.close(1000);
	await shop.close();
});

const inDemo = <T>(work: Parameters<TestDatabase['database']['inTenant']>[1]) =>
	test.database.inTenant(demo.id, work) as Promise<T>;

interface MailRow {
	subject: string;
	text: string;
}

const mailsTo = (to: string) =>
	inDemo<MailRow[]>((sql) => sql`select subject, text from mails where "to" = ${to} order by id`);

async function tokenFor(to: string, count = 1): Promise<string> {
	await expect.poll(async () => (await mailsTo(to)).length).toBeGreaterThanOrEqual(count);
	const mails = await mailsTo(to);
	return /[?&]token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const name = [
	{ fieldName: 'firstName', value: 'Grace' },
	{ fieldName: 'surname', value: 'Hopper' },
];
const signUp =
	'mutation($email: String!, $password: String!, $values: [FieldValueInput!]) { signUp(email: $email, password: $password, values: $values, language: "en-GB") }';
const confirm = 'mutation($token: String!) { confirmEmail(token: $token) }';
const forgot = 'mutation($email: String!, $language: String) { forgotPassword(email: $email, language: $language) }';
const reset = 'mutation($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';

describe('signing up', () => {
	it('leads by a mail to an account', async () => {
		const email = 'grace@example.com';
		expect(await tell(nobody(), signUp, { email: ' Grace@Example.com', password: goodPassword, values: name })).toBe(
			true,
		);
		const token = await tokenFor(email);
		expect((await nobody().logIn(email)).status).toBe(401);
		expect((await mailsTo(email))[0]?.subject).toBe('Please confirm your e-mail address at Druckwerk');
		expect((await mailsTo(email))[0]?.text).toContain('http://demo.localhost:');
		expect((await mailsTo(email))[0]?.text).toContain('/en-gb/confirm-email?token=');
		const latest = await tokenFor(email);
		expect(await tell(nobody(), confirm, { token: latest })).toBe(true);
		expect(await tell(nobody(), confirm, { token: latest })).toBe(
			'This link is no longer valid. Please request a new one.',
		);
		expect(token).not.toBe('');
		expect((await mailsTo(email)).at(-1)?.subject).toBe('Welcome to Druckwerk');
		const visitor = await as(email);
		expect(
			await tell(visitor, '{ me { email username language profile { complete percent values { fieldName value } } } }'),
		).toEqual({
			email,
			username: 'grace',
			language: 'en-GB',
			profile: { complete: true, percent: 100, values: name },
		});
		expect((await nobody().logIn('grace')).status).toBe(200);
	});

	it('goes on from the confirmation to where it was left, if that is a page of this shop', async () => {
		const leaving =
			'mutation($email: String!, $password: String!, $values: [FieldValueInput!], $deepLink: String) { signUp(email: $email, password: $password, values: $values, language: "en-GB", deepLink: $deepLink) }';
		const linkFor = async (email: string, deepLink: string) => {
			await tell(nobody(), leaving, { email, password: goodPassword, values: name, deepLink });
			await tokenFor(email);
			const link = /http\S+confirm-email\S+/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0] ?? '';
			return new URL(link).searchParams.get('deepLink');
		};
		const toCheckout = encodeDeepLink('/en-gb/checkout');
		expect(await linkFor('buyer@example.com', toCheckout)).toBe(toCheckout);
		expect(await linkFor('lured@example.com', encodeDeepLink('//evil.example/checkout'))).toBeNull();
		expect(await linkFor('garbled@example.com', '%%%')).toBeNull();
	});

	it('gives every user a unique username, however many sign up at once', async () => {
		const addresses = ['Mary.Jane@one.example.com', 'mary-jane@two.example.com', 'maryjane@three.example.com'];
		await Promise.all(
			addresses.map((email) => tell(nobody(), signUp, { email, password: goodPassword, values: name })),
		);
		for (const email of addresses) await tokenFor(email.toLowerCase());
		const rows = await inDemo<{ username: string }[]>(
			(sql) => sql`select username from users where email like 'mary%' order by username`,
		);
		expect(rows.map(({ username }) => username)).toEqual(['maryjane', 'maryjane2', 'maryjane3']);
		await makeUser(test.database, demo, '___@example.com');
		expect(await inDemo((sql) => sql`select username from users where email like '\\_%'`)).toEqual([
			{ username: 'user' },
		]);
	});

	it('gave one as well to those who had an account before there were any', async () => {
		for (const email of ['old@a.example.com', 'o.l.d@b.example.com', 'old@c.example.com'])
			await makeUser(test.database, demo, email);
		await inDemo((sql) => sql`update users set username = null where email like 'o%d@_.example.com'`);
		await test.owner`delete from migrations where name = '0051_usernames'`;
		expect(await migrate(test.owner, appRole)).toEqual(['0051_usernames']);
		const rows = await inDemo<{ username: string }[]>(
			(sql) => sql`select username from users where email like 'o%d@_.example.com' order by username`,
		);
		expect(rows.map(({ username }) => username)).toEqual(['old', 'old2', 'old3']);
	});

	it('responds alike for an address that has an account, which is notified by mail', async () => {
		expect(await tell(nobody(), signUp, { email: 'ada@example.com', password: goodPassword, values: name })).toBe(true);
		await tokenFor('ada@example.com');
		expect((await mailsTo('ada@example.com')).at(-1)?.subject).toBe('Ihr Konto bei Druckwerk');
		expect((await nobody().logIn('ada@example.com')).status).toBe(200);
	});

	it('again before confirming takes the latest password, and only the latest link', async () => {
		const email = 'twice@example.com';
		await tell(nobody(), signUp, { email, password: 'Erstes-Wort-1', values: name });
		const first = await tokenFor(email);
		await tell(nobody(), signUp, { email, password: 'Zweites-Wort-2', values: name });
		const second = await tokenFor(email, 2);
		expect(await tell(nobody(), confirm, { token: first })).toContain('no longer valid');
		expect(await tell(nobody(), confirm, { token: second })).toBe(true);
		expect((await nobody().logIn(email, 'Erstes-Wort-1')).status).toBe(401);
		expect((await nobody().logIn(email, 'Zweites-Wort-2')).status).toBe(200);
	});

	it.each([
		[{ email: 'no address' }, 'Please enter a valid email address.'],
		[{ password: 'short' }, /^The password needs at least 8 characters/],
		[{ values: [] }, 'Please fill in all mandatory fields. (firstName, surname)'],
		[{ values: [...name, { fieldName: 'phone', value: 'x' }] }, 'Please check your entries. (phone)'],
		[{ values: [...name, { fieldName: 'unknown', value: 'x' }] }, 'Please check your entries. (unknown)'],
	])('says what is wrong: %j', async (given, message) => {
		const said = await tell(nobody(), signUp, {
			email: 'x@example.com',
			password: goodPassword,
			values: name,
			...given,
		});
		expect(said).toMatch(message);
	});
});

describe('a forgotten password', () => {
	it('is replaced by a link that works once, and ends every session', async () => {
		const email = 'forgetful@example.com';
		await makeUser(test.database, demo, email, { language: 'en-GB' });
		const old = await as(email);
		expect(await tell(nobody(), forgot, { email, language: 'en-GB' })).toBe(true);
		const token = await tokenFor(email);
		expect((await mailsTo(email))[0]?.subject).toBe('New password for Druckwerk');
		expect(await tell(nobody(), reset, { token, password: 'short' })).toMatch(/^The password needs/);
		expect(await tell(nobody(), reset, { token, password: 'Neues-Offset-8' })).toBe(true);
		expect(await tell(nobody(), reset, { token, password: 'Neues-Offset-9' })).toContain('no longer valid');
		expect(await tell(old, '{ me { email } }')).toBe('Unauthorized');
		expect((await nobody().logIn(email)).status).toBe(401);
		expect((await nobody().logIn(email, 'Neues-Offset-8')).status).toBe(200);
	});

	it('responds in the language of the page that sent it', async () => {
		const email = 'traveller@example.com';
		await makeUser(test.database, demo, email, { language: 'de-DE' });
		expect(await tell(nobody(), forgot, { email, language: 'en-GB' })).toBe(true);
		expect(await tokenFor(email)).not.toBe('');
		expect((await mailsTo(email))[0]?.subject).toBe('New password for Druckwerk');
	});

	it.each([
		['with a long top-level domain', 'birte@druckwerk-nord.example', 'birte@druckwerk-nord.example'],
		['with an umlaut, however it is typed', 'info@Bücher-Fuchs.hamburg', 'info@xn--bcher-fuchs-thb.hamburg'],
	])('can be asked for by an address %s', async (_what, typed, stored) => {
		await makeUser(test.database, demo, stored, { language: 'en-GB' });
		expect(await tell(nobody(), forgot, { email: typed })).toBe(true);
		expect(await tokenFor(stored)).not.toBe('');
		expect((await nobody().logIn(typed)).status).toBe(200);
	});

	it('of an unknown address gets the same response, and no mail is sent', async () => {
		const before = await inDemo<{ count: number }[]>((sql) => sql`select count(*)::int as count from mails`);
		expect(await tell(nobody(), forgot, { email: 'unknown@example.com' })).toBe(true);
		await expect
			.poll(() => inDemo((sql) => sql`select from account_requests`).then((rows) => (rows as unknown[]).length))
			.toBe(0);
		expect(await inDemo((sql) => sql`select count(*)::int as count from mails`)).toEqual(before);
	});

	it('runs out after an hour', async () => {
		await makeUser(test.database, demo, 'slow@example.com');
		await tell(nobody(), forgot, { email: 'slow@example.com' });
		const token = await tokenFor('slow@example.com');
		await inDemo((sql) => sql`update one_time_tokens set expires_at = expires_at - interval '1 hour'`);
		expect(await tell(nobody(), reset, { token, password: 'Neues-Offset-8' })).toContain('no longer valid');
	});
});

describe('the own account', () => {
	it('shows roles, rights with what they include, and how complete the profile is', async () => {
		await makeUser(test.database, demo, 'editor@example.com', { role: { name: 'editor', access: ['mContent'] } });
		const visitor = await as('editor@example.com');
		const query =
			'{ me { roles { name admin access } rights admin guest codeStep profile { complete missing percent } } }';
		expect(await tell(visitor, query)).toEqual({
			roles: [{ name: 'editor', admin: false, access: ['mContent'] }],
			rights: ['qContent', 'mContent'],
			admin: false,
			guest: false,
			codeStep: false,
			profile: { complete: false, missing: ['firstName', 'surname'], percent: 0 },
		});
		const update =
			'mutation($values: [FieldValueInput!]!) { updateProfile(values: $values, language: "en-GB") { language profile { complete values { fieldName value } } } }';
		expect(await tell(visitor, update, { values: [...name, { fieldName: 'title', value: '' }] })).toEqual({
			language: 'en-GB',
			profile: { complete: true, values: name },
		});
		expect(await tell(visitor, update, { values: [{ fieldName: 'salutation', value: 'Sir' }] })).toBe(
			'Error when saving the profile. (salutation)',
		);
	});

	it('changes its password with the old one, and signs in again', async () => {
		const email = 'changer@example.com';
		await makeUser(test.database, demo, email);
		const [visitor, elsewhere] = [await as(email), await as(email)];
		const change =
			'mutation($current: String!, $next: String!) { changePassword(currentPassword: $current, newPassword: $next) }';
		expect(await tell(visitor, change, { current: 'Falsch-Wort-1', next: 'Neues-Offset-8' })).toBe(
			'Password could not be changed',
		);
		expect(await tell(visitor, change, { current: goodPassword, next: 'Passwort1!' })).toMatch(/^The password needs/);
		expect(await tell(visitor, change, { current: goodPassword, next: 'Neues-Offset-8' })).toBe(true);
		expect(await tell(visitor, '{ me { email } }')).toBe('Unauthorized');
		expect(await tell(elsewhere, '{ me { email } }')).toBe('Unauthorized');
		expect((await visitor.post('refresh')).status).toBe(401);
		expect((await nobody().logIn(email, 'Neues-Offset-8')).status).toBe(200);
	});

	it('switches the code step on and off', async () => {
		await makeUser(test.database, demo, 'stepper@example.com');
		const visitor = await as('stepper@example.com');
		expect(await tell(visitor, 'mutation { setCodeStep(on: true) }')).toBe(true);
		expect(await tell(visitor, '{ me { codeStep } }')).toEqual({ codeStep: true });
		expect((await nobody().logIn('stepper@example.com')).json).toMatchObject({ status: 'code' });
		expect(await tell(visitor, 'mutation { setCodeStep(on: false) }')).toBe(false);
		expect((await nobody().logIn('stepper@example.com')).json).toMatchObject({ status: 'ok' });
	});

	it('is none for a guest', async () => {
		const guest = nobody();
		await guest.post('temporarySession', {});
		expect(await tell(guest, '{ me { guest email rights } }')).toEqual({ guest: true, email: null, rights: [] });
		expect(await tell(guest, 'mutation { setCodeStep(on: true) }')).toBe('You do not have permission to do this.');
		expect(await tell(guest, 'mutation { updateProfile(values: []) { id } }')).toBe(
			'You do not have permission to do this.',
		);
	});
});

describe('a change that is sent twice under one key', () => {
	const create = 'mutation($email: String!) { createUser(user: { email: $email }) { id email } }';
	const key = (text: string) => ({ 'x-idempotency-key': `${text}-0123456789abcdef` });

	it('is executed once and returns its result twice, also at the same time', async () => {
		const admin = await as('ada@example.com');
		const send = () => admin.graphql(create, { email: 'once@example.com' }, key('once'));
		const [first, second] = await Promise.all([send(), send()]);
		expect(first.data.createUser.email).toBe('once@example.com');
		expect(second).toEqual(first);
		expect(await send()).toEqual(first);
		expect((await admin.graphql(create, { email: 'once@example.com' }, key('other'))).errors[0].extensions.code).toBe(
			'EMAIL_TAKEN',
		);
	});

	it('is a mistake when it is another one', async () => {
		const admin = await as('ada@example.com');
		await admin.graphql(create, { email: 'first@example.com' }, key('mistake'));
		const { errors } = await admin.graphql(create, { email: 'second@example.com' }, key('mistake'));
		expect(errors[0].extensions).toEqual({ statusCode: 400, code: 'BAD_REQUEST' });
		expect((await admin.graphql(create, {}, { 'x-idempotency-key': 'short' })).errors[0].extensions.statusCode).toBe(
			400,
		);
	});

	it('acts after a refresh, when it had failed for want of a session', async () => {
		const admin = await as('ada@example.com');
		const access = admin.cookies.get('platen_access') ?? '';
		admin.cookies.set('platen_access', 'gone');
		const send = () => admin.graphql(create, { email: 'late@example.com' }, key('late'));
		expect((await send()).errors[0].message).toBe('Unauthorized');
		admin.cookies.set('platen_access', access);
		expect((await send()).data.createUser.email).toBe('late@example.com');
	});

	it('by a visitor belongs to their address: another one neither gets its result nor is blocked', async () => {
		const from = (address: string) =>
			new Browser({
				ask: (target, options) =>
					proxied.ask(target, { ...options, headers: { ...options?.headers, 'x-forwarded-for': address } }),
			});
		const proxied = await startApp({
			database: test.database,
			limits: noLimits,
			env: { TRUSTED_PROXIES: '127.0.0.1' },
		});
		const send = (address: string, email: string) =>
			from(address).graphql('mutation($email: String!) { forgotPassword(email: $email) }', { email }, key('shared'));
		const first = await send('192.0.2.1', 'first@example.com');
		expect(await send('192.0.2.2', 'second@example.com')).toEqual(first);
		expect((await send('192.0.2.1', 'second@example.com')).errors[0].extensions.code).toBe('BAD_REQUEST');
		const [kept] = await inDemo<{ callers: number }[]>(
			(sql) => sql`select count(distinct caller)::int as callers from remembered_answers where key like 'shared%'`,
		);
		expect(kept?.callers).toBe(2);
		await proxied.close();
	});

	it('whose first response was lost is not executed again, and is not reported as failed', async () => {
		const admin = await as('ada@example.com');
		const send = () => admin.graphql(create, { email: 'dead@example.com' }, key('dead'));
		await send();
		await inDemo((sql) => sql`update remembered_answers set answer = null where key like 'dead%'`);
		expect((await send()).errors[0].extensions).toEqual({ statusCode: 409, code: 'RESULT_UNREAD' });
	});
});

describe('a user whose access token has expired', () => {
	it('gets no response meant for visitors, unless they want none of their session', async () => {
		const visitor = await as('ada@example.com');
		visitor.cookies.delete('platen_access');
		expect(await tell(visitor, '{ tenant { name } }')).toBe('Unauthorized');
		expect((await visitor.graphql('{ tenant { name } }', {}, { 'x-session': 'none' })).data.tenant.name).toBe(
			'Druckwerk',
		);
		await visitor.post('refresh');
		expect(await tell(visitor, '{ tenant { name } }')).toEqual({ name: 'Druckwerk' });
	});
});
