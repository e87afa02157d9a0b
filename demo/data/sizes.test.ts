// The sizes in the texts of the demo are those of what is printed.
import { describe, expect, it } from 'vitest';
import { printSpecificationOf } from '../print-specifications.ts';
import { demoShops } from './shops.ts';

/** Of what the text names beside the sheet: one size of several, what is printed of a cup, labels on a sheet, the largest that can be made. */
const others = new Set(['art-prints', 'tasse', 'etiketten-bogen', 'werbebanner']);

const sizesIn = (text: string): string[] =>
	[...text.matchAll(/(\d+) × (\d+) (mm|cm)/g)].map(([, width, height, unit]) =>
		[width, height]
			.map((side) => Number(side) * (unit === 'cm' ? 10 : 1))
			.sort((one, other) => one - other)
			.join(' × '),
	);

describe('the texts of the demo products', () => {
	it('name no size but that of the sheet, open or folded', () => {
		const wrong = Object.values(demoShops).flatMap((shop) =>
			shop.products
				.filter(({ slug }) => !others.has(slug))
				.flatMap((product) => {
					const make = shop.makes[product.slug];
					const specification = make && printSpecificationOf(make);
					if (!specification) return [];
					const { width, height, folds } = specification;
					const [panel = width] = folds;
					const known = [width, panel].flatMap((side) => sizesIn(`${side / 1000} × ${height / 1000} mm`));
					const named = Object.values(product.description).flatMap(sizesIn);
					return named.filter((size) => !known.includes(size)).map((size) => `${product.slug}: ${size}`);
				}),
		);
		expect(wrong).toEqual([]);
	});
});
