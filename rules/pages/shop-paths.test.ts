import { expect, it } from 'vitest';
import { linkedTo } from './shop-paths.ts';

const languages = ['de-DE', 'en-GB'];

it.each([
	['/agb', { kind: 'page', slug: 'agb' }],
	['/en-gb/agb?from=menu#top', { kind: 'page', slug: 'agb' }],
	['/product/flyer', { kind: 'product', slug: 'flyer' }],
	['/category/karten/', { kind: 'category', slug: 'karten' }],
	['/links/treffen', { kind: 'link', slug: 'treffen' }],
])('a link to %s leads to what can be looked up', (url, entity) => {
	expect(linkedTo(url, languages)).toEqual(entity);
});

it.each([
	'/',
	'/en-gb',
	'/products?q=flyer',
	'/account/company',
	'/roi',
	'/robots.txt',
	'#top',
	'//example.com/gibtsnicht',
	'https://example.com/gibtsnicht',
	'mailto:a@example.com',
])('a link to %s leads somewhere', (url) => {
	expect(linkedTo(url, languages)).toBe('somewhere');
});

it.each(['/gibts/nicht', '/product', '/product/flyer/blau', '/Gibts-Nicht', '/%E0%A4%A'])(
	'no page can be at %s',
	(url) => {
		expect(linkedTo(url, languages)).toBe('nowhere');
	},
);
