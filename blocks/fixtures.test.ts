import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defineBlock } from '../rules/pages/block.ts';
import type { Section } from '../rules/pages/document.ts';
import { choice, line, rich } from '../rules/pages/fields.ts';
import { regularLayout } from '../rules/pages/layout.ts';
import { richFrom } from '../rules/pages/rich-from-plain.ts';
import type { BlockMigration } from '../rules/pages/upgrade.ts';
import { definitions, migrations } from './registry.ts';
import { fixtureErrors, readFixture } from './testing/fixtures.ts';

const folderOf = (type: string) =>
	path.join(
		import.meta.dirname,
		type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
	);

it.each(Object.entries(definitions))('every old shape of %s can still be read', (type, definition) => {
	expect(fixtureErrors(definition, migrations[type] ?? [], (name) => readFixture(folderOf(type), name))).toEqual([]);
});

describe('a block that has had three shapes', () => {
	const note = defineBlock({
		type: 'note',
		version: 3,
		tab: 'text',
		rank: 1,
		fields: { tone: choice(['calm', 'loud'], 'calm') },
		texts: { title: line(80), text: rich(400) },
		sample: {},
	});

	/** First a colour, and one line; then a tone; then rich text. */
	const first: Section = {
		id: 'note',
		type: 'note',
		version: 1,
		layout: regularLayout,
		values: { colour: 'red' },
		texts: { line: { 'de-DE': { text: 'Achtung', source: 'human' } } },
		items: [],
	};
	const second: Section = { ...first, version: 2, values: { tone: 'loud' } };

	const toTone: BlockMigration = (section) => ({
		...section,
		values: { tone: section.values.colour === 'red' ? 'loud' : 'calm' },
	});
	const toRich: BlockMigration = ({ texts: { line: said = {}, ...others }, ...section }) => ({
		...section,
		texts: {
			...others,
			text: Object.fromEntries(
				Object.entries(said).map(([language, words]) => [language, { ...words, text: richFrom(String(words.text)) }]),
			),
		},
	});

	const fixtures: Record<string, Section> = { 'v1.json': first, 'v2.json': second };
	const read = (name: string) => fixtures[name];

	it('is read through both of its migrations', () => {
		expect(fixtureErrors(note, [toTone, toRich], read)).toEqual([]);
	});

	it.each([
		['a fixture is missing', [toTone, toRich], { 'v2.json': second }, 'there is no fixtures/v1.json'],
		['a migration is missing', [toTone], fixtures, '1 migrations for version 3'],
		[
			'a migration forgets something',
			[toTone, (section) => section],
			fixtures,
			'v1.json becomes a section with a fault',
		],
		[
			'a fixture is of another version',
			[toTone, toRich],
			{ ...fixtures, 'v1.json': second },
			'of another block or version',
		],
	] satisfies [string, BlockMigration[], Record<string, Section>, string][])(
		'is told of when %s',
		(_, ways, given: Record<string, Section>, fault) => {
			expect(fixtureErrors(note, ways, (name) => given[name]).join('\n')).toContain(fault);
		},
	);
});
