import { describe, expect, it } from 'vitest';
import { catchFocus } from './catch-focus.ts';

/** A page whose focus is lost after so many frames; `undefined`: never. */
function openPage(lostAfter: number | undefined) {
	const frames: (() => void)[] = [];
	let [passed, focused] = [0, 0];
	const page = {
		isLost: () => lostAfter !== undefined && passed >= lostAfter && focused === 0,
		nextFrame: (work: () => void) => void frames.push(work),
	};
	const stop = catchFocus({ focus: () => focused++ }, page);
	return {
		stop,
		run(count: number) {
			for (; count > 0 && frames.length > 0; count--) {
				passed++;
				frames.shift()?.();
			}
		},
		focused: () => focused,
		isOver: () => frames.length === 0,
	};
}

describe('the focus of something that goes', () => {
	it('is caught when a dialog has closed and its button is gone', () => {
		const page = openPage(20);
		page.run(19);
		expect(page.focused()).toBe(0);
		page.run(1);
		expect([page.focused(), page.isOver()]).toEqual([1, true]);
		expect(openPage(0).focused()).toBe(1);
	});

	it('stays where it is if that is still there, and is left alone before long', () => {
		const page = openPage(undefined);
		page.run(1000);
		expect([page.focused(), page.isOver()]).toEqual([0, true]);
	});

	it('is not caught after that was stopped', () => {
		const page = openPage(20);
		page.stop();
		page.run(100);
		expect(page.focused()).toBe(0);
	});
});
