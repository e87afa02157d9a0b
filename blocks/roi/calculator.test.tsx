import { describe, expect, it } from 'vitest';
import { block } from '../roi-calculator/block.ts';
import { Render } from '../roi-calculator/render.tsx';
import { block as printBlock } from '../roi-calculator-print/block.ts';
import { Render as PrintRender } from '../roi-calculator-print/render.tsx';
import { showBlock } from '../testing/show-block.tsx';

const orders = { block, Render };
const print = { block: printBlock, Render: PrintRender };
const plain = (html: string) => html.replaceAll('\u00a0', ' ');

describe('the calculator of savings', () => {
	it('shows the example of its settings and what follows from it, before any script', () => {
		const html = plain(showBlock(orders, { language: 'de-DE' }));
		// 50 orders × (25 / 60 × 38 € + 4 % × 85 €)
		expect(html).toContain('962 €');
		expect(html).toContain('11.540 €');
		expect(html).toContain('674 %');
		expect(html).toContain('<noscript>');
		expect(html).toContain('JavaScript');
	});

	it('begins with Pro, and its formula names what that costs', () => {
		const html = showBlock(orders);
		expect(html).toMatch(/checked="" value="pro"|value="pro" checked=""/);
		expect(html).toContain('<details');
		expect(html).toContain('€1,490.00 a year (10 months)');
	});

	it('takes other examples and another plan from the settings of the block', () => {
		const html = showBlock(orders, {
			change: (section) => ({
				...section,
				values: {
					...section.values,
					locations: 10,
					ordersPerLocation: 20,
					minutesPerOrder: 30,
					hourlyRate: 40,
					errorRate: 5,
					costPerError: 100,
					plan: 'enterprise',
				},
			}),
		});
		expect(html).toContain('€5,000<');
		expect(html).toContain('1,102%');
	});

	it('has every input of the specification, each with its own label', () => {
		const labels = ['Locations', 'Orders per location per month', 'Minutes per order', 'Hourly rate', 'Error rate'];
		for (const label of [...labels, 'Cost per error']) expect(showBlock(orders)).toContain(`>${label}</label>`);
		const printed = ['Bound clients', 'PDFs per client per month', 'Cost per PDF', 'Minutes per PDF', 'Hourly rate'];
		for (const label of [...printed, 'Error rate', 'Cost per error'])
			expect(showBlock(print)).toContain(`>${label}</label>`);
	});

	it('works out the variant for print companies by its own formula', () => {
		// 50 PDFs × (4 € + 20 / 60 × 38 € + 4 % × 60 €)
		expect(plain(showBlock(print, { language: 'de-DE' }))).toContain('953 €');
	});
});
