// A section as another block, and how it stands with translations.
import { describe, expect, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import type { BlockDefinition } from './block.ts';
import { asBlock, newSection } from './sections.ts';
import { fingerprintOf, statusOf } from './texts.ts';

const blockOf = (type: string): BlockDefinition => definitions[type] ?? expect.fail(`there is no block ${type}`);

describe('a section that becomes another block', () => {
	it('keeps what both have under the same name, and names what would be lost', () => {
		const hero = newSection(blockOf('hero'), ['de-DE', 'en-GB']);
		const { section, lost, lostItems } = asBlock(hero, blockOf('title'));
		expect(section.id).toBe(hero.id);
		expect(section.texts.title).toEqual(hero.texts.title);
		expect(section.texts.text).toEqual(hero.texts.text);
		expect(lost).toEqual(['first', 'second']);
		expect(lostItems).toBe(0);
	});

	it('leaves items behind that the other block has no room for', () => {
		const faq = newSection(blockOf('faq'), ['de-DE']);
		const { section, lostItems } = asBlock(faq, blockOf('divider'));
		expect(section.items).toEqual([]);
		expect(lostItems).toBe(faq.items.length);
	});
});

describe('a translation', () => {
	it('is missing, made by a machine, done, or older than what it was made from', () => {
		const base = { text: 'Karten', source: 'human' as const };
		const of = fingerprintOf('Karten');
		const inEnglish = (text: object) => statusOf({ 'de-DE': base, 'en-GB': { ...base, ...text } }, 'en-GB', 'de-DE');
		expect(statusOf({ 'de-DE': base }, 'en-GB', 'de-DE')).toBe('missing');
		expect(inEnglish({ text: 'Cards', of })).toBe('done');
		expect(inEnglish({ text: 'Cards', of, source: 'machine' })).toBe('machine');
		expect(inEnglish({ text: 'Cards', of: fingerprintOf('Karte') })).toBe('outdated');
	});
});
