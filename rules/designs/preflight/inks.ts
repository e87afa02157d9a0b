// What is printed in one colour has one plate: black, or the ink that is mixed for the job.
import type { Ink } from '../operations.ts';
import type { PrintSpecification } from '../print-specification.ts';
import { inksOf } from './areas.ts';
import { type DrawnPages, type Found, finding, isTechnical } from './context.ts';

const processPlates = ['cyan', 'magenta', 'yellow', 'black'] as const;

const platesOf = ({ cmyk, spot }: Ink): string[] =>
	spot === null ? processPlates.filter((_plate, index) => (cmyk[index] ?? 0) > 0) : [spot];

/** Pictures are always converted into all inks of the profile. */
export function* checkInks({ inks }: PrintSpecification, pages: DrawnPages): Found {
	if (inks !== 'oneColour') return;
	const printed = pages.map(({ operations }) =>
		operations.map((operation) => ({
			elementId: operation.elementId,
			inks: inksOf(operation).filter((ink) => !isTechnical(ink)),
		})),
	);
	const plate = printed.flat(2).flatMap((one) => one.inks.flatMap(({ spot }) => spot ?? []))[0] ?? 'black';
	for (const [index, { reports }] of pages.entries()) {
		const page = index + 1;
		for (const { elementId, inks: used } of printed[index] ?? [])
			if (used.some((ink) => platesOf(ink).some((name) => name !== plate)))
				yield finding('severalInks', 'error', { page, elementId });
		for (const { kind, elementId, bounds: box } of reports)
			if (kind === 'image') yield finding('severalInks', 'error', { page, elementId, box });
	}
}
