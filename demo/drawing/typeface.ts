// The faces that pictures are set in: where their files are, which letters they have and how wide each is.
// With that a line is fitted to its place before anything is drawn, and a letter that a face lacks is found at once.
import fs from 'node:fs';
import { type Face, fileOfFace } from '../../server/theme/face-file.ts';

interface Metrics {
	/** Width of a letter as a share of the type size; undefined when the face does not have it. */
	widthOf(letter: string): number | undefined;
}

function tablesOf(file: Buffer): Map<string, number> {
	const count = file.readUInt16BE(4);
	return new Map(
		Array.from({ length: count }, (_, index) => {
			const entry = 12 + index * 16;
			return [file.toString('latin1', entry, entry + 4), file.readUInt32BE(entry + 8)];
		}),
	);
}

/** The glyph of a character in a `cmap` of format 4, which covers everything that we print; 0 is none. */
function glyphFinder(file: Buffer, cmap: number): (code: number) => number {
	const subtables = Array.from({ length: file.readUInt16BE(cmap + 2) }, (_, index) => {
		return cmap + file.readUInt32BE(cmap + 8 + index * 8);
	});
	const table = subtables.find((place) => file.readUInt16BE(place) === 4);
	if (table === undefined) throw new Error('a font without a character map of format 4');
	const doubled = file.readUInt16BE(table + 6);
	const ends = table + 14;
	const starts = ends + doubled + 2;
	return (code) => {
		for (let at = 0; at < doubled; at += 2) {
			if (code > file.readUInt16BE(ends + at)) continue;
			const start = file.readUInt16BE(starts + at);
			if (code < start) return 0;
			const delta = file.readUInt16BE(starts + doubled + at);
			const offsetPlace = starts + doubled * 2 + at;
			const offset = file.readUInt16BE(offsetPlace);
			if (offset === 0) return (code + delta) & 0xffff;
			const glyph = file.readUInt16BE(offsetPlace + offset + (code - start) * 2);
			return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
		}
		return 0;
	};
}

function readMetrics(file: Buffer): Metrics {
	const tables = tablesOf(file);
	const at = (name: string) => tables.get(name) ?? 0;
	const unitsPerEm = file.readUInt16BE(at('head') + 18);
	const longMetrics = file.readUInt16BE(at('hhea') + 34);
	const glyphOf = glyphFinder(file, at('cmap'));
	const widths = new Map<string, number | undefined>();
	return {
		widthOf(letter) {
			if (!widths.has(letter)) {
				const glyph = glyphOf(letter.codePointAt(0) ?? 0);
				const place = at('hmtx') + Math.min(glyph, longMetrics - 1) * 4;
				widths.set(letter, glyph === 0 ? undefined : file.readUInt16BE(place) / unitsPerEm);
			}
			return widths.get(letter);
		},
	};
}

const known = new Map<string, Metrics>();

function metricsOf(face: Face): Metrics {
	const file = fileOfFace(face);
	const metrics = known.get(file) ?? readMetrics(fs.readFileSync(file));
	known.set(file, metrics);
	return metrics;
}

/** How wide a line is in this face, with its letters spaced by so much; kerning is left out and only makes it narrower. */
export function measure(line: string, face: Face, size: number, spacing = 0): number {
	const metrics = metricsOf(face);
	let width = 0;
	for (const letter of line) {
		const share = metrics.widthOf(letter);
		if (share === undefined) throw new Error(`${face.family} ${face.weight} has no “${letter}” (in “${line}”)`);
		width += share * size + spacing;
	}
	return width - spacing;
}
