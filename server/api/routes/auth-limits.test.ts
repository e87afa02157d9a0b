import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeToken } from '../../accounts/one-time-tokens.ts';
import { rateLimits } from '../../accounts/rate-limits.ts';
import { createTenant } from '../../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../../tenants/find-tenant.ts';
import { Browser, goodPassword, makeUser } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';

let test: TestDatabase;
let demo: Tenant;
/** Two processes of one installation, behind a proxy that tells where a call comes from. */
let apps: TestApp[];

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await createTenant(test.database, {
		slug: 'demo',
		name: 'demo',
		allowTemporaryUsers: true,
		languageCodes: ['de-DE'],
	});
	const tenant = await tenantWithSlug(test.database, 'demo');
	if (!tenant) throw new Error('not made');
	demo = tenant;
	await makeUser(test.database, demo, 'ada@example.com', { username: 'ada' });
	await makeUser(test.database, demo, 'bert@example.com');
	await makeUser(test.database, demo, 'chief@example.com', { role: { name: 'chief', access: ['mUser'] } });
	await makeUser(test.database, demo, 'code@example.com', { codeStep: true });
	const env = { TRUSTED_PROXIES: '127.0.0.1' };
	apps = await Promise.all([1, 2].map(() => startApp({ database: test.database, env })));
});

beforeEach(async () => {
	await test.database.inTenant(demo.id, (sql) => sql`delete from rate_limits`);
});

afterAll(async () => {
	await Promise.all(apps.map((app) => app.close()));
	await test.drop();
});

let turn = 0;
const wrong = 'Falsch-Offset-7';
const elsewhere = () => `198.51.100.${turn++ % 250}`;

/** A device at an address of its own, served by one of the two processes. */
function device(address = elsewhere()): Browser {
	const app = apps[turn++ % 2];
	if (!app) throw new Error('no app');
	return new Browser({
		ask: (target, options) =>
			app.ask(target, { ...options, headers: { ...options?.headers, 'x-forwarded-for': address } }),
	});
}

async function tryOften(login: string, times: number, password = wrong): Promise<number[]> {
	const statuses = [];
	for (let time = 0; time < times; time++) statuses.push((await device().logIn(login, password)).status);
	return statuses;
}

const wait = (interval: string) =>
	test.database.inTenant(demo.id, (sql) => sql`update rate_limits set began_at = began_at - ${interval}::interval`);

describe('wrong passwords', () => {
	it('slow an account down, known or not, over all processes and from wherever they come', async () => {
		for (const login of ['ada', 'stranger@example.com']) {
			expect(await tryOften(login, 12)).toEqual([...Array(10).fill(401), 429, 429]);
			await wait('16 seconds');
			expect(await tryOften(login, 2)).toEqual([401, 429]);
			await wait('16 seconds');
			expect(await tryOften(login, 1)).toEqual([429]);
			await wait('15 seconds');
			expect(await tryOften(login, 1)).toEqual([401]);
		}
	});

	it('are refused with a Retry-After header that says when the next try is counted', async () => {
		await tryOften('ada', 10);
		const { status, headers } = await device().logIn('ada', wrong);
		expect(status).toBe(429);
		const seconds = Number(headers['retry-after']);
		expect(seconds).toBeGreaterThan(0);
		await wait(`${seconds} seconds`);
		expect(await tryOften('ada', 1)).toEqual([401]);
	});

	it('are forgotten an hour after the last one', async () => {
		await tryOften('ada', 12);
		await wait('61 minutes');
		expect(await tryOften('ada', 11)).toEqual([...Array(10).fill(401), 429]);
	});

	it('count together for the e-mail address and the username of an account', async () => {
		await tryOften('ada', 5);
		await tryOften('ada@example.com', 5);
		expect(await tryOften('ada', 1)).toEqual([429]);
		expect(await tryOften('ADA@example.com', 1)).toEqual([429]);
	});

	it('are forgiven by the right one', async () => {
		await tryOften('ada', 9);
		expect(await tryOften('ada', 1, goodPassword)).toEqual([200]);
		expect(await tryOften('ada', 10)).toEqual(Array(10).fill(401));
	});

	it('of strangers never shut out the right one on a device that the account knows', async () => {
		const own = device();
		await own.logIn('ada');
		await own.post('logout');
		await tryOften('ada', 12);
		// Also where the strangers sit behind the same address as the owner.
		const office = elsewhere();
		await device(office).logIn('nobody', wrong);
		await test.database.inTenant(
			demo.id,
			(sql) => sql`update rate_limits set count = 100 where key like 'login.address.%'`,
		);
		expect((await device(office).logIn('bert@example.com')).status).toBe(429);
		const there = device(office);
		for (const [name, value] of own.cookies) there.cookies.set(name, value);
		expect((await there.logIn('ada')).status).toBe(200);
		expect((await device().logIn('ada')).status).toBe(429);
	});

	it('are forgotten with the password, so that its owner gets in on a new device', async () => {
		const [bert] = await test.database.inTenant(
			demo.id,
			(sql) => sql<{ id: string }[]>`select id from users where email = 'bert@example.com'`,
		);
		await tryOften('bert@example.com', 10);
		const token = await test.database.inTenant(demo.id, (sql) => makeToken(sql, demo.id, bert?.id ?? '', 'reset'));
		const reset = 'mutation($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
		await device().graphql(reset, { token, password: goodPassword });
		expect(await tryOften('bert@example.com', 1, goodPassword)).toEqual([200]);
	});

	it('are counted on a known device too, for itself', async () => {
		const own = device();
		await own.logIn('ada');
		const statuses = [];
		for (let time = 0; time < 11; time++) statuses.push((await own.logIn('ada', wrong)).status);
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
		expect((await device().logIn('ada')).status).toBe(200);
	});

	it('of a caller with another account, or with a forged entry, are those of an unknown device', async () => {
		const own = device();
		await own.logIn('bert@example.com');
		const [entry = ''] = (own.cookies.get('platen_device') ?? '').split('.');
		const [id, until] = entry.split('~');
		await tryOften('ada', 10);
		expect((await own.logIn('ada')).status).toBe(429);
		own.cookies.set('platen_device', `${id}~${until}~${'A'.repeat(22)}`);
		expect((await own.logIn('ada')).status).toBe(429);
	});

	it('leave several accounts of one device known', async () => {
		const own = device();
		await own.logIn('bert@example.com');
		await own.logIn('ada');
		await own.logIn('ada');
		expect(own.cookies.get('platen_device')?.split('.')).toHaveLength(2);
		await tryOften('bert@example.com', 10);
		expect((await own.logIn('bert@example.com')).status).toBe(200);
	});
});

describe('codes', () => {
	const ask = () => device().logIn('code@example.com');
	const tryCode = (challenge: unknown, code: string) => device().post('login', { challenge, code });
	const lastCode = async () => {
		const [mail] = await test.database.inTenant(
			demo.id,
			(sql) => sql<{ text: string }[]>`select text from mails order by id desc limit 1`,
		);
		return /^(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
	};
	const notThe = (code: string) => (code === '000000' ? '111111' : '000000');

	it('are sent three times in 15 minutes, from any screen, and the user is told so', async () => {
		const statuses = [];
		for (let time = 0; time < 3; time++) statuses.push((await ask()).status);
		expect(statuses).toEqual([200, 200, 200]);
		const { status, json } = await ask();
		expect([status, json.message]).toEqual([
			429,
			'Three codes have already been sent for this account. Please wait 15 minutes, then sign in again.',
		]);
		await wait('16 minutes');
		expect((await ask()).status).toBe(200);
	});

	it('that are sent for again count with the others', async () => {
		const resend = (challenge: unknown) => device().post('code', { challenge });
		let { challenge } = (await ask()).json;
		for (let time = 0; time < 2; time++) challenge = (await resend(challenge)).json.challenge;
		expect((await resend(challenge)).status).toBe(429);
		expect((await ask()).status).toBe(429);
	});

	it('that are wrong count for the account, over all its challenges, and a right password forgives none', async () => {
		const first = (await ask()).json.challenge;
		const second = (await ask()).json.challenge;
		const code = await lastCode();
		const statuses = [];
		for (const challenge of [first, first, first, second, second, second])
			statuses.push((await tryCode(challenge, notThe(code))).status);
		expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
		expect((await ask()).status).toBe(200);
		expect((await tryCode(second, code)).status).toBe(429);
		await wait('16 seconds');
		expect((await tryCode(second, code)).status).toBe(200);
	});

	it('make a device known only once they were right', async () => {
		const own = device();
		const { json } = await own.logIn('code@example.com');
		expect(own.cookies.has('platen_device')).toBe(false);
		await own.post('login', { challenge: json.challenge, code: await lastCode() });
		expect(own.cookies.has('platen_device')).toBe(true);
	});
});

describe('mails for a new password', () => {
	it('are sent to one account five times an hour, also by an admin', async () => {
		const chief = device();
		await chief.logIn('chief@example.com');
		const [target] = await test.database.inTenant(
			demo.id,
			(sql) => sql<{ id: string }[]>`select id from users where username = 'ada'`,
		);
		const send = async () => {
			const { errors } = await chief.graphql('mutation($id: ID!) { sendPasswordReset(id: $id) }', { id: target?.id });
			return errors?.[0].extensions.code;
		};
		const told = [];
		for (let time = 0; time < 6; time++) told.push(await send());
		expect(told).toEqual([...Array(5).fill(undefined), 'TOO_MANY_REQUESTS']);
	});

	it('are sent by one person 200 times an hour', async () => {
		const limits = rateLimits(Buffer.from('key'));
		const send = (recipient: number) =>
			test.database.inTenant(demo.id, (sql) =>
				limits.take(sql, demo.id, 'sendReset', { account: 'chief', recipient: String(recipient) }),
			);
		for (let recipient = 0; recipient < 200; recipient++) await send(recipient);
		await expect(send(200)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
	});
});

describe('an address', () => {
	const begin = async (addresses: string[]) => {
		const statuses = [];
		for (const address of addresses)
			statuses.push((await device(address).post('temporarySession', { language: 'de-DE' })).status);
		return statuses.filter((status) => status !== 200);
	};

	it('of IPv6 counts with all others of its line', async () => {
		const oneLine = Array.from({ length: 101 }, (_, index) => `2001:db8:5:6::${index.toString(16)}`);
		expect(await begin(oneLine)).toEqual([429]);
		expect(await begin(['2001:db8:5:7::1'])).toEqual([]);
	});

	it('of IPv6 counts much more loosely with those of other lines of its site', async () => {
		const limits = rateLimits(Buffer.from('a key of this test'));
		const begin = (line: number) =>
			test.database.inTenant(demo.id, (sql) =>
				limits.take(sql, demo.id, 'token', { address: `2001:db8:9:${line.toString(16)}::1` }),
			);
		// Ten lines may each try thirty times.
		for (let line = 0; line < 300; line++) await begin(line);
		await expect(begin(300)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
		await expect(
			test.database.inTenant(demo.id, (sql) => limits.take(sql, demo.id, 'token', { address: '2001:db8:a::1' })),
		).resolves.toBeUndefined();
	});

	it('of IPv4 is the same when it is written as one of IPv6', async () => {
		expect(await begin([...Array(100).fill('203.0.113.9'), '::ffff:203.0.113.9'])).toEqual([429]);
	});
});
