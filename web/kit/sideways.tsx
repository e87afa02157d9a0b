// Around what may be wider than its place: it scrolls sideways, and a shade at the edge says that there is more.
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

interface Hidden {
	start: boolean;
	end: boolean;
}

function useHidden(area: RefObject<HTMLElement | null>): Hidden {
	const [hidden, setHidden] = useState<Hidden>({ start: false, end: false });
	useEffect(() => {
		const element = area.current;
		if (!element) return;
		const look = () => {
			const from = Math.abs(element.scrollLeft);
			const next = { start: from > 1, end: element.scrollWidth - element.clientWidth - from > 1 };
			setHidden((before) => (before.start === next.start && before.end === next.end ? before : next));
		};
		const observer = new ResizeObserver(look);
		observer.observe(element);
		if (element.firstElementChild) observer.observe(element.firstElementChild);
		element.addEventListener('scroll', look, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', look);
		};
	}, [area]);
	return hidden;
}

const shade =
	'pointer-events-none absolute inset-y-px z-[1] w-8 from-(color:--applications-popOverMenu-shadow) to-transparent';

/** @param area the element that scrolls, among the children */
export function Sideways({ area, children }: { area: RefObject<HTMLElement | null>; children: ReactNode }) {
	const { start, end } = useHidden(area);
	return (
		<div className="relative">
			{children}
			{start && <div aria-hidden className={`${shade} start-px rounded-s-theme bg-linear-to-r`} />}
			{end && <div aria-hidden className={`${shade} end-px rounded-e-theme bg-linear-to-l`} />}
		</div>
	);
}
