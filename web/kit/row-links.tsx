// Rows that lead to a screen: the first cell is a real link, and the whole row follows it, with Ctrl or the middle button in a new tab.
import {
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type ReactNode,
	type SyntheticEvent,
	useRef,
} from 'react';
import { RoutedLink } from '../platform/routed-link.tsx';

const linkMark = 'data-row-link';
const rowMark = 'data-row';

export const rowAttributes = (id: string) => ({ [rowMark]: id });

const openTab = (link: HTMLAnchorElement) => window.open(link.href, '_blank', 'noopener');

/** Of a press that is not on the link itself: the browser does that alone. */
function linkUnder({ target }: MouseEvent): HTMLAnchorElement | undefined {
	if (!(target instanceof Element) || target.closest('a, button, label')) return undefined;
	return target.closest(`[${rowMark}]`)?.querySelector<HTMLAnchorElement>(`a[${linkMark}]`) ?? undefined;
}

export function useRowLinks() {
	const area = useRef<HTMLDivElement>(null);
	const wantsTab = useRef(false);
	const note = ({ ctrlKey, metaKey }: PointerEvent | KeyboardEvent) => {
		wantsTab.current = ctrlKey || metaKey;
	};
	return {
		/** For the element around the rows. */
		area: {
			ref: area,
			onPointerUpCapture: note,
			onKeyDownCapture: note,
			// The middle button would begin to scroll.
			onMouseDown: (event: MouseEvent) => {
				if (event.button === 1 && linkUnder(event)) event.preventDefault();
			},
			onAuxClick: (event: MouseEvent) => {
				const link = event.button === 1 && linkUnder(event);
				if (link) openTab(link);
			},
		},
		follow(id: string) {
			const link = area.current?.querySelector<HTMLAnchorElement>(`[${rowMark}="${CSS.escape(id)}"] a[${linkMark}]`);
			if (!link) return;
			if (wantsTab.current) openTab(link);
			else link.click();
			wantsTab.current = false;
		},
	};
}

/** The row would take what is pressed here for itself. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
	<RoutedLink
		to={to}
		{...{ [linkMark]: '' }}
		// The row is what the keyboard reaches.
		tabIndex={-1}
		onPointerDown={stop}
		onMouseDown={stop}
		onClick={stop}
		className="text-inherit hover:underline"
	>
		{children}
	</RoutedLink>
);
