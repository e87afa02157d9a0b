import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { saveProducts } from '../catalogue/save-products.ts';
import type { Sql } from '../database/connection.ts';
import { smtpMail } from '../integrations/mail/smtp.ts';
import type { RunningJobs } from '../jobs/start-jobs.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import type { Browser } from '../testing/accounts.ts';
import { runJobs } from '../testing/jobs.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { warnOfStockJob } from './jobs.ts';
import { countStock, type Mover, receiveStock, releaseStock, reserveStock, takeStock } from './move-stock.ts';

let shop: Shop;
let admin: Browser;
let shirt: string;
let large: string;
let jobs: RunningJobs;
let received: { raw: string; to: string[] }[] = [];

const smtp = new SMTPServer({
	authOptional: true,
	disabledCommands: ['STARTTLS'],
	logger: false,
	onData(stream, session, done) {
		const chunks: Buffer[] = [];
		stream.on('data', (chunk: Buffer) => chunks.push(chunk));
		stream.on('end', () => {
			const to = session.envelope.rcptTo.map(({ address }) => address);
			received.push({ raw: Buffer.concat(chunks).toString('utf8'), to });
			done();
		});
	},
});

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	admin = await shop.as('ada@example.com');
	await new Promise<void>((resolve) => {
		smtp.listen(0, '127.0.0.1', resolve);
	});
	await inShop(async (sql) => {
		await saveProducts(sql, shop.demo, [
			{
				slug: 'shirt',
				names: { 'de-DE': 'T-Shirt', 'en-GB': 'T-shirt' },
				...{ fromPrice: 100, published: true, mediaId: null, code: 'TS' },
				variants: [{ slug: 'shirt-l', code: 'TS-L', names: { 'de-DE': 'groß', 'en-GB': 'large' } }],
			},
		]);
		const rows = await sql<{ id: string; slug: string }[]>`select id, slug from products`;
		shirt = rows.find(({ slug }) => slug === 'shirt')?.id ?? '';
		large = rows.find(({ slug }) => slug === 'shirt-l')?.id ?? '';
	});
});

afterAll(async () => {
	await new Promise<void>((resolve) => {
		smtp.close(resolve);
	});
	await shop.close();
});

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeEach(async () => {
	received = [];
	await inShop((sql) => sql`delete from stock`);
	await inShop((sql) => sql`delete from mails`);
	await recipients('lager@example.com', 'einkauf@example.com');
	const { port } = smtp.server.address() as AddressInfo;
	const delivery = deliverMail(async () => ({
		port: smtpMail(`smtp://127.0.0.1:${port}`),
		from: 'no-reply@shops.example',
	}));
	jobs = runJobs(shop.test, [delivery, warnOfStockJob((slug) => `http://${slug}.localhost:3000`)]);
});

afterEach(async () => {
	await jobs.close(1000);
	await shop.test.owner`delete from jobs.job`;
});

const recipients = (...to: string[]) =>
	inShop(
		(sql) => sql`
			insert into settings (tenant_id, "group", "values")
			values (${shop.demo.id}, 'prices', ${sql.json({ stockWarningRecipients: to })})
			on conflict (tenant_id, "group") do update set "values" = excluded."values"`,
	);
const speak = (language: string) =>
	inShop(async (sql) => {
		await sql`update languages set is_default = false`;
		await sql`update languages set is_default = true where language_code = ${language}`;
	});
const move = (work: typeof takeStock, quantity: number, mover: Mover = {}, productId = shirt) =>
	inShop((sql) => work(sql, shop.demo.id, productId, quantity, mover));
const level = (warningLevel: number | null, sellWhenEmpty = false, productId = shirt) =>
	shop.tell(
		admin,
		`mutation($id: ID!, $level: Int, $sell: Boolean!) {
			saveStockSettings(productIds: [$id], warningLevel: $level, sellWhenEmpty: $sell) { available }
		}`,
		{ id: productId, level: warningLevel, sell: sellWhenEmpty },
	);
/** All warnings are written: none waits. */
const written = () =>
	expect
		.poll(
			async () =>
				(
					await shop.test.owner`
			select from jobs.job where state in ('created', 'active', 'retry') and name like 'stock.warn%'`
				).length,
		)
		.toBe(0);
const arrived = async (count: number) => {
	await written();
	await expect.poll(() => received.length).toBe(count);
};

describe('a stock that reaches its warning level', () => {
	it('is sent to every recipient by SMTP, with the product, the number left, and a link', async () => {
		await move(countStock, 12);
		await level(10);
		await move(reserveStock, 2, { shop: 'https://druck.example' });
		await arrived(2);
		expect(received.map(({ to }) => to.join()).sort()).toEqual(['einkauf@example.com', 'lager@example.com']);
		const mail = await PostalMime.parse(received[0]?.raw ?? '');
		expect(mail.subject).toBe('Bestand wird knapp: T-Shirt');
		expect(mail.text).toContain('„T-Shirt“ bei Druckwerk hat seine Warnschwelle erreicht.');
		expect(mail.text).toContain('Artikelnummer: TS\nVerfügbar: 10\nWarnschwelle: 10');
		expect(mail.text).toContain(`https://druck.example/admin/products/${shirt}?tab=stock`);
		expect(mail.html).toContain('<html lang="de-DE">');
	});

	it('is sent once, until the stock has been above the level and falls again', async () => {
		await recipients('lager@example.com');
		await move(countStock, 12);
		await level(10);
		await move(reserveStock, 5);
		await move(takeStock, 5);
		await move(reserveStock, 1);
		await arrived(1);
		await move(receiveStock, 4);
		await arrived(1);
		await move(receiveStock, 10);
		await move(reserveStock, 10);
		await arrived(2);
		await move(releaseStock, 10);
		await move(countStock, 3);
		await arrived(3);
	});

	it('is in English for a shop whose language is English, and leads to the shop’s own address', async () => {
		await recipients('lager@example.com');
		await speak('en-GB');
		await move(countStock, 2, {}, large);
		await level(1, false, large);
		await move(reserveStock, 1, {}, large);
		await arrived(1);
		const mail = await PostalMime.parse(received[0]?.raw ?? '');
		expect(mail.subject).toBe('Stock is running low: T-shirt – large');
		expect(mail.text).toContain('Code: TS-L\nAvailable: 1\nWarning level: 1');
		expect(mail.text).toContain(`http://demo.localhost:3000/admin/products/${shirt}?tab=stock`);
		await speak('de-DE');
	});

	it('is not sent without recipients, without a level, or to an invalid address', async () => {
		await recipients('two, at@example.com');
		await move(countStock, 2);
		await level(1);
		expect(await move(reserveStock, 2)).toBe('moved');
		await written();
		await recipients('lager@example.com');
		await level(null);
		await move(releaseStock, 2);
		await move(reserveStock, 2);
		await written();
		expect(await inShop((sql) => sql`select from mails`)).toHaveLength(0);
		expect(received).toEqual([]);
	});

	it('is not sent when the level is set: the admin sees the stock', async () => {
		await recipients('lager@example.com');
		await move(countStock, 5);
		await level(10);
		await move(reserveStock, 1);
		await written();
		expect(received).toEqual([]);
	});

	it('is sent once although the job is run twice', async () => {
		await recipients('lager@example.com');
		await move(countStock, 2);
		await level(1);
		await move(reserveStock, 1);
		await arrived(1);
		await shop.test.owner`
			update jobs.job set state = 'created', completed_on = null, started_on = null where name = 'stock.warn'`;
		await shop.test.owner`select pg_notify('jobs', '')`;
		await written();
		expect(await inShop((sql) => sql`select from mails`)).toHaveLength(1);
		expect(received).toHaveLength(1);
	});
});
