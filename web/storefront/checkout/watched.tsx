// Around a field: tells when the focus has left it, and is found when the focus is to go there.
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

interface WatchedProps {
	name: string;
	onLeave(): void;
	wide?: boolean;
	children: ReactNode;
}

export function Watched({ name, onLeave, wide = false, children }: WatchedProps) {
	const pressed = usePressed();
	const blur = (event: FocusEvent) => {
		if (event.currentTarget.contains(event.relatedTarget)) return;
		// A fault that came between the two halves of a press would push the button away from under it.
		if (pressed()) window.addEventListener('pointerup', () => setTimeout(onLeave, 0), { once: true });
		else onLeave();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it is only observed where the focus goes
		<div data-field={name} onBlur={blur} className={`min-w-0 scroll-mt-24 ${wide ? 'phone:col-span-2' : ''}`}>
			{children}
		</div>
	);
}

function usePressed(): () => boolean {
	const down = useRef(false);
	useEffect(() => {
		const press = ({ type }: Event) => {
			down.current = type === 'pointerdown';
		};
		const events = ['pointerdown', 'pointerup', 'pointercancel'];
		for (const event of events) window.addEventListener(event, press, true);
		return () => {
			for (const event of events) window.removeEventListener(event, press, true);
		};
	}, []);
	return () => down.current;
}

const focusable = ':is(input, select, textarea, button):not([disabled], [hidden], [tabindex="-1"])';

/** Takes the focus to the first thing that has to be mended. */
export function focusField(name: string): void {
	const target = document.querySelector<HTMLElement>(`[data-field="${name}"] ${focusable}`);
	target?.scrollIntoView({ block: 'center' });
	target?.focus({ preventScroll: true });
}
