// From a drawing to a PNG, with our own font files and no others.
import { renderAsync } from '@resvg/resvg-js';
import type { FontFamily } from '../../rules/theme/fonts.ts';
import { type Face, fileOfFace } from './typeface.ts';

/** The faces that a drawing names. */
export function facesIn(svg: string): Face[] {
	const named = /font-family="([^"]+)" font-weight="(\d+)"(?: font-style="(italic)")?/g;
	const faces = new Map<string, Face>();
	for (const [key, family = '', weight, italic] of svg.matchAll(named))
		faces.set(key, { family: family as FontFamily, weight: Number(weight), italic: italic !== undefined });
	return [...faces.values()];
}

/** On another thread; the width is that of the drawing unless told. */
export async function renderPng(svg: string, width?: number): Promise<Buffer> {
	const image = await renderAsync(svg, {
		font: { fontFiles: facesIn(svg).map(fileOfFace), loadSystemFonts: false },
		...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const }),
	});
	return image.asPng();
}
