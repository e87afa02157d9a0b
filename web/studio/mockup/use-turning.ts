// Turning a product: by dragging, by arrow keys, by buttons. It glides to where it is wanted unless the reader wants no motion.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** In degrees. */
const step = 15;
const perPixel = 0.45;
const glideMs = 650;

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** From -180 to 180. */
const normal = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

/** Slow at both ends. */
const ease = (part: number) => part * part * (3 - 2 * part);

/** @param most how far it can be turned to either side; Infinity: all around */
export function useTurning(most: number) {
	const [angle, setAngle] = useState(0);
	const dragged = useRef<{ from: number; angle: number }>(undefined);
	const frame = useRef(0);
	useEffect(() => () => cancelAnimationFrame(frame.current), []);
	const within = (wanted: number) => Math.min(Math.max(wanted, -most), most);

	const turnTo = (wanted: number) => {
		cancelAnimationFrame(frame.current);
		const end = within(wanted);
		if (wantsNoMotion()) return setAngle(end);
		const [start, begun] = [angle, performance.now()];
		const glide = (now: number) => {
			const part = Math.min(1, Math.max(0, (now - begun) / glideMs));
			setAngle(start + (end - start) * ease(part));
			if (part < 1) frame.current = requestAnimationFrame(glide);
		};
		frame.current = requestAnimationFrame(glide);
	};

	const keys: Readonly<Record<string, () => number>> = {
		ArrowLeft: () => angle - step,
		ArrowDown: () => angle - step,
		ArrowRight: () => angle + step,
		ArrowUp: () => angle + step,
		Home: () => 0,
		End: () => (Number.isFinite(most) ? most : 180),
	};
	const handlers = {
		onKeyDown(event: KeyboardEvent) {
			const next = event.ctrlKey || event.altKey || event.metaKey ? undefined : keys[event.key];
			if (!next) return;
			event.preventDefault();
			cancelAnimationFrame(frame.current);
			setAngle(within(next()));
		},
		onPointerDown(event: PointerEvent) {
			cancelAnimationFrame(frame.current);
			event.currentTarget.setPointerCapture(event.pointerId);
			dragged.current = { from: event.clientX, angle };
		},
		onPointerMove(event: PointerEvent) {
			if (dragged.current) setAngle(within(dragged.current.angle + (event.clientX - dragged.current.from) * perPixel));
		},
		onPointerUp: () => {
			dragged.current = undefined;
		},
		onPointerCancel: () => {
			dragged.current = undefined;
		},
	};
	/** The nearest angle at which one looks straight at the front, or at the other side than now. */
	const turnOver = () => turnTo(Math.round(angle / 180) * 180 + 180);
	const straighten = () => turnTo(Math.round(angle / 360) * 360);
	return { angle, shown: Math.round(normal(angle)), handlers, turnOver, straighten };
}
