// Shapes a part of a paragraph: glyphs in font units, widths in shares of the type size, so that nothing depends on the size.
import type { Glyph } from '../operations.ts';
import type { FaceSource, FontFace, ShapedGlyph } from './font-face.ts';
import { isSpace, softHyphen } from './letters.ts';
import type { BreakOpportunity, Paragraph, Stretch } from './paragraph.ts';

export interface Style {
	/** Between letters, in thousandths of the size. */
	tracking: number;
	features: readonly string[];
}

/** Glyphs of one stretch in a line. */
interface ShapedStretch {
	faceId: string;
	swatchId: string;
	unitsPerEm: number;
	glyphs: readonly Glyph[];
	/** From the begin of the line, in shares of the size. */
	offset: number;
}

export interface ShapedLine {
	stretches: readonly ShapedStretch[];
	/** Without what hangs at its end, in shares of the size. */
	width: number;
}

/** Letters that stand apart are not joined. */
const apart = ['-liga', '-clig'];
const visibleHyphen = '-';

interface ShapedText {
	glyphs: Glyph[];
	/** Font units from the begin to the begin of what follows. */
	advance: number;
	/** By index of the text: where its letter begins, in font units. */
	beginnings: Map<number, number>;
}

const trackingOf = (face: FontFace, { tracking }: Style) => Math.round((tracking * face.unitsPerEm) / 1000);

function nextCluster(shaped: readonly ShapedGlyph[], index: number): number | undefined {
	let next = index + 1;
	while (shaped[next]?.cluster === shaped[index]?.cluster) next += 1;
	return shaped[next]?.cluster;
}

function shapeText(face: FontFace, text: string, style: Style): ShapedText {
	const shaped = face.shape(text, style.tracking === 0 ? style.features : [...apart, ...style.features]);
	const tracking = trackingOf(face, style);
	const glyphs: Glyph[] = [];
	const beginnings = new Map<number, number>();
	let at = 0;
	for (const [index, { id, cluster, advance, xOffset, yOffset }] of shaped.entries()) {
		const isFirst = cluster !== shaped[index - 1]?.cluster;
		if (isFirst) beginnings.set(cluster, at);
		const letters = isFirst ? text.slice(cluster, nextCluster(shaped, index) ?? text.length) : '';
		glyphs.push({ id, x: at + xOffset, y: -yOffset || 0, width: face.widthOf(id), text: letters });
		const isLast = cluster !== shaped[index + 1]?.cluster;
		at += advance + (isLast ? tracking : 0);
	}
	return { glyphs, advance: at, beginnings };
}

/** For each index of the paragraph: how far from its begin that letter lies, in shares of the size. */
export function measureParagraph(
	{ text, stretches }: Paragraph,
	{ faceOf, fallback }: FaceSource,
	style: Style,
): Float64Array {
	const distances = new Float64Array(text.length + 1);
	let offset = 0;
	for (const { start, end, faceId } of stretches) {
		const face = faceId === fallback?.faceId ? fallback.face : faceOf(faceId);
		const { advance, beginnings } = shapeText(face, text.slice(start, end), style);
		let known = 0;
		for (let index = start; index < end; index += 1) {
			known = beginnings.get(index - start) ?? known;
			distances[index] = offset + known / face.unitsPerEm;
		}
		offset += advance / face.unitsPerEm;
	}
	distances[text.length] = offset;
	return distances;
}

/** Where the letters of a line end that are not spaces. */
export function trimEnd(text: string, start: number, end: number): number {
	let trimmed = end;
	while (trimmed > start && isSpace(text[trimmed - 1])) trimmed -= 1;
	return trimmed;
}

function partsWithin(stretches: readonly Stretch[], start: number, end: number): Stretch[] {
	return stretches
		.filter((stretch) => stretch.start < end && stretch.end > start)
		.map((stretch) => ({ ...stretch, start: Math.max(stretch.start, start), end: Math.min(stretch.end, end) }));
}

const markHyphen = (glyphs: readonly Glyph[]): Glyph[] =>
	glyphs.map((glyph, index) => (index === glyphs.length - 1 ? { ...glyph, text: softHyphen } : glyph));

/** The letters from `start` to the break, shaped by themselves, with the hyphen that the break shows. */
export function shapeLine(
	{ text, stretches }: Paragraph,
	start: number,
	{ position, hyphen }: BreakOpportunity,
	{ faceOf, fallback }: FaceSource,
	style: Style,
): ShapedLine {
	const parts = partsWithin(stretches, start, trimEnd(text, start, position));
	const line: ShapedStretch[] = [];
	let offset = 0;
	let hanging = 0;
	for (const [index, part] of parts.entries()) {
		const face = part.faceId === fallback?.faceId ? fallback.face : faceOf(part.faceId);
		const withHyphen = hyphen && index === parts.length - 1;
		const letters = text.slice(part.start, part.end);
		const { glyphs, advance } = shapeText(face, withHyphen ? letters + visibleHyphen : letters, style);
		const { unitsPerEm } = face;
		const { faceId, swatchId } = part;
		line.push({ faceId, swatchId, unitsPerEm, offset, glyphs: withHyphen ? markHyphen(glyphs) : glyphs });
		offset += advance / unitsPerEm;
		hanging = trackingOf(face, style) / unitsPerEm;
	}
	return { stretches: line, width: Math.max(0, offset - hanging) };
}
