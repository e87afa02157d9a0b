import { describe, expect, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { newSection } from '../pages/sections.ts';
import { chooseItems } from './choose-items.ts';
import type { FeedItem } from './feed.ts';
import { feedAddresses, feedChoices } from './feed-choice.ts';
import { nextRefresh } from './refresh-times.ts';

const item = (id: string, over: Partial<FeedItem> = {}): FeedItem => ({
	id,
	title: id,
	link: '',
	publishedAt: '2026-11-10T08:00:00.000Z',
	author: '',
	categories: [],
	paragraphs: [],
	excerpt: '',
	picture: '',
	media: null,
	seconds: null,
	...over,
});

const now = new Date('2026-11-19T12:00:00Z');
const all = { category: '', days: 0, count: 50 };
const ids = (items: readonly FeedItem[]) => items.map(({ id }) => id);

describe('the items of a feed that a section shows', () => {
	it('begin with the newest, and those without a date come last in their order', () => {
		const items = [
			item('undated', { publishedAt: '' }),
			item('old', { publishedAt: '2025-01-01T00:00:00.000Z' }),
			item('also undated', { publishedAt: '' }),
			item('new', { publishedAt: '2026-11-18T00:00:00.000Z' }),
		];
		expect(ids(chooseItems(items, all, now))).toEqual(['new', 'old', 'undated', 'also undated']);
	});

	it('are no more than the section wants', () => {
		expect(chooseItems([item('a'), item('b'), item('c')], { ...all, count: 2 }, now)).toHaveLength(2);
	});

	it('are those of a category, in upper or lower case', () => {
		const items = [item('a', { categories: ['Papier', 'Druck'] }), item('b', { categories: ['Farbe'] }), item('c')];
		expect(ids(chooseItems(items, { ...all, category: ' druck' }, now))).toEqual(['a']);
	});

	it('are those of the last days, and what has no date is none of them', () => {
		const items = [
			item('today', { publishedAt: '2026-11-19T11:00:00.000Z' }),
			item('a week ago', { publishedAt: '2026-11-12T13:00:00.000Z' }),
			item('older', { publishedAt: '2026-11-12T11:00:00.000Z' }),
			item('undated', { publishedAt: '' }),
		];
		expect(ids(chooseItems(items, { ...all, days: 7 }, now))).toEqual(['today', 'a week ago']);
	});
});

describe('the feeds of a page', () => {
	const definition = definitions.rssFeed ?? expect.fail('no block for feeds');
	const section = (address: string | null, values = {}) => {
		const made = newSection(definition, ['de-DE']);
		return { ...made, values: { ...made.values, feed: address, ...values } };
	};
	const document = (...sections: ReturnType<typeof section>[]) => ({ sections }) as never;

	it('are named once each, in draft and published page together', () => {
		const one = 'https://a.example/feed';
		const other = 'https://b.example/feed';
		const documents = [document(section(one), section(null)), null, document(section(one), section(other))];
		expect(feedAddresses(documents, definitions)).toEqual([one, other]);
	});

	it('are chosen with the settings of their section', () => {
		const choice = feedChoices(
			[section('https://a.example/feed', { category: 'Druck', days: 30, count: 3 })],
			definitions,
		);
		expect(choice).toMatchObject([{ address: 'https://a.example/feed', category: 'Druck', days: 30, count: 3 }]);
	});
});

it('a feed is fetched again after half an hour, and less and less often while it fails', () => {
	const minutes = [0, 1, 2, 5, 40].map((failures) => (nextRefresh(failures, now).getTime() - now.getTime()) / 60_000);
	expect(minutes).toEqual([30, 60, 120, 960, 1440]);
});
