import { describe, expect, it } from 'vitest';
import { comparePages, isSamePage, textsOfPage } from './compare.ts';
import type { PageDocument, Section } from './document.ts';
import { emptyPage } from './document.ts';
import { call, choice, line } from './fields.ts';
import { regularLayout } from './layout.ts';
import { fingerprintOf } from './texts.ts';

const section = (id: string, texts: Section['texts'] = {}, values: Section['values'] = {}): Section => ({
	id,
	type: 'title',
	version: 1,
	layout: regularLayout,
	values,
	texts,
	items: [],
});

const said = (de: string, en?: string) => ({
	title: {
		'de-DE': { text: de, source: 'human' as const },
		...(en && { 'en-GB': { text: en, source: 'human' as const, of: fingerprintOf(de) } }),
	},
});

const page = (...sections: Section[]): PageDocument => ({ ...emptyPage, sections });

describe('what has become of a page', () => {
	it('is nothing where only the order of keys differs', () => {
		const one = section('a', said('Hallo', 'Hello'), { align: 'start', size: 'large' });
		const other = section('a', said('Hallo', 'Hello'), { size: 'large', align: 'start' });
		expect(isSamePage(comparePages(page(one), page(other)))).toBe(true);
	});

	it('names what was added, removed and moved, and which texts differ in which language', () => {
		const before = page(section('a', said('Eins', 'One')), section('b'), section('c'), section('d'));
		const after = page(
			section('c'),
			section('a', said('Eins', 'First')),
			section('d', {}, { align: 'center' }),
			section('e'),
		);
		const { added, removed, changed, moved, seo } = comparePages(before, after);
		expect(added.map(({ id }) => id)).toEqual(['e']);
		expect(removed.map(({ id }) => id)).toEqual(['b']);
		expect(changed).toEqual([
			{
				id: 'a',
				type: 'title',
				words: [{ name: 'title', ofItem: false, language: 'en-GB', before: 'One', after: 'First' }],
				settings: false,
			},
			{ id: 'd', type: 'title', words: [], settings: true },
		]);
		expect({ moved, seo }).toEqual({ moved: true, seo: false });
	});

	it('has the texts of added and removed items', () => {
		const item = (id: string, de: string) => ({ id, values: {}, texts: said(de) });
		const before = { ...section('a'), items: [item('x', 'Weg'), item('y', 'Bleibt')] };
		const after = { ...section('a'), items: [item('y', 'Bleibt'), item('z', 'Neu')] };
		const [changed] = comparePages(page(before), page(after)).changed;
		expect(changed?.words.map(({ before: old, after: now, ofItem }) => [old, now, ofItem])).toEqual([
			['', 'Neu', true],
			['Weg', '', true],
		]);
		expect(changed?.settings).toBe(true);
	});

	it('says so when only search engines read otherwise', () => {
		const after = { ...emptyPage, seo: { ...emptyPage.seo, index: false } };
		const found = comparePages(emptyPage, after);
		expect(found.seo).toBe(true);
		expect(isSamePage(found)).toBe(false);
	});
});

describe('the texts of a page', () => {
	const definitions = {
		title: {
			type: 'title',
			version: 1,
			tab: 'hero' as const,
			rank: 1,
			fields: { align: choice(['start', 'center'], 'start'), call: call() },
			texts: { title: line(120, 'required'), subtitle: line(120) },
			sample: {},
		},
	};
	const shop = { languages: ['de-DE', 'en-GB'], base: 'de-DE' };

	it('are those that blocks ask for, with how they stand in each language', () => {
		const old = section('a', {
			title: {
				'de-DE': { text: 'Neu', source: 'human' },
				'en-GB': { text: 'Old', source: 'human', of: fingerprintOf('Alt') },
			},
		});
		const texts = textsOfPage(page(old), definitions, shop);
		expect(texts.map(({ name, statuses }) => [name, statuses])).toEqual([
			['title', { 'de-DE': 'done', 'en-GB': 'outdated' }],
			['subtitle', { 'de-DE': 'missing', 'en-GB': 'missing' }],
		]);
	});

	it('are required where their block says so, and on buttons that are there', () => {
		const button = { url: '/', target: '', click: 'button', colour: 'primary' };
		const texts = textsOfPage(page(section('a', {}, { call: button })), definitions, shop);
		expect(texts.filter(({ required }) => required).map(({ name }) => name)).toEqual(['title', 'call']);
	});
});
