// What stands at the lower edge of the window: toasts and floating buttons are placed above it, by the variable --lower-edge.
import { type RefObject, useEffect } from 'react';

const heights = new Map<Element, number>();

/** Pixels from the lower edge up to which buttons float. */
const reach = 96;

function write(): void {
	document.documentElement.style.setProperty('--lower-edge', `${Math.max(0, ...heights.values())}px`);
}

/** @param shown whether it is there: something that comes and goes with the same hook is measured when it comes */
export function useLowerEdge(place: RefObject<HTMLElement | null>, shown: boolean): void {
	useEffect(() => {
		const element = place.current;
		if (!shown || !element) return;
		// At the end of a page it stands above the padding of the page: its height alone says too little.
		const measure = () => {
			const { top, bottom } = element.getBoundingClientRect();
			// What stands further up, or not in sight, is in nobody's way.
			const isInTheWay = bottom > window.innerHeight - reach && top < window.innerHeight;
			heights.set(element, isInTheWay ? window.innerHeight - Math.max(0, top) : 0);
			write();
		};
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		observer.observe(document.body);
		window.addEventListener('scroll', measure, { passive: true, capture: true });
		window.addEventListener('resize', measure);
		return () => {
			observer.disconnect();
			window.removeEventListener('scroll', measure, { capture: true });
			window.removeEventListener('resize', measure);
			heights.delete(element);
			write();
		};
	}, [place, shown]);
}
