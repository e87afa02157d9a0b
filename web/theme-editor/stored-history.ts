// What was done and can be undone lasts as long as the tab: a reload forgets nothing. It counts only beside the draft it ended in.
import type { OwnTheme } from '../../rules/theme/theme.ts';
import { beginHistory, type History } from './history.ts';

const key = 'theme-history';
const steps = 50;

export function keepHistory({ past, present, future }: History<OwnTheme>): void {
	try {
		const kept = { past: past.slice(-steps), present, future: future.slice(0, steps) };
		sessionStorage.setItem(key, JSON.stringify(kept));
	} catch {
		// A browser that keeps nothing: there is no undo after a reload.
	}
}

/** Databases keep the names in an object in an order of their own. */
function sorted(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(entries.map(([name, below]) => [name, sorted(below)]));
}

const same = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** @param draft what the server has */
export function recallHistory(draft: OwnTheme): History<OwnTheme> {
	try {
		const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as History<OwnTheme> | null;
		if (kept && same(kept.present, draft)) return { past: kept.past, present: draft, future: kept.future };
	} catch {
		// As if nothing had been kept.
	}
	return beginHistory(draft);
}
