// Switches of this browser alone: the controls of those who edit, and smooth scrolling. They hold at once; saved, they hold after a
// reload as well. Reset turns all of them off and forgets what was saved.
import { useSyncExternalStore } from 'react';

export const flagNames = ['showFAB', 'languageControls', 'productControls', 'cmsControls', 'smoothScroller'] as const;
export type FlagName = (typeof flagNames)[number];
/** What has nothing to do with editing. */
export const flagsOfEverybody: readonly FlagName[] = ['smoothScroller'];
type Flags = Readonly<Record<FlagName, boolean>>;

const key = 'flags';

const off: Flags = {
	showFAB: false,
	languageControls: false,
	productControls: false,
	cmsControls: false,
	smoothScroller: false,
};

let flags = off;
const watchers = new Set<() => void>();

function become(next: Flags): void {
	flags = next;
	for (const watcher of watchers) watcher();
}

function watchFlags(watcher: () => void): () => void {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
}

export const currentFlags = (): Flags => flags;

export const useFlags = (): Flags => useSyncExternalStore(watchFlags, currentFlags, () => off);

export const setFlag = (name: FlagName, on: boolean): void => become({ ...flags, [name]: on });

export function saveFlags(): void {
	try {
		localStorage.setItem(key, JSON.stringify(flags));
	} catch {
		// A browser that keeps nothing: they hold until the next page.
	}
}

/** Whether there is anything to restore. */
export function keepsFlags(): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

/** What was saved; without that all are off. Only what is a flag and says yes counts. */
export function restoreFlags(): void {
	let kept: Partial<Record<FlagName, unknown>> = {};
	try {
		kept = JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
	} catch {
		// Another user's entry, or none that can be read.
	}
	become({ ...off, ...Object.fromEntries(flagNames.map((name) => [name, kept[name] === true])) });
}

export function resetFlags(): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// There is nothing, then.
	}
	become(off);
}
