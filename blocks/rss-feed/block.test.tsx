import { describe, expect, it } from 'vitest';
import type { ShownFeed } from '../../rules/feeds/feed.ts';
import { sampleFeed } from '../samples/sample-feed.ts';
import { holdToFamily } from '../testing/hold-to-family.tsx';
import { htmlOf, sampleOf } from '../testing/render.tsx';

holdToFamily('rssFeed');

const shown = (feed: Partial<ShownFeed>, values: object = {}, canvas = false) => {
	const section = sampleOf('rssFeed', { language: 'en-GB', values: { ...values } });
	return htmlOf(section, { canvas, feedOf: ({ id }) => ({ ...sampleFeed(id), ...feed }) }, 'en-GB');
};

describe('a feed on a page', () => {
	it.each([
		[{ state: 'none' }, 'No RSS feed URL configured. Please edit the settings to add a feed URL.'],
		[{ state: 'read', total: 0 }, 'No episodes found in the RSS feed.'],
		[{ state: 'read', total: 3 }, 'none of them fits the category and the days'],
		[{ state: 'failed', problem: 'noFeed' }, 'Error: There is no feed at this address.'],
	] satisfies [Partial<ShownFeed>, string][])(
		'without items, %o, says so on the canvas and nothing to visitors',
		async (feed, said) => {
			expect(await shown({ ...feed, items: [] }, {}, true)).toContain(said);
			expect(await shown({ ...feed, items: [] })).not.toContain('<h2');
		},
	);

	it('loads no recording before someone presses play, and says from where it will come', async () => {
		const html = await shown({});
		expect(html).toContain('preload="none"');
		expect(html).toContain('Loaded from type.example when you press play');
		expect(html).toContain('Your browser does not support the audio element.');
	});

	it('shows the first item larger than the others, and only once', async () => {
		const html = await shown({}, { firstAsHero: true });
		expect(html.match(/Bodoni 1798<\/a>/g)).toHaveLength(1);
		expect(html.match(/<li>/g)).toHaveLength(2);
	});

	it('says how long an episode is', async () => {
		const html = await shown({});
		expect(html).toContain('25 min');
		expect(html).toContain('1 hr 10 min');
	});

	it('leads to its source in a new tab that learns nothing of this page', async () => {
		expect(await shown({})).toContain('href="https://type.example/0" target="_blank" rel="noopener noreferrer"');
	});
});
