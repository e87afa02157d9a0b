// The faces that documents are set in, read and taken apart once. What a face does with a text depends on nothing but the text, so that a
// document made again is the same to the last byte.
import fs from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { type FontFamily, nearestWeight } from '../../rules/theme/fonts.ts';
import { fileOfFace } from '../theme/face-file.ts';

export interface DocumentFace {
	font: Font;
	has(codePoint: number): boolean;
}

/**
 * Figures of one width that stand on the line, so that sums stand below each other, and no ligatures: a glyph that stands for two letters
 * is found again as two by some readers of PDFs and as one by others.
 */
const features = { tnum: true, lnum: true, liga: false, clig: false, dlig: false };

/** Each takes some megabytes once it is used; a shop has three. */
const keptFaces = 12;

const kept = new Map<string, Promise<DocumentFace>>();

async function readFace(file: string): Promise<DocumentFace> {
	const font = create(await fs.readFile(file));
	if (!('layout' in font)) throw new Error(`not one face: ${file}`);
	const layOut = font.layout.bind(font);
	font.layout = (text) => layOut(text, features);
	// A glyph remembers the letter that first asked for it, for those who copy text. Space and non-breaking space share one: asked here, in
	// the order of Unicode, it does not depend on which document came first.
	const letters = new Set(font.characterSet.toSorted((one, other) => one - other));
	for (const letter of letters) font.glyphForCodePoint(letter);
	return { font, has: (codePoint) => letters.has(codePoint) };
}

/** The nearest weight that the family has. */
export function loadFace(family: FontFamily, wanted: number): Promise<DocumentFace> {
	const file = fileOfFace({ family, weight: nearestWeight(family, wanted) ?? 400 });
	const found = kept.get(file) ?? readFace(file);
	kept.delete(file);
	kept.set(file, found);
	found.catch(() => kept.delete(file));
	for (const [oldest] of kept) {
		if (kept.size <= keptFaces) break;
		kept.delete(oldest);
	}
	return found;
}
