import { describe, expect, it } from 'vitest';
import { loadDrawServices, loadSampleDesign } from '../../server/testing/designs.ts';
import type { CodeElement, Design, DesignElement, VectorElement } from './design.ts';
import { draw } from './draw.ts';
import type { FindingCode, Severity } from './findings.ts';
import type { Ink } from './operations.ts';
import { distanceInside } from './outline.ts';
import { ellipsePath } from './path.ts';
import { type PreflightInput, preflight } from './preflight.ts';
import type { PrintSpecification } from './print-specification.ts';
import { sampleImage, sampleShape, sampleText, unlocked } from './sample-design.ts';
import { fromPoints } from './units.ts';
import type { VectorPath } from './vector.ts';

const card: PrintSpecification = {
	width: 85_000,
	height: 55_000,
	bleed: 3000,
	safeMargin: 4000,
	sides: [{ name: 'front' }],
	folds: [],
	dieLine: null,
	profileId: null,
	maximumInk: 300,
	errorPpi: 100,
	warningPpi: 200,
	dataRequirement: 'now',
	cropMarks: true,
};

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height, rotation: 0 });

async function findingsOf(design: Design, changes: Partial<PreflightInput> = {}) {
	const values = changes.values ?? {};
	const drawn = draw(design, values, await loadDrawServices(design));
	return preflight({
		design,
		values,
		drawn,
		specification: card,
		pictureOf: () => undefined,
		distanceInside,
		...changes,
	});
}

/** Of a design with these elements on its only page. */
async function check(elements: readonly DesignElement[], changes: Partial<PreflightInput> = {}) {
	const pages = [{ id: 'p1', name: 'front', elements }];
	return findingsOf(await loadSampleDesign({ pages, fields: [], values: {} }), changes);
}

const text = (content: string, changes: Parameters<typeof sampleText>[2] = {}) =>
	sampleText('t', content, { box: box(10_000, 10_000, 60_000, 8000), ...changes });

const code = (changes: Partial<CodeElement> = {}): CodeElement => ({
	id: 'code',
	name: 'code',
	box: box(30_000, 20_000, 16_000, 16_000),
	lock: unlocked,
	print: true,
	isPinned: false,
	kind: 'code',
	code: 'qr',
	value: 'https://example.com',
	swatchId: 'black',
	...changes,
});

const points = (value: number) => ({ size: fromPoints(value), leading: fromPoints(value * 1.2), minimumSize: 350 });

const picture = (pixels: number, ink: number | null = null) => ({
	pictureOf: () => ({ width: pixels, height: pixels, ink }),
});

type Expected = [FindingCode, Severity] | [];
const inShort = (findings: Awaited<ReturnType<typeof check>>) =>
	findings.map(({ code: name, severity }) => [name, severity]);

describe('preflight', () => {
	it('finds nothing in a card that is right', async () => {
		const design = await loadSampleDesign();
		const specification = { ...card, sides: [{ name: 'front' }, { name: 'back' }] };
		expect(await findingsOf(design, { specification, ...picture(1000) })).toEqual([]);
	});

	it.each<[pixels: number, expected: Expected]>([
		[78, ['lowResolution', 'error']],
		[79, ['lowResolution', 'warning']],
		[157, ['lowResolution', 'warning']],
		[158, []],
	])('measures resolution at printed size: %i pixels on 20 mm', async (pixels, expected) => {
		const findings = await check([sampleImage('i')], picture(pixels));
		expect(inShort(findings)).toEqual(expected.length > 0 ? [expected] : []);
		if (pixels === 78) expect(findings[0]?.numbers).toEqual({ ppi: 99, least: 100 });
	});

	it('measures the resolution of the part that is shown', async () => {
		const crop = { x: 250, y: 250, width: 500, height: 500 };
		expect(inShort(await check([sampleImage('i', { crop })], picture(200)))).toEqual([['lowResolution', 'warning']]);
		expect(await check([sampleImage('i')], picture(200))).toEqual([]);
	});

	it.each<[name: string, x: number, width: number, expected: Expected]>([
		['reaches the end of the bleed', -3000, 20_000, []],
		['ends within the bleed', -1000, 20_000, ['missingBleed', 'warning']],
		['ends at the cut', 0, 20_000, ['missingBleed', 'warning']],
		['ends within the page', 1000, 20_000, []],
		['ends within the bleed on the other side', 60_000, 26_000, ['missingBleed', 'warning']],
		['lies outside of the page', -20_000, 19_000, []],
	])('asks for bleed where an area %s', async (_name, x, width, expected) => {
		const shape = sampleShape('s', { box: box(x, 10_000, width, 10_000) });
		expect(inShort(await check([shape]))).toEqual(expected.length > 0 ? [expected] : []);
		const image = sampleImage('s', { box: box(x, 10_000, width, 10_000) });
		expect(inShort(await check([image], picture(5000)))).toEqual(expected.length > 0 ? [expected] : []);
	});

	it('asks for no bleed of paper, of lines, or where the product has none', async () => {
		const at = box(0, 10_000, 20_000, 10_000);
		expect(await check([sampleShape('s', { box: at, fillId: 'white' })])).toEqual([]);
		const outline = sampleShape('s', { box: at, fillId: null, stroke: { swatchId: 'blue', width: 300 } });
		expect(await check([outline])).toEqual([]);
		expect(await check([sampleShape('s', { box: at })], { specification: { ...card, bleed: 0 } })).toEqual([]);
	});

	it.each<[x: number, expected: Expected]>([
		[-1000, ['outsideTrim', 'error']],
		[1000, ['outsideSafeArea', 'warning']],
		[4000, []],
	])('keeps text away from the cut: %i micrometres', async (x, expected) => {
		const findings = await check([text('Hallo', { box: box(x, 20_000, 60_000, 8000) })]);
		expect(inShort(findings)).toEqual(expected.length > 0 ? [expected] : []);
	});

	it('keeps text and codes away from the die line, line by line', async () => {
		const specification = { ...card, dieLine: ellipsePath(85_000, 55_000) };
		const at = (x: number, y: number) => check([code({ box: box(x, y, 8000, 8000) })], { specification });
		expect(inShort(await at(5000, 5000))).toEqual([['outsideDieLine', 'error']]);
		expect(inShort(await at(38_000, 1000))).toEqual([['outsideSafeArea', 'warning']]);
		expect(inShort(await at(38_000, 20_000))).toEqual([]);
		const lines = text('I\nDampfboote\nI', { box: box(12_500, 6000, 60_000, 43_000), align: 'center' });
		const tall = { ...lines, size: 10_000, leading: 14_000 };
		expect(inShort(await check([tall], { specification }))).toEqual([]);
	});

	it('keeps codes away from the cut as well', async () => {
		expect(inShort(await check([code({ box: box(1000, 20_000, 16_000, 16_000) })]))).toEqual([
			['outsideSafeArea', 'warning'],
		]);
	});

	it('finds text that does not fit, and text that was made much smaller', async () => {
		const long = 'Donaudampfschifffahrtsgesellschaft';
		const narrow = box(10_000, 10_000, 30_000, 8000);
		expect(inShort(await check([text(long, { box: narrow })]))).toEqual([['textDoesNotFit', 'error']]);
		const [shrunk] = await check([text(long, { box: narrow, fit: 'shrink', minimumSize: 1500 })]);
		expect(shrunk).toMatchObject({ code: 'textShrunk', severity: 'warning', page: 1, elementId: 't' });
		expect(shrunk?.numbers.percent).toBeLessThan(80);
	});

	it('finds letters that no face has, and those of the second face', async () => {
		const findings = await check([text('★ 印 שלום')]);
		expect(findings.map(({ code: name, severity, names }) => [name, severity, names])).toEqual([
			['missingGlyphs', 'error', ['印', 'ש', 'ל', 'ו', 'ם']],
			['substitutedGlyphs', 'warning', ['★']],
		]);
	});

	it.each<[size: number, swatchId: string, expected: Expected]>([
		[3.9, 'black', ['smallText', 'error']],
		[5.9, 'black', ['smallText', 'warning']],
		[6, 'black', []],
		[7.9, 'white', ['smallText', 'warning']],
		[8, 'white', []],
		[8.9, 'blue', ['smallTextInSeveralInks', 'warning']],
		[9, 'blue', []],
	])('wants type that can be read: %s pt in %s', async (size, swatchId, expected) => {
		const findings = await check([text('Kleingedrucktes', { ...points(size), swatchId })]);
		expect(inShort(findings)).toEqual(expected.length > 0 ? [expected] : []);
	});

	it('wants larger type on a picture', async () => {
		const image = sampleImage('i', { box: box(5000, 5000, 70_000, 40_000) });
		const small = text('Kleingedrucktes', points(7));
		expect(inShort(await check([image, small], picture(3000)))).toEqual([['smallText', 'warning']]);
		expect(await check([small, image], picture(3000))).toEqual([]);
	});

	it.each<[width: number, swatchId: string, expected: Expected]>([
		[0.09, 'black', ['thinLine', 'error']],
		[0.2, 'black', ['thinLine', 'warning']],
		[0.25, 'black', []],
		[0.4, 'white', ['thinLine', 'warning']],
		[0.5, 'white', []],
		[0.2, 'cut', []],
	])('wants lines that can be seen: %s pt in %s', async (width, swatchId, expected) => {
		const stroke = { swatchId, width: fromPoints(width) };
		const line = sampleShape('l', { box: box(10_000, 10_000, 20_000, 0), shape: 'line', fillId: null, stroke });
		const findings = await check([line]);
		expect(inShort(findings)).toEqual(expected.length > 0 ? [expected] : []);
	});

	it('takes an area as thin as a line for one', async () => {
		const area = sampleShape('l', { box: box(10_000, 10_000, 20_000, fromPoints(0.2)), fillId: 'black' });
		expect(inShort(await check([area]))).toEqual([['thinLine', 'warning']]);
	});

	it('adds up the inks of swatches and of pictures', async () => {
		const design = await loadSampleDesign();
		const rich = { id: 'sand', name: 'Rich', cmyk: [80, 70, 60, 100] as const, spot: null, screen: '#000000' };
		const swatches = [rich, ...design.swatches.filter(({ id }) => id !== 'sand')];
		const inkOf = async (cmyk: Design['swatches'][number]['cmyk']) => {
			const changed = swatches.map((swatch) => (swatch.id === 'sand' ? { ...swatch, cmyk } : swatch));
			const pages = [{ id: 'p1', name: 'front', elements: [sampleShape('s')] }];
			return inShort(await findingsOf({ ...design, swatches: changed, pages, fields: [], values: {} }));
		};
		expect(await inkOf([80, 70, 50, 100])).toEqual([]);
		expect(await inkOf([80, 70, 51, 100])).toEqual([['tooMuchInk', 'warning']]);
		expect(await inkOf([90, 80, 61, 100])).toEqual([['tooMuchInk', 'error']]);
		expect(inShort(await check([sampleImage('i')], picture(1000, 320)))).toEqual([['tooMuchInk', 'warning']]);
	});

	it('finds what needs a second plate where one colour is printed: other inks, mixed inks and pictures', async () => {
		const design = await loadSampleDesign();
		const specification = { ...card, inks: 'oneColour' as const };
		const inksOf = async (...elements: Design['pages'][number]['elements']) => {
			const spot = {
				id: 'spot',
				name: 'Flaschengrün',
				cmyk: [84, 46, 74, 52],
				spot: 'Letterpress',
				screen: '#123',
			} as const;
			const pages = [{ id: 'p1', name: 'front', elements }];
			const swatches = [...design.swatches, spot];
			const given = { ...design, swatches, pages, fields: [], values: {} };
			const found = await findingsOf(given, { specification, ...picture(2000) });
			return found.flatMap(({ code, severity, elementId }) =>
				code === 'severalInks' ? [`${severity} ${elementId}`] : [],
			);
		};
		const colours = (fillId: string) => sampleShape(fillId, { fillId });
		expect(await inksOf(sampleText('t', 'Text'), colours('black'), colours('white'))).toEqual([]);
		expect(await inksOf(colours('spot'), colours('white'), colours('cut'))).toEqual([]);
		expect(await inksOf(colours('spot'), colours('black'))).toEqual(['error black']);
		expect(await inksOf(colours('sand'), sampleText('t', 'Text'))).toEqual(['error sand']);
		expect(await inksOf(sampleImage('i'))).toEqual(['error i']);
	});

	it('finds required fields without a value, and defaults that were not changed', async () => {
		const design = { ...(await loadSampleDesign()), values: { name: '  ' } };
		const specification = { ...card, sides: [{ name: 'front' }, { name: 'back' }] };
		expect(await findingsOf(design, { specification })).toMatchObject([
			{ code: 'requiredFieldEmpty', severity: 'error', page: 1, elementId: 'name', names: ['name'] },
			{ code: 'defaultTextLeft', severity: 'warning', page: 1, elementId: 'contact', names: ['role'] },
		]);
		expect(await findingsOf(design, { specification, values: { name: 'Anna', role: 'Chefin' } })).toEqual([]);
	});

	it('takes the example of a required field for nothing, unless somebody has typed it', async () => {
		const design = { ...(await loadSampleDesign()), values: { role: 'Chefin' } };
		const specification = { ...card, sides: [{ name: 'front' }, { name: 'back' }] };
		expect(await findingsOf(design, { specification })).toMatchObject([
			{ code: 'requiredFieldEmpty', severity: 'error', elementId: 'name', names: ['name'] },
		]);
		const typed = await findingsOf(design, { specification, values: { name: 'Vorname Nachname' } });
		expect(typed).toMatchObject([{ code: 'defaultTextLeft', severity: 'warning', names: ['name'] }]);
	});

	it('finds the example of a code, as it would lead to somebody else', async () => {
		const sample = await loadSampleDesign();
		const [name, ...others] = sample.fields;
		if (!name) throw new Error('The sample has fields.');
		const design = {
			...{ ...sample, values: { role: 'Chefin' } },
			fields: [{ ...name, kind: 'qr' as const, defaultValue: 'https://example.com' }, ...others],
		};
		const specification = { ...card, sides: [{ name: 'front' }, { name: 'back' }] };
		expect(inShort(await findingsOf(design, { specification }))).toContainEqual(['requiredFieldEmpty', 'error']);
	});

	it.each<[width: number, expected: Expected]>([
		[85_500, []],
		[85_501, ['pageSizeScalable', 'warning']],
		[87_001, ['wrongPageSize', 'error']],
	])('compares the size with that of the product: %i micrometres', async (width, expected) => {
		const design = await loadSampleDesign({
			pages: [{ id: 'p1', name: 'front', elements: [] }],
			fields: [],
			values: {},
		});
		const found = await findingsOf({ ...design, product: { ...design.product, width } });
		expect(inShort(found)).toEqual(expected.length > 0 ? [expected] : []);
	});

	it('compares the number of pages with the sides of the product', async () => {
		const design = await loadSampleDesign();
		const [found] = await findingsOf(design);
		expect(found).toMatchObject({ code: 'wrongPageCount', severity: 'error', numbers: { pages: 2, wanted: 1 } });
	});

	it('wants codes that cameras read', async () => {
		expect(await check([code()])).toEqual([]);
		expect(inShort(await check([code({ box: box(30_000, 20_000, 7000, 7000) })]))).toEqual([['smallCode', 'error']]);
		expect(inShort(await check([code({ value: 'x'.repeat(900) })]))).toEqual([['smallCode', 'error']]);
		expect(inShort(await check([code({ value: 'x'.repeat(1001) })]))).toEqual([['textDoesNotFit', 'error']]);
		const ground = (fillId: string) => sampleShape('s', { fillId });
		expect(inShort(await check([ground('blue'), code()]))).toEqual([['lowCodeContrast', 'warning']]);
		expect(inShort(await check([ground('blue'), code({ swatchId: 'white' })]))).toEqual([
			['lowCodeContrast', 'warning'],
		]);
		expect(await check([ground('sand'), code()])).toEqual([]);
	});

	it('names an element once for each kind of finding, with the worst', async () => {
		const ink: Ink = { cmyk: [0, 0, 0, 100], spot: null, screen: '#000000', overprint: true };
		const lineOf = (width: number): VectorPath => ({
			path: 'M0 0L10 10',
			rule: 'nonzero',
			fill: null,
			stroke: { ink, width },
		});
		const vector: VectorElement = {
			id: 'logo',
			name: 'logo',
			box: box(10_000, 10_000, 10_000, 10_000),
			lock: unlocked,
			print: true,
			isPinned: false,
			kind: 'vector',
			mediaId: 'logo',
		};
		const design = await loadSampleDesign({
			pages: [{ id: 'p1', name: 'front', elements: [vector] }],
			fields: [],
			values: {},
		});
		const vectorOf = () => ({ width: 10, height: 10, paths: [lineOf(0.07), lineOf(0.02), lineOf(0.07)] });
		const drawn = draw(design, {}, { ...(await loadDrawServices(design)), vectorOf });
		const found = preflight({
			design,
			values: {},
			drawn,
			specification: card,
			pictureOf: () => undefined,
			distanceInside,
		});
		expect(inShort(found)).toEqual([['thinLine', 'error']]);
	});
});
