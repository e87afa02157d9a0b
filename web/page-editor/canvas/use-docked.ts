// Whether the tools of a section stay at the upper edge of the window because it reaches beyond that: they are a strip of its whole width
// then, under which words go away and are not half covered.
import { type RefObject, useEffect } from 'react';

export function useDocked(bar: RefObject<HTMLElement | null>, isChosen: boolean): void {
	useEffect(() => {
		const element = bar.current;
		if (!element || !isChosen) return;
		let frame = 0;
		const look = () => {
			frame = 0;
			const tools = element.firstElementChild;
			const isDocked = tools !== null && tools.getBoundingClientRect().top - element.getBoundingClientRect().top > 1;
			element.toggleAttribute('data-docked', isDocked);
		};
		const soon = () => {
			frame ||= requestAnimationFrame(look);
		};
		look();
		window.addEventListener('scroll', soon, { passive: true });
		window.addEventListener('resize', soon);
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener('scroll', soon);
			window.removeEventListener('resize', soon);
			element.removeAttribute('data-docked');
		};
	}, [bar, isChosen]);
}
