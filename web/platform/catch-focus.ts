// The focus stays where the reader was, also when what had it is gone.
import { type RefObject, useEffect, useRef } from 'react';

export interface FocusedPage {
	/** Nothing has the focus: keys would begin at the top of the page. */
	isLost(): boolean;
	nextFrame(work: () => void): void;
}

const page: FocusedPage = {
	isLost: () => document.activeElement === null || document.activeElement === document.body,
	nextFrame: (work) => void requestAnimationFrame(work),
};

/** Longer than a dialog takes to close, and to return the focus to a button that goes a moment later. */
const longest = 90;

/** Gives the focus to `place` once it is lost within the next moments. @returns stops that */
export function catchFocus(place: { focus(): void }, { isLost, nextFrame }: FocusedPage = page): () => void {
	let left = longest;
	const look = () => {
		if (left-- <= 0) return;
		if (isLost()) {
			left = 0;
			place.focus();
		} else nextFrame(look);
	};
	look();
	return () => {
		left = 0;
	};
}

const dialogs = '[role=dialog], [role=alertdialog], dialog';

/**
 * For a part whose buttons go when its state changes. A dialog that was opened from it counts as part of it.
 * @returns for the element that takes the focus then; it needs a `tabIndex`
 */
export function useFocusCatcher<Place extends HTMLElement>(state: string): RefObject<Place | null> {
	const place = useRef<Place>(null);
	const isWithin = useRef(false);
	useEffect(() => {
		const note = ({ target }: FocusEvent) => {
			if (!(target instanceof Element) || target.closest(dialogs)) return;
			isWithin.current = place.current?.contains(target) === true;
		};
		document.addEventListener('focusin', note);
		return () => document.removeEventListener('focusin', note);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with every other state something may be gone
	useEffect(() => (isWithin.current && place.current ? catchFocus(place.current) : undefined), [state]);
	return place;
}
