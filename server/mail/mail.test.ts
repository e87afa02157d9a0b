import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../rules/documents/example-document.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { retryFailedJob } from '../database/jobs/retry-job.ts';
import { smtpMail } from '../integrations/mail/smtp.ts';
import { listDeadLetterJobs } from '../jobs/dead-letter-jobs.ts';
import type { RunningJobs } from '../jobs/start-jobs.ts';
import { savePicture } from '../media/save-picture.ts';
import { chooseImages } from '../shop-details/shop-images.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { noPictures } from '../testing/app.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { endPauses, runJobs } from '../testing/jobs.ts';
import { setSettings } from '../testing/settings.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { saveTheme } from '../theme/save-theme.ts';
import { deliverMail } from './deliver-mail.ts';
import { layOutMail, type MailContent } from './lay-out-mail.ts';
import { chooseSender } from './provider/choose-port.ts';
import { type NewMail, queueMail, UnusableMail } from './queue-mail.ts';
import { testMail } from './test-mail.ts';

let test: TestDatabase;
let north: string;
let south: string;
let jobs: RunningJobs | undefined;

/** What the mail server does with the next mails, first come first served; then it takes all. */
let refusals: number[] = [];
let received: { raw: string; to: string[]; from: string }[] = [];

const smtp = new SMTPServer({
	authOptional: true,
	disabledCommands: ['STARTTLS'],
	logger: false,
	onData(stream, session, done) {
		const chunks: Buffer[] = [];
		stream.on('data', (chunk: Buffer) => chunks.push(chunk));
		stream.on('end', () => {
			const responseCode = refusals.shift();
			if (responseCode) return done(Object.assign(new Error('not today, kundin@example.org'), { responseCode }));
			const { mailFrom, rcptTo } = session.envelope;
			received.push({
				raw: Buffer.concat(chunks).toString('utf8'),
				to: rcptTo.map(({ address }) => address),
				from: mailFrom ? mailFrom.address : '',
			});
			done();
		});
	},
});

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	const tenant = { allowTemporaryUsers: false };
	north = await createTenant(test.database, {
		...tenant,
		slug: 'north',
		name: 'Müller & Söhne <Druck>',
		languageCodes: ['de-DE', 'en-GB'],
	});
	south = await createTenant(test.database, { ...tenant, slug: 'south', name: 'South', languageCodes: ['en-GB'] });
	await test.database.inTenant(north, (sql) =>
		saveTheme(sql, north, {
			fonts: { body: 'Work Sans' },
			colors: { primary: { DEFAULT: { color: 'rgba(255, 0, 0, 0.5)' } }, body: { DEFAULT: { color: '#123456' } } },
		}),
	);
	await new Promise<void>((resolve) => {
		smtp.listen(0, '127.0.0.1', resolve);
	});
});

beforeEach(() => {
	refusals = [];
	received = [];
});

afterEach(async () => {
	await jobs?.close(1000);
	jobs = undefined;
	await test.owner`delete from jobs.job`;
});

afterAll(async () => {
	await new Promise<void>((resolve) => {
		smtp.close(resolve);
	});
	await test.drop();
});

function deliver(port: number | undefined = (smtp.server.address() as AddressInfo).port): void {
	const sender = port === 0 ? undefined : smtpMail(`smtp://127.0.0.1:${port}`);
	const platformAddress = (slug: string) => `http://${slug}.shops.example`;
	const from = 'no-reply@shops.example';
	jobs = runJobs(test, [deliverMail(async () => ({ port: sender, from }), { platformAddress })]);
}

const example = {
	to: 'kundin@example.org',
	template: testMail,
	language: 'de-DE',
	data: { shopAddress: 'https://north.example/?a=1&b=2' },
};
const queue = <Data>(tenantId: string, mail: NewMail<Data>) =>
	test.database.inTenant(tenantId, (sql) => queueMail(sql, tenantId, mail));
const stored = async (id: string) => {
	const [mail] = await test.database.inTenant(
		north,
		(sql) => sql`select state, tries, error, language, html, text, sent_at from mails where id = ${id}`,
	);
	return mail;
};
const plain = (content: Partial<MailContent>) => () => ({ subject: 'x', html: '<p>x</p>', text: 'x', ...content });

describe('a mail', () => {
	it("arrives over SMTP with both parts, umlauts and the shop's name, colours and fonts", async () => {
		deliver();
		const id = await queue(north, example);
		await expect.poll(() => received.length).toBe(1);
		await expect.poll(async () => (await stored(id))?.state).toBe('sent');
		const [{ raw, to, from } = { raw: '', to: [], from: '' }] = received;
		expect({ to, from }).toEqual({ to: ['kundin@example.org'], from: 'no-reply@shops.example' });
		const mail = await PostalMime.parse(raw);
		expect(mail.subject).toBe('So sehen die E-Mails von Müller & Söhne <Druck> aus');
		expect(mail.from).toMatchObject({ name: 'Müller & Söhne <Druck>', address: 'no-reply@shops.example' });
		expect(mail.messageId).toBe(`<${id}@shops.example>`);
		expect(mail.text).toContain('mit den Farben und Schriften Ihres Shops');
		expect(mail.text).toContain('Zum Shop: https://north.example/?a=1&b=2');
		expect(mail.html).toContain('<html lang="de-DE">');
		expect(mail.html).toContain('Müller &amp; Söhne &lt;Druck&gt;');
		expect(mail.html).not.toContain('<Druck>');
		expect(mail.html).toContain('href="https://north.example/?a=1&amp;b=2"');
		expect(mail.html).toContain('color:#123456');
		expect(mail.html).toContain('bgcolor="#ff8080"');
		expect(mail.html).toContain('&#39;Work Sans&#39;');
		expect(mail.html).not.toMatch(/var\(|rgba\(|<script|<link/);
	});

	it('has the name of the sender that the settings give it, quoted where it has to be', async () => {
		const { port } = smtp.server.address() as AddressInfo;
		const choose = chooseSender({
			smtp: smtpMail(`smtp://127.0.0.1:${port}`),
			from: 'no-reply@shops.example',
			secretsKey: Buffer.alloc(32),
			sendgrid: () => ({ send: () => Promise.reject(new Error('not by SendGrid')) }),
			sendgridUrl: undefined,
			sandboxUrl: undefined,
		});
		jobs = runJobs(test, [deliverMail(choose)]);
		await test.database.inTenant(south, (sql) =>
			setSettings(sql, south, orderSettings, { mailSenderName: 'Druckerei Süd, Team "Versand"' }),
		);
		await queue(south, { ...example, language: 'en-GB' });
		await expect.poll(() => received.length).toBe(1);
		await test.database.inTenant(south, (sql) => setSettings(sql, south, orderSettings, { mailSenderName: '' }));
		await queue(south, { ...example, language: 'en-GB' });
		await expect.poll(() => received.length).toBe(2);
		const senders = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).from));
		expect(senders).toEqual([
			{ name: 'Druckerei Süd, Team "Versand"', address: 'no-reply@shops.example' },
			{ name: 'South', address: 'no-reply@shops.example' },
		]);
	});

	it('ends with the legal details of the company, and begins with the logo of the shop at its whole address', async () => {
		await test.database.inTenant(south, async (sql) => {
			await setSettings(sql, south, orderSettings, { seller: documentOf().seller });
			const bytes = new Uint8Array(1);
			const logo = await savePicture(sql, noPictures, south, {
				contentType: 'image/svg+xml',
				width: 900,
				height: 90,
				bytes,
			});
			await chooseImages(sql, south, { logoWide: logo });
		});
		deliver();
		await queue(south, { ...example, language: 'en-GB' });
		await expect.poll(() => received.length).toBe(1);
		const { html = '', text = '' } = await PostalMime.parse(received[0]?.raw ?? '');
		const { name, register, management } = documentOf().seller;
		for (const written of [html, text]) {
			expect(written).toContain(name);
			expect(written).toContain(register);
			expect(written).toContain(`Managing directors: ${management}`);
		}
		expect(html).toMatch(
			/<img src="http:\/\/south\.shops\.example\/service-api\/mail-logo\/[0-9a-f-]{36}\.png" alt="South" width="220" height="22"/,
		);
	});

	it('brings its files along', async () => {
		deliver();
		const content = Buffer.from('%PDF-1.7 ä');
		const attachments = [
			{ name: 'Bestellbestätigung 2026-000001.pdf', contentType: 'application/pdf', content },
			{ name: 'agb.txt', contentType: 'text/plain', content: Buffer.from('AGB') },
		];
		await queue(north, { ...example, attachments });
		await expect.poll(() => received.length).toBe(1);
		const mail = await PostalMime.parse(received[0]?.raw ?? '');
		const files = mail.attachments.map(({ filename, mimeType, content: bytes }) => [
			filename,
			mimeType,
			Buffer.from(bytes as ArrayBuffer).toString(),
		]);
		expect(files).toEqual([
			['Bestellbestätigung 2026-000001.pdf', 'application/pdf', '%PDF-1.7 ä'],
			['agb.txt', 'text/plain', 'AGB'],
		]);
	});

	it("is in the reader's language, else in the shop's, and in the shop's own wording", async () => {
		await test.database.inTenant(north, (sql) =>
			saveTexts(sql, north, [
				{
					key: 'mails.test.heading',
					type: 'static',
					group: 'mails',
					baseText: 'Your e-mails are ready',
					baseLanguage: 'en-GB',
					translations: { 'en-GB': 'All <set>' },
					origin: 'human',
				},
			]),
		);
		const english = await stored(await queue(north, { ...example, language: 'en-GB' }));
		expect(english?.text).toContain('All <set>');
		expect(english?.html).toContain('All &lt;set&gt;');
		expect(english?.text).toContain('This e-mail comes from Müller');
		expect((await stored(await queue(north, { ...example, language: 'fr-FR' })))?.language).toBe('de-DE');
	});

	it('of a change that is rolled back is never sent', async () => {
		deliver();
		const failed = test.database.inTenant(north, async (sql) => {
			await queueMail(sql, north, example);
			throw new Error('stop');
		});
		await expect(failed).rejects.toThrow('stop');
		await queue(north, { ...example, to: 'zweite@example.org' });
		await expect.poll(() => received.map(({ to }) => to)).toEqual([['zweite@example.org']]);
	});

	it('that the mail server refuses is tried again, as the same mail', async () => {
		refusals = [451, 554];
		deliver();
		const id = await queue(north, example);
		await expect.poll(async () => (await stored(id))?.error).toContain('not today');
		expect(await stored(id)).toMatchObject({ state: 'queued', tries: 1 });
		await expect
			.poll(
				async () => {
					await endPauses(test);
					return stored(id);
				},
				{ timeout: 4000 },
			)
			.toMatchObject({ state: 'sent', tries: 3, error: null });
		expect(received).toHaveLength(1);
		expect((await PostalMime.parse(received[0]?.raw ?? '')).messageId).toBe(`<${id}@shops.example>`);
	});

	it('that is refused ten times is failed and parked, and can be sent after all', async () => {
		refusals = Array.from({ length: 10 }, () => 451);
		deliver();
		const id = await queue(north, example);
		await expect
			.poll(
				async () => {
					await endPauses(test);
					return stored(id);
				},
				{ timeout: 8000, interval: 20 },
			)
			.toMatchObject({ state: 'failed', tries: 10 });
		const parked = () => test.database.inTenant(north, (sql) => listDeadLetterJobs(sql, north));
		await expect.poll(async () => (await parked()).length).toBe(1);
		const [job] = await parked();
		// For the log, which knows no addresses of people.
		expect(job?.reason).toMatch(/^the mail server did not take the mail: EMESSAGE 451/);
		expect(job?.reason).not.toContain('kundin');
		await test.database.inTenant(north, (sql) => retryFailedJob(sql, north, job?.id ?? ''));
		await expect.poll(async () => (await stored(id))?.state).toBe('sent');
	});

	it('is not sent a second time when the process died before it could say so', async () => {
		deliver();
		const id = await queue(north, example);
		await expect.poll(async () => (await stored(id))?.state).toBe('sent');
		await test.owner`update jobs.job set state = 'retry', start_after = now(), completed_on = null`;
		await expect.poll(async () => (await test.owner`select from jobs.job where state = 'completed'`).length).toBe(1);
		expect(received).toHaveLength(1);
	});

	it('is stored where there is no mail server, for its tenant only', async () => {
		deliver(0);
		const id = await queue(north, example);
		await expect.poll(async () => (await stored(id))?.state).toBe('kept');
		expect(await test.database.inTenant(south, (sql) => sql`select from mails where id = ${id}`)).toHaveLength(0);
	});
});

describe('a mail that could do harm', () => {
	it.each([
		'kundin@example.org\r\nBcc: all@example.org',
		'kundin@example.org, all@example.org',
		'Kundin <kundin@example.org>',
		'kundin@example.org\n',
		'kundin',
		'',
	])('is refused: to %j', async (to) => {
		await expect(queue(north, { ...example, to })).rejects.toThrow(UnusableMail);
	});

	it.each(['Order\r\nBcc: all@example.org', 'Order\nX: y', ' ', 'tab\tand\0null'])(
		'is refused: subject %j',
		async (subject) => {
			await expect(queue(north, { ...example, template: plain({ subject }) })).rejects.toThrow(
				'not one line of subject',
			);
		},
	);

	it.each(['', '../../etc/passwd', 'a\r\nX: y', 'a\\b'])('is refused: a file called %j', async (name) => {
		const attachments = [{ name, contentType: 'text/plain', content: Buffer.from('x') }];
		await expect(queue(north, { ...example, attachments })).rejects.toThrow('not the name of a file');
	});

	it('is refused: more than ten megabytes along with it', async () => {
		const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', content: Buffer.alloc(10 * 2 ** 20 + 1) }];
		await expect(queue(north, { ...example, attachments })).rejects.toThrow('more than a mail can carry');
	});

	it.each(['javascript:alert(1)', 'data:text/html,x', '/relative'])('is refused: link %j', async (href) => {
		const template: NewMail<null>['template'] = (_texts, look) =>
			layOutMail(look, 'x', [{ kind: 'button', text: 'x', href }]);
		await expect(queue(north, { ...example, template, data: null })).rejects.toThrow();
	});
});
