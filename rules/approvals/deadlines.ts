// When those who are asked are reminded, and how long an approved order can be paid.

const dayMs = 24 * 60 * 60_000;

/** So long the page to pay on can be opened after the last approval. */
export const daysToPay = 7;

export const deadlineOf = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

/** The day before the deadline; where that is a single day, half of it. */
export function reminderAt(begun: Date, deadline: Date): Date {
	const all = deadline.getTime() - begun.getTime();
	return new Date(deadline.getTime() - (all > dayMs ? dayMs : all / 2));
}
