import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../testing/accounts.ts';
import { plantPlainPages } from '../../testing/plain-pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

const plainPage = (slug: string) => ({ slug, titles: { 'de-DE': slug }, sections: {} });

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await shop.rows((sql) => plantPlainPages(sql, shop.demo, [plainPage('faq'), plainPage('imprint')]));
});

afterAll(() => shop.close());

const fields =
	'companyName pageTitle { languageCode translation } claim { languageCode translation } header address phone mail openingHours allowGuests secureSubdomains userMenu faqPage clientApp';

const wording = (de: string, en: string) => [
	{ languageCode: 'de-DE', translation: de },
	{ languageCode: 'en-GB', translation: en },
];

const good = {
	companyName: 'Hafendruck',
	pageTitle: wording('Hafendruck, Kiel', ''),
	claim: wording('Druck mit Wind', 'Print with wind'),
	header: 'simple',
	address: ['Kai 3', '24103 Kiel'],
	phone: '+49 431 555010',
	mail: 'moin@hafendruck.test',
	openingHours: ['Mo 09:00-12:30', 'Mo 13:30-17:00', 'Sa 10:00-14:00'],
	allowGuests: false,
	secureSubdomains: true,
	userMenu: 'logInOnly',
	faqPage: 'faq',
	clientApp: 'https://app.hafendruck.test/start',
};

const save = (settings: object, who = ada) =>
	shop.tell(
		who,
		`mutation Save($settings: ShopSettingsInput!) { saveShopSettings(settings: $settings) { ${fields} } }`,
		{
			settings,
		},
	);

const homeOf = async (path = '/') => (await shop.nobody().ask(path)).body;

describe('the general settings of a shop', () => {
	it('begin with what the shop is called', async () => {
		expect(await shop.tell(ada, `{ shopSettings { ${fields} } }`)).toMatchObject({
			companyName: 'Druckwerk',
			header: 'default',
			pageTitle: wording('', ''),
			allowGuests: true,
			secureSubdomains: false,
			userMenu: 'full',
			faqPage: '',
			clientApp: '',
		});
	});

	it('are saved, and every visitor sees them at once', async () => {
		expect(await homeOf()).toContain('<title>Druckwerk</title>');
		expect(await save(good)).toEqual(good);
		const home = await homeOf();
		expect(home).toContain('<title>Hafendruck, Kiel</title>');
		expect(home).toContain('Druck mit Wind');
		expect(home).toContain('moin@hafendruck.test');
		expect(await homeOf('/en-gb')).toContain('Print with wind');
	});

	it('keep a phone number as it is dialled from abroad, and a mail address as machines write it', async () => {
		expect(await save({ ...good, phone: '(0431) 55 50-10', mail: 'moin@hafendrück.test' })).toMatchObject({
			phone: '+49431555010',
			mail: 'moin@xn--hafendrck-w9a.test',
		});
		await save(good);
	});

	it('admit no visitors without an account when guests are not allowed', async () => {
		expect((await shop.nobody().post('temporarySession', { language: 'de-DE' })).status).toBe(403);
		await save({ ...good, allowGuests: true });
		expect((await shop.nobody().post('temporarySession', { language: 'de-DE' })).status).toBe(200);
	});

	it('keep what a caller of before does not know', async () => {
		const { secureSubdomains: _left, ...older } = good;
		expect(await save(older)).toMatchObject({ secureSubdomains: true });
		await save({ ...good, allowGuests: true });
	});

	it('go back to the company name and the shipped texts when emptied', async () => {
		await save({ ...good, pageTitle: wording('', ''), claim: wording('', '') });
		const home = await homeOf();
		expect(home).toContain('<title>Hafendruck</title>');
		expect(home).toContain('Drucksachen nach Ihren Wünschen');
	});

	it.each([
		['no name', { companyName: '  ' }, 'Please fill in all mandatory fields.'],
		['an address of a mail that is none', { mail: 'moin' }, /^Please check your entries/],
		['a phone number that is none', { phone: 'ring me' }, /^Please check your entries/],
		['markup', { claim: wording('<b>x</b>', '') }, /^Please check your entries/],
		['braces', { pageTitle: wording('{x}', '') }, /^Please check your entries/],
		['a page of frequent questions that does not exist', { faqPage: 'nowhere' }, /faqPage/],
		['an app that is not reached by https', { clientApp: 'http://app.test' }, /^Please check your entries/],
		['an app at an address that runs code', { clientApp: 'javascript:alert(1)' }, /^Please check your entries/],
		['opening hours that end before they begin', { openingHours: ['Mo 17:00-09:00'] }, /openingHours/],
		['opening hours that overlap', { openingHours: ['Mo 09:00-13:00', 'Mo 12:00-17:00'] }, /openingHours/],
		['opening hours that are no times', { openingHours: ['Mo 09:00-'] }, /openingHours/],
		['too many lines', { address: Array.from({ length: 9 }, () => 'x') }, /^Please check your entries/],
	])('are refused with %s, and nothing is changed', async (_what, wrong, sentence) => {
		const before = await shop.tell(ada, `{ shopSettings { ${fields} } }`);
		expect(await save({ ...good, phone: '+49 1', ...wrong })).toMatch(sentence);
		expect(await shop.tell(ada, `{ shopSettings { ${fields} } }`)).toEqual(before);
	});

	it('offer every published page as the FAQ page, also those that no link leads to', async () => {
		await shop.rows((sql) => sql`update pages set in_footer = false, in_navigation = false where slug = 'faq'`);
		expect(await shop.tell(ada, '{ readablePages(language: "de-DE") { slug } }')).toEqual([
			{ slug: 'faq' },
			{ slug: 'imprint' },
		]);
		expect(await save(good)).toMatchObject({ faqPage: 'faq' });
	});

	it('keep an FAQ page that was deleted, without a link to it', async () => {
		await save(good);
		await shop.rows((sql) => sql`delete from pages where slug = 'faq'`);
		expect(await save({ ...good, phone: '+49 431 555011' })).toMatchObject({ faqPage: 'faq' });
		expect(await save({ ...good, faqPage: 'imprint' })).toMatchObject({ faqPage: 'imprint' });
		expect(await save(good)).toMatch(/faqPage/);
	});

	it('are in the audit log, before and after', async () => {
		const { items } = await shop.tell(ada, '{ auditLog(search: "saveShopSettings") { items { before after } } }');
		const [first] = items.toReversed();
		expect(JSON.parse(first.before)).toMatchObject({ companyName: 'Druckwerk' });
		expect(JSON.parse(first.after)).toMatchObject({ companyName: 'Hafendruck' });
	});

	it('cannot be changed with the right to read alone', async () => {
		await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qTenant'] } });
		const reader = await shop.as('reader@example.com');
		expect(await shop.tell(reader, '{ shopSettings { companyName } }')).toEqual({ companyName: 'Hafendruck' });
		expect(await save(good, reader)).toBe('You do not have permission to do this.');
	});
});

describe('the flag of an operator', () => {
	const update = (who: Browser, id: string, admin: boolean) =>
		shop.tell(
			who,
			'mutation U($id: ID!, $admin: Boolean!) { updateUser(id: $id, user: { admin: $admin }) { admin } }',
			{
				id,
				admin,
			},
		);

	it('is granted by operators alone, who cannot revoke their own', async () => {
		const other = await shop.makeUser('other@example.com');
		expect(await update(ada, other, true)).toMatch(/do not hold yourself/);
		expect(await update(ada, other, false)).toEqual({ admin: false });
		const operatorId = await shop.makeUser('operator@example.com', { role: 'admin', admin: true });
		const operator = await shop.as('operator@example.com');
		expect(await update(operator, other, true)).toEqual({ admin: true });
		expect(await update(operator, operatorId, false)).toMatch(/do not hold yourself/);
		expect(await update(operator, other, false)).toEqual({ admin: false });
	});
});

describe('the plan of a shop', () => {
	it('is seen with the right to read settings, with what is used of it, and is no setting that the shop could change', async () => {
		await shop.makeUser('planner@example.com', { role: { name: 'planner', access: ['mTenant'] } });
		const planner = await shop.as('planner@example.com');
		expect(await shop.tell(planner, '{ pageQuota { tier pages links usedPages usedLinks } }')).toMatchObject({
			tier: 'starter',
			pages: 10,
			links: 1,
			usedLinks: 0,
		});
		expect(await shop.tell(planner, 'mutation { saveShopSettings(settings: { tier: "pro" }) { revision } }')).toMatch(
			/do not fit the schema/,
		);
	});
});
