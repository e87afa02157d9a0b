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

/** The numbers of the rows to draw, with how many are left out before each stretch of them. `held` is drawn wherever it is. */
export function stretchesOf(first: number, last: number, held: number): { from: number; to: number }[] {
	const window = { from: first, to: last };
	if (held >= first && held <= last) return [window];
	const alone = { from: held, to: held };
	return held < first ? [alone, window] : [window, alone];
}
