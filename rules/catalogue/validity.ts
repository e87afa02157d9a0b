// Things that hold for some days: labels, products. Days as 2026-11-15; both ends belong to it.

export interface Validity {
	validFrom: string | null;
	validUntil: string | null;
}

export const holdsOn = ({ validFrom, validUntil }: Validity, today: string): boolean =>
	(validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);

/** The spec's three: it holds, it will, it does not (any more). */
export type ChipStatus = 'active' | 'inactive' | 'scheduled';

export function statusOf(thing: Validity & { active: boolean }, today: string): ChipStatus {
	if (!thing.active) return 'inactive';
	if (thing.validFrom !== null && today < thing.validFrom) return 'scheduled';
	return holdsOn(thing, today) ? 'active' : 'inactive';
}
