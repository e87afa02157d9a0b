// Sets the text of a box: breaks it into lines, aligns them, and makes the type smaller where the element wants that. The same letters, faces and
// box give the same glyphs and positions everywhere.
import type { TextElement } from '../design.ts';
import type { Glyph } from '../operations.ts';
import type { Micrometres } from '../units.ts';
import { type Line, type LineBreaking, prepareLineBreaking } from './break-lines.ts';
import type { FaceSource } from './font-face.ts';
import { breakBehind, setMarkers } from './list.ts';
import { readParagraphs, type StyledRun } from './paragraph.ts';

export type TextStyle = Pick<
	TextElement,
	'faceId' | 'size' | 'leading' | 'tracking' | 'align' | 'verticalAlign' | 'fit' | 'minimumSize' | 'features' | 'list'
> & { box: { width: Micrometres; height: Micrometres } };

/** Glyphs of one face and one swatch, from a point on the baseline. */
interface GlyphRun {
	faceId: string;
	swatchId: string;
	unitsPerEm: number;
	glyphs: readonly Glyph[];
	/** From the corner of the box. */
	x: Micrometres;
	y: Micrometres;
}

export interface TypesetText {
	runs: readonly GlyphRun[];
	/** What it is set in: smaller than wanted where it was shrunk. */
	size: Micrometres;
	leading: Micrometres;
	lineCount: number;
	/** Of a list alone: how far from the edge its lines begin. */
	indent?: Micrometres;
	/** How far it reaches out of its box; zero: it fits. */
	overflow: { width: Micrometres; height: Micrometres };
	/** Letters that no face has. */
	missing: readonly string[];
	/** Letters that were taken from the second face. */
	substituted: readonly string[];
	/** Letters that are written from right to left. */
	unsupported: readonly string[];
}

interface Setting {
	lines: readonly Line[];
	size: Micrometres;
	leading: Micrometres;
	width: Micrometres;
	height: Micrometres;
}

function setAt(size: Micrometres, breakings: readonly LineBreaking[], style: TextStyle): Setting {
	const leading = Math.round((style.leading * size) / style.size);
	const lines = breakings.flatMap((breakLines) => breakLines(style.box.width / size));
	const width = Math.round(Math.max(0, ...lines.map((line) => line.width)) * size);
	return { lines, size, leading, width, height: lines.length * leading };
}

const fits = ({ width, height }: Setting, { box }: TextStyle) => width <= box.width && height <= box.height;

/** The largest size that fits, in whole micrometres; the smallest one allowed if none does. */
function shrink(breakings: readonly LineBreaking[], style: TextStyle): Setting {
	let smallest = setAt(style.minimumSize, breakings, style);
	if (!fits(smallest, style)) return smallest;
	let tooLarge = style.size;
	while (tooLarge - smallest.size > 1) {
		const tried = setAt((tooLarge + smallest.size) >> 1, breakings, style);
		if (fits(tried, style)) smallest = tried;
		else tooLarge = tried.size;
	}
	return smallest;
}

function chooseSetting(breakings: readonly LineBreaking[], style: TextStyle): Setting {
	const wanted = setAt(style.size, breakings, style);
	const mayShrink = style.fit === 'shrink' && style.minimumSize < style.size;
	return fits(wanted, style) || !mayShrink ? wanted : shrink(breakings, style);
}

const shares = { start: 0, center: 0.5, end: 1, top: 0, middle: 0.5, bottom: 1 } as const;

function runsOf({ lines, size, leading, height }: Setting, style: TextStyle, faces: FaceSource): GlyphRun[] {
	const { ascender, descender, unitsPerEm } = faces.faceOf(style.faceId);
	// As in CSS: what the leading leaves free lies half above and half below each line.
	const toBaseline = (leading + ((ascender - descender) * size) / unitsPerEm) / 2;
	const top = (style.box.height - height) * shares[style.verticalAlign];
	return lines.flatMap(({ stretches, width }, index) => {
		const left = (style.box.width - width * size) * shares[style.align];
		const y = Math.round(top + index * leading + toBaseline);
		return stretches.map(({ offset, ...stretch }) => ({ ...stretch, x: Math.round(left + offset * size), y }));
	});
}

export function typeset(runs: readonly StyledRun[], style: TextStyle, faces: FaceSource): TypesetText {
	const { paragraphs, report } = readParagraphs(runs, faces);
	const isEmpty = paragraphs.every(({ text }) => text === '');
	const list = style.list ? setMarkers(style.list, paragraphs, faces, style, report) : undefined;
	const breakings = (isEmpty ? [] : paragraphs).map((paragraph, index) => {
		const breakLines = prepareLineBreaking(paragraph, faces, style);
		return list?.indent ? breakBehind(breakLines, list.markers[index], list) : breakLines;
	});
	const setting = chooseSetting(breakings, style);
	const { lines, size, leading, width, height } = setting;
	return {
		runs: runsOf(setting, style, faces),
		size,
		leading,
		lineCount: lines.length,
		...(list && { indent: Math.round(list.indent * size) }),
		overflow: { width: Math.max(0, width - style.box.width), height: Math.max(0, height - style.box.height) },
		missing: [...report.missing],
		substituted: [...report.substituted],
		unsupported: [...report.unsupported],
	};
}
