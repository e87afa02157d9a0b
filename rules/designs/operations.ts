// The flat list that a design is drawn as: the same for the browser's SVG, the server's SVG and the PDF. What is seen is what is printed
// because all painters paint this list.
import type { Micrometres } from './units.ts';

/** Inks in percent, 0 to 100, one decimal at most. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

export interface Ink {
	cmyk: Cmyk;
	/** Name of a spot colour: `CutContour`; `cmyk` is its alternate. */
	spot: string | null;
	/** What it looks like on a screen, from the profile: `#rrggbb`. */
	screen: string;
	/** Whether it prints over what lies below: black text and die lines. */
	overprint: boolean;
}

/** `x' = a x + c y + e`, `y' = b x + d y + f`, in micrometres, y down, origin at the trim corner. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Glyph {
	id: number;
	/** From the origin of the run, in font units, integers, y down. */
	x: number;
	y: number;
	/** Advance in the font, before kerning and tracking, in font units. */
	width: number;
	/** What it stands for, so that text can be searched and copied; empty for the later glyphs of a cluster. */
	text: string;
}

interface Drawn {
	/** Of the element that it belongs to. */
	elementId: string;
	matrix: Matrix;
}

export interface GlyphsOperation extends Drawn {
	kind: 'glyphs';
	faceId: string;
	unitsPerEm: number;
	/** In micrometres. */
	size: Micrometres;
	glyphs: readonly Glyph[];
	ink: Ink;
}

export interface PathOperation extends Drawn {
	kind: 'path';
	/** Absolute commands `M L C Z` only, in micrometres. */
	path: string;
	rule: 'nonzero' | 'evenodd';
	fill: Ink | null;
	stroke: { ink: Ink; width: Micrometres } | null;
}

export interface ImageOperation extends Drawn {
	kind: 'image';
	mediaId: string;
	/** Where it lies before the matrix is applied: from 0,0. */
	width: Micrometres;
	height: Micrometres;
	/** Part of the picture that is shown, in thousandths of its sides. */
	crop: { x: number; y: number; width: number; height: number };
}

/** Holds for the operations in it, whose matrices are of the page as all others: only the path is under that of the clip. */
export interface ClipOperation extends Drawn {
	kind: 'clip';
	path: string;
	operations: readonly DrawOperation[];
}

export type DrawOperation = GlyphsOperation | PathOperation | ImageOperation | ClipOperation;

export interface DrawnPage {
	pageId: string;
	name: string;
	operations: readonly DrawOperation[];
}
