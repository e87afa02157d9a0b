import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { saveProducts } from '../../catalogue/save-products.ts';
import type { Sql } from '../../database/connection.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { startApp } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { countStock, receiveStock } from '../move-stock.ts';
import { stockNoticesOfPerson } from './notices-of-person.ts';
import { forgetNoticesJob, notifyOfStockJob } from './notify-job.ts';

let shop: Shop;
let jobs: RunningJobs;
let shirt: string;
let large: string;
let poster: string;

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await inShop(async (sql) => {
		await saveProducts(sql, shop.demo, [
			{
				slug: 'shirt',
				names: { 'de-DE': 'T-Shirt', 'en-GB': 'T-shirt' },
				...{ fromPrice: 100, published: true, mediaId: null, code: 'TS' },
				variants: [{ slug: 'shirt-l', code: 'TS-L', names: { 'de-DE': 'groß', 'en-GB': 'large' } }],
			},
			{
				slug: 'poster',
				names: { 'de-DE': 'Plakat', 'en-GB': 'Poster' },
				...{ fromPrice: 100, published: true, mediaId: null, code: 'PO' },
			},
		]);
		const rows = await sql<{ id: string; slug: string }[]>`select id, slug from products`;
		const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? '';
		[shirt, large, poster] = [idOf('shirt'), idOf('shirt-l'), idOf('poster')];
	});
	jobs = runJobs(shop.test, [notifyOfStockJob((slug) => `http://${slug}.localhost:3000`), forgetNoticesJob]);
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
});

beforeEach(() =>
	inShop(async (sql) => {
		await sql`delete from stock_notices`;
		await sql`delete from mails`;
		await countStock(sql, shop.demo.id, large, 0);
		await countStock(sql, shop.demo.id, poster, 0);
	}),
);

const request = (productId: string, email: string, who = shop.nobody(), language = 'en-GB') =>
	shop.tell(
		who,
		'mutation($productId: ID!, $email: String!, $language: String) { requestStockNotice(productId: $productId, email: $email, language: $language) }',
		{ productId, email, language },
	);

const mailsTo = (to: string) =>
	shop.rows<{ subject: string; text: string }>(
		(sql) => sql`select subject, text from mails where "to" = ${to} order by id`,
	);

const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

const open = async (token: string) =>
	(await shop.nobody().ask(`/service-api/stock-notices?language=en-GB&token=${token}`)).body;

async function settle(token: string, act: string): Promise<string> {
	const answer = await shop.nobody().ask('/service-api/stock-notices/settle', {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
		body: `token=${token}&do=${act}&language=en-GB`,
	});
	return answer.body;
}

async function waitFor(check: () => Promise<boolean>): Promise<void> {
	await expect.poll(check, { timeout: 10_000 }).toBe(true);
}

describe('a notice of what is back in stock', () => {
	it('is sent once to guests who have confirmed their address, and to no one who has not', async () => {
		expect(await request(poster, 'guest@example.com')).toBe('mailed');
		expect(await request(poster, 'silent@example.com', shop.nobody(), 'de-DE')).toBe('mailed');
		const [asked] = await mailsTo('guest@example.com');
		expect(asked?.subject).toBe('Please confirm: notification for Poster');
		expect((await mailsTo('silent@example.com'))[0]?.subject).toBe('Bitte bestätigen: Benachrichtigung zu Plakat');
		const token = tokenIn(asked?.text);
		expect(await open(token)).toContain('Yes, let me know');
		expect(await settle(token, 'confirm')).toContain('We will let you know');
		await inShop((sql) => receiveStock(sql, shop.demo.id, poster, 5));
		await waitFor(async () => (await mailsTo('guest@example.com')).length === 2);
		const [, back] = await mailsTo('guest@example.com');
		expect(back?.subject).toBe('Available again: Poster');
		expect(back?.text).toContain('/en-gb/product/poster');
		await inShop(async (sql) => {
			await countStock(sql, shop.demo.id, poster, 0);
			await receiveStock(sql, shop.demo.id, poster, 5);
		});
		await sleep(1000);
		expect(await mailsTo('guest@example.com')).toHaveLength(2);
		expect(await mailsTo('silent@example.com')).toHaveLength(1);
		expect(await open(token)).toContain('Nothing is planned any more');
	});

	it('is not needed any more where the product is back before the address is confirmed, and its page says so', async () => {
		await request(poster, 'late@example.com');
		const token = tokenIn((await mailsTo('late@example.com'))[0]?.text);
		await inShop((sql) => receiveStock(sql, shop.demo.id, poster, 5));
		for (const page of [await open(token), await settle(token, 'confirm')]) {
			expect(page).toContain('Available again');
			expect(page).toContain('href="/en-gb/product/poster"');
		}
		expect(await shop.rows((sql) => sql`select from stock_notices`)).toEqual([]);
	});

	it('of a product with versions is sent when the first of them is back, and of a version with its address', async () => {
		const ida = await shop.as('ada@example.com');
		expect(await request(shirt, 'ada@example.com', ida)).toBe('waiting');
		expect(await request(large, 'ADA@example.com', ida)).toBe('waiting');
		expect(await mailsTo('ada@example.com')).toEqual([]);
		const counts = await shop.tell(ida, `{ stockNoticeCounts(productId: "${shirt}") { productId waiting } }`);
		expect(counts).toEqual(
			expect.arrayContaining([
				{ productId: shirt, waiting: 1 },
				{ productId: large, waiting: 1 },
			]),
		);
		const asked = `{ stockNotices(productId: "${shirt}") { total items { productId email language } } }`;
		expect(await shop.tell(ida, asked)).toEqual({
			total: 2,
			items: [
				{ productId: shirt, email: 'ada@example.com', language: 'en-GB' },
				{ productId: large, email: 'ADA@example.com', language: 'en-GB' },
			],
		});
		// Who looks after products alone does not read the addresses of customers.
		await shop.makeUser('pia@example.com', { role: { name: 'products', access: ['qProd'] } });
		const masked = await shop.tell(await shop.as('pia@example.com'), asked);
		expect(masked.items.map(({ email }: { email: string }) => email)).toEqual(['a…@e….com', 'A…@e….com']);
		await inShop((sql) => receiveStock(sql, shop.demo.id, large, 1));
		await waitFor(async () => (await shop.rows((sql) => sql`select from stock_notices`)).length === 0);
		const texts = await shop.rows<{ text: string }>((sql) => sql`select text from mails order by id`);
		expect(texts.some(({ text }) => text.includes('/product/shirt?variant=TS-L'))).toBe(true);
		expect(texts).toHaveLength(2);
	});

	it('is given up by the link of its mails', async () => {
		await request(poster, 'gone@example.com');
		const token = tokenIn((await mailsTo('gone@example.com'))[0]?.text);
		await settle(token, 'confirm');
		expect(await settle(token, 'stop')).toContain('You have unsubscribed');
		expect(await shop.rows((sql) => sql`select from stock_notices`)).toEqual([]);
		expect(await settle(token, 'confirm')).toContain('Nothing is planned any more');
	});

	it('is refused for what can be had, for what is not shown and without an address', async () => {
		await inShop((sql) => countStock(sql, shop.demo.id, poster, 3));
		expect(await request(poster, 'early@example.com')).toBe('available');
		expect(await request(poster, 'nobody')).toMatch(/check/i);
		expect(await request(poster, 'a@b')).toMatch(/check/i);
		expect(await request('00000000-0000-7000-8000-000000000000', 'a@example.com')).toMatch(/could not be found/);
		expect(await shop.rows((sql) => sql`select from stock_notices`)).toEqual([]);
	});

	it('says the same to those who ask for an address that waits already, and sends it nothing', async () => {
		await request(poster, 'twice@example.com');
		await settle(tokenIn((await mailsTo('twice@example.com'))[0]?.text), 'confirm');
		expect(await request(poster, 'Twice@example.com')).toBe('mailed');
		expect(await mailsTo('twice@example.com')).toHaveLength(1);
		expect(await mailsTo('Twice@example.com')).toHaveLength(0);
	});

	it('cannot be used to flood a person with mails', async () => {
		const limits = { ...noLimits, stockNotice: { recipient: { count: 1, seconds: 60 } } };
		const app = await startApp({ database: shop.test.database, limits });
		const visitor = new Browser(app);
		await request(poster, 'flooded@example.com', visitor);
		expect(await request(poster, 'Flooded@example.com', visitor)).toMatch(/too many/i);
		await app.close();
	});

	it('is handed over and forgotten with the person, and after a week where it was not confirmed', async () => {
		await request(poster, 'leaving@example.com');
		const person = { id: '00000000-0000-7000-8000-000000000001', email: 'leaving@example.com' };
		const handed = await shop.rows((sql) => stockNoticesOfPerson.exportPart(sql, shop.demo.id, person) as never);
		expect(handed).toMatchObject([{ productId: poster, email: 'leaving@example.com', language: 'en-GB' }]);
		await shop.rows(async (sql) => {
			await stockNoticesOfPerson.erasePart(sql, shop.demo.id, person);
			return [];
		});
		expect(await shop.rows((sql) => sql`select from stock_notices`)).toEqual([]);
	});

	it('goes by a plain form as well, which answers with a page in its language', async () => {
		const send = (email: string) =>
			shop.nobody().ask('/service-api/stock-notices', {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
				body: new URLSearchParams({ productId: poster, email, language: 'de-DE' }).toString(),
			});
		expect((await send('plain@example.com')).body).toContain('Bitte sehen Sie in Ihr Postfach');
		expect((await send('nobody')).body).toContain('Bitte prüfen Sie Ihre E-Mail-Adresse');
		expect(await mailsTo('plain@example.com')).toHaveLength(1);
	});
});
