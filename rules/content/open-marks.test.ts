import { expect, it } from 'vitest';
import { firstPages as german } from './de-DE/first-pages.ts';
import { firstPages as english } from './en-GB/first-pages.ts';
import { openMarks } from './open-marks.ts';

it('everything that the skeletons of pages leave open begins with a mark by which it is found', () => {
	const texts = JSON.stringify([german, english]);
	const opened = texts.match(/\[(?=[A-Z])[^\]:]*:?/g) ?? [];
	expect(opened.length).toBeGreaterThan(20);
	expect(opened.filter((begun) => !openMarks.some((mark) => begun === mark))).toEqual([]);
});
