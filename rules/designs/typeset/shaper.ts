// The one file that knows HarfBuzz, in the browser and in Node. The package loads its WebAssembly when it is imported, so this file is
// imported with `import()` by whatever is not in a studio. One buffer is used again and again: freed objects wait for the garbage collector.
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';
import { BoundedCache } from '../../collections/bounded-cache.ts';
import type { FontFace, GlyphBounds, ShapedGlyph } from './font-face.ts';

const buffer = new Buffer();
/** No rules of one language: the same letters look the same in every shop. */
const noLanguage = 'und';

const parsedFeatures = new Map<string, Feature>();

function parseFeature(text: string): Feature {
	const parsed = parsedFeatures.get(text) ?? Feature.fromString(text);
	if (!parsed) throw new RangeError(`not a feature: ${text}`);
	parsedFeatures.set(text, parsed);
	return parsed;
}

function shapeText(font: Font, text: string, features: readonly string[]): ShapedGlyph[] {
	buffer.clearContents();
	buffer.addText(text);
	buffer.setDirection(Direction.LTR);
	buffer.setLanguage(noLanguage);
	buffer.guessSegmentProperties();
	shape(font, buffer, features.map(parseFeature));
	const positions = buffer.getGlyphPositions();
	return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => {
		const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
		return { id: codepoint, cluster, advance: xAdvance, xOffset, yOffset };
	});
}

/** Remembers what a function of a small number returned. */
function remember<Value>(compute: (key: number) => Value): (key: number) => Value {
	const known = new Map<number, Value>();
	return (key) => {
		if (known.has(key)) return known.get(key) as Value;
		const value = compute(key);
		known.set(key, value);
		return value;
	};
}

function findBounds(font: Font, glyphId: number): GlyphBounds | null {
	const extents = font.glyphExtents(glyphId);
	if (!extents || (extents.width === 0 && extents.height === 0)) return null;
	const { xBearing, yBearing, width, height } = extents;
	return { left: xBearing, top: yBearing, right: xBearing + width, bottom: yBearing + height };
}

/** @param bytes of a whole TTF: glyph ids of a subset are others */
export function openFace(bytes: Uint8Array): FontFace {
	const face = new Face(new Blob(bytes));
	const font = new Font(face);
	// While a text is typed, most of its lines stay as they are.
	const shaped = new BoundedCache<string, readonly ShapedGlyph[]>({ maxEntries: 200 });
	const { ascender, descender } = font.hExtents();
	if (face.upem <= 0 || ascender - descender <= 0) throw new RangeError('not a font');
	return {
		unitsPerEm: face.upem,
		ascender,
		descender: -descender,
		hasGlyphFor: remember((codePoint) => font.nominalGlyph(codePoint) !== undefined),
		shape: (text, features) => shaped.getOrMake(`${features.join()}\n${text}`, () => shapeText(font, text, features)),
		widthOf: remember((glyphId) => font.glyphHAdvance(glyphId)),
		outlineOf: remember((glyphId) => font.glyphToPath(glyphId)),
		boundsOf: remember((glyphId) => findBounds(font, glyphId)),
	};
}
