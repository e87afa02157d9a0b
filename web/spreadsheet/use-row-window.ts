// Which rows of a long sheet are drawn: those in sight and some beside them. All are equally high, so that places are numbers and
// nothing has to be measured; blocks that watch themselves, as the grid of texts has for rows of any height, would be hundreds here.
import { type RefObject, useEffect, useState } from 'react';

const spare = 12;
/** The window moves in steps, so that not every pixel draws. */
const step = 6;

interface Options {
	rows: number;
	rowHeight: number;
}

export function useRowWindow(box: RefObject<HTMLElement | null>, { rows, rowHeight }: Options) {
	const [top, setTop] = useState(0);
	const [height, setHeight] = useState(600);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const scroll = () => setTop(Math.floor(element.scrollTop / rowHeight / step) * step);
		const measure = new ResizeObserver(() => {
			setHeight(element.clientHeight);
			scroll();
		});
		measure.observe(element);
		element.addEventListener('scroll', scroll, { passive: true });
		return () => {
			measure.disconnect();
			element.removeEventListener('scroll', scroll);
		};
	}, [box, rowHeight]);
	const inSight = Math.ceil(height / rowHeight);
	const first = Math.max(0, Math.min(top, rows - inSight) - spare);
	const last = Math.min(rows - 1, top + inSight + step + spare);
	return { first, last, page: Math.max(1, inSight - 3) };
}

/** The numbers of the rows to draw, rising: those of the window, and the one that is held wherever it is. */
export function rowsToDraw({ first, last }: { first: number; last: number }, held: number, rows: number): number[] {
	if (rows === 0) return [];
	const window = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	if (held < first) return [held, ...window];
	return held > last ? [...window, held] : window;
}
