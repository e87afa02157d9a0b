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
			const box = element.getBoundingClientRect();
			// The bar of the editor has two lines on a phone; the page may be shown smaller than it is.
			const edge = document.querySelector('[data-editor-bar]')?.getBoundingClientRect().bottom ?? 0;
			const scale = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1;
			if (edge > 0) element.style.setProperty('--page-bar-edge', `${(edge - 1) / scale}px`);
			const tools = element.firstElementChild;
			const isDocked = tools !== null && tools.getBoundingClientRect().top - box.top > 1;
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
