import { expect, it } from 'vitest';
import { beginPress } from './latest-press.ts';

it('a press of the order button counts until there is another one, on whichever page', () => {
	const isFirst = beginPress();
	expect(isFirst()).toBe(true);
	const isSecond = beginPress();
	expect([isFirst(), isSecond()]).toEqual([false, true]);
});
