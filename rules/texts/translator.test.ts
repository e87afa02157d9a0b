import { IntlMessageFormat } from 'intl-messageformat';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import type { TextArguments } from '../messages/entry.ts';
import { shippedEntries, textGroups } from '../messages/groups.ts';
import { compileMessages, translatorOf } from './compile-messages.ts';
import { shippedMessages } from './shipped-messages.ts';
import { createTranslator } from './translator.ts';

const german = translatorOf('de-DE', shippedMessages(textGroups, ['de-DE']));
const english = translatorOf('en-GB', shippedMessages(textGroups, ['en-GB']));

describe('a translator', () => {
	it('returns the message in its language', () => {
		expect(german('header.search')).toBe('Suche');
		expect(english('header.search')).toBe('Search');
	});

	it.each([
		[0, 'Keine Produkte', 'No products'],
		[1, '1 Produkt', '1 product'],
		[1234, '1.234 Produkte', '1,234 products'],
	])('counts %i in both languages', (count, de, en) => {
		expect(german('catalogue.count', { count })).toBe(de);
		expect(english('catalogue.count', { count })).toBe(en);
	});

	it('puts in what is given, and leaves it as it is', () => {
		expect(german('header.home', { shop: '{x} <b>& Söhne' })).toBe('{x} <b>& Söhne, zur Startseite');
	});

	it.each([
		["Don't", "Don't"],
		["'{'x'}'", '{x}'],
		['Rabatt < 5 <b>%</b>', 'Rabatt < 5 <b>%</b>'],
		['a } b', 'a } b'],
	])('reads %j as %j', (message, shown) => {
		expect(translatorOf('en-GB', { 'header.menu': message })('header.menu')).toBe(shown);
	});

	it.each(['Suche {', '{count, plural, one {x}}', 'Suche {other}', '{n, number, ::bogus/skeleton}'])(
		'shows the raw text where a shop has stored a broken one: %j',
		(message) => {
			const t = translatorOf('de-DE', { 'header.search': message });
			expect(t('header.search')).toBe(message);
			expect(t('header.search')).toBe(message);
		},
	);

	it('shows the same texts when the messages come compiled', () => {
		const taken = compileMessages(shippedMessages(textGroups, ['de-DE']));
		const t = createTranslator({ language: 'de-DE', messages: JSON.parse(JSON.stringify(taken)) });
		expect(t('catalogue.count', { count: 3 })).toBe('3 Produkte');
		expect(t('header.search')).toBe('Suche');
		const broken = createTranslator({
			language: 'de-DE',
			messages: compileMessages({ 'header.search': 'Suche {other}' }),
		});
		expect(broken('header.search')).toBe('Suche {other}');
	});

	it.each([
		['{n, number, integer} / {n, number, percent}', { n: 1234.5 }, '1.235 / 123.450 %'],
		['{n, number, ::currency/EUR}', { n: 5 }, '5,00 €'],
		['{d, date, short} {d, time, short}', { d: new Date(Date.UTC(2026, 10, 15, 9, 5)) }, '15.11.26 09:05'],
		['{d, date, ::yyyyMMMd}', { d: new Date(Date.UTC(2026, 10, 15)) }, '15. Nov. 2026'],
		['{g, select, f {sie} other {er}}', { g: 'f' }, 'sie'],
		['{g, select, f {sie} other {er}}', { g: 'x' }, 'er'],
		['{n, selectordinal, other {#.}}', { n: 3 }, '3.'],
		[
			'{n, plural, offset:1 =0 {niemand} =1 {{who}} one {{who} und # weiterer} other {{who} und # weitere}}',
			{ n: 3, who: 'Ada' },
			'Ada und 2 weitere',
		],
		['{n, plural, one {{g, select, other {# x}}} other {y}}', { n: 1, g: 'a' }, '# x'],
	] as [string, TextArguments, string][])('formats as ICU says: %s', (text, given, shown) => {
		const t = translatorOf('de-DE', { 'header.search': text }) as (key: string, given: TextArguments) => string;
		const reference = new IntlMessageFormat(text, 'de-DE', undefined, { ignoreTag: true }).format(given);
		expect(t('header.search', given)).toBe(reference);
		expect(String(reference).replaceAll(/\s/g, ' ')).toBe(shown);
	});

	it('shows the key of a text that it was not given', () => {
		expect(createTranslator({ language: 'de-DE', messages: {} })('header.search')).toBe('header.search');
	});

	it('prepares a text once, however often it is shown', () => {
		let reads = 0;
		class Counted extends Intl.PluralRules {
			constructor(...args: ConstructorParameters<typeof Intl.PluralRules>) {
				super(...args);
				reads += 1;
			}
		}
		const original = Intl.PluralRules;
		Object.assign(Intl, { PluralRules: Counted });
		try {
			const t = translatorOf('nl-NL', shippedMessages(['storefront'], ['de-DE']));
			for (let count = 0; count < 10; count++) t('catalogue.count', { count: 2 });
			expect(reads).toBe(1);
		} finally {
			Object.assign(Intl, { PluralRules: original });
		}
	});

	it('refuses to compile what it could not say', () => {
		const neverCalled = () => [
			// @ts-expect-error: there is no such key
			german('header.serach'),
			// @ts-expect-error: the count is missing
			german('catalogue.count'),
			// @ts-expect-error: an argument is missing
			german('catalogue.page', { page: 1 }),
			// @ts-expect-error: a count is a number
			german('catalogue.count', { count: 'drei' }),
			// @ts-expect-error: one argument too many
			german('catalogue.count', { count: 3, of: 4 }),
			// @ts-expect-error: this text takes nothing
			german('header.search', { count: 3 }),
		];
		expect(neverCalled).toBeTypeOf('function');
	});
});

describe('what the browser loads', () => {
	it('is the translator without a single shipped text, under 2 kB compressed', async () => {
		const built = await build({
			configFile: false,
			logLevel: 'silent',
			build: {
				write: false,
				lib: { entry: 'rules/texts/translator.ts', formats: ['es'] },
				rolldownOptions: { output: { minify: true } },
			},
		});
		const code = [built]
			.flat()
			.flatMap((result) => ('output' in result ? result.output : []))
			.map((chunk) => ('code' in chunk ? chunk.code : ''))
			.join('');
		expect(code).toContain('plural');
		const words = [...shippedEntries.values()]
			.flatMap(({ key, translations }) => [key, translations['de-DE']])
			.filter((it) => it.length > 8);
		expect(words.filter((word) => code.includes(word))).toEqual([]);
		const compressed = new Blob([code]).stream().pipeThrough(new CompressionStream('gzip'));
		expect((await new Response(compressed).arrayBuffer()).byteLength).toBeLessThan(2000);
	});
});
