// Sets lines of type as drawing operations, for samples and measurements that need no design behind them.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Glyph, GlyphsOperation, Ink } from '../../rules/designs/operations.ts';
import { fromMillimetres, fromPoints } from '../../rules/designs/units.ts';
import type { FontFamily } from '../../rules/theme/fonts.ts';
import type { PrintFace } from '../../server/printing/pdf/make-print-pdf.ts';
import { fileOfFace } from '../../server/theme/face-file.ts';

export interface SampleFace extends PrintFace {
	id: string;
	font: Font;
}

const opened = new Map<string, SampleFace>();

export function openSampleFace(family: FontFamily, weight: number): SampleFace {
	const id = `${family} ${weight}`;
	let face = opened.get(id);
	if (!face) {
		const bytes = fs.readFileSync(fileOfFace({ family, weight }));
		const font = create(bytes);
		if (!('layout' in font)) throw new Error(`not one face: ${id}`);
		face = { id, bytes, sha256: createHash('sha256').update(bytes).digest('hex'), font };
		opened.set(id, face);
	}
	return face;
}

export interface LineStyle {
	face: SampleFace;
	/** In points. */
	size: number;
	ink: Ink;
	align?: 'start' | 'center' | 'end';
	/** In thousandths of the size. */
	tracking?: number;
	/** Clockwise, in degrees. */
	rotation?: number;
}

function layOut({ font }: SampleFace, text: string, tracking: number): { glyphs: Glyph[]; width: number } {
	const run = font.layout(text);
	const space = Math.round((tracking * font.unitsPerEm) / 1000);
	let x = 0;
	const glyphs = run.glyphs.map((glyph, index) => {
		const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
		const set: Glyph = {
			id: glyph.id,
			x: Math.round(x + xOffset),
			y: Math.round(-yOffset) || 0,
			width: glyph.advanceWidth,
			text: String.fromCodePoint(...glyph.codePoints),
		};
		x += xAdvance + space;
		return set;
	});
	return { glyphs, width: x - space };
}

const startOf = { start: 0, center: 0.5, end: 1 } as const;

/** @param x @param y of the base line, in millimetres from the trim corner */
export function setLine(text: string, x: number, y: number, style: LineStyle): GlyphsOperation {
	const { face, ink, align = 'start', tracking = 0, rotation = 0 } = style;
	const { unitsPerEm } = face.font;
	const size = fromPoints(style.size);
	const { glyphs, width } = layOut(face, text, tracking);
	const before = (startOf[align] * width * size) / unitsPerEm;
	const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
	const [left, top] = [fromMillimetres(x) - before * cos, fromMillimetres(y) - before * sin].map(Math.round);
	const matrix = [cos, sin, -sin, cos, left ?? 0, top ?? 0] as const;
	return { kind: 'glyphs', elementId: text.slice(0, 40), matrix, faceId: face.id, unitsPerEm, size, glyphs, ink };
}

/** Lines below each other. @param leading in points */
export const setLines = (lines: readonly string[], x: number, y: number, leading: number, style: LineStyle) =>
	lines.map((line, index) => setLine(line, x, y + (index * leading * 25.4) / 72, style));
