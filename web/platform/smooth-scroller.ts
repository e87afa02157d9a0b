// Meta and period scroll the page down, smoothly, at a steady pace, until the end, a second press or any other way of moving.
import { currentFlags } from './flags.ts';

const pixelsPerSecond = 300;

let stop: (() => void) | undefined;

function scroll(): void {
	let [frame, last, place] = [0, performance.now(), window.scrollY];
	const step = (now: number) => {
		place += ((now - last) / 1000) * pixelsPerSecond;
		last = now;
		window.scrollTo({ top: place, behavior: 'instant' });
		const end = document.documentElement.scrollHeight - window.innerHeight;
		if (place < end) frame = requestAnimationFrame(step);
		else stop?.();
	};
	const halt = () => stop?.();
	const ways = ['wheel', 'touchmove', 'pointerdown'] as const;
	for (const way of ways) window.addEventListener(way, halt, { passive: true });
	stop = () => {
		cancelAnimationFrame(frame);
		for (const way of ways) window.removeEventListener(way, halt);
		stop = undefined;
	};
	frame = requestAnimationFrame(step);
}

function press(event: KeyboardEvent): void {
	if (event.key === 'Meta' || event.repeat) return;
	const wanted = event.metaKey && event.key === '.' && currentFlags().smoothScroller;
	const running = stop !== undefined;
	stop?.();
	if (!wanted) return;
	event.preventDefault();
	if (!running) scroll();
}

export function installScroller(): void {
	// Added again it is still only one.
	window.addEventListener('keydown', press);
}
