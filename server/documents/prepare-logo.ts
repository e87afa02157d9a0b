// A logo as paper takes it: one picture without transparency, as large as it is printed. One that is made for a dark header, and would
// vanish on paper, brings the ground of that header along.
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { contrastRatio, opaqueColour } from '../../rules/theme/contrast.ts';
import { resolveColour } from '../../rules/theme/resolve-colour.ts';
import type { Theme } from '../../rules/theme/theme.ts';
import { inTurn } from '../media/in-turn.ts';
import { fileTypeOf } from '../media/picture-type.ts';

export interface PreparedLogo {
	/** PNG without transparency: it goes into the document as it is. */
	png: Uint8Array;
	width: number;
	height: number;
	/** What it was laid upon; undefined: white paper. */
	ground: string | undefined;
}

/** 75 × 20 mm at 300 dots per inch. */
const box = { width: 886, height: 236 };
const paper = '#ffffff';
const leastContrast = 1.8;

/** Drawings are made as large as they are needed, not enlarged afterwards. */
async function openLogo(bytes: Uint8Array): Promise<Sharp> {
	if (fileTypeOf(bytes) !== 'svg') return sharp(bytes);
	const { width } = await sharp(bytes).metadata();
	return sharp(bytes, { density: Math.min(Math.max((72 * box.width) / Math.max(width, 1), 72), 2400) });
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

async function prepare(bytes: Uint8Array, headerGround: string): Promise<PreparedLogo> {
	const opened = await openLogo(bytes);
	const picture = sharp(await opened.autoOrient().toColourspace('srgb').ensureAlpha().png().toBuffer());
	const ground = (await showsOnPaper(picture)) ? undefined : headerGround;
	const { data, info } = await picture
		.resize({ ...box, fit: 'inside', withoutEnlargement: true })
		.flatten({ background: ground ?? paper })
		.png({ compressionLevel: 9, palette: false })
		.toBuffer({ resolveWithObject: true });
	return { png: data, width: info.width, height: info.height, ground };
}

/** Some tens of kilobytes each. */
const keptLogos = 50;
const kept = new Map<string, Promise<PreparedLogo>>();

/** @param headerGround what the logo stands on in the shop */
export function prepareLogo(bytes: Uint8Array, headerGround: string): Promise<PreparedLogo> {
	const name = `${createHash('sha256').update(bytes).digest('base64')} ${headerGround}`;
	const found = kept.get(name) ?? inTurn(() => prepare(bytes, headerGround));
	kept.delete(name);
	kept.set(name, found);
	found.catch(() => kept.delete(name));
	const [oldest] = kept.keys();
	if (kept.size > keptLogos && oldest !== undefined) kept.delete(oldest);
	return found;
}

/** What the logo of a shop stands on at the top of its pages. */
export const headerGround = (theme: Theme): string =>
	opaqueColour(resolveColour(theme, 'applications.header.background'), paper);
