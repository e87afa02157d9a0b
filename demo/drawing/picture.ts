// From what a product or category says about its picture to the whole drawing.
import type { Brand } from './brand.ts';
import { type Kind, kinds } from './kinds.ts';
import type { PrintTexts } from './prints/sheets.ts';
import type { Tints } from './scenes/scene.ts';
import { pictureHeight, pictureWidth, type Setting } from './scenes/table.ts';
import { element, restartNames } from './svg.ts';

export interface PictureOf extends PrintTexts, Tints {
	kind: Kind;
	brand: Brand;
	size?: readonly [width: number, height: number];
}

export function drawing(width: number, height: number, content: () => string): string {
	restartNames();
	return element(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
		content(),
	);
}

export function drawPicture({ kind, ...subject }: PictureOf, setting: Setting): string {
	return drawing(pictureWidth, pictureHeight, () => kinds[kind](setting, subject));
}
