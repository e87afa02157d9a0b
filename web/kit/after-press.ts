// What would move the screen waits while a button of the mouse is down: a field that is left by a click would otherwise push what is clicked
// away from under the pointer, and the click would be lost.
import { useEffect, useState } from 'react';

/** @returns unsubscribes */
type OnRelease = (listener: () => void) => () => void;

export interface Presses {
	isPressed(): boolean;
	onRelease: OnRelease;
}

export function watchPresses(target: EventTarget): Presses {
	let pressed = false;
	const listeners = new Set<() => void>();
	const release = () => {
		if (!pressed) return;
		pressed = false;
		// The click comes after the release, in the same turn.
		setTimeout(() => {
			for (const listener of [...listeners]) listener();
		});
	};
	target.addEventListener(
		'pointerdown',
		() => {
			pressed = true;
		},
		true,
	);
	for (const end of ['pointerup', 'pointercancel', 'dragend']) target.addEventListener(end, release, true);
	return {
		isPressed: () => pressed,
		onRelease(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}

const presses = typeof window === 'undefined' ? undefined : watchPresses(window);

/** Texts of the administration are objects, made anew with each rendering. */
const isSame = (one: unknown, other: unknown): boolean =>
	one === other || (one != null && other != null && String(one) === String(other));

/** The value, and while the pointer is down the one from before. */
export function useAfterPress<Value>(value: Value): Value {
	const [shown, setShown] = useState(value);
	const differs = !isSame(shown, value);
	const waits = differs && presses?.isPressed() === true;
	if (differs && !waits) setShown(value);
	useEffect(() => {
		if (waits) return presses?.onRelease(() => setShown(value));
	}, [waits, value]);
	return waits ? shown : value;
}
