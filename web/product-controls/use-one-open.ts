// Name, description and prices of a product are edited one at a time: what is opened closes the one before, whose changes are asked about.
import { useEffect, useId, useSyncExternalStore } from 'react';
import { leaveEditors } from '../kit/open-editors.ts';

let openId: string | undefined;
const listeners = new Set<() => void>();

function setOpen(id: string | undefined): void {
	openId = id;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

interface OneOpen {
	isOpen: boolean;
	open(): Promise<void>;
	close(): void;
}

export function useOneOpen(): OneOpen {
	const id = useId();
	const isOpen = useSyncExternalStore(
		subscribe,
		() => openId === id,
		() => false,
	);
	const close = () => {
		if (openId === id) setOpen(undefined);
	};
	useEffect(
		() => () => {
			if (openId === id) setOpen(undefined);
		},
		[id],
	);
	const open = async () => {
		if (await leaveEditors()) setOpen(id);
	};
	return { isOpen, open, close };
}
