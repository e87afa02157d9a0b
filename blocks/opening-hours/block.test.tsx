import { expect, it } from 'vitest';
import { holdToFamily } from '../testing/hold-to-family.tsx';
import { htmlOf, sampleOf } from '../testing/render.tsx';

holdToFamily('openingHours');

const shop = { address: ['Kai 3', '24103 Kiel'], openingHours: ['Mo-Fr 09:00-17:00'], phone: '', mail: '' };
const shown = (stage: object, values: Readonly<Record<string, unknown>> = {}, wording: 'sample' | 'none' = 'sample') =>
	htmlOf(sampleOf('openingHours', { language: 'en-GB', values, wording }), stage, 'en-GB');

it('shows the hours of the settings, together or for every day with those on which it is closed', async () => {
	expect(await shown({ shop })).toContain('Mon–Fri</dt><dd>9:00–17:00');
	const each = await shown({ shop }, { days: 'single' });
	expect(each).toContain('Wednesday</dt><dd>9:00–17:00');
	expect(each).toContain('Sunday</dt><dd>closed');
});

it('leads to a map by a link alone: nothing of the map is loaded', async () => {
	const html = await shown({ shop });
	expect(html).toContain('href="https://www.openstreetmap.org/search?query=Kai%203%2C%2024103%20Kiel"');
	expect(html).not.toMatch(/<iframe|<img|<script/);
	expect(await shown({ shop }, { map: 'none' })).not.toContain('openstreetmap');
});

it('is nothing where the shop has said nothing, and says on the canvas where that is entered', async () => {
	const bare = { shop: { address: [], openingHours: [], phone: '', mail: '' } };
	expect(await shown(bare, {}, 'none')).not.toContain('<h3');
	expect(await shown({ ...bare, canvas: true }, {}, 'none')).toContain('no opening hours yet');
});
