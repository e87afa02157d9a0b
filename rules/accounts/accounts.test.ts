import { describe, expect, it } from 'vitest';
import { isFieldName, isPlainName } from '../field-formats.ts';
import { encodeDeepLink, readDeepLink } from './deep-link.ts';
import { numberedUsername, plainEmail, usernameFrom } from './names.ts';
import { isGoodPassword, unmetDemands } from './password.ts';
import { completenessOf, isValueFor, shippedUserFields, type UserField } from './profile.ts';

describe('a password', () => {
	it.each([
		['', ['length', 'upper', 'lower', 'digit', 'special', 'uncommon']],
		['abc', ['length', 'upper', 'digit', 'special', 'uncommon']],
		['ABCDEFG7!', ['lower', 'uncommon']],
		['Druckwerk', ['digit', 'special']],
		['Druckwerk7', ['special']],
		['Bogen-Offset-7', []],
		['Größe-Übung-7', []],
		[`Aa1!${'x'.repeat(125)}`, ['length']],
		[`Aa1!${'x'.repeat(124)}`, ['uncommon']],
		[`Aa1!${'mond'.repeat(31)}`, []],
		['xK9$mq2W', []],
	])('%j lacks %j', (password, lacking) => {
		expect(unmetDemands(password)).toEqual(lacking);
	});

	it.each(['Passwort1!', 'P4ssw0rd!', 'Qwertz123!', '@dmin2024!', '123Sommer!', 'Willkommen1!', '1Q2w3e4r!'])(
		'that everybody tries first is refused: %s',
		(password) => {
			expect(isGoodPassword(password)).toBe(false);
		},
	);
});

describe('a password that goes on as it began', () => {
	it.each(['Aa1!aaaa', 'Aaaaaaa1!', 'Aa1!Aa1!Aa1!', 'Qwer!234', 'Abcd!9876', 'Asdf-4321-Fdsa', '!!!Aaa111'])(
		'is refused: %s',
		(password) => {
			expect(unmetDemands(password)).toEqual(['uncommon']);
		},
	);
});

describe('a name', () => {
	it.each(['admin', 'user7', '7', 'x'.repeat(60)])('of a user or role may be %j', (name) => {
		expect(isPlainName(name)).toBe(true);
	});

	it.each(['', 'Admin', 'a b', 'ä', 'a-b', 'a\n', 'x'.repeat(61)])('of a user or role may not be %j', (name) => {
		expect(isPlainName(name)).toBe(false);
	});

	it('of a field has letters and digits', () => {
		expect(['costCenter2', 'A', ''].map(isFieldName)).toEqual([true, true, false]);
		expect(['cost center', 'kosten_stelle', 'fünf', 'x\n'].map(isFieldName)).toEqual([false, false, false, false]);
	});

	it('of a mailbox is the same in capitals', () => {
		expect(plainEmail('  Ada@Example.COM ')).toBe('ada@example.com');
	});
});

describe('a deep link', () => {
	const origin = 'https://shop.example';
	const read = (target: string) => readDeepLink(encodeDeepLink(target), origin);

	it.each(['/', '/products?page=2', '/admin/users?search=%C3%A4', '/en-gb/account', '/größe?x=ü'])(
		'leads back to %s',
		(target) => {
			expect(decodeURI(read(target))).toBe(decodeURI(target));
		},
	);

	it.each([
		'https://evil.example/',
		'//evil.example/',
		'/\\evil.example',
		'\\\\evil.example',
		'/\t/evil.example',
		'javascript:alert(1)',
		'data:text/html,x',
		'evil.example',
		'',
		'///evil.example',
		'/.//evil.example\\@',
		'/login?deepLink=x',
		'/en-gb/login',
	])('that would lead away, or in a circle, leads home: %j', (target) => {
		expect(read(target)).toBe('/');
	});

	it('whose path turns into another host when it is resolved stays here', () => {
		expect(read('/.//evil.example/x')).toBe('/evil.example/x');
		expect(read('/a/..//evil.example')).toBe('/evil.example');
	});

	it.each([null, undefined, '', '%%%', 'ÿÿ', '/w==', 'x'.repeat(3000)])('that is none leads home: %j', (deepLink) => {
		expect(readDeepLink(deepLink, origin)).toBe('/');
	});
});

describe('the profile', () => {
	it('has the 13 fields of the specification', () => {
		expect(shippedUserFields.map(({ fieldName }) => fieldName)).toEqual([
			'salutation',
			'title',
			'firstName',
			'surname',
			'country',
			'phone',
			'fax',
			'mobile',
			'street',
			'companyName',
			'division',
			'zipCode',
			'city',
		]);
		expect(new Set(shippedUserFields.map(({ group }) => group))).toEqual(new Set(['general']));
	});

	const field = (fieldName: string, given: Partial<UserField>): UserField => ({
		fieldName,
		group: 'specific',
		type: 'text',
		required: false,
		use: true,
		order: 0,
		defaultValue: null,
		options: [],
		...given,
	});

	it('is complete when every required field in use is filled', () => {
		const fields = [
			field('name', { required: true }),
			field('terms', { required: true, type: 'checkbox' }),
			field('old', { required: true, use: false }),
			field('note', {}),
		];
		expect(completenessOf(fields, {})).toEqual({ complete: false, missing: ['name', 'terms'], percent: 0 });
		expect(completenessOf(fields, { name: 'Ada', terms: 'false' })).toEqual({
			complete: false,
			missing: ['terms'],
			percent: 50,
		});
		expect(completenessOf(fields, { name: ' ', terms: 'true' }).missing).toEqual(['name']);
		expect(completenessOf(fields, { name: 'Ada', terms: 'true' })).toEqual({
			complete: true,
			missing: [],
			percent: 100,
		});
		expect(completenessOf([], {})).toMatchObject({ complete: true, percent: 100 });
	});

	it.each([
		[{ type: 'select', options: ['a'] }, ['a'], ['b', '']],
		[{ type: 'checkbox' }, ['true', 'false'], ['yes']],
		[{ type: 'date' }, ['2026-02-28'], ['2026-13-01', '28.02.2026']],
		[{ type: 'phone' }, ['+49 461 123456'], ['0461']],
		[{ type: 'textarea' }, ['one\ntwo'], ['<b>']],
		[{ type: 'text' }, ['Ada'], ['<b>', 'x'.repeat(2001), 'a\0b']],
	] as const)('takes values that fit the field: %j', (given, good, bad) => {
		const { type, options = [] } = given as { type: UserField['type']; options?: string[] };
		for (const value of good) expect([value, isValueFor({ type, options }, value)]).toEqual([value, true]);
		for (const value of bad) expect([value, isValueFor({ type, options }, value)]).toEqual([value, false]);
	});
});

describe('a username for a user who has chosen none', () => {
	it.each([
		['Ada.Lovelace@example.com', 'adalovelace'],
		[' grace+shop@example.com', 'graceshop'],
		['___@example.com', 'user'],
		['jürgen@example.com', 'jrgen'],
		[`${'x'.repeat(64)}@example.com`, 'x'.repeat(50)],
	])('is made of the address %j', (email, name) => {
		expect(usernameFrom(email)).toBe(name);
		expect(isPlainName(usernameFrom(email))).toBe(true);
	});

	it('has a number where it is taken', () => {
		expect(numberedUsername('ada', new Set())).toBe('ada');
		expect(numberedUsername('ada', new Set(['ada', 'ada3']))).toBe('ada2');
		expect(numberedUsername('ada', new Set(['ada', 'ada2']))).toBe('ada3');
	});
});
