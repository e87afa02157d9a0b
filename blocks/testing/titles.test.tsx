import { describe, expect, it } from 'vitest';
import { holdToFamily } from './hold-to-family.tsx';
import { htmlOf, htmlOfSample, sampleOf } from './render.tsx';

for (const type of ['hero', 'heroSplit', 'title', 'fancyTitle']) holdToFamily(type);

describe('an opening of a page', () => {
	it.each(['hero', 'heroSplit', 'title', 'fancyTitle'])('%s has the heading that the page gives it', async (type) => {
		const html = await htmlOf(sampleOf(type), { headingOf: () => 'h1' });
		expect(html).toContain('<h1');
		expect(html).not.toContain('<h2');
	});

	it.each(['hero', 'heroSplit'])('%s loads its picture at once where it is the first on the page', async (type) => {
		const section = sampleOf(type, { pictures: ['one'] });
		expect(await htmlOf(section, { headingOf: () => 'h1' })).toContain('loading="eager"');
		expect(await htmlOf(section)).toContain('loading="lazy"');
	});

	it('keeps texts over a picture on the overlay, and hides a background picture from screen readers', async () => {
		const html = await htmlOfSample('hero', { pictures: ['one'] });
		expect(html).toContain('on-picture');
		expect(html).toContain('alt=""');
		expect(await htmlOfSample('hero', { pictures: ['one'], values: { placement: 'below' } })).toContain(
			'alt="Picture one"',
		);
	});

	it('has the ground of the theme where it has neither a picture nor a ground of its own', async () => {
		expect(await htmlOfSample('hero')).toContain('fancy-ground');
		expect(await htmlOfSample('hero', { layout: { ground: 'dark' } })).not.toContain('fancy-ground');
	});
});
