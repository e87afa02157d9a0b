// A user who goes back from a screen finds the focus on the link that had led there, as lists are worked through by keyboard one row after the other.
import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router';

/** For how long the rows of a list are waited for. */
const patience = 3000;

export function useFocusAfterBack(): void {
	const { pathname } = useLocation();
	const href = useHref(pathname);
	const type = useNavigationType();
	const left = useRef(href);
	useEffect(() => {
		const from = left.current;
		left.current = href;
		if (type !== 'POP' || from === href) return;
		const ends = performance.now() + patience;
		let frame = 0;
		const look = () => {
			// Who has gone on by then has the focus elsewhere.
			if (document.activeElement !== document.body && document.activeElement?.id !== 'content') return;
			const links = document.querySelectorAll<HTMLElement>(`#content a[href="${CSS.escape(from)}"]`);
			// A list is in the page twice: as a table, and as cards for narrow screens.
			const link = [...links].find((one) => one.checkVisibility());
			// The grid of a table gives the focus to its rows, and would move it from a link to the first of them.
			const target = link?.closest<HTMLElement>('[role=row]') ?? link;
			if (target) target.focus({ preventScroll: true });
			else if (performance.now() < ends) frame = requestAnimationFrame(look);
		};
		frame = requestAnimationFrame(look);
		return () => cancelAnimationFrame(frame);
	}, [href, type]);
}
