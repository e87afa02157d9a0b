import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeholdersOf } from '../texts/icu.ts';
import { translationTypes } from '../texts/translation-types.ts';
import { shippedEntries, shippedEntriesOf, shippedGroups, textGroups } from './groups.ts';

const entries = [...shippedEntries.values()].map((entry) => [entry.key, entry] as const);

const folder = import.meta.dirname;
const sources = fs
	.readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
	.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
	.join('\n');

/** The names that an entry declares to the compiler, read from its source: at run time nothing is left of them. */
function declaredPlaceholders(key: string): string[] {
	const [, declared = ''] = new RegExp(`'${key}': withArguments<\\{([^}]*)\\}>`).exec(sources) ?? [];
	return [...declared.matchAll(/(\w+):/g)].map(([, name = '']) => name).sort();
}

describe('every shipped text', () => {
	it('has a key of its own', () => {
		const written = textGroups.flatMap((group) => Object.keys(shippedGroups[group]));
		expect(written).toHaveLength(new Set(written).size);
		expect(shippedEntries.size).toBe(written.length);
	});

	it.each(entries)('%s is there in German and in English', (_key, { translations }) => {
		for (const text of Object.values(translations)) {
			expect(text).not.toBe('');
			expect(text).toBe(text.trim());
		}
	});

	it.each(entries)('%s is valid ICU and has the declared placeholders in both languages', (key, { text }) => {
		expect(placeholdersOf(text.de)).toEqual(declaredPlaceholders(key));
		expect(placeholdersOf(text.en)).toEqual(declaredPlaceholders(key));
	});

	it.each(entries)('%s addresses Germans with Sie', (_key, { text }) => {
		expect(text.de).not.toMatch(/\b(du|dein|deine|deinen|deinem|deiner|deines|dir|dich)\b/i);
	});
});

describe('the shipped catalogue', () => {
	it('has the words that the specification gives', () => {
		expect(shippedEntries.get('controlTextIsRequired')?.text).toMatchObject({
			de: 'Pflichtfeld',
			en: 'Field is required',
		});
		expect(shippedEntries.get('errors.unauthorized')?.text.en).toBe('Unauthorized');
	});

	it('has a text for every kind of failure', () => {
		const kinds =
			'unauthorized forbidden notFound badRequest methodNotAllowed tooLarge unsupportedMediaType internal unavailable busy tooSlow resultUnread queryTooComplex validation';
		expect(shippedEntriesOf(['errors']).map(({ key }) => key)).toEqual(
			kinds.split(' ').map((kind) => `errors.${kind}`),
		);
	});

	it('keeps to the translation types of the specification', () => {
		expect(translationTypes).toHaveLength(11);
	});
});

describe('the placeholders of a text', () => {
	it.each([
		['Suche', []],
		['ab {price}', ['price']],
		['{count, plural, one {# von {all}} other {# von {all}}}', ['all', 'count']],
		['{kind, select, pdf {PDF} other {{name}}}', ['kind', 'name']],
		["Sie sehen '{'das'}'", []],
		['1 < 2 <b>{x}</b>', ['x']],
		['{count, plural, one {# Produkt}', undefined],
		['{', undefined],
	])('of %j are %j', (text, names) => {
		expect(placeholdersOf(text)).toEqual(names);
	});
});
