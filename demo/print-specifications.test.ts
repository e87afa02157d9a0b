import { describe, expect, it } from 'vitest';
import { findSpecificationErrors, type PrintSpecification } from '../rules/designs/print-specification.ts';
import { makes as atelier } from './data/atelier/makes.ts';
import { makes as demo } from './data/demo/makes.ts';
import { printSamples } from './print-samples/sample-products.ts';
import { printSpecificationOf } from './print-specifications.ts';

describe('the print specifications of the demo', () => {
	it.each(Object.entries({ ...demo, ...atelier }))('hold what the rules ask for: %s', (_slug, make) => {
		const specification = printSpecificationOf(make);
		if (specification) expect(findSpecificationErrors(specification)).toEqual([]);
	});

	it('fit the sample files of cards and stickers, so that those can be ordered', () => {
		const sizeOf = ({ width, height, sides, dieLine }: PrintSpecification) =>
			[width, height, sides.length, dieLine !== null].join(' ');
		const sizes = Object.values(demo)
			.flatMap((make) => printSpecificationOf(make) ?? [])
			.map(sizeOf);
		const samples = printSamples.filter(({ name }) => ['business-card', 'sticker-round'].includes(name));
		expect(samples.map(({ specification }) => sizes.includes(sizeOf(specification)))).toEqual([true, true]);
	});

	it('know folds and die lines', () => {
		const of = (slug: string) => demo[slug] && printSpecificationOf(demo[slug]);
		expect(of('faltblatt-wickelfalz')).toMatchObject({ width: 297_000, height: 210_000, folds: [99_000, 198_000] });
		expect(of('klappvisitenkarten')).toMatchObject({ width: 170_000, folds: [85_000] });
		expect(of('aufkleber-rund')?.dieLine).toMatch(/^M25000 0 C/);
		expect(of('aufkleber-kontur')).toMatchObject({ width: 100_000, height: 42_000 });
		expect(of('aufkleber-kontur')?.dieLine).toMatch(/^M13440 0 L86560 0 C/);
		expect(of('visitenkarten-classic')?.sides).toHaveLength(2);
	});
});
