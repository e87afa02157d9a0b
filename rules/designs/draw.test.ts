import { describe, expect, it } from 'vitest';
import { loadDesignWith, loadDrawServices, loadSampleDesign } from '../../server/testing/designs.ts';
import type { DesignElement, GroupElement } from './design.ts';
import { draw } from './draw.ts';
import type { DrawServices } from './draw-context.ts';
import { apply } from './matrix.ts';
import type { DrawOperation, GlyphsOperation, Ink, Matrix } from './operations.ts';
import { sampleImage, sampleShape, sampleText, unlocked } from './sample-design.ts';
import type { VectorDrawing } from './vector.ts';

async function drawn(elements: readonly DesignElement[], values = {}, services: Partial<DrawServices> = {}) {
	const design = await loadDesignWith(...elements);
	const [page] = draw(design, values, { ...(await loadDrawServices(design)), ...services }).pages;
	if (!page) throw new Error('no page');
	return page;
}

const group = (elements: readonly DesignElement[], changes: Partial<GroupElement> = {}): GroupElement => ({
	id: 'group',
	name: 'group',
	box: { x: 10_000, y: 20_000, width: 40_000, height: 20_000, rotation: 0 },
	lock: unlocked,
	print: true,
	isPinned: false,
	kind: 'group',
	elements,
	...changes,
});

const lettersOf = (operations: readonly DrawOperation[]) =>
	operations
		.filter((operation): operation is GlyphsOperation => operation.kind === 'glyphs')
		.map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));

const roundedPoint = (matrix: Matrix, x: number, y: number) => apply(matrix, x, y).map(Math.round);
const pathOf = (operation: DrawOperation | undefined) => (operation?.kind === 'path' ? operation : undefined);
const square = { x: 0, y: 0, width: 10_000, height: 10_000, rotation: 0 };

describe('drawing a design', () => {
	it('gives the same list for the same design', async () => {
		const design = await loadSampleDesign();
		const services = await loadDrawServices(design);
		expect(JSON.stringify(draw(design, {}, services))).toBe(JSON.stringify(draw(design, {}, services)));
	});

	it('gives every page its name and its operations in the order of its elements', async () => {
		const design = await loadSampleDesign();
		const { pages } = draw(design, {}, await loadDrawServices(design));
		expect(pages.map(({ pageId, name }) => [pageId, name])).toEqual([
			['p1', 'front'],
			['p2', 'back'],
		]);
		const order = [...new Set(pages[0]?.operations.map(({ elementId }) => elementId))];
		expect(order).toEqual(['ground', 'name', 'contact', 'portrait', 'code']);
	});

	it('fills fields in: values given before those of the design before defaults', async () => {
		const text = sampleText('t', '{{name}}, {{ role }}', { box: { ...square, width: 80_000 } });
		expect(lettersOf((await drawn([text])).operations)).toEqual(['Anna Schäfer, Leitung Druckvorstufe']);
		expect(lettersOf((await drawn([text], { name: 'Bo', role: '' })).operations)).toEqual(['Bo']);
		const design = { ...(await loadDesignWith(text)), values: {} };
		const [page] = draw(design, {}, await loadDrawServices(design)).pages;
		expect(lettersOf(page?.operations ?? [])).toEqual(['Vorname Nachname, Funktion']);
	});

	it('does not fill in a value that looks like a field', async () => {
		const text = sampleText('t', '{{name}}', { box: { ...square, width: 80_000 } });
		expect(lettersOf((await drawn([text], { name: '{{role}}' })).operations)).toEqual(['{{role}}']);
	});

	it('leaves out what is not printed, also within groups', async () => {
		const hidden = sampleShape('hidden', { print: false });
		expect((await drawn([hidden, group([hidden]), group([sampleShape('s')], { print: false })])).operations).toEqual(
			[],
		);
	});

	it('turns a box clockwise about its centre', async () => {
		const shape = sampleShape('s', { box: { x: 10_000, y: 0, width: 20_000, height: 10_000, rotation: 90_000 } });
		const [operation] = (await drawn([shape])).operations;
		if (!operation) throw new Error('nothing drawn');
		// The upper left corner comes to the upper right of the upright box.
		expect(roundedPoint(operation.matrix, 0, 0)).toEqual([25_000, -5000]);
		expect(roundedPoint(operation.matrix, 20_000, 10_000)).toEqual([15_000, 15_000]);
	});

	it('takes groups apart: boxes in them are measured from their corner and turn with them', async () => {
		const inner = sampleShape('inner', { box: { x: 5000, y: 5000, width: 10_000, height: 10_000, rotation: 0 } });
		const [plain] = (await drawn([group([inner])])).operations;
		expect(plain && roundedPoint(plain.matrix, 0, 0)).toEqual([15_000, 25_000]);
		const box = { x: 10_000, y: 20_000, width: 40_000, height: 20_000, rotation: 180_000 };
		const [turned] = (await drawn([group([group([inner], { box: { ...square, rotation: 0 } })], { box })])).operations;
		expect(turned && roundedPoint(turned.matrix, 0, 0)).toEqual([45_000, 35_000]);
	});

	it('draws shapes as paths of their own size', async () => {
		const shapes = [
			sampleShape('a', { box: square }),
			sampleShape('b', { box: square, radius: 2000 }),
			sampleShape('c', { box: square, shape: 'ellipse' }),
			sampleShape('d', { box: square, shape: 'line', stroke: { swatchId: 'black', width: 100 } }),
			sampleShape('e', { box: square, shape: 'path', path: 'M0 0L5 5Z' }),
			sampleShape('f', { box: square, fillId: null }),
		];
		const { operations } = await drawn(shapes);
		expect(operations.map((operation) => pathOf(operation)?.path.replaceAll(/[\d ]/g, ''))).toEqual([
			'MLLLZ',
			'MLCLCLCLCZ',
			'MCCCCZ',
			'ML',
			'MLZ',
		]);
		expect(pathOf(operations[3])).toMatchObject({ fill: null, stroke: { width: 100 } });
	});

	it('lets black text and lines print over what lies below, and nothing else but lines of machines', async () => {
		const { operations } = await drawn([
			sampleText('t', 'Schwarz'),
			sampleText('u', 'Blau', { swatchId: 'blue' }),
			sampleShape('area', { fillId: 'black', stroke: { swatchId: 'black', width: 200 } }),
			sampleShape('die', { fillId: null, stroke: { swatchId: 'cut', width: 200 } }),
		]);
		const inks = operations.flatMap((operation): (Ink | undefined)[] => {
			if (operation.kind === 'glyphs') return [operation.ink];
			return operation.kind === 'path' ? [operation.fill ?? undefined, operation.stroke?.ink] : [];
		});
		expect(inks.map((ink) => ink?.overprint)).toEqual([true, false, false, true, undefined, true]);
	});

	it('draws a picture as it is, and within a clip when it is masked or straightened', async () => {
		const [plain] = (await drawn([sampleImage('i')])).operations;
		expect(plain).toMatchObject({ kind: 'image', mediaId: 'portrait', width: 20_000, height: 20_000 });
		const [masked] = (await drawn([sampleImage('i', { mask: 'ellipse' })])).operations;
		expect(masked).toMatchObject({ kind: 'clip', operations: [{ kind: 'image', width: 20_000 }] });
	});

	it('enlarges a straightened picture so that it covers its box', async () => {
		const box = { x: 0, y: 0, width: 30_000, height: 20_000, rotation: 0 };
		const [clip] = (await drawn([sampleImage('i', { box, straighten: 5000 })])).operations;
		if (clip?.kind !== 'clip' || clip.operations[0]?.kind !== 'image') throw new Error('no clip');
		const { matrix, width, height } = clip.operations[0];
		const [a, b, c, d, e, f] = matrix;
		const determinant = a * d - b * c;
		for (const [x, y] of [
			[0, 0],
			[30_000, 0],
			[0, 20_000],
			[30_000, 20_000],
		] as const) {
			// Back into the picture: every corner of the box lies in it.
			const [localX, localY] = [(d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant];
			expect(localX).toBeGreaterThanOrEqual(-2);
			expect(localX).toBeLessThanOrEqual(width + 2);
			expect(localY).toBeGreaterThanOrEqual(-2);
			expect(localY).toBeLessThanOrEqual(height + 2);
		}
		expect(width).toBeLessThan(36_000);
	});

	it('draws nothing for a picture that was not chosen', async () => {
		expect((await drawn([sampleImage('i', { source: null })])).operations).toEqual([]);
	});

	it('fits a vector picture into its box and keeps its proportions and inks', async () => {
		const ink: Ink = { cmyk: [0, 100, 100, 0], spot: null, screen: '#e40819', overprint: false };
		const drawing: VectorDrawing = {
			width: 100,
			height: 50,
			paths: [{ path: 'M0 0L100 0L100 50Z', rule: 'evenodd', fill: ink, stroke: { ink, width: 0.5 } }],
		};
		const element = { ...sampleShape('v'), kind: 'vector' as const, mediaId: 'logo', box: square };
		const { shape: _s, path: _p, radius: _r, fillId: _f, stroke: _t, ...vector } = element;
		const [operation] = (await drawn([vector], {}, { vectorOf: () => drawing })).operations;
		expect(operation).toMatchObject({
			path: 'M0 2500L10000 2500L10000 7500Z',
			rule: 'evenodd',
			fill: ink,
			stroke: { width: 50 },
		});
	});

	it('draws a QR code as one path in the middle of its box, and reports the size of its squares', async () => {
		const design = await loadSampleDesign();
		const [page] = draw(design, {}, await loadDrawServices(design)).pages;
		const operation = pathOf(page?.operations.find(({ elementId }) => elementId === 'code'));
		expect(operation?.path).toMatch(/^(?:M\d+ \d+L\d+ \d+L\d+ \d+L\d+ \d+Z)+$/);
		const report = page?.reports.find(({ kind }) => kind === 'code');
		expect(report).toMatchObject({ bounds: { x: 62_000, y: 32_000, width: 16_000, height: 16_000 } });
		expect(report?.kind === 'code' && report.moduleSize).toBe(Math.floor(16_000 / 29));
	});

	it('reports a code that holds too much, and draws none', async () => {
		const design = await loadSampleDesign();
		const values = { name: 'x'.repeat(4000) };
		const [page] = draw(design, values, await loadDrawServices(design)).pages;
		expect(page?.operations.some(({ elementId }) => elementId === 'code')).toBe(false);
		expect(page?.reports.find(({ kind }) => kind === 'code')).toMatchObject({ moduleSize: 0 });
	});

	it('sets no more letters than a text and a design may have, however often a value is named, and says so', async () => {
		const values = { name: 'x'.repeat(5000) };
		const one = sampleText('t', '{{name}}'.repeat(600));
		const { operations, reports } = await drawn([one], values);
		expect(lettersOf(operations).join('').length).toBe(5000);
		expect(reports).toMatchObject([{ isCut: true }]);
		const many = Array.from({ length: 25 }, (_, index) => sampleText(`t${index}`, '{{name}}'));
		const page = await drawn(many, values);
		expect(lettersOf(page.operations).join('').length).toBe(100_000);
		expect(page.reports.filter((report) => report.kind === 'text' && report.isCut).length).toBe(5);
	});

	it('reports where the ink of a text is, and what typesetting had to say', async () => {
		const text = sampleText('t', 'Hxg ✓ 印', { box: { x: 1000, y: 2000, width: 40_000, height: 4000, rotation: 0 } });
		const [report] = (await drawn([text])).reports;
		if (report?.kind !== 'text' || !report.bounds) throw new Error('no report');
		expect(report).toMatchObject({
			missing: ['印'],
			overflow: { width: 0, height: 500 },
			size: 3500,
			wantedSize: 3500,
		});
		expect(report.bounds.x).toBeGreaterThanOrEqual(1000);
		expect(report.bounds.y).toBeGreaterThan(2000);
		expect(report.bounds.height).toBeLessThan(4500);
	});
});
