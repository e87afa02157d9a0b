// A page as a PNG.
import { renderAsync } from '@resvg/resvg-js';
import { escaped } from '../../../rules/html.ts';
import type { DrawnPage } from '../artwork.ts';
import type { Artwork } from '../objects.ts';
import { drawPage, faceFile } from './drawing.ts';

const usualWidth = 600;
const widest = 2000;

interface Wanted {
	width?: number | undefined;
	height?: number | undefined;
}

function drawSvg(artwork: Artwork, page: DrawnPage): string {
	const { ground, band, lines } = drawPage(artwork, page);
	const { width, height } = page;
	const texts = lines.map(
		({ text, x, y, size, bold, colour }) =>
			`<text x="${x}" y="${y}" font-family="Open Sans" font-weight="${bold ? 700 : 400}" font-size="${size}" fill="${colour}">${escaped(text)}</text>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${ground}"/><rect width="${band.width}" height="${height}" fill="${band.colour}"/>${texts.join('')}</svg>`;
}

export async function makePicture(artwork: Artwork, page: DrawnPage, { width, height }: Wanted): Promise<Buffer> {
	const image = await renderAsync(drawSvg(artwork, page), {
		font: { fontFiles: [faceFile(400), faceFile(700)], loadSystemFonts: false },
		fitTo:
			width === undefined && height !== undefined
				? { mode: 'height', value: Math.min(height, widest) }
				: { mode: 'width', value: Math.min(width ?? usualWidth, widest) },
	});
	return image.asPng();
}
