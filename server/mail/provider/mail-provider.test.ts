import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { type SendgridSandbox, startSendgridSandbox } from '../../../sandbox/sendgrid/server.ts';
import { deriveKey } from '../../accounts/sessions/keys.ts';
import { sendgridMail } from '../../integrations/mail/sendgrid.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import { endPauses, runJobs } from '../../testing/jobs.ts';
import { setSettings } from '../../testing/settings.ts';
import { startShop } from '../../testing/shop.ts';
import { deliverMail } from '../deliver-mail.ts';
import { queueMail } from '../queue-mail.ts';
import { testMail } from '../test-mail.ts';
import { chooseSender } from './choose-port.ts';

const secretsKey = deriveKey('the secret of all tests, long enough', 'secrets');

let shop: Awaited<ReturnType<typeof startShop>>;
let sandbox: SendgridSandbox;
let jobs: RunningJobs;
/** Whether the shop's key was to be sent to the real provider, and what it was. */
let real: string[] = [];
const bySmtp: string[] = [];

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	sandbox = await startSendgridSandbox();
	jobs = runJobs(shop.test, [
		deliverMail(
			chooseSender({
				smtp: { send: async ({ to }) => void bySmtp.push(to) },
				from: 'no-reply@shops.example',
				secretsKey,
				sendgrid: (key, url) => {
					if (url === undefined) real.push(key);
					return sendgridMail({ key, url: url ?? sandbox.url });
				},
				sendgridUrl: undefined,
				sandboxUrl: sandbox.url,
			}),
		),
	]);
});

beforeEach(() => {
	sandbox.taken.length = 0;
	sandbox.failWith = undefined;
	real = [];
});

afterAll(async () => {
	await jobs.close(1000);
	await sandbox.close();
	await shop.close();
});

const choose = (mailProvider: 'smtp' | 'sendgrid', mailSender = '') =>
	shop.test.database.inTenant(shop.demo.id, (sql) =>
		setSettings(sql, shop.demo.id, orderSettings, { mailProvider, mailSender }),
	);

async function setKey(value: string) {
	const admin = await shop.as('ada@example.com');
	return shop.tell(
		admin,
		'mutation($value: String!) { setSecret(purpose: mailProviderKey, value: $value) { isSet } }',
		{
			value,
		},
	);
}

const attachments = [{ name: 'Bestätigung; 1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }];

const queue = (to: string) =>
	shop.test.database.inTenant(shop.demo.id, (sql) =>
		queueMail(sql, shop.demo.id, {
			to,
			language: 'de-DE',
			template: testMail,
			data: { shopAddress: 'https://demo.example' },
			attachments,
		}),
	);

async function stateOf(id: string) {
	const [mail] = await shop.rows<{ state: string; error: string | null }>(
		(sql) => sql`select state, error from mails where id = ${id}`,
	);
	return mail;
}

describe('the mails of a shop', () => {
	it('go by the mail server of the installation, unless the shop has chosen otherwise', async () => {
		const id = await queue('eins@example.org');
		await expect.poll(async () => (await stateOf(id))?.state).toBe('sent');
		expect(bySmtp).toEqual(['eins@example.org']);
	});

	it('go through its account with SendGrid, as the client of the provider sends them', async () => {
		await choose('sendgrid', 'druck@shop.example');
		expect(await setKey('SG.sandbox.abc')).toEqual({ isSet: true });
		const id = await queue('zwei@example.org');
		await expect.poll(async () => (await stateOf(id))?.state).toBe('sent');
		const [{ key, mail } = { key: '', mail: {} }] = sandbox.taken;
		expect(key).toBe('SG.sandbox.abc');
		expect(mail).toMatchObject({
			personalizations: [{ to: [{ email: 'zwei@example.org' }] }],
			custom_args: { mailId: id },
			from: { email: 'druck@shop.example', name: 'Druckwerk' },
			subject: 'So sehen die E-Mails von Druckwerk aus',
			content: [{ type: 'text/plain' }, { type: 'text/html' }],
			attachments: [
				{
					filename: 'Bestätigung, 1.pdf',
					type: 'application/pdf',
					disposition: 'attachment',
					content: Buffer.from('%PDF-1.7').toString('base64'),
				},
			],
			tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
		});
	});

	it('are retried when the provider is overloaded, with its error', async () => {
		sandbox.failWith = 429;
		const id = await queue('drei@example.org');
		await expect.poll(async () => (await stateOf(id))?.error).toBe('try again later');
		sandbox.failWith = undefined;
		await expect
			.poll(async () => {
				await endPauses(shop.test);
				return (await stateOf(id))?.state;
			})
			.toBe('sent');
	});

	it.each([
		['SG.sandbox.wrong', 'The provided authorization grant is invalid, expired, or revoked'],
		['SG.sandbox.abc', 'from: The from address does not match a verified Sender Identity.'],
	])('say what is wrong with the key %s or the sender', async (key, answer) => {
		await choose('sendgrid', key.includes('wrong') ? '' : 'unverified@shop.example');
		await setKey(key);
		const id = await queue('vier@example.org');
		await expect.poll(async () => (await stateOf(id))?.error).toBe(answer);
	});

	it('never take a real key to the sandbox, nor a key of the sandbox elsewhere', async () => {
		await choose('sendgrid', 'druck@shop.example');
		await setKey('SG.real.abc');
		const id = await queue('fuenf@example.org');
		await expect.poll(async () => (await stateOf(id))?.state).toBe('sent');
		expect(real).toEqual(['SG.real.abc']);
		const elsewhere = chooseSender({
			smtp: undefined,
			from: 'no-reply@shops.example',
			secretsKey,
			sendgrid: () => expect.unreachable(),
			sendgridUrl: undefined,
			sandboxUrl: undefined,
		});
		await setKey('SG.sandbox.abc');
		const { port } = await shop.test.database.inTenant(shop.demo.id, (sql) => elsewhere(sql, shop.demo.id));
		await expect(port?.send(undefined as never)).rejects.toMatchObject({
			answer: 'This key is for the sandbox, which only runs with the demo.',
		});
	});
});

describe('a test mail', () => {
	const send = 'mutation($to: String!) { sendTestMail(to: $to) }';

	it('is sent like every other, and tells whether it was taken', async () => {
		await choose('sendgrid', 'druck@shop.example');
		await setKey('SG.sandbox.abc');
		const admin = await shop.as('ada@example.com');
		const id = await shop.tell(admin, send, { to: ' ich@example.org ' });
		await expect
			.poll(() => shop.tell(admin, 'query($id: ID!) { testMail(id: $id) { state error } }', { id }))
			.toEqual({ state: 'sent', error: null });
		expect(sandbox.taken.at(-1)?.mail.personalizations?.[0]?.to).toEqual([{ email: 'ich@example.org' }]);
	});

	it('goes to one address', async () => {
		const admin = await shop.as('ada@example.com');
		const { errors } = await admin.graphql(send, { to: 'a@example.org, b@example.org' });
		expect(errors[0].extensions).toMatchObject({ code: 'VALIDATION' });
	});
});
