// Things that hold for some time: labels for days, both ends included, products for moments as `moments.ts` reads them.
import { readMoment } from '../moments.ts';

export interface Validity {
	validFrom: string | null;
	validUntil: string | null;
}

export const holdsOn = ({ validFrom, validUntil }: Validity, today: string): boolean =>
	(validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);

/** The spec's three: it holds, it will, it does not (any more). */
export type ChipStatus = 'active' | 'inactive' | 'scheduled';

const momentOf = (text: string | null, timeZone: string, edge: 'from' | 'until', open: number): number => {
	const moment = text === null ? open : readMoment(text, timeZone, edge);
	return typeof moment === 'number' ? moment : open;
};

/** That of a product. What is no time does not limit it: it cannot be saved. */
export function productStatusOf(
	{ active, validFrom, validUntil }: Validity & { active: boolean },
	timeZone: string,
	now: number,
): ChipStatus {
	if (!active) return 'inactive';
	if (now < momentOf(validFrom, timeZone, 'from', Number.NEGATIVE_INFINITY)) return 'scheduled';
	return now < momentOf(validUntil, timeZone, 'until', Number.POSITIVE_INFINITY) ? 'active' : 'inactive';
}

/** That of a label. */
export function statusOf(thing: Validity & { active: boolean }, today: string): ChipStatus {
	if (!thing.active) return 'inactive';
	if (thing.validFrom !== null && today < thing.validFrom) return 'scheduled';
	return holdsOn(thing, today) ? 'active' : 'inactive';
}
