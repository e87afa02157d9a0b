// Draws a logo as paper takes it. It runs in the child process for untrusted work: a drawing can ask for any amount of work.
import sharp, { type Sharp } from 'sharp';
import { contrastRatio } from '../../../../rules/theme/contrast.ts';
import { densityFor } from '../../../media/picture-tasks.ts';
import type { TaskFunction } from '../../../untrusted-work/task.ts';

/** 75 × 20 mm at 300 dots per inch. */
const box = { width: 886, height: 236 };
const maxPixels = 40_000_000;
const paper = '#ffffff';
const leastContrast = 1.8;

/** Drawings are made as large as they are needed: neither enlarged afterwards nor drawn at the size that they say of themselves. */
async function openLogo(bytes: Buffer, isDrawing: boolean): Promise<Sharp> {
	const limits = { limitInputPixels: maxPixels };
	if (!isDrawing) return sharp(bytes, limits);
	const { width, height } = await sharp(bytes, { density: 72, limitInputPixels: false }).metadata();
	const scale = Math.min(box.width / Math.max(width, 1), (2 * box.height) / Math.max(height, 1));
	return sharp(bytes, { ...limits, density: densityFor({ width, height }, scale) });
}

/** Whether most of what is drawn can be told from white. */
async function showsOnPaper(picture: Sharp): Promise<boolean> {
	const pixels = await picture.clone().resize({ width: 120, height: 60, fit: 'inside' }).raw().toBuffer();
	let drawn = 0;
	let legible = 0;
	for (let at = 0; at < pixels.length; at += 4) {
		const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
		if (alpha < 128) continue;
		drawn += 1;
		if (contrastRatio(`rgb(${red}, ${green}, ${blue})`, paper) >= leastContrast) legible += 1;
	}
	return legible * 2 >= drawn;
}

interface DrawnLogo {
	width: number;
	height: number;
	isOnGround: boolean;
}

/**
 * PNG without transparency. One that is made for a dark header, and would vanish on paper, is laid upon the ground of that header.
 * Without a ground it stays transparent.
 */
export const drawLogo: TaskFunction<{ isDrawing: boolean; headerGround: string | null }, DrawnLogo> = async (
	given,
	bytes,
) => {
	const opened = await openLogo(bytes, given.isDrawing);
	const picture = sharp(await opened.autoOrient().toColourspace('srgb').ensureAlpha().png().toBuffer());
	const { headerGround } = given;
	const isOnGround = headerGround !== null && !(await showsOnPaper(picture));
	const fitting = picture.resize({ ...box, fit: 'inside', withoutEnlargement: true });
	const { data, info } = await (headerGround === null
		? fitting
		: fitting.flatten({ background: isOnGround ? headerGround : paper })
	)
		.png({ compressionLevel: 9, palette: false })
		.toBuffer({ resolveWithObject: true });
	return { result: { width: info.width, height: info.height, isOnGround }, bytes: data };
};
