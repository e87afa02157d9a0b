// A thumbnail of what is printed: the sheet as it is cut, with its folds, on a quiet ground; with a drawn page on it where there is one.
import { renderAsync } from '@resvg/resvg-js';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { contentTypes } from '../../media/media-path.ts';
import type { PictureFile } from '../../media/save-picture.ts';
import { type PreviewInput, previewSvg } from '../render-preview.ts';

/** 4:3, as thumbnails of pictures. */
const picture = { width: 960, height: 720, margin: 90 };
const colours = { ground: '#e9ecef', sheet: '#ffffff', shadow: '#1f2933', edge: '#c5ccd3', fold: '#9aa5b1' };

export interface PrintedItem {
	specification: Pick<PrintSpecification, 'width' | 'height' | 'folds' | 'dieLine'>;
	/** What lies on the first side; nothing: the empty sheet. */
	page?: Omit<PreviewInput, 'options'> | undefined;
}

/** The drawn page as an SVG inside another one, as large as the trim. */
function paintPage({ specification: { width, height }, page }: PrintedItem): string {
	if (!page) return '';
	const options = { width, height, bleed: 0, guides: null, watermark: [] };
	const svg = previewSvg({ ...page, options });
	// Its own size is in millimetres.
	return svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`);
}

function drawThumbnail(item: PrintedItem): string {
	const { width, height, folds, dieLine } = item.specification;
	const scale = Math.min((picture.width - 2 * picture.margin) / width, (picture.height - 2 * picture.margin) / height);
	const [x, y] = [(picture.width - width * scale) / 2, (picture.height - height * scale) / 2];
	// Validated when it was saved: absolute commands and numbers alone.
	const outline = dieLine ?? `M0 0L${width} 0L${width} ${height}L0 ${height}Z`;
	const shadow = [3, 7, 12]
		.map(
			(by) => `<path transform="translate(0 ${by / scale})" d="${outline}" fill="${colours.shadow}" opacity="0.06"/>`,
		)
		.join('');
	const lines = folds
		.map(
			(fold) =>
				`<path d="M${fold} 0V${height}" stroke="${colours.fold}" stroke-width="${2 / scale}" stroke-dasharray="${10 / scale} ${7 / scale}"/>`,
		)
		.join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">
		<rect width="${picture.width}" height="${picture.height}" fill="${colours.ground}"/>
		<g transform="translate(${x} ${y}) scale(${scale})">
			${shadow}<path d="${outline}" fill="${colours.sheet}"/>
			<clipPath id="cut"><path d="${outline}"/></clipPath>
			<g clip-path="url(#cut)">${paintPage(item)}${item.page ? '' : lines}</g>
			<path d="${outline}" fill="none" stroke="${colours.edge}" stroke-width="${1.5 / scale}"/>
		</g>
	</svg>`;
}

export async function renderThumbnail(item: PrintedItem): Promise<PictureFile> {
	const image = await renderAsync(drawThumbnail(item), { font: { loadSystemFonts: false } });
	return { contentType: contentTypes.png, width: picture.width, height: picture.height, bytes: image.asPng() };
}
