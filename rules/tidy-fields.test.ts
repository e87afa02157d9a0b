import { describe, expect, it } from 'vitest';
import { countryCodes } from './accounts/countries.ts';
import { plainEmail } from './accounts/names.ts';
import { internationalPrefix } from './calling-codes.ts';
import { emptyBilling, shippingErrors, tidyAddress } from './checkout/address.ts';
import { isEmail, isMobile, isPhone } from './field-formats.ts';
import { findRecipientError, readRecipients } from './recipients.ts';
import { showEmail } from './show-email.ts';
import { tidyEmail, tidyEmailList, tidyField, tidyPhone } from './tidy-fields.ts';

describe('a mail address', () => {
	it.each([
		...['info@druckerei.hamburg', 'hallo@agentur.digital', 'post@verein.saarland', 'mail@studio.photography'],
		...['kontakt@example.company', 'x@galerie.gallery', 'a@stadt.cologne', 'ada@druckwerk-nord.example'],
		...['vorname.nachname@uni-koeln.de', 'o.hara+shop@mail.example.co.uk', 'j@x.io', "d'arc@example.fr"],
		...['first_last@sub.domain.museum', 'a.b-c@1und1.de', 'n@xn--bcher-kva.example', 'me@example.xn--p1ai'],
		...['info@bücher.de', 'post@straße.de', 'büro@example.de'.replace('ü', 'ue'), 'test@例え.テスト', 'a@ÄRZTE.de'],
	])('%s is accepted as it is stored', (address) => {
		expect(isEmail(tidyEmail(address))).toBe(true);
	});

	it('with letters of another language is stored as punycode and shown as it was typed', () => {
		for (const [typed, stored] of [
			[' info@Bücher.de ', 'info@xn--bcher-kva.de'],
			['post@пример.рф', 'post@xn--e1afmkfd.xn--p1ai'],
			['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
		] as const) {
			expect(tidyEmail(typed)).toBe(stored);
			expect(showEmail(stored)).toBe(typed.trim().toLowerCase());
		}
		expect(plainEmail('Info@Bücher.de')).toBe('info@xn--bcher-kva.de');
		expect(showEmail('ada@example.com')).toBe('ada@example.com');
		expect(showEmail('a@xn--!!.de')).toBe('a@xn--!!.de');
	});

	it.each(['a@ü/b.de', 'a@ü?x.de', 'a@ü#.de', 'a@ü@b.de', 'a@ü%2e.de', 'a@ü:80', 'a@bü cher.de', 'a@ü\n.de'])(
		'%j never becomes another address on the way',
		(typed) => {
			expect(isEmail(tidyEmail(typed))).toBe(false);
		},
	);

	it('in a list may have blanks beside the commas, which are not stored', () => {
		expect(tidyEmailList(' a@x.de, b@x.de ,c@bücher.de')).toBe('a@x.de,b@x.de,c@xn--bcher-kva.de');
		expect(findRecipientError('a@x.de, b@druckerei.hamburg')).toBeUndefined();
		expect(readRecipients('a@x.de, b@x.de')).toEqual(['a@x.de', 'b@x.de']);
		expect(findRecipientError('a@x.de b@x.de')).toBe('space');
		expect(findRecipientError('a@x.de; b@x.de')).toBeDefined();
	});
});

describe('a phone number', () => {
	it.each([
		['0461 555 0100', 'DE', '+494615550100'],
		['0461/5550100', 'DE', '+494615550100'],
		['(0461) 555-0100', 'DE', '+494615550100'],
		['0461.555.0100', 'DE', '+494615550100'],
		['0049 461 5550100', 'DE', '+494615550100'],
		['0049 461 5550100', 'AT', '+494615550100'],
		['+49 (0)461 5550100', 'AT', '+494615550100'],
		['+49 (0) 461 / 5550100', '', '+494615550100'],
		['+49  461  5550100', 'DE', '+494615550100'],
		['01 2345678', 'AT', '+4312345678'],
		['044 668 18 00', 'CH', '+41446681800'],
		['06 1234 5678', 'IT', '+390612345678'],
		['020 7946 0958', 'GB', '+442079460958'],
		['+49 461 5550100', 'DE', '+49 461 5550100'],
	])('%j in %s is stored as %s', (typed, country, stored) => {
		expect(tidyPhone(typed, country)).toBe(stored);
		expect(isPhone(stored)).toBe(true);
		expect(isMobile(stored)).toBe(true);
	});

	it('of a national form is refused where the country is unknown, and so are letters', () => {
		expect(isPhone(tidyPhone('0461 5550100'))).toBe(false);
		expect(isPhone(tidyPhone('0461 5550100', 'XX'))).toBe(false);
		expect(isPhone(tidyPhone('keine', 'DE'))).toBe(false);
		expect(isPhone(tidyPhone('0461 555x0100', 'DE'))).toBe(false);
	});

	it('can be called from abroad in every country that can be chosen', () => {
		for (const country of countryCodes) expect(internationalPrefix(country), country).toMatch(/^\+[1-9]\d{0,2}0?$/);
	});

	it('belongs to the country of its address', () => {
		const address = {
			...emptyBilling,
			...{ firstName: 'Ada', surname: 'B', street: 'Weg 1', zipCode: '24937', city: 'Flensburg' },
			...{ country: 'DE', phone: ' 0461 / 555 01 00 ', email: ' ada@Bücher.de ' },
		};
		expect(shippingErrors(address)).toEqual([]);
		expect(tidyAddress(address)).toMatchObject({
			phone: '+494615550100',
			email: 'ada@xn--bcher-kva.de',
			city: 'Flensburg',
		});
		expect(shippingErrors({ ...address, phone: 'keine' })).toMatchObject([{ field: 'phone' }]);
	});
});

it('other fields are stored without the blanks around them', () => {
	expect(tidyField('text', ' 0461 / 5 ')).toBe('0461 / 5');
});
