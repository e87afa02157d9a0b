import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../../demo/fill.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { listTenants } from '../../tenants/list-tenants.ts';
import { noPictures, startApp, type TestApp } from '../../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';

const mailToken = 'a token for the mails';
const query = `?token=${encodeURIComponent(mailToken)}`;

let test: TestDatabase;
let app: TestApp;
let mailId: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	await fillDemo(test.database, noPictures);
	const [demo] = (await listTenants(test.database)).filter(({ slug }) => slug === 'demo');
	const id = demo?.id ?? '';
	const attachments = [{ name: 'Rechnung ä.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF Hello') }];
	const template = () => ({
		subject: 'Hello <b>',
		html: '<p onclick="x()">Hi</p><script>x()</script>',
		text: 'Hi <i>',
	});
	mailId = await test.database.inTenant(id, (sql) =>
		queueMail(sql, id, { to: 'someone@example.org', template, language: 'de-DE', data: null, attachments }),
	);
	app = await startApp({ database: test.database, mailToken });
});

afterAll(async () => {
	await app.close();
	await test.drop();
});

describe('the mails of a shop', () => {
	it('can be read with the token: a list, each mail as text, and as HTML in a frame that runs nothing', async () => {
		const list = await app.ask(`/service-api/mails${query}`);
		expect(list.status).toBe(200);
		expect(list.body).toContain('Hello &lt;b&gt;');
		expect(list.body).toContain('So sehen die E-Mails von Druckwerk Nord aus');
		expect(list.body).toContain(`/service-api/mails/${mailId}${query.replaceAll("'", '&#39;')}`);
		const mail = await app.ask(`/service-api/mails/${mailId}${query}`);
		expect(mail.body).toContain('Hi &lt;i&gt;');
		expect(mail.body).not.toContain('<script');
		expect(mail.body).toMatch(/<iframe sandbox title="Hello &lt;b&gt;" src="\/service-api\/mails\/[^"]*\/html\?token=/);
		for (const answer of [list, mail])
			expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
		const html = await app.ask(`/service-api/mails/${mailId}/html${query}`);
		expect(html.body).toContain('<p onclick="x()">Hi</p>');
		expect(html.headers['content-security-policy']).toBe(
			"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
		);
	});

	it('hand over their files, as downloads', async () => {
		const mail = await app.ask(`/service-api/mails/${mailId}${query}`);
		expect(mail.body).toContain('Rechnung ä.pdf');
		const { status, headers, body } = await app.ask(`/service-api/mails/${mailId}/files/0${query}`);
		expect([status, headers['content-type'], body]).toEqual([200, 'application/pdf', '%PDF Hello']);
		expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''Rechnung%20%C3%A4.pdf");
		expect((await app.ask(`/service-api/mails/${mailId}/files/1${query}`)).status).toBe(404);
	});

	it.each([
		['without the token', '', {}],
		['with another token', '?token=wrong', {}],
		['with two tokens', `${query}&token=wrong`, {}],
		['through a proxy', query, { 'x-forwarded-for': '203.0.113.9' }],
		['through a proxy that says so otherwise', query, { forwarded: 'for=203.0.113.9' }],
	])('do not exist %s', async (_how, given, headers) => {
		for (const place of ['', `/${mailId}`, `/${mailId}/html`, `/${mailId}/files/0`]) {
			const answer = await app.ask(`/service-api/mails${place}${given}`, { headers });
			expect(answer.status).toBe(404);
			expect(answer.body).not.toContain('Hello');
		}
	});

	it.each(['', '/html', '/files/0'])('do not exist for another shop (%s)', async (part) => {
		const other = { host: 'atelier.localhost' };
		expect((await app.ask(`/service-api/mails/${mailId}${part}${query}`, other)).status).toBe(404);
		expect((await app.ask(`/service-api/mails${query}`, other)).body).not.toContain('Hello');
	});

	it('do not exist from another machine, even with the token', async () => {
		const proxied = await startApp({ database: test.database, mailToken, env: { TRUSTED_PROXIES: '127.0.0.1' } });
		const headers = { 'x-forwarded-for': '203.0.113.9' };
		expect((await proxied.ask(`/service-api/mails${query}`, { headers })).status).toBe(404);
		await proxied.close();
	});

	it('do not exist without a token', async () => {
		const closed = await startApp({ database: test.database });
		expect((await closed.ask(`/service-api/mails${query}`)).status).toBe(404);
		expect((await closed.ask('/service-api/mails?token=')).status).toBe(404);
		await closed.close();
	});
});
