import { describe, expect, it } from 'vitest';
import { beginHistory, changed, redone, undone } from './history.ts';

const start = beginHistory('white');

describe('the history of a theme', () => {
	it('goes back to where it began, and forth again', () => {
		const blue = changed(changed(start, 'red', 'a', 0), 'blue', 'b', 1);
		expect(undone(blue).present).toBe('red');
		expect(undone(undone(blue)).present).toBe('white');
		expect(redone(redone(undone(undone(blue)))).present).toBe('blue');
	});

	it('takes typing in one field back as a whole, unless there was a pause', () => {
		const typed = changed(changed(start, '#1', 'a', 0), '#12', 'a', 500);
		expect(undone(typed).present).toBe('white');
		expect(undone(changed(typed, '#123', 'a', 1600)).present).toBe('#12');
	});

	it('forgets what was taken back once something else is changed', () => {
		const other = changed(undone(changed(start, 'red', 'a', 0)), 'green', 'a', 1);
		expect(redone(other)).toEqual(other);
		expect(undone(other).present).toBe('white');
	});

	it('stays where it is when there is nothing before or after', () => {
		expect(undone(start)).toBe(start);
		expect(redone(start)).toBe(start);
	});
});
