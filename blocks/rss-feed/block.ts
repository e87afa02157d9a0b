// Articles of a blog or episodes of a podcast, as its feed (RSS, Atom, JSON Feed) names them.
import { mostShownItems } from '../../rules/feeds/feed.ts';
import { defineBlock } from '../../rules/pages/block.ts';
import { address, amount, choice, flag, line, picture, term } from '../../rules/pages/fields.ts';

/** Ten years. */
const mostDays = 3650;

export const block = defineBlock({
	type: 'rssFeed',
	version: 1,
	tab: 'special',
	rank: 8,
	fields: {
		feed: address('feed'),
		arrangement: choice(['list', 'two', 'three'], 'three'),
		density: choice(['compact', 'comfortable', 'spacious'], 'comfortable'),
		firstAsHero: flag(),
		thumbnails: flag(true),
		ratio: choice(['auto', 'square', 'wide'], 'wide'),
		fallbackPicture: picture(),
		description: choice(['full', 'excerpt', 'none'], 'excerpt'),
		showDate: flag(true),
		showAuthor: flag(),
		showCategory: flag(),
		showDuration: flag(true),
		showSource: flag(true),
		player: flag(true),
		autoplay: flag(),
		count: amount(1, mostShownItems, 6),
		category: term(80),
		days: amount(0, mostDays, 0),
	},
	texts: { title: line(120) },
	words: ['feeds'],
	showsFeed: true,
	sample: {},
});
