// What typesetting needs of a face, for every shaper.

export interface ShapedGlyph {
	id: number;
	/** Index of the first UTF-16 unit that it stands for. */
	cluster: number;
	/** With kerning, in font units. */
	advance: number;
	/** From its position, y up, in font units. */
	xOffset: number;
	yOffset: number;
}

/** In font units, y up: the lower left and the upper right corner of what is inked. */
export interface GlyphBounds {
	left: number;
	bottom: number;
	right: number;
	top: number;
}

export interface FontFace {
	readonly unitsPerEm: number;
	/** Above the baseline. */
	readonly ascender: number;
	/** Below the baseline: a positive number. */
	readonly descender: number;
	hasGlyphFor(codePoint: number): boolean;
	/** From left to right. Features as HarfBuzz writes them: `smcp`, `-liga`, `ss01=1`. */
	shape(text: string, features: readonly string[]): readonly ShapedGlyph[];
	/** Advance of the glyph alone. */
	widthOf(glyphId: number): number;
	/** Path commands `M L Q C Z` in font units, y up. */
	outlineOf(glyphId: number): string;
	/** Null: nothing is inked, as in a space. */
	boundsOf(glyphId: number): GlyphBounds | null;
}

/** The faces of one design. */
export interface FaceSource {
	faceOf(faceId: string): FontFace;
	/** Takes the letters that a face lacks. */
	fallback: { faceId: string; face: FontFace } | null;
}

/** Under this id drawing operations name the face that takes missing letters: Inter Regular. */
export const fallbackFaceId = 'fallback';
