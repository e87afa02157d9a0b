import { describe, expect, it } from 'vitest';
import type { Design } from './design.ts';
import { designWith, sampleDesign, sampleImage, sampleShape, sampleText, unlocked } from './sample-design.ts';
import { type UpgradeStep, upgradeThrough } from './upgrade.ts';
import { validateDesign } from './validate.ts';

/** The design with one value replaced, as JSON from outside. */
function withValue(path: readonly (string | number)[], value: unknown, design: Design = sampleDesign()): unknown {
	const copy = structuredClone(design) as unknown;
	let at = copy as Record<string | number, unknown>;
	for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
	at[path.at(-1) ?? ''] = value;
	return copy;
}

const firstElement = ['pages', 0, 'elements', 0] as const;
const errorsOf = (value: unknown) => validateDesign(value).errors?.map(({ path, code }) => `${path}: ${code}`);

describe('a design from outside', () => {
	it('is taken as it is when everything in it is right', () => {
		const design = sampleDesign();
		expect(validateDesign(JSON.parse(JSON.stringify(design)))).toEqual({ design });
	});

	it('is refused when it is no object or of an unknown version', () => {
		for (const value of [null, 'x', 1, [], {}, undefined, sampleDesign({ version: 3 as 2 })])
			expect(errorsOf(value)).toEqual(['version: version']);
	});

	it.each<[string, readonly (string | number)[], unknown, string]>([
		['a fraction of a micrometre', [...firstElement, 'box', 'x'], 0.5, 'pages[0].elements[0].box.x: shape'],
		['a number that is none', [...firstElement, 'box', 'x'], Number.NaN, 'pages[0].elements[0].box.x: shape'],
		['infinity', ['product', 'width'], Number.POSITIVE_INFINITY, 'product.width: shape'],
		['minus zero', [...firstElement, 'box', 'x'], -0, 'pages[0].elements[0].box.x: shape'],
		['a length below zero', [...firstElement, 'box', 'width'], -1, 'pages[0].elements[0].box.width: range'],
		['a number as text', ['product', 'bleed'], '3000', 'product.bleed: shape'],
		['an unknown key', [...firstElement, 'onClick'], 'x', 'pages[0].elements[0].onClick: shape'],
		['an unknown kind', [...firstElement, 'kind'], 'constructor', 'pages[0].elements[0].kind: shape'],
		['an ink above 100 percent', ['swatches', 0, 'cmyk'], [0, 0, 0, 101], 'swatches[0].cmyk: shape'],
		['an ink with two decimals', ['swatches', 0, 'cmyk'], [0.25, 0, 0, 0], 'swatches[0].cmyk: shape'],
		['a colour that is none', ['swatches', 0, 'screen'], 'red"/><script>', 'swatches[0].screen: shape'],
		['a control character', ['values', 'name'], 'a\u0000b', 'values.name: shape'],
		['half a letter', ['values', 'name'], '\ud83d', 'values.name: shape'],
		['no page', ['pages'], [], 'pages: limit'],
		['a path of other commands', ['product', 'dieLine'], 'M0 0 A1 1 0 0 0 5 5', 'product.dieLine: shape'],
		['a fold outside of the sheet', ['product', 'folds'], [90_000], 'product.folds[0]: range'],
		['a swatch that is not there', [...firstElement, 'fillId'], 'gold', 'pages[0].elements[0].fillId: reference'],
		['a value of no field', ['values', 'fax'], '1', 'values.fax: reference'],
		['two pages of one name', ['pages', 1, 'name'], 'front', 'pages[1].name: duplicate'],
		['two elements of one id', ['pages', 1, 'elements', 0, 'id'], 'name', 'pages[1].elements[0].id: duplicate'],
		['a face called as the fallback', ['faces', 1, 'id'], 'fallback', 'faces[1].id: duplicate'],
	])('is refused for %s, with the path to it', (_name, path, value, expected) => {
		expect(errorsOf(withValue(path, value))).toContain(expected);
	});

	it('is refused when a key is missing', () => {
		const { swatches: _left, ...rest } = sampleDesign();
		expect(errorsOf(rest)).toEqual(['swatches: shape']);
	});

	it('is refused for a placeholder of a field that it does not have', () => {
		expect(errorsOf(designWith(sampleText('t', 'Tel. {{fax}}')))).toEqual([
			'pages[0].elements[0].runs[0].text: reference',
		]);
	});

	it('is refused for a picture from a field that holds no picture', () => {
		const image = sampleImage('i', { source: { field: 'name' } });
		expect(errorsOf(designWith(image))).toEqual(['pages[0].elements[0].source.field: reference']);
	});

	it('is refused for a crop that reaches out of the picture', () => {
		const image = sampleImage('i', { crop: { x: 500, y: 0, width: 501, height: 1000 } });
		expect(errorsOf(designWith(image))).toEqual(['pages[0].elements[0].crop: range']);
	});

	it('is refused above each of the limits', () => {
		const many = (count: number, make: (id: string) => Design['pages'][number]['elements'][number]) =>
			Array.from({ length: count }, (_, index) => make(`e${index}`));
		expect(errorsOf(designWith(...many(201, (id) => sampleShape(id))))).toEqual(['pages[0].elements: limit']);
		expect(errorsOf(designWith(...many(101, (id) => sampleImage(id))))).toEqual(['pages: limit']);
		const long = sampleText('t', 'x'.repeat(3000));
		const text = { ...long, runs: [...long.runs, ...long.runs] };
		expect(errorsOf(designWith(text))).toEqual(['pages[0].elements[0].runs: limit']);
		const pages = many(21, (id) => sampleShape(id)).map((shape, index) => ({
			id: `p${index}`,
			name: `page${index}`,
			elements: [shape],
		}));
		expect(errorsOf(sampleDesign({ pages }))).toEqual(['pages: limit']);
		const wide = many(200, (id) => sampleText(id, 'ä'.repeat(4000)));
		expect(errorsOf(designWith(...wide))).toEqual([': limit']);
	});

	it('counts the elements of groups, and is refused for groups in groups without end', () => {
		const group = (id: string, elements: Design['pages'][number]['elements']) => ({
			...sampleShape(id),
			kind: 'group' as const,
			elements,
		});
		const { shape: _s, path: _p, radius: _r, fillId: _f, stroke: _t, ...plain } = group('g', []);
		const wrap = (depth: number): Design['pages'][number]['elements'][number] => ({
			...plain,
			lock: unlocked,
			id: `g${depth}`,
			elements: depth > 0 ? [wrap(depth - 1)] : [],
		});
		expect(errorsOf(designWith(wrap(3)))).toBeUndefined();
		expect(errorsOf(designWith(wrap(8)))?.[0]).toMatch(/^pages\[0\]\.elements\[0\].*: limit$/);
		let deep: unknown = [];
		for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
		expect(errorsOf({ version: 1, pages: deep })).toBeDefined();
	});

	it('names at most fifty errors', () => {
		const elements = Array.from({ length: 200 }, () => ({}));
		expect(errorsOf(withValue(['pages', 0, 'elements'], elements))?.length).toBe(50);
	});

	it('takes a design of version 1 as one without alternatives, with nothing pinned', () => {
		const { layouts: _l, layoutId: _li, schemes: _s, schemeId: _si, freedom: _f, ...rest } = sampleDesign();
		const withoutPins = (elements: Design['pages'][number]['elements']) =>
			elements.map(({ isPinned: _pinned, ...element }) => element);
		const stored = {
			...{ ...rest, version: 1 },
			pages: rest.pages.map((page) => ({ ...page, elements: withoutPins(page.elements) })),
			fields: rest.fields.map(({ help: _help, ...field }) => field),
		};
		expect(validateDesign(stored)).toEqual({ design: sampleDesign() });
	});

	it('names layouts, schemes and their references that are not right', () => {
		const { pages } = sampleDesign();
		const layout = { id: 'one', labels: {}, pages };
		expect(errorsOf(sampleDesign({ layouts: [layout], layoutId: 'two' }))).toEqual(['layoutId: reference']);
		expect(errorsOf(sampleDesign({ layouts: [layout, layout] }))).toEqual(['layouts[1].id: duplicate']);
		const colours = { nowhere: { cmyk: [0, 0, 0, 0] as const, screen: '#ffffff' } };
		expect(errorsOf(sampleDesign({ schemes: [{ id: 'a', labels: {}, colours }] }))).toEqual([
			'schemes[0].colours.nowhere: reference',
		]);
		const ill = { ...layout, pages: [{ id: 'p', name: 'front', elements: [sampleText('a', '{{nobody}}')] }] };
		expect(errorsOf(sampleDesign({ layouts: [ill] }))).toEqual([
			'layouts[0].pages[0].elements[0].runs[0].text: reference',
		]);
	});

	it('takes a design of an older version through every step to the current one', () => {
		const steps = new Map<number, UpgradeStep>([
			[1, (design) => ({ ...design, two: true })],
			[2, (design) => ({ ...design, three: design.two })],
		]);
		expect(upgradeThrough({ version: 1 }, steps, 3)).toEqual({ version: 3, two: true, three: true });
		expect(upgradeThrough({ version: 3 }, steps, 3)).toEqual({ version: 3 });
		for (const version of [0, 4, '1', Number.NaN, undefined])
			expect(upgradeThrough({ version }, steps, 3)).toBeUndefined();
	});
});
