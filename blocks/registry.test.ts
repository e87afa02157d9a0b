import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../rules/messages/groups.ts';
import { shippedLanguages } from '../rules/messages/shipped.ts';
import { newSection } from '../rules/pages/sections.ts';
import { sectionProblem } from '../rules/pages/validate.ts';
import { definitions, migrations } from './registry.ts';
import { labelKeys, ownKeys, takenNames } from './testing/labels.ts';
import { htmlOfSample } from './testing/render.tsx';

const blocks = Object.entries(definitions);
const languages = shippedLanguages;

describe('the lists of blocks', () => {
	it('know each block under its own name', () => {
		expect(blocks.length).toBeGreaterThan(10);
		for (const [type, definition] of blocks) expect(definition.type).toBe(type);
		expect(Object.keys(migrations)).toEqual(Object.keys(definitions));
	});

	it('give each block a rank of its own in its tab', () => {
		const ranks = blocks.map(([, { tab, rank }]) => `${tab} ${rank}`);
		expect(ranks.filter((rank, index) => ranks.indexOf(rank) !== index)).toEqual([]);
	});
});

describe.each(blocks)('the block %s', (type, definition) => {
	it.each(languages)('shows its sample in %s', async (language) => {
		expect(await htmlOfSample(type, { language, pictures: ['one'] })).toContain(`data-block="${type}"`);
	});

	it('begins as a section that may be stored', () => {
		const section = newSection(definition, languages);
		expect(sectionProblem(section, [], { definitions, languages })).toBeUndefined();
	});

	it('has its sample in every shipped language', () => {
		const parts = [definition.sample, ...(definition.sample.items ?? [])];
		for (const inLanguages of parts.flatMap(({ texts = {} }) => Object.values(texts)))
			for (const language of languages) expect(inLanguages[language]?.trim()).toMatch(/./);
	});

	it('calls no field as it is called itself', () => {
		const names = [...Object.keys(definition.fields), ...Object.keys(definition.texts)];
		expect(names.filter((name) => takenNames.includes(name))).toEqual([]);
	});

	it.each(labelKeys(definition))('has words for %s', (key) => {
		expect(shippedEntries.get(key)?.group).toBe('pageBlocks');
	});
});

it('no label is left of a block or a setting that is gone', () => {
	const asked = new Set(blocks.flatMap(([, definition]) => [...labelKeys(definition), ...ownKeys(definition)]));
	const written = [...shippedEntries.values()].filter(({ group }) => group === 'pageBlocks').map(({ key }) => key);
	// What is said where nothing more fits is a sentence, and no label.
	expect(written.filter((key) => !asked.has(key) && !key.endsWith('.tooMany'))).toEqual([]);
});
