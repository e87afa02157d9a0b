// What went wrong with a line of a list: it stands beside the line until something has worked there.
import { useSyncExternalStore } from 'react';

let errors: Readonly<Record<string, string>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** @param words undefined: it has worked */
export function setLineError(id: string, words: string | undefined): void {
	const { [id]: before, ...others } = errors;
	if (before === words) return;
	errors = words === undefined ? others : { ...others, [id]: words };
	for (const listener of listeners) listener();
}

export const useLineError = (id: string): string | undefined =>
	useSyncExternalStore(
		subscribe,
		() => errors[id],
		() => undefined,
	);
