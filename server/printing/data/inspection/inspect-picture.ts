// A JPEG, PNG or TIFF of a stranger: measured by its header, then decoded once for the preview. Runs in the child process.
import sharp, { type Metadata } from 'sharp';
import { fromMillimetres } from '../../../../rules/designs/units.ts';
import { mostPages, mostPictureMegapixels, mostPreviews } from '../../../../rules/printing/print-data.ts';
import type { TaskFunction } from '../../../untrusted-work/task.ts';
import { showsSeveralColours } from './several-colours.ts';
import { type InspectionResult, packInspection, previewSize, refuse } from './task-result.ts';

sharp.concurrency(1);
sharp.cache(false);

export type PixelType = 'jpeg' | 'png' | 'tiff';

const mostPixels = mostPictureMegapixels * 1e6;
const usualDensity = 300;

/** Turned as its camera says. */
function sizeOf({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
	return orientation > 4 ? { width: height, height: width } : { width, height };
}

export const inspectPicture: TaskFunction<{ type: PixelType }, InspectionResult> = async ({ type }, bytes) => {
	const metadata = await sharp(bytes, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (!metadata || metadata.format !== type) return refuse('damaged');
	const { pages: count = 1, density = usualDensity, space = 'srgb', hasAlpha = false } = metadata;
	const { width, height } = sizeOf(metadata);
	if (width * height * count > mostPixels) return refuse('tooManyPixels');
	if (count > mostPages) return refuse('tooManyPages');
	const previews: Uint8Array[] = [];
	let severalColours = false;
	try {
		for (let page = 0; page < Math.min(count, mostPreviews); page += 1) {
			const options = { limitInputPixels: mostPixels, failOn: 'error' as const, ...(type === 'tiff' ? { page } : {}) };
			const picture = sharp(bytes, options)
				.autoOrient()
				.resize({ ...previewSize(width, height), fit: 'inside' });
			const onPaper = picture.flatten({ background: '#fff' }).toColourspace('srgb');
			previews.push(await onPaper.clone().webp({ quality: 80, effort: 1 }).toBuffer());
			severalColours ||= await showsSeveralColours(onPaper);
		}
	} catch {
		return refuse('damaged');
	}
	const millimetres = (pixels: number) => fromMillimetres((pixels / Math.max(1, density)) * 25.4);
	const page = { width: millimetres(width), height: millimetres(height), trim: null, bleed: null, lowestPpi: null };
	const hasRgb = space !== 'cmyk' && space !== 'b-w' && space !== 'grey16';
	return packInspection(
		{
			kind: 'picture',
			...{ pixelWidth: width, pixelHeight: height },
			pages: Array.from({ length: count }, () => page),
			...{ fontsNotEmbedded: [], isEncrypted: false, hasScript: false, hasForm: false },
			...{ hasRgb, hasTransparency: hasAlpha, hasSeveralColours: severalColours },
		},
		previews,
	);
};
