import { describe, expect, it } from 'vitest';
import { variantWith } from './choose-variant.ts';

const variant = (values: string, unavailable: string | null = null) => ({ values: values.split(' '), unavailable });

const matt = variant('A6 matt');
const gloss = variant('A6 gloss');
const large = variant('A5 gloss', 'notOffered');
const largeLinen = variant('A5 linen');
const all = [matt, gloss, large, largeLinen];

describe('choosing a variant', () => {
	it('keeps what was chosen before', () => {
		expect(variantWith(all, matt, 1, 'gloss')).toEqual({ variant: gloss, exact: true });
		expect(variantWith(all, gloss, 0, 'A5')).toEqual({ variant: large, exact: true });
	});

	it('leads to the nearest one where the combination does not exist, sooner to one that can be ordered', () => {
		expect(variantWith(all, matt, 0, 'A5')).toEqual({ variant: largeLinen, exact: false });
		expect(variantWith(all, matt, 1, 'linen')).toEqual({ variant: largeLinen, exact: false });
	});

	it('begins with the first that can be ordered', () => {
		expect(variantWith(all, null, 0, 'A5')).toEqual({ variant: largeLinen, exact: true });
	});

	it('of a value that no variant has is none', () => {
		expect(variantWith(all, matt, 0, 'A4')).toBeUndefined();
	});

	it('stays where one is', () => {
		for (const one of all)
			for (const [index, value] of one.values.entries())
				expect(variantWith(all, one, index, value)).toEqual({ variant: one, exact: true });
	});
});
