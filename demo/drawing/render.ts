// From a drawing to its pixels, with our own font files and no others.
import { renderAsync } from '@resvg/resvg-js';
import type { FontFamily } from '../../rules/theme/fonts.ts';
import { type Face, fileOfFace } from '../../server/theme/face-file.ts';

/** The faces that a drawing names. */
export function facesIn(svg: string): Face[] {
	const named = /font-family="([^"]+)" font-weight="(\d+)"(?: font-style="(italic)")?/g;
	const faces = new Map<string, Face>();
	for (const [key, family = '', weight, italic] of svg.matchAll(named))
		faces.set(key, { family: family as FontFamily, weight: Number(weight), italic: italic !== undefined });
	return [...faces.values()];
}

/** The renderer multiplies colours by their opacity; pictures are kept without that. */
function divideByOpacity(pixels: Buffer): void {
	for (let at = 0; at < pixels.length; at += 4) {
		const opacity = pixels[at + 3] ?? 255;
		if (opacity === 255 || opacity === 0) continue;
		for (let channel = at; channel < at + 3; channel++)
			pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / opacity));
	}
}

/** On another thread; each pixel is four bytes: red, green, blue, opacity. */
export async function renderPixels(
	svg: string,
	width: number,
): Promise<{ pixels: Buffer; width: number; height: number }> {
	const image = await renderAsync(svg, {
		font: { fontFiles: facesIn(svg).map(fileOfFace), loadSystemFonts: false },
		fitTo: { mode: 'width', value: width },
	});
	const { pixels, width: exact, height } = image;
	divideByOpacity(pixels);
	return { pixels, width: exact, height };
}
