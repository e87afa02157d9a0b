// What stands at the lower edge of the window: toasts and floating buttons are placed above it, by the variable --lower-edge.
import { type RefObject, useEffect } from 'react';

const heights = new Map<Element, number>();

function write(): void {
	document.documentElement.style.setProperty('--lower-edge', `${Math.max(0, ...heights.values())}px`);
}

/** @param shown whether it is there: something that comes and goes with the same hook is measured when it comes */
export function useLowerEdge(place: RefObject<HTMLElement | null>, shown: boolean): void {
	useEffect(() => {
		const element = place.current;
		if (!shown || !element) return;
		const observer = new ResizeObserver(([entry]) => {
			heights.set(element, entry?.borderBoxSize[0]?.blockSize ?? 0);
			write();
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			heights.delete(element);
			write();
		};
	}, [place, shown]);
}
