import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { smtpMail } from '../../integrations/mail/smtp.ts';
import type { JobDefinition } from '../../jobs/define-job.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import { orderPlacedJob } from '../../orders/mails/jobs.ts';
import { Browser } from '../../testing/accounts.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { somePdf, trimmed } from '../../testing/print-files.ts';
import { type PrintShop, startPrintShop } from '../../testing/print-shop.ts';
import { tellRefusalJob } from '../data/tell-refusal-job.ts';
import { remindOfPrintDataJob } from './remind-job.ts';
import { openPrintLines } from './settle-lines.ts';

let shop: PrintShop;
let received: { to: string; subject: string; text: string; html: string }[] = [];

const pdf = somePdf({ page: trimmed(105, 148, 3) });
const mails = { platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const refuse = 'mutation R($id: ID!, $reason: String!) { refusePrintData(id: $id, reason: $reason) { state } }';
const release = 'mutation R($id: ID!) { releasePrintData(id: $id, acceptedCodes: []) { state } }';

const smtp = new SMTPServer({
	authOptional: true,
	disabledCommands: ['STARTTLS'],
	logger: false,
	onData(stream, session, done) {
		const chunks: Buffer[] = [];
		stream.on('data', (chunk: Buffer) => chunks.push(chunk));
		stream.on('end', async () => {
			const { subject = '', text = '', html = '' } = await PostalMime.parse(Buffer.concat(chunks));
			const [to] = session.envelope.rcptTo.map(({ address }) => address);
			received.push({ to: to ?? '', subject, text: text.replaceAll('\u00a0', ' '), html });
			done();
		});
	},
});

beforeAll(async () => {
	shop = await startPrintShop(inject('cluster'));
	await new Promise<void>((resolve) => {
		smtp.listen(0, '127.0.0.1', resolve);
	});
});

afterAll(async () => {
	await new Promise<void>((resolve) => {
		smtp.close(resolve);
	});
	await shop.close();
});

beforeEach(async () => {
	// What earlier tests have ordered is none of the next one's.
	await inShop((sql) => sql`update print_lines set state = 'released'`);
	received = [];
});

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

async function run<Payload>(job: JobDefinition<Payload>, payload: Payload): Promise<void> {
	const context = { log: pino({ level: 'silent' }), signal: new AbortController().signal };
	await job.run({ ...context, tenantId: shop.demo.id, payload, inTenant: inShop, attempt: { number: 1, last: false } });
}

/** As the workers do it: over a real connection to a mail server. */
async function deliver(): Promise<void> {
	const tenantId = shop.demo.id;
	await runWaiting(shop.test, { job: tellRefusalJob(mails), tenantId });
	const { port } = smtp.server.address() as AddressInfo;
	const job = deliverMail(async () => ({ port: smtpMail(`smtp://127.0.0.1:${port}`), from: 'shop@shops.example' }));
	await runWaiting(shop.test, { job, tenantId });
}

/** The schedule, for the shops that have something to do, so many days after the last change. */
async function remindAfter(days: number): Promise<void> {
	await inShop((sql) => sql`update print_lines set state_since = now() - make_interval(days => ${days}, mins => 1)`);
	const shops = await shop.test.owner<{ id: string }[]>`select shops_with_print_reminders() as id`;
	if (shops.some(({ id }) => id === shop.demo.id)) await run(remindOfPrintDataJob(mails), {});
	await deliver();
}

const linkIn = (text = '') => /http:\/\/demo\.localhost:3000(\/orders\/open\?token=[\w-]{43})/.exec(text)?.[1] ?? '';
const subjects = () => received.map(({ subject }) => subject.replace(/2026-\d+/, 'N'));

const reminder = 'Ihre Bestellung N wartet auf Druckdaten';

describe('the confirmation of an order', () => {
	const place = async (orderId: string) => {
		await run(orderPlacedJob(mails, [openPrintLines]), { orderId });
		await deliver();
	};

	it('says which lines wait for print data, with a link by which a guest can upload it', async () => {
		const { userId, itemId } = await shop.guest();
		await place(await shop.order(userId, itemId));
		const [mail, ...more] = received;
		expect(more).toEqual([]);
		expect(mail?.text).toContain('Für diese Artikel brauchen wir noch Druckdaten von Ihnen.');
		expect(mail?.text).toContain('100 × Visitenkarten: Daten fehlen');
		expect(mail?.text).toContain('Zu den Druckdaten: http://demo.localhost:3000/orders/open?token=');
		const browser = new Browser(shop.app);
		expect((await browser.ask(linkIn(mail?.text))).status).toBe(303);
		await shop.upload(browser, itemId, pdf);
		expect(await shop.show(browser, itemId)).toMatchObject([{ state: 'findings' }]);
	});

	it('says that its day of delivery moves until all print data is released, and does so no more then', async () => {
		const deliveryDay = '2026-11-24';
		const moves = 'Die Produktion beginnt, sobald alle Druckdaten freigegeben sind; bis dahin verschiebt sich';
		const { userId, itemId } = await shop.guest();
		await place(await shop.order(userId, itemId, { deliveryDay }));
		expect(received[0]?.text).toMatch(new RegExp(`24\\. November 2026\\n${moves}`));
		received = [];
		const shopper = await shop.shopper();
		const { id } = await shop.upload(shopper.browser, shopper.itemId, pdf);
		await shopper.browser.graphql(release, { id });
		await place(await shop.order(shopper.userId, shopper.itemId, { deliveryDay }));
		expect(received[0]?.text).toContain('24. November 2026');
		expect(received[0]?.text).not.toContain(moves);
	});

	it('asks for a corrected file, not for the release, where the data has errors', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		await shop.upload(browser, itemId, somePdf({ page: trimmed(50, 50, 3) }));
		await place(await shop.order(userId, itemId));
		expect(received[0]?.text).toContain('100 × Visitenkarten: fehlerhaft');
		expect(received[0]?.text).not.toContain('geben Sie die Daten frei');
	});

	it('says nothing of print data when all of it is released', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const { id } = await shop.upload(browser, itemId, pdf);
		await browser.graphql(release, { id });
		await place(await shop.order(userId, itemId));
		expect(received).toHaveLength(1);
		expect(received[0]?.text).not.toContain('Druckdaten');
	});
});

describe('the reminder of print data', () => {
	it('is sent after three and after seven days, each once, in the language of the order', async () => {
		const { userId, itemId } = await shop.shopper();
		await shop.order(userId, itemId, { language: 'en-GB' });
		await remindAfter(2);
		expect(received).toEqual([]);
		await remindAfter(3);
		await remindAfter(3);
		await remindAfter(6);
		expect(received).toMatchObject([{ to: 'klothilde@example.com' }]);
		expect(received[0]?.subject).toMatch(/^Your order 2026-\d+ is waiting for print data$/);
		expect(received[0]?.text).toContain('100 × Visitenkarten: data missing');
		expect(received[0]?.text).toMatch(/Go to the print data: http:\/\/demo\.localhost:3000\/en-gb\/orders\/2026-\d+/);
		await remindAfter(7);
		await remindAfter(8);
		await remindAfter(40);
		expect(received).toHaveLength(2);
		expect(received[1]?.text).toContain('This is our last reminder.');
	});

	it('is one alone for an order that was overlooked for a week', async () => {
		const { userId, itemId } = await shop.shopper();
		await shop.order(userId, itemId);
		await remindAfter(9);
		await remindAfter(9);
		expect(subjects()).toEqual([reminder]);
	});

	it('says what each line waits for: the release, or other data than the shop has refused', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		await shop.order(userId, itemId);
		const { id } = await shop.upload(browser, itemId, pdf);
		await remindAfter(3);
		expect(received[0]?.text).toContain('100 × Visitenkarten: nicht freigegeben');
		await (await shop.staff()).graphql(refuse, { id, reason: 'Das Logo ist unscharf.' });
		received = [];
		await deliver();
		await remindAfter(7);
		expect(subjects()).toEqual(['Wir brauchen neue Druckdaten für Ihre Bestellung N', reminder]);
		expect(received[1]?.text).toContain('abgelehnt');
		expect(received[1]?.text).toContain('Unser Hinweis zu Ihren Daten: Das Logo ist unscharf.');
	});

	it('opens the order of a guest, who can upload there', async () => {
		const { userId, itemId } = await shop.guest();
		await shop.order(userId, itemId);
		await remindAfter(3);
		const browser = new Browser(shop.app);
		expect((await browser.ask(linkIn(received[0]?.text))).status).toBe(303);
		await shop.upload(browser, itemId, pdf);
		expect(await shop.show(browser, itemId)).toMatchObject([{ state: 'findings' }]);
	});

	it('is not sent for orders that are in production, finished, cancelled or paid back, nor when the data is complete', async () => {
		for (const change of ['processed', 'finished', 'error'] as const) {
			const { userId, itemId } = await shop.shopper();
			const orderId = await shop.order(userId, itemId);
			await inShop((sql) => sql`update orders set status = ${change} where id = ${orderId}`);
		}
		const refunded = await shop.shopper();
		const orderId = await shop.order(refunded.userId, refunded.itemId);
		await inShop((sql) => sql`update orders set payment = 'refunded' where id = ${orderId}`);
		const done = await shop.shopper();
		await shop.order(done.userId, done.itemId);
		const { id } = await shop.upload(done.browser, done.itemId, pdf);
		await done.browser.graphql(release, { id });
		await remindAfter(3);
		await remindAfter(7);
		expect(received).toEqual([]);
	});
});

describe('print data that the shop refuses', () => {
	it('is told to the customer with the reason, once for each refusal', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		const orderId = await shop.order(userId, itemId);
		const { id } = await shop.upload(browser, itemId, pdf);
		const staff = await shop.staff();
		await staff.graphql(refuse, { id, reason: 'Bitte mit 3 mm Beschnitt & dunkler.' });
		await deliver();
		await deliver();
		expect(subjects()).toEqual(['Wir brauchen neue Druckdaten für Ihre Bestellung N']);
		expect(received[0]?.text).toContain('die Datei „karte.pdf“ für Visitenkarten');
		expect(received[0]?.text).toContain('Unser Hinweis zu Ihren Daten: Bitte mit 3 mm Beschnitt & dunkler.');
		expect(received[0]?.html).toContain('Beschnitt &amp; dunkler');
		expect(received[0]?.text).toMatch(/Zu den Druckdaten: http:\/\/demo\.localhost:3000\/orders\/2026-\d+/);
		await staff.graphql('mutation A($id: ID!) { approvePrintData(id: $id) { state } }', { id });
		await staff.graphql(refuse, { id, reason: 'Doch nicht.' });
		await deliver();
		expect(received).toHaveLength(2);
		const { data } = await staff.graphql('query O($id: ID!) { order(id: $id) { mails { purpose } } }', { id: orderId });
		const [purpose] = data.order.mails.map((mail: { purpose: string }) => mail.purpose);
		const again = 'mutation A($id: ID!, $purpose: String!) { resendOrderMail(id: $id, purpose: $purpose) }';
		await staff.graphql(again, { id: orderId, purpose });
		await deliver();
		expect(received).toHaveLength(3);
		expect(received[2]?.text).toContain('Doch nicht.');
	});

	it('is told in one mail that names each file, where several are refused in a row', async () => {
		await shop.setSides('front', 'back');
		const { userId, itemId, browser } = await shop.shopper();
		await shop.order(userId, itemId);
		await shop.setSides('front');
		const front = await shop.upload(browser, itemId, pdf, { side: 'front', name: 'vorn.pdf' });
		const back = await shop.upload(browser, itemId, pdf, { side: 'back', name: 'hinten.pdf' });
		const staff = await shop.staff();
		await staff.graphql(refuse, { id: front.id, reason: 'Zu dunkel.' });
		await staff.graphql(refuse, { id: back.id, reason: 'Der Rand ist < 3 mm & <b>schief</b>.' });
		await deliver();
		expect(subjects()).toEqual(['Wir brauchen neue Druckdaten für Ihre Bestellung N']);
		expect(received[0]?.text).toContain('„vorn.pdf“ für Visitenkarten: Zu dunkel.');
		expect(received[0]?.text).toContain('„hinten.pdf“ für Visitenkarten: Der Rand ist < 3 mm & <b>schief</b>.');
		expect(received[0]?.html).toContain('Der Rand ist &lt; 3 mm &amp; &lt;b&gt;schief&lt;/b&gt;.');
	});

	it('is told after a while, so that the next refusal can go along', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		await shop.order(userId, itemId);
		const { id } = await shop.upload(browser, itemId, pdf);
		await (await shop.staff()).graphql(refuse, { id, reason: 'Zu dunkel.' });
		const [{ seconds } = { seconds: 0 }] = await shop.test.owner<{ seconds: number }[]>`
			select extract(epoch from max(start_after) - now())::float8 as seconds from jobs.job where name = 'printing.tellRefusal'`;
		expect(seconds).toBeGreaterThan(30);
		await deliver();
		expect(received).toHaveLength(1);
	});

	it('is not told when other data has taken its place before', async () => {
		const { userId, itemId, browser } = await shop.shopper();
		await shop.order(userId, itemId);
		const { id } = await shop.upload(browser, itemId, pdf);
		await (await shop.staff()).graphql(refuse, { id, reason: 'Zu dunkel.' });
		await shop.upload(browser, itemId, pdf);
		await deliver();
		expect(received).toEqual([]);
	});
});

describe('a late file that the shop uses', () => {
	const use = 'mutation U($id: ID!) { useLatePrintData(id: $id) { state } }';

	async function lateFile(side?: string) {
		const { userId, itemId, browser } = await shop.guest();
		const { id } = await shop.upload(browser, itemId, pdf, { name: 'erste.pdf' });
		await browser.graphql(release, { id });
		const other = Buffer.concat([pdf, Buffer.from('\n% other')]);
		if (side) await shop.setSides('front', 'back');
		const late = await shop.ticket(browser, itemId, other, { name: 'zweite.pdf', ...(side ? { side } : {}) });
		const orderId = await shop.order(userId, itemId);
		if (side) await shop.setSides('front');
		await shop.patch(browser, late.id, 0, other);
		await shop.runJobs();
		return { itemId, orderId, id: late.id };
	}

	it('is told to the customer at once, with a link by which a guest releases it', async () => {
		const { itemId, orderId, id } = await lateFile();
		const staff = await shop.staff();
		await staff.graphql(use, { id });
		await staff.graphql(use, { id });
		await deliver();
		expect(subjects()).toEqual(['Bitte geben Sie die neue Datei zu Ihrer Bestellung N frei']);
		expect(received[0]?.text).toContain('„zweite.pdf“ für Visitenkarten');
		expect(received[0]?.text).toContain('100 × Visitenkarten: nicht freigegeben');
		const browser = new Browser(shop.app);
		await browser.ask(linkIn(received[0]?.text));
		await browser.graphql(release, { id });
		expect(await shop.show(browser, itemId)).toMatchObject([{ id, state: 'released' }]);
		await inShop((sql) => sql`update print_data set state = 'findings' where id = ${id}`);
		const again = 'mutation A($id: ID!, $purpose: String!) { resendOrderMail(id: $id, purpose: $purpose) }';
		await staff.graphql(again, { id: orderId, purpose: `printLateUsed.${id}` });
		await deliver();
		expect(received).toHaveLength(2);
	});

	it('is not said to have errors that are those of another late file', async () => {
		const { id } = await lateFile();
		const findings = [{ code: 'wrongPageSize', severity: 'error' }];
		const faulty = JSON.stringify({ id: newId(), side: 'back', is_late: true, findings });
		await inShop(
			(sql) => sql`
				insert into print_data
				select (jsonb_populate_record(d, ${faulty}::text::jsonb)).* from print_data d where d.id = ${id}`,
		);
		await (await shop.staff()).graphql(use, { id });
		await deliver();
		expect(received[0]?.text).toContain('100 × Visitenkarten: nicht freigegeben');
	});

	it('is told with what is wrong, after a while, when it has errors, with which no customer can release it', async () => {
		const { id } = await lateFile();
		const error = JSON.stringify([{ code: 'pageSize', severity: 'error' }]);
		await inShop((sql) => sql`update print_data set findings = ${error}::text::jsonb where id = ${id}`);
		await (await shop.staff()).graphql(use, { id });
		const [{ seconds } = { seconds: 0 }] = await shop.test.owner<{ seconds: number }[]>`
			select extract(epoch from max(start_after) - now())::float8 as seconds from jobs.job where name = 'printing.tellRefusal'`;
		expect(seconds).toBeGreaterThan(240);
		await deliver();
		expect(subjects()).toEqual(['Bitte korrigieren Sie die neue Datei zu Ihrer Bestellung N']);
		expect(received[0]?.text).toContain('Ihre neue Datei hat Fehler');
		expect(received[0]?.text).toContain('100 × Visitenkarten: fehlerhaft');
		expect(received[0]?.text).not.toContain('Freigabe');
	});

	it('is told with the side that is missing, when the file before it had that side, too', async () => {
		const { id } = await lateFile('front');
		await (await shop.staff()).graphql(use, { id });
		await deliver();
		expect(subjects()).toEqual(['Zu Ihrer Bestellung N fehlen noch Druckdaten']);
		expect(received[0]?.text).toContain('100 × Visitenkarten: unvollständig');
		expect(received[0]?.text).toContain('Es fehlt noch: Rückseite.');
	});

	it('is not told when the shop has approved it before', async () => {
		const { id } = await lateFile();
		const staff = await shop.staff();
		await staff.graphql(use, { id });
		await staff.graphql('mutation A($id: ID!) { approvePrintData(id: $id) { state } }', { id });
		await deliver();
		expect(received).toEqual([]);
	});
});
