import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deriveKey } from '../accounts/sessions/keys.ts';
import type { Browser } from '../testing/accounts.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { readSecret } from './keep-secret.ts';

const value = 'sk_live_51H8-very-secret';
const key = deriveKey('the secret of all tests, long enough', 'secrets');

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const all = () => shop.tell(ada, '{ secrets { purpose isSet setAt } }');
const set = (who: Browser, purpose: string, given = value) =>
	shop.tell(
		who,
		`mutation Set($given: String!) { setSecret(purpose: ${purpose}, value: $given) { purpose isSet setAt } }`,
		{
			given,
		},
	);
const clear = (purpose: string) => shop.tell(ada, `mutation Clear { clearSecret(purpose: ${purpose}) { isSet } }`);
const read = (purpose: 'paymentSecretKey' | 'mailProviderKey', with_ = key) =>
	shop.test.database.inTenant(shop.demo.id, (sql) => readSecret(sql, with_, shop.demo.id, purpose));

describe('a secret of a shop', () => {
	it('is not set at first, and says so', async () => {
		expect(await all()).toContainEqual({ purpose: 'paymentSecretKey', isSet: false, setAt: null });
		expect(await read('paymentSecretKey')).toBeUndefined();
	});

	it('is set, and tells since when and nothing else', async () => {
		const answer = await set(ada, 'paymentSecretKey', `  ${value} `);
		expect(answer).toEqual({ purpose: 'paymentSecretKey', isSet: true, setAt: expect.stringMatching(/^\d{4}-/) });
		expect(JSON.stringify(await all())).not.toContain(value);
	});

	it('can be read by the adapter of an integration', async () => {
		expect(await read('paymentSecretKey')).toBe(value);
	});

	it('stands encrypted in the database', async () => {
		const rows = await shop.rows<{ sealed: string }>((sql) => sql`select * from secrets`);
		expect(JSON.stringify(rows)).not.toContain(value);
		expect(Buffer.from(rows[0]?.sealed ?? '', 'base64').toString('latin1')).not.toContain(value);
	});

	it('cannot be opened for another purpose or with another key', async () => {
		await shop.rows(
			(sql) => sql`
				insert into secrets (tenant_id, purpose, sealed)
				select tenant_id, 'mailProviderKey', sealed from secrets where purpose = 'paymentSecretKey'`,
		);
		await expect(read('mailProviderKey')).rejects.toThrow();
		await expect(read('paymentSecretKey', deriveKey('another', 'secrets'))).rejects.toThrow();
		await clear('mailProviderKey');
	});

	it('is replaced by another one', async () => {
		await set(ada, 'paymentSecretKey', 'rk_live_another-one');
		expect(await read('paymentSecretKey')).toBe('rk_live_another-one');
	});

	it.each(['', '   ', 'two\nlines', 'Schlüssel', 'x'.repeat(4001)])(
		'is refused when it can be no key: %j',
		async (given) => {
			expect(await set(ada, 'procurementSharedSecret', given)).toMatch(/^Please check your entries/);
		},
	);

	it.each([
		['paymentSecretKey', 'whsec_x'],
		['paymentSecretKey', 'pk_live_x'],
		['paymentWebhookSecret', 'sk_live_x'],
	])('is refused as %s when it is another key of the payment provider: %s', async (purpose, given) => {
		expect(await set(ada, purpose, given)).toMatch(/^Please check your entries/);
	});

	it('is removed', async () => {
		expect(await clear('paymentSecretKey')).toEqual({ isSet: false });
		expect(await read('paymentSecretKey')).toBeUndefined();
	});

	it('is in the audit log without what it was', async () => {
		const log = await shop.tell(ada, '{ auditLog(search: "secret") { items { action entityId before after } } }');
		expect(log.items).toContainEqual({
			action: 'setSecret',
			entityId: 'paymentSecretKey',
			before: '{"set":false}',
			after: '{"set":true}',
		});
		expect(log.items.map(({ action }: { action: string }) => action)).toContain('clearSecret');
		const everything = await shop.rows((sql) => sql`select audit_log::text from audit_log`);
		expect(JSON.stringify(everything)).not.toContain(value);
	});

	it('is not accessible without the right to change the shop', async () => {
		await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['gAdminArea', 'qTenant'] } });
		const reader = await shop.as('reader@example.com');
		expect(await set(reader, 'mailProviderKey')).toBe('You do not have permission to do this.');
		expect(await shop.tell(reader, '{ secrets { isSet } }')).toBe('You do not have permission to do this.');
	});
});
