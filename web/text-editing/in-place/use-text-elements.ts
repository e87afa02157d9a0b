// While texts are edited: outlines, the way to each text by keyboard, and what chooses one.
import { useEffect } from 'react';
import { allTextElements, overflowsItsBox, placeOf } from './text-elements.ts';

const root = document.documentElement;
const longPressMilliseconds = 500;
const reached = 'data-text-reached';

/** Every text can be reached by Tab; what leads somewhere could already. */
function makeReachable(): void {
	for (const place of allTextElements()) {
		place.toggleAttribute('data-text-overflows', overflowsItsBox(place));
		if (place.hasAttribute('tabindex') || place.closest('a, button, input, select, textarea, summary')) continue;
		place.setAttribute('tabindex', '0');
		place.setAttribute(reached, '');
	}
}

function undo(): void {
	for (const place of document.querySelectorAll(`[${reached}]`)) {
		place.removeAttribute('tabindex');
		place.removeAttribute(reached);
	}
	for (const place of document.querySelectorAll('[data-text-overflows]')) place.removeAttribute('data-text-overflows');
}

/** With Ctrl or Command held, the page is used as ever. */
const isOrdinary = (event: MouseEvent | KeyboardEvent) => event.ctrlKey || event.metaKey;

interface Choosing {
	choose(place: Element): void;
	/** Escape, where nothing else was to be closed. */
	leave(): void;
}

function listen({ choose, leave }: Choosing): () => void {
	const ends = new AbortController();
	const options = { capture: true, signal: ends.signal };
	let touched: ReturnType<typeof setTimeout> | undefined;
	let lastPointer = 'mouse';

	const take = (event: Event, place: Element) => {
		event.preventDefault();
		event.stopPropagation();
		choose(place);
	};
	const onClick = (event: MouseEvent) => {
		const place = placeOf(event.target, true);
		if (place && lastPointer === 'mouse' && !isOrdinary(event)) take(event, place);
	};
	const onKey = (event: KeyboardEvent) => {
		if (event.key === 'Escape' && !event.defaultPrevented) leave();
		const place = event.key === 'Enter' && !isOrdinary(event) ? placeOf(event.target) : undefined;
		if (place && !(event.target instanceof HTMLInputElement)) take(event, place);
	};
	const onDown = (event: PointerEvent) => {
		lastPointer = event.pointerType;
		clearTimeout(touched);
		const place = placeOf(event.target, true);
		if (place && event.pointerType !== 'mouse') touched = setTimeout(() => choose(place), longPressMilliseconds);
	};
	const onUp = () => clearTimeout(touched);
	/** What the system would offer on a long press. */
	const onMenu = (event: MouseEvent) => {
		if (lastPointer !== 'mouse' && placeOf(event.target, true)) event.preventDefault();
	};
	document.addEventListener('click', onClick, options);
	document.addEventListener('keydown', onKey, options);
	document.addEventListener('pointerdown', onDown, options);
	document.addEventListener('contextmenu', onMenu, options);
	for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const)
		document.addEventListener(name, name === 'pointermove' ? forgetWhenMoved(onUp) : onUp, options);
	return () => {
		clearTimeout(touched);
		ends.abort();
	};
}

/** A finger is never quite still; one that scrolls moves further. */
const stillPixels = 10;
const forgetWhenMoved = (forget: () => void) => (event: PointerEvent) => {
	if (Math.hypot(event.movementX, event.movementY) > stillPixels) forget();
};

/** Outlines while texts are edited. */
export function useOutlines(on: boolean): void {
	useEffect(() => {
		if (!on) return;
		root.setAttribute('data-language-controls', '');
		makeReachable();
		let waiting = 0;
		const watch = new MutationObserver(() => {
			cancelAnimationFrame(waiting);
			waiting = requestAnimationFrame(makeReachable);
		});
		watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-text'] });
		return () => {
			cancelAnimationFrame(waiting);
			watch.disconnect();
			root.removeAttribute('data-language-controls');
			undo();
		};
	}, [on]);
}

/** Choosing a text, as long as none is chosen. */
export function useChoosing(on: boolean, choosing: Choosing): void {
	useEffect(() => (on ? listen(choosing) : undefined), [on, choosing]);
}
