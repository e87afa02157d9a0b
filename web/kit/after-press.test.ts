import { beforeEach, expect, it, vi } from 'vitest';
import { watchPresses } from './after-press.ts';

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

it('what waits for the release comes after the click, and once', () => {
	const screen = new EventTarget();
	const { isPressed, onRelease } = watchPresses(screen);
	const seen: string[] = [];
	screen.addEventListener('click', () => seen.push('click'));
	screen.dispatchEvent(new Event('pointerdown'));
	expect(isPressed()).toBe(true);
	const forget = onRelease(() => {
		seen.push('message');
		forget();
	});
	screen.dispatchEvent(new Event('pointerup'));
	screen.dispatchEvent(new Event('click'));
	expect(seen).toEqual(['click']);
	vi.runAllTimers();
	expect(isPressed()).toBe(false);
	screen.dispatchEvent(new Event('pointerdown'));
	screen.dispatchEvent(new Event('pointercancel'));
	vi.runAllTimers();
	expect(seen).toEqual(['click', 'message']);
});
