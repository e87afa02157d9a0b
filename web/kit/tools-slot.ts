// Where the button of the text tools stands: it floats over the page, unless a frame around the page has a slot for it.
import { useSyncExternalStore } from 'react';

let slot: HTMLElement | null = null;
const watchers = new Set<() => void>();

/** For the `ref` of that slot. */
export function setToolsSlot(element: HTMLElement | null): void {
	slot = element;
	for (const watcher of watchers) watcher();
}

function watchSlot(watcher: () => void): () => void {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
}

export const useToolsSlot = (): HTMLElement | null =>
	useSyncExternalStore(
		watchSlot,
		() => slot,
		() => null,
	);
