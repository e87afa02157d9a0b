import { describe, expect, it } from 'vitest';
import { showBlock } from '../testing/show-block.tsx';
import { block } from './block.ts';
import { Render } from './render.tsx';

const tiers = { block, Render };

describe('pricing tiers', () => {
	it('have both prices in the page, in the notation of the language', () => {
		const german = showBlock(tiers, { language: 'de-DE' }).replaceAll('\u00a0', ' ');
		for (const price of ['49,00 €', '149,00 €', '499,00 €', '490,00 €', '1.490,00 €', '4.990,00 €'])
			expect(german).toContain(price);
		expect(german).toContain('Sie sparen 298,00 € im Jahr.');
		expect(showBlock(tiers)).toContain('€1,490.00');
	});

	it('are switched by radio buttons, which need no script', () => {
		const html = showBlock(tiers);
		expect(html.match(/type="radio"/g)).toHaveLength(2);
		expect(html).toMatch(/<input[^>]*checked=""[^>]*value="monthly"|<input[^>]*value="monthly"[^>]*checked=""/);
		expect(html.match(/billed-monthly/g)).toHaveLength(3);
	});

	it('make a list of the features, a line each, and say which tier is recommended', () => {
		const html = showBlock(tiers);
		expect(html).toContain('Your own domain');
		expect(html.match(/#check/g)).toHaveLength(15);
		expect(html.match(/Recommended/g)).toHaveLength(1);
	});

	it('show no toggle where nothing is paid by the year, and a text in place of a price', () => {
		const html = showBlock(tiers, {
			change: (section) => ({
				...section,
				items: section.items.map((item, index) => ({
					...item,
					values: { ...item.values, yearly: 0, monthly: index === 0 ? 0 : 49_00 },
					texts: { ...item.texts, priceText: index === 2 ? 'On request' : '' },
				})),
			}),
		});
		expect(html).not.toContain('type="radio"');
		expect(html).toContain('Free');
		expect(html).toContain('On request');
		expect(html).not.toContain('per year');
	});

	it('keep the features as one text where they are typed', () => {
		const html = showBlock(tiers, { stage: { canvas: true } });
		expect(html).not.toContain('#check');
		expect(html).toContain('Your own domain\n');
	});
});
