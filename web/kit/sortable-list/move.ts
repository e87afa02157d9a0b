// What a list looks like after one of its things was moved.

/** The ids when one stands before another, or at the end. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] {
	const others = ids.filter((other) => other !== id);
	const at = before === null ? others.length : others.indexOf(before);
	return at < 0 ? [...ids] : [...others.slice(0, at), id, ...others.slice(at)];
}

/** What it stands before after a step; undefined where there is no further to go. */
export function beforeAfterStep(ids: readonly string[], id: string, step: -1 | 1): string | null | undefined {
	const at = ids.indexOf(id);
	if (at < 0 || at + step < 0 || at + step >= ids.length) return undefined;
	return step === -1 ? ids[at - 1] : (ids[at + 2] ?? null);
}

/** What it stands before when it was dropped next to another one. */
export function beforeAfterDrop(ids: readonly string[], target: string, place: 'before' | 'after'): string | null {
	return place === 'before' ? target : (ids[ids.indexOf(target) + 1] ?? null);
}
