// A family of refresh tokens and what becomes of it when one of them is used. Pure: where families are kept is another matter.

const graceMs = 10_000;
export const sessionDays = 30;

export interface Family {
	/** The hash of the token that is current. */
	current: string;
	/** Those it has replaced within the grace, oldest first, with the time in milliseconds. */
	earlier: readonly (readonly [hash: string, at: number])[];
}

export type Use =
	| { kind: 'rotated'; family: Family }
	/** A tab that was late: it gets what the others got, so many tokens further on. */
	| { kind: 'late'; behind: number }
	/** A user uses a token that was replaced long ago: it is in two hands. */
	| { kind: 'reused' };

export function validateToken(family: Family, hash: string, next: string, now: number): Use {
	const recent = family.earlier.filter(([, at]) => now - at < graceMs);
	if (family.current === hash)
		return { kind: 'rotated', family: { current: next, earlier: [...recent, [hash, now] as const] } };
	const place = recent.findIndex(([earlier]) => earlier === hash);
	return place < 0 ? { kind: 'reused' } : { kind: 'late', behind: recent.length - place };
}
