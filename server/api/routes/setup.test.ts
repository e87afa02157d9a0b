import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashOf } from '../../accounts/sessions/keys.ts';
import { makeSetupToken } from '../../tenants/setup/setup-tokens.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';

let test: TestDatabase;
let app: TestApp;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	app = await startApp({
		database: test.database,
		limits: noLimits,
		env: { DEMO: 'off', PLATFORM_DOMAIN: 'localhost' },
	});
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

const filled = {
	email: 'olga@example.com',
	password: 'Satz-und-Spiegel-9',
	name: 'Druckhaus <Elbe>',
	slug: 'elbe',
	country: 'AT',
};

const get = (token: string, language = 'de') =>
	app.ask(`/setup/${token}`, { host: 'localhost', headers: { 'accept-language': language } });
const send = (token: string, fields: Partial<typeof filled>) =>
	app.ask(`/setup/${token}`, {
		host: 'localhost',
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
		body: new URLSearchParams({ ...filled, ...fields }).toString(),
	});
const tokenOf = async () => (await makeSetupToken(test.database)) ?? '';

describe('the page of the first start', () => {
	it('opens with a link that was printed, in the language of the browser, and with no other', async () => {
		const token = await tokenOf();
		const german = await get(token);
		expect(german.status).toBe(200);
		expect(german.headers['cache-control']).toBe('no-store');
		expect(german.body).toContain('Betreiberkonto');
		expect((await get(token, 'en')).body).toContain('Operator account');
		const unknown = await get('made-up');
		expect(unknown.status).toBe(404);
		expect(unknown.body).toContain('Unter dieser Adresse gibt es keinen Shop');
	});

	it('stores no link in clear, and lets it run out after a day', async () => {
		const token = await tokenOf();
		const rows = await test.owner<{ tokenHash: string; hours: number }[]>`
			select token_hash, extract(epoch from expires_at - now())::float8 / 3600 as hours from setup_tokens`;
		expect(rows.some(({ tokenHash }) => tokenHash.includes(token))).toBe(false);
		for (const { hours } of rows) expect(hours).toBeLessThanOrEqual(24);
		await test.owner`delete from setup_tokens`;
		await test.owner`
			insert into setup_tokens (token_hash, expires_at) values (${hashOf(token)}, now() - interval '1 second')`;
		const over = await get(token);
		expect(over.status).toBe(410);
		expect(over.body).toContain('Starten Sie den Server neu');
	});

	it('says beside each field what is wrong, and keeps what was typed apart from the password', async () => {
		const answer = await send(await tokenOf(), { slug: 'www', email: 'nobody', password: 'short' });
		expect(answer.status).toBe(422);
		expect(answer.body).toContain('id="slug-error">Dieses Kürzel ist für das System reserviert.');
		expect(answer.body).toMatch(/id="email-error">[^<]+E-Mail/);
		expect(answer.body).toContain('id="password-error"');
		expect(answer.body).toContain('value="Druckhaus &lt;Elbe&gt;"');
		expect(answer.body).toContain('<option value="AT" selected>');
		expect(answer.body).not.toContain('short');
	});

	it('creates the operator and the first shop once, whoever is quicker; then all links are dead', async () => {
		const [token, other] = [await tokenOf(), await tokenOf()];
		const name = 'Druckhaus Elbe';
		const answers = await Promise.all([send(token, { name }), send(other, { name, slug: 'weser' })]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
		const [made] = answers.filter(({ status }) => status === 201);
		const slug = made?.body.includes('http://weser.localhost') ? 'weser' : 'elbe';
		expect(made?.body).toContain(`href="http://${slug}.localhost`);
		const operator = new Browser(app, `${slug}.localhost`);
		expect((await operator.logIn('olga@example.com', filled.password)).status).toBe(200);
		expect(await operator.resultOf('{ tenants { total items { slug tier } } }')).toEqual({
			total: 1,
			items: [{ slug, tier: 'enterprise' }],
		});
		const again = await get(token);
		expect(again.status).toBe(410);
		expect(again.body).toContain('wurde bereits benutzt oder ist älter als 24 Stunden');
		expect(again.body).toContain('http://[Kürzel].localhost');
		expect((await get(token, 'en')).body).toContain('The platform has been set up');
		expect((await send(other, { slug: 'third' })).status).toBe(410);
		expect(await makeSetupToken(test.database)).toBeUndefined();
	});
});
