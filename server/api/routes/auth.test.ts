import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { archiveUser } from '../../accounts/users/archive-user.ts';
import { listMails } from '../../mail/read-mails.ts';
import { createTenant } from '../../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../../tenants/find-tenant.ts';
import { Browser, goodPassword, makeUser, noLimits, testSignIn } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { testSubject } from '../../testing/subjects.ts';

let test: TestDatabase;
let app: TestApp;
let demo: Tenant;
let atelier: Tenant;

async function makeTenant(slug: string, allowTemporaryUsers: boolean): Promise<Tenant> {
	await createTenant(test.database, { slug, name: slug, allowTemporaryUsers, languageCodes: ['de-DE', 'en-GB'] });
	const tenant = await tenantWithSlug(test.database, slug);
	if (!tenant) throw new Error('not made');
	return tenant;
}

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	demo = await makeTenant('demo', true);
	atelier = await makeTenant('atelier', false);
	await makeUser(test.database, demo, 'ada@example.com', { username: 'ada', role: 'admin' });
	await makeUser(test.database, demo, 'code@example.com', { codeStep: true, language: 'en-GB' });
	app = await startApp({ database: test.database, limits: noLimits });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const browser = (host?: string) => new Browser(app, host);
const failed = (statusCode: number, message: string) => ({ statusCode, message });
const loginFailed = failed(401, 'Login not possible with this data');
const noToken = failed(401, 'valid refresh token not found in redis');

/** Asks for something that only a signed-in user gets. */
async function whoAmI(visitor: Browser): Promise<string> {
	const { data, errors } = await visitor.graphql('{ me { email } }');
	return data?.me?.email ?? errors?.[0]?.message;
}

async function lastCode(): Promise<string> {
	const mails = await test.database.inTenant(
		demo.id,
		(sql) => sql<{ text: string }[]>`
		select text from mails where tenant_id = ${demo.id} order by id desc limit 1`,
	);
	return /^(\d{6})$/m.exec(mails[0]?.text ?? '')?.[1] ?? '';
}

describe('signing in', () => {
	it.each(['ada@example.com', ' ADA@Example.com', 'ada'])('works by e-mail or username: %j', async (login) => {
		const visitor = browser();
		const { status, json, headers } = await visitor.logIn(login);
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('no-store');
		expect(json).toEqual({
			status: 'ok',
			user: {
				id: expect.any(String),
				email: 'ada@example.com',
				username: 'ada',
				language: 'de-DE',
				guest: false,
				admin: false,
				roles: [{ id: expect.any(String), name: 'admin', admin: true, access: [] }],
			},
		});
		expect(await whoAmI(visitor)).toBe('ada@example.com');
	});

	it('with wrong data says the same of a known and of an unknown account', async () => {
		const wrong = await browser().logIn('ada', 'Falsch-Offset-7');
		const unknown = await browser().logIn('nobody@example.com');
		expect([wrong.status, wrong.json]).toEqual([401, loginFailed]);
		expect([unknown.status, unknown.json]).toEqual([401, loginFailed]);
		expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
	});

	it.each([{}, { login: 'ada' }, { login: 5, password: 'x' }, [], { challenge: 'x' }])(
		'without login and password is a faulty request: %j',
		async (body) => {
			expect((await browser().post('login', body as object)).status).toBe(400);
		},
	);

	it('holds for one shop only, also with its tokens', async () => {
		const visitor = browser();
		await visitor.logIn('ada');
		const elsewhere = browser('atelier.localhost');
		for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
		expect(await whoAmI(elsewhere)).toBe('Unauthorized');
		expect((await elsewhere.post('refresh')).json).toEqual(noToken);
		expect((await browser('atelier.localhost').logIn('ada')).json).toEqual(loginFailed);
		expect(await whoAmI(visitor)).toBe('ada@example.com');
	});

	it('sets cookies as they must be, with and without https', async () => {
		const { headers } = await browser().logIn('ada');
		expect(headers['set-cookie']).toEqual([
			expect.stringMatching(/^platen_device=[\w~-]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/),
			expect.stringMatching(/^platen_access=[\w.-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly$/),
			expect.stringMatching(/^platen_refresh=[\w-]{86}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
			'platen_session=user; Path=/; Max-Age=2592000; SameSite=Lax',
		]);
		const secured = await startApp({
			database: test.database,
			limits: noLimits,
			env: { TRUSTED_PROXIES: '127.0.0.1' },
		});
		const answer = await secured.ask('/service-api/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
			body: JSON.stringify({ login: 'ada', password: goodPassword }),
		});
		await secured.close();
		expect(answer.headers['set-cookie']).toEqual([
			expect.stringMatching(/^__Host-platen_device=.*; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/),
			expect.stringMatching(/^__Host-platen_access=[\w.-]+; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/),
			expect.stringMatching(/^__Host-platen_refresh=[\w-]{86}; Path=\/; .*HttpOnly; Secure$/),
			'__Host-platen_session=user; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
		]);
	});

	it('is refused to another site', async () => {
		const answer = await app.ask('/service-api/auth/login', {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
			body: JSON.stringify({ login: 'ada', password: goodPassword }),
		});
		expect(answer.status).toBe(403);
	});

	it('stores neither tokens nor the password in plain text', async () => {
		const visitor = browser();
		await visitor.logIn('ada');
		const [row] = await test.database.inTenant(
			demo.id,
			(sql) => sql`
			select string_agg(s::text, '') || (select string_agg(u::text, '') from users u) as everything from sessions s`,
		);
		for (const secret of [visitor.cookies.get('platen_refresh') ?? '?', goodPassword])
			expect(row?.everything).not.toContain(secret);
	});

	it('is not possible before the address is confirmed; with the right password another link is sent', async () => {
		const id = await makeUser(test.database, demo, 'new@example.com');
		await test.database.inTenant(demo.id, (sql) => sql`update users set email_confirmed_at = null where id = ${id}`);
		expect((await browser().logIn('new@example.com')).json).toEqual(loginFailed);
		const [mail] = await test.database.inTenant(demo.id, (sql) => listMails(sql, demo.id));
		expect(mail).toMatchObject({ to: 'new@example.com', subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei demo' });
	});
});

describe('the code step', () => {
	async function challenge(): Promise<{ challenge: string; code: string }> {
		const { json, headers } = await browser().logIn('code@example.com');
		expect(json).toEqual({ status: 'code', challenge: expect.stringMatching(/^[\w-]{43}$/) });
		expect(headers['set-cookie']).toBeUndefined();
		return { challenge: String(json.challenge), code: await lastCode() };
	}

	it('asks for the six digits that came by mail, once', async () => {
		const given = await challenge();
		const visitor = browser();
		expect((await visitor.post('login', given)).json).toMatchObject({ status: 'ok' });
		expect(await whoAmI(visitor)).toBe('code@example.com');
		const again = await browser().post('login', given);
		expect([again.status, again.json]).toEqual([401, failed(401, 'Invalid combination')]);
	});

	it('lets no one in with the password alone', async () => {
		const { challenge: token } = await challenge();
		for (const cookie of ['platen_access', 'platen_refresh']) {
			const visitor = browser();
			visitor.cookies.set(cookie, token);
			expect(await whoAmI(visitor)).toBe('Unauthorized');
			expect((await visitor.post('refresh')).status).toBe(401);
		}
	});

	const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

	it('dies after five wrong tries, and the right code comes too late', async () => {
		const given = await challenge();
		for (let tries = 0; tries < 5; tries++)
			expect((await browser().post('login', { ...given, code: wrong(given.code) })).status).toBe(401);
		expect((await browser().post('login', given)).json).toEqual(failed(401, 'Invalid combination'));
	});

	it('still opens with the fifth try', async () => {
		const given = await challenge();
		for (let tries = 0; tries < 4; tries++) await browser().post('login', { ...given, code: wrong(given.code) });
		expect((await browser().post('login', given)).status).toBe(200);
	});

	it('tries exactly five of 50 wrong codes that come at once', async () => {
		const given = await challenge();
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => browser().post('login', { ...given, code: wrong(given.code) })),
		);
		expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(401));
		const [row] = await test.database.inTenant(
			demo.id,
			(sql) => sql`
			select max(tries) as tries from login_challenges where used_at is null`,
		);
		expect(row?.tries).toBe(5);
	});

	it('opens once, however many send the right code at once', async () => {
		const given = await challenge();
		const answers = await Promise.all(Array.from({ length: 5 }, () => browser().post('login', given)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	});

	it('runs out after ten minutes', async () => {
		const given = await challenge();
		await test.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${demo.id}, true)`;
			const [row] = await sql`
				select max(expires_at - now()) between interval '9 minutes' and interval '10 minutes' as ten from login_challenges`;
			expect(row?.ten).toBe(true);
			await sql`update login_challenges set expires_at = now() - interval '1 second'`;
		});
		expect((await browser().post('login', given)).status).toBe(401);
	});

	it('sends another code on request, also after the first has run out; the first is then worth nothing', async () => {
		const id = await makeUser(test.database, demo, 'slow@example.com');
		await test.database.inTenant(demo.id, (sql) => sql`update users set code_step = true where id = ${id}`);
		const { json } = await browser().logIn('slow@example.com');
		const first = { challenge: String(json.challenge), code: await lastCode() };
		await test.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', ${demo.id}, true)`;
			await sql`update login_challenges set expires_at = now() - interval '1 second'`;
		});
		const again = await browser().post('code', { challenge: first.challenge });
		expect(again.json).toEqual({ status: 'code', challenge: expect.stringMatching(/^[\w-]{43}$/) });
		const second = { challenge: String(again.json.challenge), code: await lastCode() };
		expect((await browser().post('login', first)).status).toBe(401);
		expect((await browser().post('code', { challenge: first.challenge })).status).toBe(401);
		expect((await browser().post('login', second)).json).toMatchObject({ status: 'ok' });
		expect((await browser().post('code', { challenge: 'unknown' })).status).toBe(401);
		expect((await browser().post('code', {})).status).toBe(400);
	});

	it('is forced by a role', async () => {
		await makeUser(test.database, demo, 'forced@example.com', { role: { name: 'careful', access: [] } });
		await test.database.inTenant(demo.id, (sql) => sql`update roles set requires_code = true where name = 'careful'`);
		expect((await browser().logIn('forced@example.com')).json).toMatchObject({ status: 'code' });
	});

	it('says so when the code cannot be sent', async () => {
		await makeUser(test.database, demo, 'two,at@example.com', { codeStep: true });
		const { status, json } = await browser().logIn('two,at@example.com');
		expect([status, json]).toEqual([503, failed(503, 'Error during transmission of the code')]);
	});
});

describe('a refresh', () => {
	async function signedIn(): Promise<Browser> {
		const visitor = browser();
		await visitor.logIn('ada');
		return visitor;
	}

	const refreshWith = (token: string | undefined) => {
		const visitor = browser();
		if (token) visitor.cookies.set('platen_refresh', token);
		return visitor.post('refresh');
	};

	const passTime = (seconds: number) =>
		test.database.inTenant(
			demo.id,
			(sql) => sql`
			update sessions set earlier = coalesce((
				select jsonb_agg(jsonb_build_array(e->0, (e->>1)::float8 - ${seconds * 1000})) from jsonb_array_elements(earlier) e
			), '[]')`,
		);

	it('gives new tokens and goes on with the session', async () => {
		const visitor = await signedIn();
		const before = visitor.cookies.get('platen_refresh');
		const { status, json } = await visitor.post('refresh');
		expect([status, json.status]).toEqual([200, 'ok']);
		expect(visitor.cookies.get('platen_refresh')).not.toBe(before);
		expect(await whoAmI(visitor)).toBe('ada@example.com');
	});

	it.each([undefined, 'x', 'A'.repeat(86)])('without a valid token says what the contract says: %j', async (token) => {
		const { status, json, headers } = await refreshWith(token);
		expect([status, json]).toEqual([401, noToken]);
		expect(headers['set-cookie']?.every((line) => line.includes('Max-Age=0'))).toBe(true);
	});

	it('of a late tab gets what the others got, for ten seconds', async () => {
		const visitor = await signedIn();
		const old = visitor.cookies.get('platen_refresh');
		await visitor.post('refresh');
		await visitor.post('refresh');
		await passTime(9);
		const late = await refreshWith(old);
		expect(late.status).toBe(200);
		expect(late.headers['set-cookie']?.join()).toContain(visitor.cookies.get('platen_refresh'));
	});

	it('of 20 tabs at once, ten times, ends in one token and one session', async () => {
		const visitor = await signedIn();
		for (let round = 0; round < 10; round++) {
			const old = visitor.cookies.get('platen_refresh');
			const answers = await Promise.all(Array.from({ length: 20 }, () => refreshWith(old)));
			expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
			const tokens = new Set(
				answers.map(({ headers }) => /platen_refresh=([^;]+)/.exec(String(headers['set-cookie']))?.[1]),
			);
			expect(tokens.size).toBe(1);
			visitor.cookies.set('platen_refresh', [...tokens][0] ?? '');
		}
	});

	it('with an old token after that ends the whole family, and is written down', async () => {
		const visitor = await signedIn();
		const old = visitor.cookies.get('platen_refresh');
		await visitor.post('refresh');
		await passTime(11);
		expect((await refreshWith(old)).json).toEqual(noToken);
		expect(await whoAmI(visitor)).toBe('Unauthorized');
		expect((await visitor.post('refresh')).json).toEqual(noToken);
		const rows = await test.database.inTenant(
			demo.id,
			(sql) => sql`
			select after from audit_log where action = 'revokeSession'`,
		);
		expect(rows).toHaveLength(1);
	});

	it('with a forged token ends nothing', async () => {
		const visitor = await signedIn();
		const bytes = Buffer.from(visitor.cookies.get('platen_refresh') ?? '', 'base64url');
		bytes[20] = (bytes[20] ?? 0) ^ 1;
		expect((await refreshWith(bytes.toString('base64url'))).status).toBe(401);
		expect((await visitor.post('refresh')).status).toBe(200);
	});

	it('is over when the session has run out', async () => {
		const visitor = await signedIn();
		await test.database.inTenant(demo.id, (sql) => sql`update sessions set expires_at = now() - interval '1 second'`);
		expect((await visitor.post('refresh')).json).toEqual(noToken);
	});
});

describe('the end of a session', () => {
	it('acts on the next call', async () => {
		const [one, two] = [browser(), browser()];
		await one.logIn('ada');
		await two.logIn('ada');
		const kept = new Map(one.cookies);
		expect((await one.post('logout')).json).toEqual({ status: 'ok' });
		expect([...one.cookies.keys()]).toEqual(['platen_device']);
		for (const [name, value] of kept) one.cookies.set(name, value);
		expect(await whoAmI(one)).toBe('Unauthorized');
		expect((await one.post('refresh')).status).toBe(401);
		expect(await whoAmI(two)).toBe('ada@example.com');
	});

	it('is no failure without a session', async () => {
		expect((await browser().post('logout')).status).toBe(200);
	});

	it('comes with the archiving of the user, also in another process', async () => {
		const id = await makeUser(test.database, demo, 'gone@example.com');
		const visitor = browser();
		await visitor.logIn('gone@example.com');
		expect(await whoAmI(visitor)).toBe('gone@example.com');
		const other = await testSignIn(test.database);
		const user = testSubject({ roles: [{ admin: true, access: [] }] });
		const caller = { tenant: demo, user, services: other.services, shop: 'http://x', address: '::1', requestId: '1' };
		await test.database.inTenant(demo.id, (sql) => archiveUser(sql, caller, id));
		await other.close();
		await expect.poll(() => whoAmI(visitor)).toBe('Unauthorized');
		expect((await visitor.logIn('gone@example.com')).json).toEqual(loginFailed);
	});

	it('comes with a new log-in in the same browser', async () => {
		const visitor = browser();
		await visitor.logIn('ada');
		const old = browser();
		for (const [name, value] of visitor.cookies) old.cookies.set(name, value);
		await visitor.logIn('ada');
		expect(await whoAmI(old)).toBe('Unauthorized');
		expect(await whoAmI(visitor)).toBe('ada@example.com');
	});
});

describe('a temporary session', () => {
	it('makes a guest in a language of the shop where the tenant allows it', async () => {
		const visitor = browser();
		const { status, json } = await visitor.post('temporarySession', { language: 'en-GB' });
		expect(status).toBe(200);
		expect(json).toMatchObject({ status: 'ok', user: { guest: true, email: null, language: 'en-GB', roles: [] } });
		expect(visitor.cookies.get('platen_session')).toBe('guest');
		const again = await visitor.post('temporarySession', { language: 'en-GB' });
		expect(again.json).toEqual(json);
		expect((await visitor.post('refresh')).json).toMatchObject({ user: { guest: true } });
		const foreign = await browser().post('temporarySession', { language: 'xx' });
		expect(foreign.json).toMatchObject({ user: { language: 'de-DE' } });
	});

	it('gives what it has gathered to the account, once, also when its access has run out', async () => {
		const moved: string[][] = [];
		const mover = await startApp({
			database: test.database,
			limits: noLimits,
			guestMoves: [
				async (sql, tenantId, guestId, userId) => {
					expect(await sql`select from users where tenant_id = ${tenantId} and id = ${guestId} and guest`).toHaveLength(
						1,
					);
					moved.push([guestId, userId]);
				},
			],
		});
		const visitor = new Browser(mover);
		const { json: guest } = await visitor.post('temporarySession', {});
		visitor.cookies.delete('platen_access');
		const { json: user } = await visitor.logIn('ada');
		await visitor.logIn('ada');
		const idOf = (answer: { user?: unknown }) => (answer.user as { id: string }).id;
		expect(moved).toEqual([[idOf(guest), idOf(user)]]);
		await mover.close();
	});

	it('is refused where it does not', async () => {
		const { status, json } = await browser('atelier.localhost').post('temporarySession', { language: 'en-GB' });
		expect([status, json]).toEqual([403, failed(403, 'This shop can only be used with an account.')]);
		expect(atelier.allowTemporaryUsers).toBe(false);
	});
});
