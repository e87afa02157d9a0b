// Which inks a colour of a design can be mixed of: what needs more plates than the product has cannot be printed.
import type { Design } from './design.ts';
import type { Cmyk } from './operations.ts';
import type { PrintSpecification } from './print-specification.ts';

/** `none`: one colour is printed, and it is a spot ink. */
export type MixableInks = 'all' | 'black' | 'none';

export function mixableInks({ inks }: Pick<PrintSpecification, 'inks'>, swatches: Design['swatches']): MixableInks {
	if (inks !== 'oneColour') return 'all';
	return swatches.some(({ spot }) => spot !== null) ? 'none' : 'black';
}

export const isBlackAlone = ([cyan, magenta, yellow]: Cmyk): boolean => cyan + magenta + yellow === 0;
