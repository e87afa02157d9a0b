import { describe, expect, it } from 'vitest';
import { errorText, type FieldKind, type FieldRules, findDayError, findFieldError } from './fields.ts';
import { translatorOf } from './texts/compile-messages.ts';
import { shippedMessages } from './texts/shipped-messages.ts';
import { colourMessage } from './theme/colour.ts';

const english = translatorOf('en-GB', shippedMessages(['common', 'kit'], ['en-GB']));

/** What a reader of English sees below the field. */
function message(value: string, rules: FieldRules): string | undefined {
	const found = findFieldError(value, rules);
	if (!found) return undefined;
	return errorText(found, english);
}

interface Expectation {
	message: string;
	right: string[];
	wrong: string[];
}

const promises: Partial<Record<FieldKind, Expectation>> = {
	email: {
		message: 'Please enter a valid email address, e. g. name@example.com',
		right: [
			'a@b.de',
			'first.last+tag@mail.example.com',
			'ann@shop.co.uk',
			"o'hara@example.ie",
			'x@a-b.museum',
			' name@example.com ',
			'A@B.DE',
			'a@b.abcdefg',
			'info@druckerei.hamburg',
			'ada@druckwerk-nord.example',
			'mail@studio.photography',
			'kontakt@bürobedarf-müller.de',
			'grüße@example.de'.replace('üß', 'ues'),
			'post@пример.рф',
			'a@xn--brobedarf-mller-1vb57a.de',
			'x@example.xn--p1ai',
			'_shop@example.com',
		],
		wrong: [
			'name',
			'name@',
			'@example.com',
			'a@b',
			'a@b.c',
			'a b@c.de',
			'a@b.1234',
			'a@b.d1',
			`a@${'b'.repeat(64)}.de`,
			`a@b.${'c'.repeat(64)}`,
			'a@ä b.de',
			'a@ä/b.de',
			'a@ä:80.de',
			'grüße@example.de',
			'a@xn--.de',
			'a@b..de',
			'a@-b.de',
			'.a@b.de',
			'a..b@c.de',
			'a@b@c.de',
			'a@b.de,c@d.de',
			`${'a'.repeat(250)}@b.de`,
		],
	},
	phone: {
		message: 'Use this format: +XX XXXX XXXXXX',
		right: [
			'+49 4321 123456',
			'+49 431 1234567',
			'+494311234567',
			'+1 555 0100 200',
			'+353 1 234 5678',
			'+49  431 123456',
			'+49-431-1234567',
			'+49 (0) 431 / 12 34 56',
			'0049 431.123456',
			'+ 49 431 123456',
		],
		wrong: ['0431 1234567', '+49', 'keine', '+49 431 12345x', '+1234567890123456'],
	},
	mobile: {
		message: 'Use this format: +XXXXXXXXXXXX',
		right: [
			'+491711234567',
			'0171 1234567',
			'(0171) 123',
			'0171/123-45',
			'+49 171 1234567',
			'01',
			`+49${' '.repeat(1)}${'1'.repeat(21)}`,
		],
		wrong: ['+', '1', 'a171', '+49 17x', `+49${'1'.repeat(23)}`],
	},
	number: {
		message: 'Only integer allowed',
		right: ['0', '007', '123456'],
		wrong: ['1.5', '1,5', '-1', '1e3', 'x', '1 000', '١'],
	},
	urlAndRelative: {
		message: "Doesn't look like an URL or relative path",
		right: [
			'https://example.com',
			'http://example.com/a?b=c#d',
			'/',
			'/about',
			'/a/b?c=d',
			'./here',
			'../there',
			'about',
			'foo/bar',
			'a/b:c',
			'?page=2',
		],
		wrong: [
			'//evil.example',
			'foo:bar',
			'vbscript:x',
			'javascript:alert(1)',
			'https://',
			'/with space',
			'data:text/html,x',
			'mailto:a@b.de',
		],
	},
	link: {
		message: 'URL is not valid and must start with https:// or be relative and start with /',
		right: ['https://example.com/a', '/', '/about?x=1'],
		wrong: [
			'http://example.com',
			'about',
			'./here',
			'//evil.example',
			'/\t/x y',
			'javascript:alert(1)',
			'mailto:a@b.de',
		],
	},
	path: {
		message: 'Please enter a relative URL that starts with /',
		right: ['/', '/products?page=2'],
		wrong: ['products', '//evil.example', 'https://example.com', '../x'],
	},
	webUrl: {
		message: 'Please enter a valid URL.',
		right: ['http://example.com', 'https://example.com/a/b.png?c=d'],
		wrong: ['example.com', 'ftp://example.com', '/a', 'data:image/png,x', 'https://user:word@example.com'],
	},
	mailto: {
		message: 'Use this format: mailto:name@example.com',
		right: ['mailto:a@b.de'],
		wrong: ['a@b.de', 'mailto:', 'mailto:a', 'mailto:a@b.de?subject=x', 'MAILTO:a@b.de'],
	},
	emailList: {
		message: 'Separate e-mail addresses by commas, without spaces or semicolons',
		right: ['a@b.de', 'a@b.de,c@d.de', 'a@b.de, c@d.de', ' a@b.de , c@d.hamburg '],
		wrong: ['a@b.de;c@d.de', 'a@b.de c@d.de', 'a@b.de,', ',', 'a'],
	},
	quantityList: {
		message: 'Separate quantities by commas, e. g. 100,250,500',
		right: ['100', '100,250,500', '100, 250'],
		wrong: ['0', '-1', '1.5', '100;200', '100,', 'x', '12345678'],
	},
	domain: {
		message: 'This is not a valid domain',
		right: ['example.com', 'shop.example.co.uk', 'a-b.de', 'ä.de', 'druckerei.hamburg', 'xn--4ca.de'],
		wrong: ['localhost', 'https://example.com', '-a.de', 'a..de', 'a.de.', 'a.de/x', 'ä.de/x', `${'a.'.repeat(130)}de`],
	},
	username: {
		message: 'Only lowercase letters and numbers are allowed',
		right: ['ada', 'user7', '7'],
		wrong: ['Ada', 'a b', 'a-b', 'ä', 'a_b', 'a'.repeat(61)],
	},
	roleName: {
		message: 'Only lowercase letters and numbers are allowed',
		right: ['editor'],
		wrong: ['Editor', 'co editor'],
	},
	fieldName: {
		message: 'Only letters and numbers are allowed',
		right: ['costCenter2', 'A'],
		wrong: ['cost center', 'kosten_stelle', 'fünf', 'a-b'],
	},
	pattern: {
		message: 'This pattern cannot be used',
		right: ['^\\d{5}$', '[A-Z]+', '(a+)+'],
		wrong: ['(', '(?=a)', '\\1', 'a{2,1}'],
	},
	newPassword: {
		message:
			'At least 8 characters with one uppercase and one lowercase letter, one digit and one special character, none of the most common passwords and no sequences or repetitions (such as “1234” or “aaaa”)',
		right: ['Bogen-Offset-7', '<Größe>{7}'],
		wrong: ['short', 'bogen-offset-7', 'BOGEN-OFFSET-7', 'Bogen-Offset', 'BogenOffset7', 'Passwort1!'],
	},
	colour: {
		message: colourMessage,
		right: [
			'#fff',
			'#ffff',
			'#a1b2c3',
			'#a1b2c3d4',
			'rgb(1,2,3)',
			'rgba(1, 2, 3, 0.5)',
			'colors.primary.DEFAULT',
			'applications.page.text',
		],
		wrong: [
			'red',
			'#ff',
			'#fffff',
			'#ggg',
			'rgb(1,2)',
			'rgb(256,0,0)',
			'rgba(1,2,3,2)',
			'hsl(1,2%,3%)',
			'colours.primary',
			'colors.',
		],
	},
};

for (const [kind, { message: words, right, wrong }] of Object.entries(promises)) {
	describe(`a field of kind ${kind}`, () => {
		it.each(right)('takes %j', (value) => {
			expect(message(value, { kind: kind as FieldKind })).toBeUndefined();
		});
		it.each(wrong)('refuses %j', (value) => {
			expect(message(value, { kind: kind as FieldKind })).toBe(words);
		});
	});
}

describe('a field of kind url', () => {
	it.each([
		'https://example.com',
		'https://example.com/a/b?c=d&e=f#g',
		'HTTPS://EXAMPLE.COM',
		'https://localhost:3000/x',
	])('takes %j', (value) => {
		expect(message(value, { kind: 'url' })).toBeUndefined();
	});
	it.each([
		'example.com',
		'/about',
		'https://',
		'https:///a',
		'https://nodot',
		'https://a b.de',
		'ftp://example.com',
		'javascript:alert(1)',
		'https://user:word@example.com',
		`https://example.com/${'a'.repeat(2000)}`,
	])('does not take %j for a URL', (value) => {
		expect(message(value, { kind: 'url' })).toBe("Doesn't look like an URL");
	});
	it('asks for https', () => {
		expect(message('http://example.com', { kind: 'url' })).toBe('URL must start with https (SSL)');
	});
});

describe('a field of kind urlOnHost', () => {
	const rules = { kind: 'urlOnHost', host: 'https://www.linkedin.com' } as const;
	it.each(['https://www.linkedin.com', 'https://www.linkedin.com/in/ada?x=1', 'https://www.LinkedIn.com/in'])(
		'takes %j',
		(value) => expect(message(value, rules)).toBeUndefined(),
	);
	it.each([
		'https://www.linkedin.com.evil.example',
		'https://www.linkedin.com@evil.example',
		'https://evil.example/https://www.linkedin.com',
		'http://www.linkedin.com',
		'www.linkedin.com/in/ada',
		'https://linkedin.com/in/ada',
	])('refuses %j, which leads elsewhere', (value) => {
		expect(message(value, rules)).toBe('URL fields must begin with https://www.linkedin.com');
	});
});

describe('a field with a pattern of its own', () => {
	const custom = { pattern: '^[A-Z]{2}\\d{4}$' };
	it('takes what matches', () => expect(message('AB1234', { custom })).toBeUndefined());
	it("has the specification's message where none is given", () =>
		expect(message('ab', { custom })).toBe("Doesn't look like an e-mail"));
	it('has its own message where one is given', () =>
		expect(message('ab', { custom: { ...custom, message: 'Two letters, four digits' } })).toBe(
			'Two letters, four digits',
		));
	it('takes everything when the pattern is none', () =>
		expect(message('ab', { custom: { pattern: '([' } })).toBeUndefined());
	it('is checked after the rule of its kind', () =>
		expect(message('x', { kind: 'number', custom })).toBe('Only integer allowed'));
});

describe('every field', () => {
	it.each(['<', '>', '\\', '{', '}'])('refuses %s', (sign) => {
		expect(message(`a${sign}b`, {})).toBe('Forbidden characters < > \\ { }');
		expect(message(`a${sign}b`, { kind: 'email' })).toBe('Forbidden characters < > \\ { }');
	});
	it('takes them in a password', () => expect(message(' <>\\{} ', { kind: 'password' })).toBeUndefined());
	it.each(['', '   ', '\t\n'])('may be left empty (%j) unless it is required', (value) => {
		expect(message(value, { kind: 'email' })).toBeUndefined();
		expect(message(value, { kind: 'email', required: true })).toBe('Field is required');
	});
	it('has a limit', () => {
		expect(message('abcd', { maxLength: 3 })).toBe('At most 3 characters');
		expect(message('a'.repeat(20_001), {})).toBe('At most 20,000 characters');
		expect(message('Aa1!'.repeat(33), { kind: 'newPassword' })).toBe('At most 128 characters');
	});
	it('takes blanks for a password', () => {
		expect(message('   ', { kind: 'password', required: true })).toBeUndefined();
		expect(message('', { kind: 'password', required: true })).toBe('Field is required');
	});
	it('takes any other text', () => expect(message('Grüße & "Küsse" (50 %)', { required: true })).toBeUndefined());
});

describe('a day', () => {
	const keyOf = (day: string) => {
		const error = findDayError(day, {}, 'de-DE');
		return error && 'key' in error ? error.key : undefined;
	};

	it.each(['31.02.2026', '31/02/2026', '2026-13-01', '32. 1. 2026'])(
		'%s, which no calendar has, is said to be none',
		(day) => {
			expect(keyOf(day)).toBe('fields.dateImpossible');
		},
	);

	it('that is no day at all is asked for as a date', () => {
		expect(keyOf('bald')).toBe('fields.date');
		expect(keyOf('2026-02-28')).toBeUndefined();
	});
});
