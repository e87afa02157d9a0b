import { describe, expect, it } from 'vitest';
import { isBic, isIban } from '../orders/bank-account.ts';
import { gapBefore, mayBeNext, writtenNumber } from '../orders/number-range.ts';
import { emptySeller, missingOfSeller } from '../orders/seller.ts';
import { type OrderSettings, orderSettings } from './orders.ts';
import { faultySettings, settingErrors, tidySettings } from './validate.ts';
import { defaultsOf } from './values.ts';

const context = { host: 'https://shop.example' };

const bank = { holder: 'Hafendruck GmbH', bank: 'Förde Sparkasse', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

const seller = {
	...emptySeller,
	name: 'Hafendruck GmbH',
	street: 'Kai 3',
	zipCode: '24103',
	city: 'Kiel',
	country: 'DE',
	mail: 'moin@hafendruck.example',
	phone: '+49 431 555010',
	website: 'www.hafendruck.example',
	taxNumber: '20/123/45678',
	vatId: 'DE123456789',
	bank,
};

const settings = (given: Partial<OrderSettings>): OrderSettings => ({ ...defaultsOf(orderSettings), ...given });

const faultsOf = (given: Partial<OrderSettings>) =>
	Object.entries(settingErrors(orderSettings, settings(given), context)).flatMap(([name, found]) =>
		found ? [name] : [],
	);

describe('settings about selling', () => {
	it('name a payment method whose highest total is below its lowest; 0 is no limit', () => {
		expect(faultsOf({ klarnaFrom: 30_000, klarnaUpTo: 20_000 })).toEqual(['klarnaUpTo']);
		expect(faultsOf({ klarnaFrom: 30_000, klarnaUpTo: 0, paypalFrom: 500, paypalUpTo: 500 })).toEqual([]);
	});

	it('name own carriers that are none: without a name, or with an address that has no place for the number', () => {
		expect(faultsOf({ ownCarriers: ['Kurier', 'Bote | https://bote.example/{number}'] })).toEqual([]);
		expect(faultsOf({ ownCarriers: ['Bote | https://bote.example/'] })).toEqual(['ownCarriers']);
	});

	it('are right as they ship, and with a seller who says all', () => {
		expect(faultySettings(orderSettings, defaultsOf(orderSettings), context)).toEqual([]);
		expect(faultsOf({ seller })).toEqual([]);
	});

	it.each([
		['vatId', 'DE12345678', 'seller.vatId'],
		['vatId', 'hello', 'seller.vatId'],
		['taxNumber', '20/123', 'seller.taxNumber'],
		['taxNumber', '20/123/4567X', 'seller.taxNumber'],
		['mail', 'moin', 'seller.mail'],
		['phone', 'keine', 'seller.phone'],
		['country', 'XX', 'seller.country'],
		['website', 'hafendruck', 'seller.website'],
		['name', '<b>', 'seller.name'],
		['city', 'Kiel\nHamburg', 'seller.city'],
	] as const)('refuse a seller whose %s is %s', (field, value, named) => {
		expect(faultsOf({ seller: { ...seller, [field]: value } })).toEqual([named]);
	});

	it.each([
		['stockShare', [0, -1, 101, 12.5, Number.NaN], [1, 20, 100]],
		['invoiceLimit', [-1, 0.5, 100_000_000, Number.NaN], [0, 50_000, 99_999_999]],
	] as const)('refuse a %s that is none', (name, wrong, right) => {
		for (const value of wrong) expect(faultsOf({ [name]: value })).toEqual([name]);
		for (const value of right) expect(faultsOf({ [name]: value })).toEqual([]);
	});

	it('take tax numbers of other countries as they are', () => {
		expect(faultsOf({ seller: { ...seller, country: 'AT', vatId: 'ATU12345678', taxNumber: '12 345/6789' } })).toEqual(
			[],
		);
	});

	it('take VAT ids from outside of the Union as they are, and others only as they can be', () => {
		expect(faultsOf({ seller: { ...seller, country: 'CH', vatId: 'CHE-123.456.789 MWST' } })).toEqual([]);
		expect(faultsOf({ seller: { ...seller, country: 'CH', vatId: 'Zürich' } })).toEqual(['seller.vatId']);
		expect(faultsOf({ seller: { ...seller, vatId: 'CHE123456789' } })).toEqual(['seller.vatId']);
	});

	it('refuse a bank without a number that can be one', () => {
		expect(faultsOf({ seller: { ...seller, bank: { ...bank, iban: '' } } })).toEqual(['bank.iban']);
		expect(faultsOf({ seller: { ...seller, bank: { ...bank, iban: 'DE89370400440532013001' } } })).toEqual([
			'bank.iban',
		]);
		expect(faultsOf({ seller: { ...seller, bank: { ...bank, bic: 'COBA' } } })).toEqual(['bank.bic']);
	});

	it.each([
		[{ continueShoppingUrl: 'products' }, 'continueShoppingUrl'],
		[{ continueShoppingUrl: '' }, 'continueShoppingUrl'],
		[{ continueShoppingUrl: '//elsewhere.example' }, 'continueShoppingUrl'],
		[{ continueShoppingUrl: '/\\elsewhere.example' }, 'continueShoppingUrl'],
		[{ continueShoppingUrl: 'https://elsewhere.example/' }, 'continueShoppingUrl'],
		[{ continueShoppingUrl: 'https://shop.example.evil.example/' }, 'continueShoppingUrl'],
		[{ orderRecipients: ['a@b.test', 'c @d.test'] }, 'orderRecipients'],
		[{ orderRecipients: ['a@b.test;c@d.test'] }, 'orderRecipients'],
		[{ invoicePrefix: 're-' }, 'invoicePrefix'],
		[{ invoicePrefix: 'ABCDEFGHIJK' }, 'invoicePrefix'],
		[{ invoicePrefix: 'X-', creditNotePrefix: 'X-' }, 'creditNotePrefix'],
		[{ paymentDays: -1 }, 'paymentDays'],
		[{ paymentDays: 366 }, 'paymentDays'],
		[{ paymentDays: 1.5 }, 'paymentDays'],
		[{ paymentPublishableKey: 'sk_live_secret' }, 'paymentPublishableKey'],
		[{ mailSender: 'shop' }, 'mailSender'],
		[{ mailSenderName: 'Shop <druck@shop.example>' }, 'mailSenderName'],
		[{ mailSenderName: 'Shop\r\nBcc: a' }, 'mailSenderName'],
		[{ mailSenderName: 'x'.repeat(71) }, 'mailSenderName'],
	])('refuse %j', (given, named) => expect(faultsOf(given)).toEqual([named]));

	it.each(['/products', 'https://shop.example/en-gb/products?sort=new', 'https://shop.example/'])(
		'take %s as the place where shopping goes on',
		(continueShoppingUrl) => expect(faultsOf({ continueShoppingUrl })).toEqual([]),
	);

	it.each([
		'//evil.example',
		'//evil.example/products',
		'https://elsewhere.example/',
		'javascript:alert(1)',
		'http:/x',
	])('say of %s which host it must begin with', (given) => {
		const { continueShoppingUrl } = settingErrors(orderSettings, settings({ continueShoppingUrl: given }), context);
		expect(continueShoppingUrl).toMatchObject({ key: 'fields.urlOnHost', given: [{ host: 'https://shop.example' }] });
	});

	it('are stored without blanks, with phone numbers in international form, and an empty bank account is none', () => {
		const tidy = tidySettings(
			orderSettings,
			settings({
				seller: {
					...seller,
					name: ' Hafendruck ',
					phone: '(0431) 555-0100',
					vatId: 'de 123 456 789',
					bank: { ...bank, iban: 'de89 3704 0044 0532 0130 00' },
				},
			}),
			context,
		);
		expect(tidy.seller).toMatchObject({
			name: 'Hafendruck',
			phone: '+494315550100',
			vatId: 'DE123456789',
			bank: { iban: bank.iban },
		});
		const none = { holder: ' ', bank: '', iban: '', bic: '' };
		expect(
			tidySettings(orderSettings, settings({ seller: { ...seller, bank: none } }), context).seller.bank,
		).toBeNull();
	});

	it('know what an invoice still needs', () => {
		expect(missingOfSeller(emptySeller)).toEqual(['name', 'street', 'zipCode', 'city', 'country', 'tax']);
		expect(missingOfSeller({ ...seller, vatId: '' })).toEqual([]);
	});
});

describe('numbers of others', () => {
	it.each(['DE89 3704 0044 0532 0130 00', 'AT611904300234573201', 'CH9300762011623852957', 'GB29NWBK60161331926819'])(
		'%s is an IBAN',
		(iban) => expect(isIban(iban)).toBe(true),
	);

	it.each(['', 'DE8937040044053201300', 'DE89370400440532013', 'DE00370400440532013000', '89370400440532013000DE'])(
		'%j is none',
		(iban) => expect(isIban(iban)).toBe(false),
	);

	it('knows banks by 8 or 11 signs', () => {
		expect(['COBADEFF', 'COBADEFFXXX'].every(isBic)).toBe(true);
		expect(['COBADE', 'COBADEFFX', '1OBADEFF'].some(isBic)).toBe(false);
	});
});

describe('numbers of our own', () => {
	it('go forwards only, and say what they leave out', () => {
		expect(mayBeNext(12, 12)).toBe(false);
		expect(mayBeNext(13, 12)).toBe(true);
		expect(mayBeNext(13.5, 12)).toBe(false);
		expect(mayBeNext(10_000_000, 12)).toBe(false);
		expect(gapBefore(13, 12)).toBeUndefined();
		expect(gapBefore(20, 12)).toEqual({ from: 13, to: 19 });
	});

	it('are written with the year, documents with their prefix', () => {
		const prefixes = { invoice: 'RE-', creditNote: 'RK-' };
		expect(writtenNumber('order', 2026, 7, prefixes)).toBe('2026-000007');
		expect(writtenNumber('invoice', 2026, 7, prefixes)).toBe('RE-2026-000007');
	});
});
