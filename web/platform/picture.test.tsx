import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = {
	id: 'a',
	url: '/media/a/960.jpg',
	width: 1200,
	height: 900,
	alt: 'Red card',
	focalPoint: { x: 0.25, y: 1 },
	sizes: [160],
};

describe('a picture in a page', () => {
	it('offers its formats best first, has its room at once, and keeps its point in view', () => {
		expect(renderToStaticMarkup(<Picture image={image} sizes="50vw" />)).toBe(
			'<picture class="contents">' +
				'<source type="image/avif" srcSet="/media/a/160.avif 160w" sizes="50vw"/>' +
				'<source type="image/webp" srcSet="/media/a/160.webp 160w" sizes="50vw"/>' +
				'<img src="/media/a/960.jpg" width="1200" height="900" alt="Red card" style="object-position:25% 100%" loading="lazy" decoding="async"/>' +
				'</picture>',
		);
	});

	it('is loaded at once when it is in view, and says nothing when it adds nothing', () => {
		const html = renderToStaticMarkup(<Picture image={{ ...image, sizes: [] }} sizes="50vw" eager decorative />);
		expect(html).toContain('loading="eager"');
		expect(html).toContain('alt=""');
		expect(html).not.toContain('<source');
	});

	it('gives way to another one on narrow screens, and there to its dark one', () => {
		const other = (id: string) => ({ ...image, id, url: `/media/${id}.png`, sizes: [] });
		const narrow = { image: other('square'), dark: other('squareDark') };
		const html = renderToStaticMarkup(<Picture image={image} dark={other('dark')} narrow={narrow} sizes="50vw" />);
		const offered = [...html.matchAll(/media="([^"]+)" srcSet="([^"]+)"/g)].map(([, media, file]) => [media, file]);
		// A browser takes the first that fits.
		expect(offered).toEqual([
			['(width &lt; 360px) and (prefers-color-scheme: dark)', '/media/squareDark.png'],
			['(width &lt; 360px)', '/media/square.png'],
			['(prefers-color-scheme: dark)', '/media/dark.png'],
		]);
	});
});
