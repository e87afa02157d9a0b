// Files that are dropped anywhere in the window.
import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** @returns whether files are over the window */
export function useDrop(enabled: boolean, onDrop: (files: File[]) => void): boolean {
	const [over, setOver] = useState(false);
	const take = useEffectEvent(onDrop);
	useEffect(() => {
		if (!enabled) return;
		const listening = new AbortController();
		const listen = (name: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
			window.addEventListener(name, listener, { signal: listening.signal });
		listen('dragover', (event) => {
			if (!hasFiles(event)) return;
			event.preventDefault();
			setOver(true);
		});
		// Without anything to go to, it goes out of the window.
		listen('dragleave', (event) => event.relatedTarget === null && setOver(false));
		listen('drop', (event) => {
			setOver(false);
			if (!hasFiles(event) || event.defaultPrevented) return;
			event.preventDefault();
			take([...(event.dataTransfer?.files ?? [])]);
		});
		return () => listening.abort();
	}, [enabled]);
	return over;
}
