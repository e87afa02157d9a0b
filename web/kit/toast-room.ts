// How much room the toasts take at the bottom of the window: what opens over the page stays above them, so that they cover none of its
// buttons. What is scrolled to stands above them by the variable --toasts-edge.
import { type CSSProperties, type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

let room = 0;
const watchers = new Set<() => void>();

const watch = (watcher: () => void) => {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
};

function write(measured: number): void {
	if (measured === room) return;
	room = measured;
	document.documentElement.style.setProperty('--toasts-edge', `${room}px`);
	for (const watcher of watchers) watcher();
}

/** @param place around the list of them, which comes and goes */
export function useMeasuredToasts(place: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const measure = () => {
			const list = element.querySelector('.Toastify__toast-container')?.getBoundingClientRect();
			write(list && list.height > 0 ? Math.round(window.innerHeight - list.top) : 0);
		};
		const observer = new MutationObserver(measure);
		observer.observe(element, { childList: true, subtree: true });
		measure();
		return () => {
			observer.disconnect();
			write(0);
		};
	}, [place]);
}

/**
 * For what is open over the page; read by `aboveToasts`. The room stays until it is closed: a button that moved when a toast goes would
 * be missed.
 */
export function useRoomForToasts(open: boolean): CSSProperties {
	const now = useSyncExternalStore(
		watch,
		() => room,
		() => 0,
	);
	const [kept, setKept] = useState(0);
	const needed = open ? Math.max(kept, now) : 0;
	if (needed !== kept) setKept(needed);
	return { '--toast-room': `${needed}px` } as CSSProperties;
}

/** A column with one thing in its middle, moved up only as far as the toasts reach. */
export const aboveToasts = 'flex-col items-center before:flex-1 after:min-h-(--toast-room) after:flex-1';

/** Runs once the toast that was just shown is measured and has its room. @returns forgets it */
export function soonWithToasts(run: () => void): () => void {
	let frame = requestAnimationFrame(() => {
		frame = requestAnimationFrame(run);
	});
	return () => cancelAnimationFrame(frame);
}
