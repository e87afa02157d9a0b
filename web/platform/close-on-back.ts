// "Back" closes what lies over the page, as on a phone one expects; the page stays.
import { useEffect, useEffectEvent } from 'react';

type History = Pick<Window['history'], 'state' | 'pushState' | 'back'>;
type Listening = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** @returns to be called when it was closed another way: takes the added entry back */
export function closeOnBack(view: Listening & { history: History }, close: () => void): () => void {
	let isAdded = true;
	// Before the router, to which it would be another page.
	const options = { capture: true };
	const leave = (event: Event) => {
		event.stopImmediatePropagation();
		view.removeEventListener('popstate', leave, options);
		if (!isAdded) return;
		isAdded = false;
		close();
	};
	view.history.pushState(view.history.state, '');
	view.addEventListener('popstate', leave, options);
	return () => {
		if (!isAdded) return;
		isAdded = false;
		view.history.back();
	};
}

export function useCloseOnBack(open: boolean, onClose: () => void): void {
	const close = useEffectEvent(onClose);
	useEffect(() => (open ? closeOnBack(window, () => close()) : undefined), [open]);
}
