import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseLanguage } from '../languages.ts';
import { placeholdersOf } from '../texts/icu.ts';
import { translationTypes } from '../texts/translation-types.ts';
import { shippedEntries, shippedEntriesOf, shippedGroups, textGroups } from './groups.ts';
import { translations } from './shipped.ts';
import { translationErrors } from './testing/translation-errors.ts';

const entries = [...shippedEntries.values()].map((entry) => [entry.key, entry] as const);

const folder = path.join(import.meta.dirname, baseLanguage);
const sources = fs
	.readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.ts'))
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

	it.each(entries)(
		'%s is there in the base language, is valid ICU and has the declared placeholders',
		(key, { text }) => {
			expect(text.text).not.toBe('');
			expect(text.text).toBe(text.text.trim());
			expect(placeholdersOf(text.text)).toEqual(declaredPlaceholders(key));
		},
	);

	it.each(entries)('%s addresses Germans with Sie', (_key, { translations: { 'de-DE': german } }) => {
		expect(german).not.toMatch(/\b(du|dein|deine|deinen|deinem|deiner|deines|dir|dich)\b/i);
	});
});

describe.each(Object.entries(translations))('the texts in %s', (_language, groups) => {
	it.each(textGroups)('have every key of %s with its placeholders', (group) => {
		expect(translationErrors(shippedGroups[group], groups[group])).toEqual([]);
	});
});

describe('the shipped catalogue', () => {
	it('has the literal texts of the specification', () => {
		expect(shippedEntries.get('controlTextIsRequired')?.translations).toMatchObject({
			'de-DE': 'Pflichtfeld',
			'en-GB': 'Field is required',
		});
		expect(shippedEntries.get('errors.unauthorized')?.translations['en-GB']).toBe('Unauthorized');
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
