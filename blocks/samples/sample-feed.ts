// What a feed shows where there is none: type specimens, which read the same in every language.
import type { ShownFeed, ShownFeedItem } from '../../rules/feeds/feed.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789';
const dayMs = 24 * 60 * 60 * 1000;
const begin = Date.UTC(2026, 0, 12, 9);

const specimen = (index: number, title: string, author: string, seconds: number): ShownFeedItem => ({
	id: title,
	title,
	link: `https://type.example/${index}`,
	publishedAt: new Date(begin - index * 7 * dayMs).toISOString(),
	author,
	categories: ['Typo'],
	paragraphs: [letters, `${letters} &!?`],
	excerpt: letters,
	picture: null,
	media: { kind: 'audio', url: `https://type.example/${index}.mp3`, type: 'audio/mpeg' },
	seconds,
});

const items = [
	specimen(0, 'Bodoni 1798', 'Giambattista Bodoni', 1520),
	specimen(1, 'Futura 1927', 'Paul Renner', 4210),
	specimen(2, 'Garamond 1540', 'Claude Garamond', 940),
];

export const sampleFeed = (section: string): ShownFeed => ({
	section,
	title: 'Type',
	state: 'read',
	problem: '',
	total: items.length,
	items,
});
