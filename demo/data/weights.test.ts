// The weights in the texts of the demo are those of the papers that can be chosen.
import { describe, expect, it } from 'vitest';
import { demoShops } from './shops.ts';

/** Their covers are of another paper, which is not chosen. */
const bound = new Set(['broschuere-din-a5', 'broschuere-din-a4-klebebindung']);

const weightsIn = (text: string): string[] =>
	[...text.matchAll(/(?:(\d+) (?:oder|bis|or|to) )?(\d+) (?:g\/m²|gsm)/g)].flatMap(([, first, second]) =>
		[first, second].filter((weight) => weight !== undefined),
	);

describe('the texts of the demo products', () => {
	it('name no weight but those of the papers and materials that are offered', () => {
		const wrong = Object.values(demoShops).flatMap((shop) =>
			shop.products
				.filter(({ slug }) => !bound.has(slug))
				.flatMap(({ slug, description }) => {
					const offered = weightsIn(JSON.stringify(shop.makes[slug]?.choices ?? {}));
					if (offered.length === 0) return [];
					const named = Object.values(description).flatMap(weightsIn);
					return named.filter((weight) => !offered.includes(weight)).map((weight) => `${slug}: ${weight}`);
				}),
		);
		expect(wrong).toEqual([]);
	});
});
