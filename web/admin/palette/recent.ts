// What was opened from the palette last, in this tab alone: names of customers are kept no longer than that.
import { IconHistory } from '@tabler/icons-react';
import type { Found } from './sources.ts';

const key = 'palette.recent';
const most = 5;

type Kept = Pick<Found, 'label' | 'to'>;

export function readRecent(): Found[] {
	try {
		const kept: Kept[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
		return kept.map((one) => ({ ...one, id: `recent ${one.to}`, icon: IconHistory }));
	} catch {
		return [];
	}
}

export function keepRecent({ label, to, leaves }: Found): void {
	if (leaves) return;
	const others = readRecent().filter((one) => one.to !== to);
	const kept: Kept[] = [{ label, to }, ...others.map((one) => ({ label: one.label, to: one.to }))];
	try {
		sessionStorage.setItem(key, JSON.stringify(kept.slice(0, most)));
	} catch {
		// A browser that keeps nothing.
	}
}
