import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptySeller } from '../../../rules/orders/seller.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { findOrderSettings } from './find-settings.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const plain = Object.keys(orderSettings.settings).filter((name) => name !== 'seller');
const fields = `revision ${plain.join(' ')} missingOfSeller webhookPath seller { name vatId bank { iban } }`;

const load = (who = ada) => shop.tell(who, `{ orderSettings { ${fields} } }`);

const save = (settings: object, revision: number, who = ada) =>
	shop.tell(
		who,
		`mutation Save($settings: OrderSettingsInput!, $revision: Int!) {
			saveOrderSettings(settings: $settings, revision: $revision) { ${fields} }
		}`,
		{ settings, revision },
	);

const seller = {
	...emptySeller,
	name: ' Hafendruck GmbH ',
	street: 'Kai 3',
	zipCode: '24103',
	city: 'Kiel',
	country: 'DE',
	vatId: 'de 123 456 789',
	bank: { holder: 'Hafendruck GmbH', bank: '', iban: 'DE89 3704 0044 0532 0130 00', bic: '' },
};

const older =
	'Somebody else has changed these settings meanwhile. Please reload the page; what you typed stays here until then.';

describe('how a shop sells', () => {
	it('begins with what ships, and names what invoices still need', async () => {
		expect(await load()).toMatchObject({
			revision: 0,
			paymentDays: 14,
			orderRecipients: '',
			missingOfSeller: ['name', 'street', 'zipCode', 'city', 'country', 'tax'],
			webhookPath: '',
		});
	});

	it('is saved tab by tab, and what a tab does not say stays', async () => {
		expect(await save({ seller }, 0)).toMatchObject({
			revision: 1,
			missingOfSeller: [],
			seller: { name: 'Hafendruck GmbH', vatId: 'DE123456789', bank: { iban: 'DE89370400440532013000' } },
		});
		await save(
			{
				paymentDays: 30,
				invoiceFor: 'nobody',
				invoiceLimit: 50_000,
				stockShare: 35,
				orderRecipients: 'a@b.test,c@d.test',
			},
			1,
		);
		await save({ profileRequired: true, showPayment: false, continueShoppingUrl: '/products?sort=new' }, 2);
		const found = await shop.test.database.inTenant(shop.demo.id, (sql) => findOrderSettings(sql, shop.demo.id));
		expect(found).toMatchObject({
			seller: { city: 'Kiel' },
			paymentDays: 30,
			invoiceFor: 'nobody',
			invoiceLimit: 50_000,
			stockShare: 35,
			orderRecipients: ['a@b.test', 'c@d.test'],
			profileRequired: true,
			showPayment: false,
			continueShoppingUrl: '/products?sort=new',
		});
	});

	it('refuses to save an older state, and changes nothing', async () => {
		const before = await load();
		expect(await save({ paymentDays: 7 }, 1)).toBe(older);
		expect(await load()).toEqual(before);
	});

	it('lets one of two who save the same state at the same moment win', async () => {
		const { revision } = await load();
		const answers = await Promise.all([5, 6, 7, 8].map((paymentDays) => save({ paymentDays }, revision)));
		expect(answers.filter((answer) => answer === older)).toHaveLength(3);
		expect(await load()).toMatchObject({ revision: revision + 1 });
	});

	it.each([
		['an IBAN that cannot be right', { seller: { ...seller, bank: { ...seller.bank, iban: 'DE1' } } }, /bank\.iban/],
		['a VAT id that is none', { seller: { ...seller, vatId: 'X' } }, /seller\.vatId/],
		['a way out of the shop', { continueShoppingUrl: 'https://elsewhere.example' }, /continueShoppingUrl/],
		['spaces between recipients', { orderRecipients: 'a@b.test c@d.test' }, /orderRecipients/],
		['semicolons between recipients', { orderRecipients: 'a@b.test;c@d.test' }, /orderRecipients/],
		['the same prefix twice', { invoicePrefix: 'RK-' }, /creditNotePrefix/],
		['a secret where everybody can read it', { paymentPublishableKey: 'sk_live_1' }, /paymentPublishableKey/],
		['too many days', { paymentDays: 400 }, /paymentDays/],
	])('refuses %s, and changes nothing', async (_what, wrong, sentence) => {
		const before = await load();
		expect(await save(wrong, before.revision)).toMatch(sentence);
		expect(await load()).toEqual(before);
	});

	it('is in the audit log, before and after', async () => {
		const { items } = await shop.tell(ada, '{ auditLog(search: "saveOrderSettings") { items { before after } } }');
		const [first] = items.toReversed();
		expect(JSON.parse(first.before)).toMatchObject({ seller: { name: '' } });
		expect(JSON.parse(first.after)).toMatchObject({ seller: { name: 'Hafendruck GmbH' } });
	});

	it('is read with qTenant and changed with mTenant alone', async () => {
		await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qTenant'] } });
		const reader = await shop.as('reader@example.com');
		const { revision } = await load(reader);
		expect(await save({ paymentDays: 1 }, revision, reader)).toBe('You do not have permission to do this.');
	});
});

describe('the numbers of a shop', () => {
	const year = new Date().getFullYear();
	const ranges = () => shop.tell(ada, '{ numberRanges { kind year last next } }');
	const set = (kind: string, next: number, of = year) =>
		shop.tell(
			ada,
			`mutation Set($next: Int!, $year: Int!) {
				setNextNumber(kind: ${kind}, year: $year, next: $next) { range { next } skippedFrom skippedTo }
			}`,
			{ next, year: of },
		);

	it('begin with one', async () => {
		expect(await ranges()).toEqual(
			['order', 'invoice', 'creditNote'].map((kind) => ({ kind, year, last: 0, next: 1 })),
		);
	});

	it('are moved forwards, and say which are never given', async () => {
		expect(await set('invoice', 500)).toEqual({ range: { next: 500 }, skippedFrom: 1, skippedTo: 499 });
		expect(await set('invoice', 500)).toEqual({ range: { next: 500 }, skippedFrom: null, skippedTo: null });
		expect(await ranges()).toContainEqual({ kind: 'invoice', year, last: 499, next: 500 });
	});

	it('are never moved back, nor for years that are over', async () => {
		expect(await set('invoice', 499)).toMatch(/^Numbers only go forwards/);
		expect(await set('invoice', 0)).toMatch(/^Numbers only go forwards/);
		expect(await set('invoice', 10_000_000)).toMatch(/^Numbers only go forwards/);
		expect(await set('invoice', 600, year - 1)).toMatch(/^Please check your entries/);
		expect(await ranges()).toContainEqual({ kind: 'invoice', year, last: 499, next: 500 });
	});

	it('are not moved back by two who set them at the same moment', async () => {
		await Promise.all([700, 650, 720, 610].map((next) => set('creditNote', next)));
		expect(await ranges()).toContainEqual({ kind: 'creditNote', year, last: 719, next: 720 });
	});

	it('are in the audit log', async () => {
		const { items } = await shop.tell(ada, '{ auditLog(search: "setNextNumber") { items { entityId before after } } }');
		expect(items).toContainEqual({ entityId: `invoice ${year}`, before: '{"next":1}', after: '{"next":500}' });
	});
});
