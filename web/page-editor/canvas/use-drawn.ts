// Of a page with hundreds of sections the first ones are drawn at once, and can be worked on; the others follow when there is nothing else
// to do.
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/when-idle.ts';

const atOnce = 40;

/** @returns how many are drawn; once all are, whatever comes is */
export function useDrawn(count: number): number {
	const [drawn, setDrawn] = useState(atOnce);
	useEffect(() => {
		if (drawn === Number.POSITIVE_INFINITY) return;
		let left = false;
		const more = drawn >= count ? Number.POSITIVE_INFINITY : drawn + atOnce;
		whenIdle(() => left || startTransition(() => setDrawn(more)));
		return () => {
			left = true;
		};
	}, [drawn, count]);
	return drawn;
}
