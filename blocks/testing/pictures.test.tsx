import { describe, expect, it } from 'vitest';
import type { PageLink } from '../../rules/pages/fields.ts';
import { holdToFamily } from './hold-to-family.tsx';
import { htmlOf, htmlOfSample, sampleOf } from './render.tsx';

for (const type of ['imageText', 'divider', 'spacer']) holdToFamily(type);

// Their words stand below a picture and not without it: their sample is said where there are some.
for (const type of ['image', 'gallery', 'logoWall']) holdToFamily(type);

const link: PageLink = { url: '/paper', target: '' };

describe('a picture', () => {
	it.each(['image', 'gallery'])('that is not there leaves nothing of %s behind, not even its caption', async (type) => {
		expect(await htmlOfSample(type)).toMatch(/<section[^>]*><div[^>]*><\/div><\/section>/);
	});

	it('leads somewhere under the name of its caption', async () => {
		const html = await htmlOfSample('image', { pictures: ['one'], values: { link } });
		expect(html).toMatch(/<a aria-label="Frisch aus der Maschine[^"]*"[^>]* href="\/paper"><img/);
	});

	it('that has none leads under what it shows', async () => {
		const html = await htmlOfSample('image', { pictures: ['one'], values: { link }, wording: 'none' });
		expect(html).toContain('<a aria-label="Picture one"');
	});

	it('of a gallery that is gone leaves the others beside each other', async () => {
		const section = sampleOf('gallery', { pictures: ['one', 'two', 'three'] });
		const items = section.items.map((item, index) =>
			index === 0 ? { ...item, values: { ...item.values, picture: null } } : item,
		);
		expect((await htmlOf({ ...section, items })).match(/<li/g)).toHaveLength(2);
	});
});
