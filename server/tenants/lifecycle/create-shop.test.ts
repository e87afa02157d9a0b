import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shippedLanguages } from '../../../rules/messages/shipped.ts';
import { taxCountries } from '../../../rules/tax/default-rates.ts';
import { defaultsOfCountry, shopCountries } from '../../../rules/tenants/countries.ts';
import { isPasswordOf } from '../../accounts/passwords.ts';
import { recorder } from '../../audit/record-change.ts';
import { Refused } from '../../failure.ts';
import { findOrderSettings } from '../../orders/settings/find-settings.ts';
import { listMethods } from '../../orders/shipping/list-methods.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { tenantWithSlug } from '../find-tenant.ts';
import { createShop, type ShopCreation, type ShopToCreate } from './create-shop.ts';

let test: TestDatabase;
let creation: ShopCreation;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	creation = {
		database: test.database,
		record: recorder(Buffer.alloc(32, 1)),
		addressOf: (slug) => `http://${slug}.localhost:3000`,
		by: { email: 'operator@example.com', address: '192.0.2.1', requestId: 'r' },
	};
});

afterAll(() => test.drop());

const wanted = (shop: Partial<ShopToCreate>): ShopToCreate => ({
	name: 'Druckhaus Elbe',
	slug: 'elbe',
	tier: 'starter',
	country: 'DE',
	email: 'Olga@Example.com',
	operator: false,
	...shop,
});

const refusalOf = (shop: Partial<ShopToCreate>) =>
	createShop(creation, wanted(shop)).then(
		() => 'created',
		(error) => (error instanceof Refused ? [error.code, error.facts?.field] : error),
	);

describe('a new shop', () => {
	it('has the standard pages, legal skeletons in both languages, one shipping method and an invited admin, and nothing of the demo', async () => {
		const id = await createShop(creation, wanted({}));
		const tenant = await tenantWithSlug(test.database, 'elbe');
		expect(tenant).toMatchObject({ name: 'Druckhaus Elbe', currency: 'EUR', timeZone: 'Europe/Berlin', weekStart: 1 });
		expect(tenant?.languages.map(({ languageCode }) => languageCode).sort()).toEqual([...shippedLanguages].sort());
		expect(tenant?.languages[0]).toMatchObject({ languageCode: 'de-DE', default: true });
		const found = await test.database.inTenant(id, async (sql) => ({
			pages: await sql<{ slug: string; home: boolean; published: object; inFooter: boolean }[]>`
				select slug, home, in_footer, published from pages where tenant_id = ${id} order by position`,
			methods: await listMethods(sql, id),
			users: await sql<{ email: string | null; technical: boolean; passwordHash: string | null }[]>`
				select email, technical, password_hash from users where tenant_id = ${id} order by technical`,
			mails: await sql<{ subject: string; text: string }[]>`
				select * from mails where tenant_id = ${id}`,
			products: await sql`select from products where tenant_id = ${id}`,
			log: await sql<{ action: string }[]>`select action from audit_log where tenant_id = ${id}`,
		}));
		expect(found.pages.map(({ slug }) => slug)).toEqual([
			'home',
			'contact',
			'imprint',
			'privacy',
			'terms',
			'withdrawal',
		]);
		expect(found.pages.filter(({ home }) => home).map(({ slug }) => slug)).toEqual(['home']);
		// What visitors read first is not meant for the owner.
		for (const { slug, published } of found.pages.slice(0, 2))
			expect(JSON.stringify(published), slug).not.toMatch(/\[Bitte|\[Please|Klicken Sie|Click into/);
		for (const { slug, published, inFooter } of found.pages.slice(2)) {
			expect(inFooter, slug).toBe(true);
			expect(JSON.stringify(published), slug).toMatch(/\[Bitte (ausfüllen|prüfen): /);
			expect(JSON.stringify(published), slug).toMatch(/\[Please (fill in|check): /);
		}
		expect(found.methods).toMatchObject([
			{
				names: { 'de-DE': 'Standardversand', 'en-GB': 'Standard delivery' },
				countries: ['DE'],
				price: 590,
				active: true,
			},
		]);
		expect(found.users).toEqual([
			{ email: 'olga@example.com', technical: false, passwordHash: null },
			{ email: null, technical: true, passwordHash: null },
		]);
		expect(found.mails).toHaveLength(1);
		expect(found.mails[0]?.subject).toBe('Ihr Shop ist da: Druckhaus Elbe');
		for (const part of ['/reset-password/welcome?token=', '/admin\n', '/\n'])
			expect(found.mails[0]?.text).toContain(`http://elbe.localhost:3000${part}`);
		expect(found.mails[0]?.text).toContain('olga\n');
		expect(found.mails[0]?.text).toContain('operator@example.com hat den Shop');
		expect(found.products).toHaveLength(0);
		expect(found.log).toEqual([{ action: 'createTenant' }]);
	});

	it('takes currency, time zone, first language and first day of the week from its country', async () => {
		await createShop(creation, wanted({ slug: 'lisbon', country: 'PT' }));
		await createShop(creation, wanted({ slug: 'london', country: 'GB' }));
		const lisbon = await tenantWithSlug(test.database, 'lisbon');
		expect(lisbon).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Lisbon', weekStart: 7, country: 'PT' });
		const london = await tenantWithSlug(test.database, 'london');
		expect(london).toMatchObject({ currency: 'GBP', timeZone: 'Europe/London', weekStart: 1, country: 'GB' });
		expect(london?.languages[0]).toMatchObject({ languageCode: 'en-GB', default: true });
		const prefixesOf = (id = '') =>
			test.database.inTenant(id, async (sql) => {
				const { invoicePrefix, creditNotePrefix } = await findOrderSettings(sql, id);
				return [invoicePrefix, creditNotePrefix];
			});
		expect(await prefixesOf(london?.id)).toEqual(['INV-', 'CN-']);
		expect(await prefixesOf((await tenantWithSlug(test.database, 'elbe'))?.id)).toEqual(['RE-', 'RK-']);
	});

	it('knows every country whose tax rates ship, with a time zone that there is', () => {
		expect([...shopCountries].sort()).toEqual([...taxCountries].sort());
		for (const country of shopCountries) {
			const { timeZone = '' } = defaultsOfCountry(country) ?? {};
			expect(() => new Intl.DateTimeFormat('en', { timeZone }), country).not.toThrow();
		}
	});

	it('may begin with a password of its first admin, who may be an operator', async () => {
		const id = await createShop(creation, wanted({ slug: 'first', password: 'Satz-und-Spiegel-9', operator: true }));
		const [admin] = await test.database.inTenant(
			id,
			(sql) => sql<{ admin: boolean; passwordHash: string; confirmed: boolean }[]>`
				select admin, password_hash, email_confirmed_at is not null as confirmed from users
				where tenant_id = ${id} and not technical`,
		);
		expect(admin).toMatchObject({ admin: true, confirmed: true });
		expect(await isPasswordOf(admin?.passwordHash, 'Satz-und-Spiegel-9')).toBe(true);
	});

	it('is refused with the field that is wrong', async () => {
		expect(await refusalOf({ name: ' ' })).toEqual(['MANDATORY_FIELDS', 'name']);
		expect(await refusalOf({ name: 'x'.repeat(101) })).toEqual(['TENANT_NAME_INVALID', 'name']);
		for (const slug of ['Elbe', '-elbe', 'elbe-', 'el be', 'ä', '123', 'xn--elbe', 'a'.repeat(64)])
			expect(await refusalOf({ slug }), slug).toEqual(['TENANT_SLUG_INVALID', 'slug']);
		for (const slug of ['admin', 'www', 'api', 'mail'])
			expect(await refusalOf({ slug }), slug).toEqual(['TENANT_SLUG_RESERVED', 'slug']);
		expect(await refusalOf({ slug: 'elbe' })).toEqual(['TENANT_SLUG_TAKEN', 'slug']);
		expect(await refusalOf({ slug: 'weser', tier: 'gold' })).toEqual(['VALIDATION', 'tier']);
		expect(await refusalOf({ slug: 'weser', country: 'US' })).toEqual(['TENANT_COUNTRY_UNKNOWN', 'country']);
		expect(await refusalOf({ slug: 'weser', email: 'nobody' })).toEqual(['EMAIL_INVALID', 'email']);
		expect(await refusalOf({ slug: 'weser', password: 'short' })).toEqual(['PASSWORD_TOO_WEAK', 'password']);
		expect(await tenantWithSlug(test.database, 'weser')).toBeUndefined();
	});
});
