// What a shopper wanted to put into the cart before they had to sign in: kept in this tab, for as long as that may take.
import type { WantedItem } from './use-adding.ts';

const key = 'wanted';
const keptFor = 30 * 60_000;

interface Kept {
	at: number;
	items: readonly WantedItem[];
}

export function keepWanted(items: readonly WantedItem[]): void {
	try {
		sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), items } satisfies Kept));
	} catch {
		// A browser that keeps nothing: it has to be chosen again.
	}
}

/** Once: taking it removes it. */
export function takeWanted(): readonly WantedItem[] {
	try {
		const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
		sessionStorage.removeItem(key);
		return kept && Date.now() - kept.at < keptFor ? kept.items : [];
	} catch {
		return [];
	}
}
