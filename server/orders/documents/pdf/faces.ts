// The faces that documents are set in, read and taken apart once. What a face does with a text depends on nothing but the text, so that a
// document made again is the same to the last byte.
import fs from 'node:fs/promises';
import { create, type Font, type GlyphRun } from 'fontkit';
import { BoundedCache } from '../../../../rules/collections/bounded-cache.ts';
import { type FontFamily, nearestWeight } from '../../../../rules/theme/fonts.ts';
import { fileOfFace } from '../../../theme/face-file.ts';

export interface DocumentFace {
	font: Font;
	has(codePoint: number): boolean;
}

/**
 * Figures that stand on the line. No ligatures: a glyph that stands for two letters is found again as two by some readers of PDFs and as one by
 * others. No contextual forms: a face that makes a multiplication sign of the x in 85x55 changes the code of an item.
 */
const inText = { lnum: true, liga: false, clig: false, dlig: false, calt: false };
/** All of one width, so that sums stand below each other; in words it would spread hyphens as well. */
const inNumbers = { ...inText, tnum: true };
const isNumber = /^-?[\d.,'\s%€$£¥]+$/;

/** Of each face: documents of a shop say the same words again and again. */
const maxWords = 4000;

/**
 * A glyph that is reached by a feature alone, as figures of one width are, does not know the letter that it stands for, and no one could copy
 * it. Without ligatures glyphs and letters come in pairs.
 */
function nameGlyphs({ glyphs }: GlyphRun, text: string): void {
	const letters = [...text];
	if (letters.length !== glyphs.length) return;
	for (const [index, glyph] of glyphs.entries())
		if (glyph.codePoints.length === 0) glyph.codePoints = [letters[index]?.codePointAt(0) ?? 0];
}

/** Half of the time that a document takes is finding the glyphs of words. */
function cacheWords(layOut: Font['layout']): Font['layout'] {
	const words = new BoundedCache<string, GlyphRun>({ maxEntries: maxWords });
	return (text) => {
		const run = words.getOrMake(text, () => {
			const made = layOut(text, isNumber.test(text) ? inNumbers : inText);
			nameGlyphs(made, text);
			return made;
		});
		// Who asks scales the positions where they are.
		const positions = run.positions.map((position) => ({ ...position }));
		return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
	};
}

/** Each takes some megabytes once it is used; a shop has three. */
const maxFaces = 12;

const faces = new BoundedCache<string, Promise<DocumentFace>>({ maxEntries: maxFaces });

/** Some faces keep their other figures at places that mean nothing anywhere else. */
const isPrivate = (codePoint: number) => (codePoint >= 0xe000 && codePoint <= 0xf8ff) || codePoint >= 0xf0000;

async function readFace(file: string): Promise<DocumentFace> {
	const font = create(await fs.readFile(file));
	if (!('layout' in font)) throw new Error(`not one face: ${file}`);
	font.layout = cacheWords(font.layout.bind(font));
	// A glyph remembers the letter that first asked for it, for those who copy text. Space and non-breaking space share one: asked here, in
	// the order of Unicode, it does not depend on which document came first.
	const letters = new Set(font.characterSet.toSorted((one, other) => one - other));
	for (const letter of letters) if (!isPrivate(letter)) font.glyphForCodePoint(letter);
	return { font, has: (codePoint) => letters.has(codePoint) };
}

/** The nearest weight that the family has. */
export function loadFace(family: FontFamily, wanted: number): Promise<DocumentFace> {
	const file = fileOfFace({ family, weight: nearestWeight(family, wanted) ?? 400 });
	return faces.getOrMake(file, () => {
		const face = readFace(file);
		face.catch(() => faces.deleteValue(file, face));
		return face;
	});
}
