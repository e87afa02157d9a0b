// In which fonts a page is set that a browser test has opened.
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** In which faces the page is set once all its fonts are there. */
const fontsOf = `document.fonts.ready.then(() => ({
	faces: [...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback')).map(({ family, weight }) => family + ' ' + weight),
	preloads: document.querySelectorAll('link[rel=preload][as=font]').length,
	standIns: [...document.fonts].filter(({ family }) => family.includes('Fallback')).length,
}))`;

interface Fonts {
	faces: string[];
	preloads: number;
	standIns: number;
}

/** Width and height of some words in a face, and in the one that stands in for it, as a share of each other. */
const compared = `document.fonts.ready.then(() => Promise.all([...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback')).map(async ({ family, weight, style }) => {
	const name = family.replaceAll('"', '');
	const context = document.createElement('canvas').getContext('2d');
	const measure = async (wanted) => {
		context.font = style + ' ' + weight + ' 100px "' + wanted + '", monospace';
		await document.fonts.load(context.font);
		const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('Visitenkarten und Flyer, Business cards and posters');
		return { width, height: fontBoundingBoxAscent + fontBoundingBoxDescent };
	};
	const [own, standIn] = [await measure(name), await measure(name + ' Fallback')];
	return { face: name + ' ' + weight, width: standIn.width / own.width, height: standIn.height / own.height };
})))`;

/** Whether the machine has what the stand-ins are made from. */
const standInStates = `Promise.allSettled([...document.fonts].filter(({ family }) => family.includes('Fallback')).map((face) => face.load()))
	.then(() => [...document.fonts].filter(({ family }) => family.includes('Fallback')).map(({ status }) => status))`;

/** A page is set in fonts of its own, of which few are fetched before all else, and each has something that stands in for it. */
export async function expectOwnFonts(page: Page): Promise<void> {
	const { faces, preloads, standIns } = await page.evaluate<Fonts>(fontsOf);
	expect(faces.length).toBeGreaterThanOrEqual(2);
	expect(preloads).toBeLessThanOrEqual(2);
	expect(standIns).toBeGreaterThan(0);
}

/** A bare machine may have neither Arial nor the fonts that run as wide. */
export const hasStandIns = async (page: Page): Promise<boolean> =>
	(await page.evaluate<string[]>(standInStates)).includes('loaded');

/** What stands in for the fonts of a page runs as wide and as high. */
export async function expectFittingStandIns(page: Page): Promise<void> {
	const faces = await page.evaluate<{ face: string; width: number; height: number }[]>(compared);
	expect(faces.length).toBeGreaterThanOrEqual(2);
	for (const { face, width, height } of faces) {
		expect(Math.abs(width - 1), `${face} is ${width} as wide`).toBeLessThan(0.03);
		expect(Math.abs(height - 1), `${face} is ${height} as high`).toBeLessThan(0.02);
	}
}
