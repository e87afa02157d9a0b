import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptyBilling } from '../../../rules/checkout/address.ts';
import { newId } from '../../../rules/ids.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { startApp } from '../../testing/app.ts';
import { setSettings } from '../../testing/settings.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { withdrawalsOfPerson } from './withdrawals-of-person.ts';

let shop: Shop;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.rows(async (sql) => {
		await setSettings(sql, shop.demo.id, shopSettings, { mail: 'shop@example.com' });
		return [];
	});
});

afterAll(() => shop.close());

async function makeOrder(number: string, mail: string): Promise<string> {
	const id = newId();
	const billing = JSON.stringify({ ...emptyBilling, email: mail });
	await shop.rows(
		(sql) => sql`
			insert into orders (tenant_id, id, checkout_key, status, payment_method, number, placed_at, language, currency,
				prices_include_tax, billing_address, totals, net, tax, gross, customer_name, customer_mail, line_count)
			values (${shop.demo.id}, ${id}, ${newId()}, 'placed', 'invoice', ${number}, now(), 'de-DE', 'EUR', true,
				${billing}::text::jsonb, '{}', 100, 19, 119, 'Klothilde', ${mail}, 1)`,
	);
	return id;
}

const declare = (given: object, who = shop.nobody()) =>
	shop.tell(
		who,
		`mutation($name: String!, $orderNumber: String!, $email: String!, $language: String) {
			declareWithdrawal(name: $name, orderNumber: $orderNumber, email: $email, language: $language)
		}`,
		{ name: 'Klothilde Kühn', orderNumber: '2026-000001', email: 'klothilde@example.com', ...given },
	);

const mailsTo = (to: string) =>
	shop.rows<{ subject: string; text: string }>(
		(sql) => sql`select subject, text from mails where "to" = ${to} order by id`,
	);

const eventsOf = (orderId: string) =>
	shop.rows<{ kind: string; detail: object }>(
		(sql) => sql`select kind, actor, detail from order_events where order_id = ${orderId}`,
	);

const tasksOf = (orderId: string) =>
	shop.rows<{ kind: string; subject: string; doneAt: Date | null }>(
		(sql) => sql`select kind, subject, done_at from tasks where object_id = ${orderId}`,
	);

describe('a withdrawal', () => {
	it('is received without an account, confirmed with content, date and time, sent to the shop and added to the timeline', async () => {
		const order = await makeOrder('2026-000001', 'Klothilde@Example.com');
		const receivedAt = await declare({ language: 'en-GB', orderNumber: ' #2026-000001 ' });
		expect(Date.parse(receivedAt)).toBeGreaterThan(Date.now() - 60_000);
		const [receipt] = await mailsTo('klothilde@example.com');
		expect(receipt?.subject).toBe('Receipt: withdrawal from order 2026-000001');
		expect(receipt?.text).toContain('Name: Klothilde Kühn');
		const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
		expect(receipt?.text).toContain(day.format(new Date(receivedAt)));
		expect(receipt?.text).toMatch(/\d\d:\d\d:\d\d CES?T/);
		const [notice] = await mailsTo('shop@example.com');
		expect(notice?.text).toContain('wurde mit dieser E-Mail-Adresse aufgegeben');
		expect(notice?.text).toMatch(new RegExp(`Widerruf prüfen: http\\S+/admin/orders/${order}`));
		expect(await tasksOf(order)).toEqual([{ kind: 'withdrawalDeclared', subject: '2026-000001', doneAt: null }]);
		const [event] = await eventsOf(order);
		expect(event).toMatchObject({ kind: 'withdrawal', actor: 'shopper', detail: { matches: true } });
		expect(JSON.stringify(event)).not.toMatch(/klothilde/i);
	});

	it('says the same of an order that does not exist, and asks the shop to look into it', async () => {
		const email = 'stranger@example.com';
		expect(Date.parse(await declare({ orderNumber: '2026-999999', email }))).toBeGreaterThan(0);
		expect(await mailsTo(email)).toHaveLength(1);
		const notice = (await mailsTo('shop@example.com')).at(-1)?.text;
		expect(notice).toContain('keine Bestellung');
		expect(notice).toMatch(/Bestellungen öffnen: http\S+\/admin\/orders\b/);
	});

	it('by another person is marked as such', async () => {
		const order = await makeOrder('2026-000002', 'owner@example.com');
		await declare({ orderNumber: '2026-000002', email: 'other@example.com' });
		expect(await eventsOf(order)).toMatchObject([{ detail: { matches: false } }]);
		expect((await mailsTo('shop@example.com')).at(-1)?.text).toContain('einer anderen E-Mail-Adresse');
	});

	it('needs a name, a number and an address, each on one line', async () => {
		for (const given of [{ name: ' ' }, { orderNumber: '' }, { email: 'nobody' }, { name: 'A\nBcc: b@example.com' }])
			expect(await declare(given)).toBe(`Please check your entries. (${Object.keys(given)})`);
	});

	it('goes by a plain form as well, which leads back in the language it was sent in', async () => {
		const send = async (body: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => {
			const answer = await shop.nobody().ask('/service-api/withdrawals', {
				method: 'POST',
				headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
				body,
			});
			return answer.headers.location ?? answer.status;
		};
		const form = 'name=Ida+Plain&orderNumber=2026-000001&email=plain%40example.com';
		expect(await send(`${form}&language=en-GB`)).toBe('/en-gb/withdraw?withdrawal=received');
		expect(await mailsTo('plain@example.com')).toHaveLength(1);
		expect(await send('name=&orderNumber=1&email=plain%40example.com')).toBe('/withdraw?withdrawal=invalid');
		expect(await send(form, { 'sec-fetch-site': 'cross-site' })).toBe(403);
		expect(await send(form, {})).toBe(403);
	});

	it('shows what was sent by a plain form once more where something is wrong', async () => {
		const answer = await shop.nobody().ask('/withdraw', {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
			body: 'name=Ida+Plain&orderNumber=2026-000077&email=nobody&language=de-DE',
		});
		expect(answer.status).toBe(422);
		for (const kept of ['value="Ida Plain"', 'value="2026-000077"', 'value="nobody"', 'aria-invalid="true"'])
			expect(answer.body).toContain(kept);
	});

	it('says without a script which fields hold what cannot be taken, and why', async () => {
		const answer = await shop.nobody().ask('/withdraw', {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
			body: 'name=Ida+%3CPlain%3E&orderNumber=2026%0A000077&email=ida%40example.com&language=de-DE',
		});
		expect(answer.status).toBe(422);
		expect(answer.body).toContain('Bitte prüfen Sie Ihre Angaben: Ihr Name, Bestellnummer oder Vertragsnummer');
		expect(answer.body).toContain('Nicht erlaubte Zeichen');
		expect(answer.body).toContain('Dieser Wert kann nicht verwendet werden');
		// After it stand all messages.
		expect(answer.body.split('</main>')[0]).not.toMatch(/alle drei Felder|aus der Liste/);
	});

	it('begins with the number of a link, and with name and address of who is signed in, also without a script', async () => {
		await shop.makeUser('knows@example.com');
		const reader = await shop.as('knows@example.com');
		for (const page of ['withdraw', 'cancel-contract']) {
			const { body } = await reader.ask(`/${page}?contract=V-2026-000017`);
			for (const known of ['value="knows@example.com"', 'value="V-2026-000017"']) expect(body).toContain(known);
			const stranger = (await shop.nobody().ask(`/${page}?contract=V-2026-000017`)).body;
			expect([stranger.includes('V-2026-000017'), stranger.includes('knows@example.com')]).toEqual([true, false]);
		}
	});

	it('cannot be used to flood a person with mails', async () => {
		const once = { count: 1, seconds: 60 };
		const limits = { ...noLimits, withdrawal: { account: once } };
		const app = await startApp({ database: shop.test.database, limits });
		const visitor = new Browser(app);
		const email = 'flooded@example.com';
		await declare({ email }, visitor);
		expect(await declare({ email: 'Flooded@example.com' }, visitor)).toMatch(/too many/i);
		expect(await mailsTo(email)).toHaveLength(1);
		await app.close();
	});

	it('is handed over and forgotten with the person, while the order keeps that there was one', async () => {
		const person = { id: newId(), email: 'leaving@example.com' };
		await declare({ email: 'Leaving@example.com', orderNumber: '2026-000001' });
		const [handed] = await shop.rows((sql) => withdrawalsOfPerson.exportPart(sql, shop.demo.id, person) as never);
		expect(handed).toMatchObject({ name: 'Klothilde Kühn', orderNumber: '2026-000001' });
		await shop.rows(async (sql) => {
			await withdrawalsOfPerson.erasePart(sql, shop.demo.id, person);
			return [];
		});
		const left = await shop.rows((sql) => sql`select name, email from withdrawals where email = ''`);
		expect(left).toEqual([{ name: '', email: '' }]);
	});
});
