import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Right } from '../../../rules/permissions.ts';
import { findRecipientError } from '../../../rules/recipients.ts';
import { priceSettings } from '../../../rules/settings/prices.ts';
import { findSettings } from '../../settings/store-settings.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const fields =
	'currency country pricesIncludeTax totalLabel pricingText { languageCode translation } stockWarningRecipients';

const wording = (de: string, en: string) => [
	{ languageCode: 'de-DE', translation: de },
	{ languageCode: 'en-GB', translation: en },
];

const shipped = {
	currency: 'EUR',
	country: 'DE',
	pricesIncludeTax: true,
	totalLabel: 'grandTotal',
	pricingText: wording('', ''),
	stockWarningRecipients: '',
};

const changed = {
	currency: 'CHF',
	country: 'CH',
	pricesIncludeTax: false,
	totalLabel: 'subtotal',
	pricingText: wording('mit Datenprüfung', 'with file check'),
	stockWarningRecipients: 'lager@druckwerk.test,einkauf@druckwerk.test',
};

const load = (who = ada) => shop.tell(who, `{ priceSettings { ${fields} } }`);

const save = (settings: object, who = ada) =>
	shop.tell(
		who,
		`mutation Save($settings: PriceSettingsInput!) { savePriceSettings(settings: $settings) { ${fields} } }`,
		{ settings },
	);

const withRole = async (mail: string, name: string, access: Right[]) => {
	await shop.makeUser(mail, { role: { name, access } });
	return shop.as(mail);
};

describe('the price settings of a shop', () => {
	it('begin with gross prices in euros of Germany', async () => expect(await load()).toEqual(shipped));

	it('are saved, and every visitor sees them at once', async () => {
		const home = async () => (await shop.nobody().ask('/')).body;
		expect(await home()).toContain('"currency":"EUR"');
		expect(await save(changed)).toEqual(changed);
		expect(await load()).toEqual(changed);
		expect(await home()).toContain('"currency":"CHF"');
		expect(await shop.tell(shop.nobody(), '{ tenant { currency } }')).toEqual({ currency: 'CHF' });
		expect(await home()).toContain('mit Datenprüfung');
		const { values } = await shop.test.database.inTenant(shop.demo.id, (sql) =>
			findSettings(sql, shop.demo.id, priceSettings),
		);
		expect(values.stockWarningRecipients).toEqual(['lager@druckwerk.test', 'einkauf@druckwerk.test']);
	});

	it('leave the general settings as they are, and are left by them', async () => {
		const settings = await shop.tell(ada, '{ shopSettings { companyName address mail } }');
		await save({ ...changed, totalLabel: 'grandTotal' });
		expect(await shop.tell(ada, '{ shopSettings { companyName address mail } }')).toEqual(settings);
		const general = {
			companyName: 'Druckwerk',
			pageTitle: [],
			claim: [],
			header: 'simple',
			address: [],
			phone: '',
			mail: '',
			allowGuests: true,
			userMenu: 'full',
			faqPage: '',
			clientApp: '',
		};
		await shop.tell(ada, 'mutation S($s: ShopSettingsInput!) { saveShopSettings(settings: $s) { companyName } }', {
			s: general,
		});
		expect(await load()).toEqual({ ...changed, totalLabel: 'grandTotal' });
	});

	it('say nothing beside prices when that is emptied', async () => {
		await save({ ...changed, pricingText: wording('', '') });
		expect(await load()).toMatchObject({ pricingText: wording('', '') });
		expect((await shop.nobody().ask('/')).body).not.toContain('mit Datenprüfung');
	});

	it.each([
		['a currency that is none', { currency: 'XXX' }, /currency/],
		['a currency without cents', { currency: 'JPY' }, /currency/],
		['a country that is none', { country: 'XX' }, /country/],
		['markup', { pricingText: wording('<b>x</b>', '') }, /^Please check your entries/],
		['braces', { pricingText: wording('{x}', '') }, /^Please check your entries/],
		['too long a text', { pricingText: wording('x'.repeat(501), '') }, /pricingText/],
		['spaces between recipients', { stockWarningRecipients: 'a@b.test c@d.test' }, /stockWarningRecipients/],
		['semicolons between recipients', { stockWarningRecipients: 'a@b.test;c@d.test' }, /stockWarningRecipients/],
		['a recipient that is none', { stockWarningRecipients: 'a@b.test,lager' }, /stockWarningRecipients/],
		['a comma at the end', { stockWarningRecipients: 'a@b.test,' }, /stockWarningRecipients/],
		['a second header in a recipient', { stockWarningRecipients: 'a@b.test\nbcc:c@d.test' }, /stockWarningRecipients/],
	])('are refused with %s, and nothing is changed', async (_what, wrong, sentence) => {
		const before = await load();
		expect(await save({ ...shipped, totalLabel: 'subtotal', ...wrong })).toMatch(sentence);
		expect(await load()).toEqual(before);
	});

	it('keep a currency that cannot be chosen any more', async () => {
		await shop.rows((sql) => sql`update tenants set currency = 'JPY' where id = ${shop.demo.id}`);
		expect(await save({ ...shipped, currency: 'JPY' })).toMatchObject({ currency: 'JPY' });
		await save(shipped);
	});

	it('know whether anything has a price yet', async () => {
		const ask = () => shop.tell(ada, '{ priceSettings { hasPrices } }');
		await shop.rows((sql) => sql`delete from product_pricing where tenant_id = ${shop.demo.id}`);
		expect(await ask()).toEqual({ hasPrices: false });
		await shop.rows(
			(sql) => sql`
				with list as (
					insert into price_lists (tenant_id, id, name) values (${shop.demo.id}, gen_random_uuid(), 'Flyer') returning id
				)
				insert into price_list_rows (tenant_id, list_id, position, quantity, total)
				select ${shop.demo.id}, id, 0, 100, 2490 from list`,
		);
		expect(await ask()).toEqual({ hasPrices: true });
	});

	it('are in the audit log, before and after', async () => {
		const { items } = await shop.tell(ada, '{ auditLog(search: "savePriceSettings") { items { before after } } }');
		const [first] = items.toReversed();
		expect(JSON.parse(first.before)).toMatchObject({ currency: 'EUR', pricesIncludeTax: true });
		expect(JSON.parse(first.after)).toMatchObject({ currency: 'CHF', pricesIncludeTax: false });
	});

	it('are read and changed with the right for prices, too, and not without', async () => {
		const keeper = await withRole('keeper@example.com', 'keeper', ['qPrice', 'mPrice']);
		expect(await load(keeper)).toEqual(shipped);
		expect(await save({ ...shipped, totalLabel: 'subtotal' }, keeper)).toMatchObject({ totalLabel: 'subtotal' });
		const reader = await withRole('reader@example.com', 'reader', ['qPrice', 'qTenant']);
		expect(await load(reader)).toMatchObject({ totalLabel: 'subtotal' });
		expect(await save(shipped, reader)).toBe('You do not have permission to do this.');
		const other = await withRole('other@example.com', 'other', ['qProd', 'mProd']);
		expect(await load(other)).toBe('You do not have permission to do this.');
	});
});

describe('recipients of warnings', () => {
	it.each([
		['', undefined],
		['a@b.test', undefined],
		['a@b.test,c@d.test', undefined],
		['a@b.test, c@d.test', undefined],
		[' a@b.test', undefined],
		['a@b.test c@d.test', 'space'],
		['a@b.test;c@d.test', 'semicolon'],
		['a@b.test,', 'notAnAddress'],
		['a', 'notAnAddress'],
		['a@b.test,A@b.test', 'double'],
		[Array.from({ length: 21 }, (_, index) => `a${index}@b.test`).join(','), 'tooMany'],
	])('%j', (text, fault) => expect(findRecipientError(text)).toBe(fault));
});
