// Zooming with two fingers, or with a wheel while Ctrl is held, which is what a touchpad makes of two fingers. One finger scrolls, as everywhere.
import { type RefObject, useEffect, useEffectEvent } from 'react';

const distanceOf = (touches: TouchList): number => {
	const [one, other] = [touches[0], touches[1]];
	return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
};

/** @param scale is told by how much it is nearer than a moment ago */
export function usePinch(area: RefObject<HTMLElement | null>, scale: (by: number) => void): void {
	const zoom = useEffectEvent(scale);
	useEffect(() => {
		const element = area.current;
		if (!element) return;
		let distance = 0;
		const start = ({ touches }: TouchEvent) => {
			distance = touches.length === 2 ? distanceOf(touches) : 0;
		};
		const move = (event: TouchEvent) => {
			if (event.touches.length !== 2 || distance === 0) return;
			event.preventDefault();
			const next = distanceOf(event.touches);
			zoom(next / distance);
			distance = next;
		};
		const wheel = (event: WheelEvent) => {
			if (!event.ctrlKey) return;
			event.preventDefault();
			zoom(Math.exp(-event.deltaY / 200));
		};
		// React listens without being able to prevent anything.
		element.addEventListener('touchstart', start, { passive: true });
		element.addEventListener('touchmove', move, { passive: false });
		element.addEventListener('wheel', wheel, { passive: false });
		return () => {
			element.removeEventListener('touchstart', start);
			element.removeEventListener('touchmove', move);
			element.removeEventListener('wheel', wheel);
		};
	}, [area]);
}
