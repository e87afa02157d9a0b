// Measures a font file: how wide its letters run and how much room a line of them takes, as shares of the font size.
// What comes of it stands in rules/theme/font-metrics.generated.ts, where it is read without any disk; scripts/fonts.test.ts compares the two.

/** Words as shops have them, in both languages: letters count as often as they are met. */
const sampleText =
	'Visitenkarten, Flyer und Plakate: online gestalten, schnell gedruckt und pünktlich geliefert, ab 24,90 € für 100 Stück. ' +
	'Business cards, flyers and posters: designed online, printed quickly and delivered on time, from £19.50 for 250 pieces.';

interface Line {
	ascent: number;
	descent: number;
	lineGap: number;
}

type Table = (name: string) => DataView;

function readTables(bytes: Buffer): Table {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const places = new Map<string, DataView>();
	for (let index = 0; index < view.getUint16(4); index++) {
		const entry = 12 + index * 16;
		const name = bytes.toString('latin1', entry, entry + 4);
		places.set(
			name,
			new DataView(bytes.buffer, bytes.byteOffset + view.getUint32(entry + 8), view.getUint32(entry + 12)),
		);
	}
	return (name) => {
		const table = places.get(name);
		if (!table) throw new Error(`a font without the table ${name}`);
		return table;
	};
}

/** The part of the character map for the first 65,536 characters, in the form that all our fonts have it (format 4). */
function characterMap(cmap: DataView): (character: number) => number {
	const offsets = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + index * 8 + 4));
	const at = offsets.find((offset) => cmap.getUint16(offset) === 4);
	if (at === undefined) throw new Error('a font without a plain character map');
	const segments = cmap.getUint16(at + 6) / 2;
	const ends = at + 14;
	const starts = ends + segments * 2 + 2;
	const deltas = starts + segments * 2;
	const ranges = deltas + segments * 2;
	return (character) => {
		for (let index = 0; index < segments; index++) {
			if (cmap.getUint16(ends + index * 2) < character) continue;
			const start = cmap.getUint16(starts + index * 2);
			if (start > character) return 0;
			const delta = cmap.getUint16(deltas + index * 2);
			const range = cmap.getUint16(ranges + index * 2);
			if (range === 0) return (character + delta) & 0xffff;
			const glyph = cmap.getUint16(ranges + index * 2 + range + (character - start) * 2);
			return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
		}
		return 0;
	};
}

const useTypographic = 1 << 7;

/** As browsers take them: the lines of the font's own choice where it has made one. */
function lineOf(table: Table): Line {
	const [hhea, os2] = [table('hhea'), table('OS/2')];
	const [source, at] = os2.getUint16(62) & useTypographic ? [os2, 68] : [hhea, 4];
	return { ascent: source.getInt16(at), descent: -source.getInt16(at + 2), lineGap: source.getInt16(at + 4) };
}

/** With the mean width of a letter of the sample. */
export function measureFont(bytes: Buffer): Line & { width: number } {
	const table = readTables(bytes);
	const unitsPerEm = table('head').getUint16(18);
	const widths = table('hmtx');
	const lastWidth = table('hhea').getUint16(34) - 1;
	const glyphOf = characterMap(table('cmap'));
	const characters = Array.from(sampleText, (character) => character.charCodeAt(0));
	const sum = characters.reduce((total, code) => total + widths.getUint16(Math.min(glyphOf(code), lastWidth) * 4), 0);
	const { ascent, descent, lineGap } = lineOf(table);
	const share = (value: number) => Number((value / unitsPerEm).toFixed(4));
	return {
		ascent: share(ascent),
		descent: share(descent),
		lineGap: share(lineGap),
		width: share(sum / characters.length),
	};
}
