import { describe, expect, it } from 'vitest';
import { type CallToAction, callColours } from '../../rules/pages/call-to-action.ts';
import { holdToFamily } from './hold-to-family.tsx';
import { htmlOfSample } from './render.tsx';

for (const type of ['singleCta', 'doubleCta']) holdToFamily(type);

const call = (click: CallToAction['click'], url = '/products'): CallToAction => ({
	url,
	target: '',
	click,
	colour: 'primary',
});

describe('a call to act', () => {
	it('is a button alone', async () => {
		const html = await htmlOfSample('singleCta', { values: { first: call('button') } });
		expect(html).toMatch(/<a class="call button-primary[^"]*" href="\/products">Jetzt loslegen<\/a>/);
		expect(html).not.toContain('absolute');
		expect(html).not.toContain('data-tile');
	});

	it('is the whole tile, which has no button then but a name', async () => {
		const html = await htmlOfSample('singleCta', { values: { first: call('tile') } });
		expect(html).toMatch(/<a aria-label="Jetzt loslegen" class="absolute inset-0[^"]*" href="\/products"><\/a>/);
		expect(html).not.toContain('button-primary');
		expect(html).toContain('data-tile');
	});

	it('is both, with one link for both', async () => {
		const html = await htmlOfSample('singleCta', { values: { first: call('buttonAndTile') } });
		expect(html).toMatch(/class="call button-primary[^"]*after:inset-0/);
		expect(html.match(/<a /g)).toHaveLength(1);
	});

	it('gives the tile to the first of two that want it; the other stays a button', async () => {
		const html = await htmlOfSample('doubleCta', { values: { first: call('tile'), second: call('tile', '/contact') } });
		expect(html.match(/absolute inset-0/g)).toHaveLength(1);
		expect(html).toMatch(/class="call button-primary[^"]*relative z-1[^"]*" href="\/contact"/);
	});

	it('that leads nowhere is not shown', async () => {
		const html = await htmlOfSample('doubleCta', { values: { first: null, second: null } });
		expect(html).not.toContain('<a ');
	});

	it.each(callColours)('can be %s', async (colour) => {
		const html = await htmlOfSample('singleCta', { values: { first: { ...call('button'), colour } } });
		expect(html).toContain(`button-${colour} `);
	});

	it('in another tab says so to the browser', async () => {
		const html = await htmlOfSample('singleCta', { values: { first: { ...call('button'), target: 'shop' } } });
		expect(html).toContain('target="shop"');
	});
});
