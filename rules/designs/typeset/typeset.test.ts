import { beforeAll, describe, expect, it } from 'vitest';
import { findFaceFile } from '../../../server/printing/faces.ts';
import { type FaceSource, type FontFace, fallbackFaceId } from './font-face.ts';
import { openFace } from './shaper.ts';
import { type TextStyle, type TypesetText, typeset } from './typeset.ts';

let faces: FaceSource;

async function open(family: string, weight = 400): Promise<FontFace> {
	const file = await findFaceFile({ family, weight, italic: false });
	if (!file) throw new Error(`no face ${family}`);
	return openFace(file.bytes);
}

beforeAll(async () => {
	const opened: Record<string, FontFace> = {
		spectral: await open('Spectral'),
		bold: await open('Spectral', 700),
		caladea: await open('Caladea'),
		inter: await open('Inter'),
	};
	const faceOf = (id: string) => {
		const face = opened[id];
		if (!face) throw new Error(`no face ${id}`);
		return face;
	};
	faces = { faceOf, fallback: { faceId: fallbackFaceId, face: faceOf('inter') } };
});

const style: TextStyle = {
	faceId: 'spectral',
	size: 4000,
	leading: 5000,
	tracking: 0,
	align: 'start',
	verticalAlign: 'top',
	fit: 'none',
	minimumSize: 1000,
	features: [],
	box: { width: 50_000, height: 30_000 },
};

const run = (text: string, faceId = 'spectral', swatchId = 'black') => ({ text, faceId, swatchId });
const set = (text: string, changes: Partial<TextStyle> = {}) =>
	typeset([run(text, changes.faceId)], { ...style, ...changes }, faces);

/** The letters of each line, as they can be copied. */
function linesOf({ runs }: TypesetText): string[] {
	const lines = new Map<number, string>();
	for (const { y, glyphs } of runs) lines.set(y, (lines.get(y) ?? '') + glyphs.map(({ text }) => text).join(''));
	return [...lines.values()];
}

/** From the first to the last inked point of a line, by the glyphs' own widths. */
function edgesOf({ runs, size }: TypesetText): { left: number; right: number } {
	const ends = runs.map(({ x, glyphs, unitsPerEm }) => {
		const last = glyphs.at(-1);
		return x + (((last?.x ?? 0) + (last?.width ?? 0)) * size) / unitsPerEm;
	});
	return { left: Math.min(...runs.map(({ x }) => x)), right: Math.max(...ends) };
}

describe('typesetting', () => {
	it('breaks lines where Unicode allows it and never beyond the width of the box', () => {
		const text = 'Druckerzeugnisse brauchen Sorgfalt: Beschnitt, Sicherheitsabstand und Auflösung müssen stimmen.';
		const result = set(text, { box: { width: 40_000, height: 60_000 } });
		expect(result.lineCount).toBeGreaterThan(3);
		expect(linesOf(result).join(' ')).toBe(text);
		expect(edgesOf(result).right).toBeLessThanOrEqual(40_000);
		expect(result.overflow).toEqual({ width: 0, height: 0 });
	});

	it('gives whole numbers for every glyph and every line', () => {
		const result = set('Affinität, Größe, “quotes”', { tracking: 13, align: 'center', verticalAlign: 'middle' });
		for (const { x, y, glyphs } of result.runs) {
			expect([x, y].every(Number.isInteger)).toBe(true);
			for (const glyph of glyphs) expect([glyph.id, glyph.x, glyph.y, glyph.width].every(Number.isInteger)).toBe(true);
		}
	});

	it('keeps line feeds and empty lines, and sets nothing for no text', () => {
		const result = set('eins\r\n\r\ndrei');
		expect(result.lineCount).toBe(3);
		expect(result.runs.map(({ y }) => y)).toEqual([expect.any(Number), (result.runs[0]?.y ?? 0) + 10_000]);
		expect(set('')).toMatchObject({ lineCount: 0, runs: [], overflow: { width: 0, height: 0 } });
		expect(set('', { box: { width: 10, height: 10 } }).overflow).toEqual({ width: 0, height: 0 });
	});

	it('shows a soft hyphen only where a line is broken at it', () => {
		const text = 'Druck\u00addaten\u00adprüfung';
		expect(linesOf(set(text))).toEqual(['Druckdatenprüfung']);
		const narrow = set(text, { box: { width: 24_000, height: 30_000 } });
		expect(linesOf(narrow)).toEqual(['Druckdaten\u00ad', 'prüfung']);
		const hyphen = faces.faceOf('spectral').shape('-', [])[0]?.id;
		expect(narrow.runs[0]?.glyphs.at(-1)?.id).toBe(hyphen);
		expect(edgesOf(narrow).right).toBeLessThanOrEqual(24_000);
		expect(linesOf(set('Ende\u00ad'))).toEqual(['Ende']);
	});

	it('joins letters over a soft hyphen that is not used, and sets the parts apart where it is', () => {
		const joined = set('Auf\u00adfinden').runs[0]?.glyphs.length;
		expect(joined).toBe(set('Auffinden').runs[0]?.glyphs.length);
		const broken = set('Auf\u00adfinden', { box: { width: 10_000, height: 30_000 } });
		expect(linesOf(broken)).toEqual(['Auf\u00ad', 'finden']);
	});

	it('makes no empty line of a soft hyphen behind a hyphen', () => {
		const result = set('E-\u00adMail-\u00adAdresse', { box: { width: 9000, height: 30_000 } });
		expect(linesOf(result)).toEqual(['E-', 'Mail-', 'Adresse']);
		const loose = set('\u00adDruck \u00adPapier \u00ad', { box: { width: 14_000, height: 30_000 } });
		expect(linesOf(loose)).toEqual(['Druck', 'Papier']);
		expect(loose.lineCount).toBe(2);
		expect(set('Donaudampfschifffahrt \u00ad', { box: { width: 14_000, height: 30_000 } }).lineCount).toBe(1);
	});

	it('aligns lines at the start, in the middle and at the end, without the space that hangs', () => {
		const [start, center, end] = (['start', 'center', 'end'] as const).map((align) =>
			edgesOf(set('Papier  ', { align })),
		);
		expect(start?.left).toBe(0);
		expect(Math.abs((center?.left ?? 0) + (center?.right ?? 0) - 50_000)).toBeLessThanOrEqual(2);
		expect(Math.abs((end?.right ?? 0) - 50_000)).toBeLessThanOrEqual(1);
	});

	it('aligns the whole text at the top, in the middle and at the bottom of the box', () => {
		const [top = 0, middle = 0, bottom = 0] = (['top', 'middle', 'bottom'] as const).map(
			(verticalAlign) => set('Papier', { verticalAlign }).runs[0]?.y ?? 0,
		);
		expect(middle - top).toBe(12_500);
		expect(bottom - top).toBe(25_000);
	});

	it('spreads letters by the tracking, not behind the last one, and joins none of them', () => {
		const [plain, spread] = [set('fi fl'), set('fi fl', { tracking: 100 })];
		expect(plain.runs[0]?.glyphs.length).toBeLessThan(5);
		expect(spread.runs[0]?.glyphs.length).toBe(5);
		const unjoined = set('fi fl', { features: ['-liga', '-clig'] });
		expect(edgesOf(spread).right - edgesOf(unjoined).right).toBeCloseTo(4 * 400, 0);
		const end = edgesOf(set('fi fl', { tracking: 100, align: 'end' })).right;
		expect(Math.abs(end - 50_000)).toBeLessThanOrEqual(1);
	});

	it('reports how far a text reaches out of its box', () => {
		const result = set('Donaudampfschifffahrtsgesellschaft\nzwei', { box: { width: 20_000, height: 7000 } });
		expect(result.overflow.height).toBe(3000);
		expect(result.overflow.width).toBeGreaterThan(10_000);
		expect(result.size).toBe(4000);
	});

	it('shrinks a text to the largest size that fits, and its leading with it', () => {
		const text = 'Donaudampfschifffahrtsgesellschaft';
		const changes = { fit: 'shrink', box: { width: 40_000, height: 5000 } } as const;
		const result = set(text, changes);
		expect(result.size).toBeLessThan(4000);
		expect(result.overflow).toEqual({ width: 0, height: 0 });
		expect(result.leading).toBe(Math.round((5000 * result.size) / 4000));
		const larger = set(text, { ...changes, fit: 'none', size: result.size + 1, leading: result.leading });
		expect(larger.overflow.width).toBeGreaterThan(0);
	});

	it('does not shrink what fits, and stops at the smallest size', () => {
		expect(set('kurz', { fit: 'shrink' }).size).toBe(4000);
		const result = set('viel '.repeat(300), { fit: 'shrink', minimumSize: 2500 });
		expect(result.size).toBe(2500);
		expect(result.overflow.height).toBeGreaterThan(0);
	});

	it('sets runs of several faces and swatches on one baseline, one behind the other', () => {
		const result = typeset([run('Anna '), run('Schäfer', 'bold', 'red'), run(', Leitung', 'caladea')], style, faces);
		expect(result.runs.map(({ faceId, swatchId }) => [faceId, swatchId])).toEqual([
			['spectral', 'black'],
			['bold', 'red'],
			['caladea', 'black'],
		]);
		expect(new Set(result.runs.map(({ y }) => y)).size).toBe(1);
		const [one, two, three] = result.runs.map(({ x }) => x);
		expect((one ?? 0) < (two ?? 0) && (two ?? 0) < (three ?? 0)).toBe(true);
	});

	it('may break a line between two runs', () => {
		const runs = [run('Sonderformat '), run('Visitenkarten', 'bold')];
		const result = typeset(runs, { ...style, box: { width: 28_000, height: 30_000 } }, faces);
		expect(linesOf(result)).toEqual(['Sonderformat', 'Visitenkarten']);
	});

	it('takes letters that a face lacks from the second face and reports them', () => {
		const result = set('Weg ✓ Ziel', { faceId: 'caladea' });
		expect(result.runs.map(({ faceId }) => faceId)).toEqual(['caladea', fallbackFaceId, 'caladea']);
		expect(result).toMatchObject({ substituted: ['✓'], missing: [], unsupported: [] });
	});

	it('reports letters that no face has', () => {
		expect(set('印刷 und 印')).toMatchObject({ missing: ['印', '刷'], substituted: [] });
	});

	it('reports letters that are written from right to left as unsupported', () => {
		expect(set('Shalom שלום').unsupported).toEqual(['ש', 'ל', 'ו', 'ם']);
		expect(set('\u202eabc').unsupported.length).toBeGreaterThan(0);
	});

	it('composes letters, so that they do not depend on how they were typed', () => {
		expect(set('Mu\u0308ller').runs).toEqual(set('Müller').runs);
	});

	it('removes control characters and unpaired surrogates without failing', () => {
		expect(linesOf(set('a\u0000b\u0007c\td'))).toEqual(['abc d']);
		expect(() => set('x\ud800y')).not.toThrow();
	});

	it('uses features of the face that the element names', () => {
		const plain = set('0123', { features: ['lnum'] }).runs[0]?.glyphs.map(({ id }) => id);
		const old = set('0123', { features: ['onum'] }).runs[0]?.glyphs.map(({ id }) => id);
		expect(plain).not.toEqual(old);
		expect(() => set('x', { features: ['not a feature!'] })).toThrow('not a feature');
	});

	it('gives the same for the same, also after other texts', () => {
		const once = set('Größe');
		set('etwas anderes', { faceId: 'caladea' });
		expect(set('Größe')).toEqual(once);
	});
});

describe('a list', () => {
	const text = 'Gestrichenes Papier für Bilder und für Flächen\nNaturpapier\n\nKarton';

	it('begins each paragraph with a bullet, all lines behind it, and an empty line with none', () => {
		const bulleted = set(text, { list: 'bulleted' });
		expect(linesOf(bulleted)).toEqual([
			'•Gestrichenes Papier für',
			'Bilder und für Flächen',
			'•Naturpapier',
			'•Karton',
		]);
		const [marker, ...rest] = bulleted.runs;
		expect(marker?.x).toBe(0);
		const begins = new Set(rest.filter(({ glyphs }) => glyphs[0]?.text !== '•').map(({ x }) => x));
		expect([...begins]).toEqual([bulleted.indent]);
		expect(bulleted.indent).toBeGreaterThan(0);
		// The empty paragraph takes its line all the same.
		expect(bulleted.lineCount).toBe(5);
	});

	it('counts its paragraphs, and its numbers end at the same place', () => {
		const many = set(Array.from({ length: 10 }, (_, index) => `Punkt ${index}`).join('\n'), { list: 'numbered' });
		const lines = linesOf(many);
		expect(lines[0]).toBe('1.Punkt 0');
		expect(lines[9]).toBe('10.Punkt 9');
		const [first, tenth] = [many.runs[0], many.runs[18]];
		expect(tenth?.x).toBe(0);
		expect(first?.x).toBeGreaterThan(0);
	});

	it('stays within its box, and shrinks to it with its markers', () => {
		const narrow = set(text, { list: 'numbered', fit: 'shrink', box: { width: 20_000, height: 15_000 } });
		expect(narrow.overflow).toEqual({ width: 0, height: 0 });
		expect(narrow.size).toBeLessThan(4000);
		expect(edgesOf(narrow).right).toBeLessThanOrEqual(20_000);
	});

	it('sets a text without one as before', () => {
		expect(set(text, { list: null })).toEqual(set(text));
	});
});
