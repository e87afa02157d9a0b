import { describe, expect, it } from 'vitest';
import { type Design, type DesignElement, designLimits } from '../design.ts';
import { sampleDesign, sampleImage, sampleShape, sampleText } from '../sample-design.ts';
import { validateDesign } from '../validate.ts';
import { applyOperation } from './apply-operation.ts';
import type { DesignOperation } from './design-operation.ts';
import { findChangeError } from './validate-change.ts';

const group = (id: string, ...elements: DesignElement[]): DesignElement => {
	const { shape: _shape, path: _path, radius: _radius, fillId: _fill, stroke: _stroke, ...rest } = sampleShape(id);
	return { ...rest, kind: 'group', elements };
};

const nested = (depth: number): DesignElement =>
	depth === 0 ? sampleText('deep', 'x') : group(`group-${depth}`, nested(depth - 1));

function sample(): Design {
	const { pages } = sampleDesign();
	const [front, back] = pages;
	const withGroups = [
		{ ...front, elements: [...(front?.elements ?? []), nested(4), group('pair', sampleText('inner', 'x'))] },
		back,
	] as Design['pages'];
	const layouts = [
		{ id: 'left', labels: {}, pages: withGroups },
		{ id: 'right', labels: {}, pages: withGroups.map((page) => ({ ...page, elements: [] })) },
	];
	const colours = { sand: { cmyk: [0, 0, 0, 0], screen: '#ffffff' } } as const;
	return sampleDesign({
		pages: withGroups,
		layouts,
		layoutId: 'left',
		schemes: [{ id: 'plain', labels: {}, colours }],
	});
}

const insert = (element: unknown): DesignOperation => ({
	do: 'insert',
	page: 'p1',
	element: element as DesignElement,
	before: null,
});
const change = (element: string, changes: Record<string, unknown>): DesignOperation => ({
	do: 'change',
	page: 'p1',
	element,
	changes,
});
const swatch = (changes: object) =>
	({ id: 'own', name: 'Own', cmyk: [0, 0, 0, 10], spot: null, screen: '#eeeeee', ...changes }) as never;
const face = (changes: object) =>
	({ id: 'own', family: 'Inter', weight: 400, italic: false, sha256: '0'.repeat(64), ...changes }) as never;
const manyElements = Array.from({ length: 200 }, (_, index) => sampleText(`many-${index}`, 'x'));
const manyImages = Array.from({ length: 101 }, (_, index) => sampleImage(`image-${index}`));

const operations: readonly (readonly [name: string, operation: DesignOperation])[] = [
	['a value', { do: 'value', key: 'name', value: 'Eva' }],
	['a value with a control character', { do: 'value', key: 'name', value: 'E\u0000a' }],
	['half a letter as a value', { do: 'value', key: 'name', value: '\ud800' }],
	['no value', { do: 'value', key: 'phone', value: null }],
	['a text', insert(sampleText('new', 'Hello'))],
	['a text with a field', insert(sampleText('new', '{{phone}}'))],
	['a text with a field that there is not', insert(sampleText('new', '{{nowhere}}'))],
	['a text in a swatch that there is not', insert(sampleText('new', 'x', { swatchId: 'nowhere' }))],
	['a text of the wrong size', insert(sampleText('new', 'x', { size: 1.5 }))],
	['a text with too many letters', insert(sampleText('new', 'x'.repeat(5001)))],
	['an element whose id is taken elsewhere', insert(sampleShape('ground-back'))],
	['an element whose id is taken in a group', insert(sampleShape('inner'))],
	['a group', insert(group('new', sampleText('new-inner', 'x')))],
	['a group with an id twice', insert(group('new', sampleText('same', 'x'), sampleText('same', 'x')))],
	['too many elements', insert(group('new', ...manyElements))],
	['too many pictures', insert(group('new', ...manyImages))],
	['a path without one', insert(sampleShape('new', { shape: 'path', path: null }))],
	['a picture of a field that is none', insert(sampleImage('new', { source: { field: 'name' } }))],
	['another box', change('name', { box: { x: 1, y: 1, width: 1, height: 1, rotation: 0 } })],
	['half a micrometre', change('name', { box: { x: 0.5, y: 1, width: 1, height: 1, rotation: 0 } })],
	['a property that it has not', change('name', { fillId: 'black' })],
	['another face', change('inner', { faceId: 'bold' })],
	['another face that there is not', change('inner', { faceId: 'nowhere' })],
	['other elements of a group', change('pair', { elements: [sampleText('inner', 'y'), sampleText('more', 'z')] })],
	['elements of a group that are there already', change('pair', { elements: [sampleText('name', 'y')] })],
	['groups that are too deep', change('group-1', { elements: [group('deeper', group('deepest'))] })],
	['a removed element', { do: 'remove', page: 'p1', element: 'portrait' }],
	['another order', { do: 'order', page: 'p1', element: 'ground', before: null }],
	['another layout', { do: 'layout', layout: 'right' }],
	['another scheme', { do: 'scheme', scheme: 'plain' }],
	['a swatch', { do: 'swatch', swatch: swatch({}) }],
	['a swatch with too much ink', { do: 'swatch', swatch: swatch({ cmyk: [0, 0, 0, 101] }) }],
	['another colour of a swatch', { do: 'swatch', swatch: swatch({ id: 'black' }) }],
	['no swatch that is used', { do: 'removeSwatch', swatch: 'black' }],
	['no swatch that is not used', { do: 'removeSwatch', swatch: 'cut' }],
	['a face', { do: 'face', face: face({}) }],
	['a face with the id of the fallback', { do: 'face', face: face({ id: 'fallback' }) }],
	['a face of no weight', { do: 'face', face: face({ weight: 0 }) }],
	['no face that is used', { do: 'removeFace', face: 'bold' }],
	['other fields', { do: 'fields', fields: [] }],
];

describe('a design after an operation', () => {
	it.each(operations)('is validated as the whole design would be: %s', (_name, operation) => {
		const before = sample();
		expect(validateDesign(before).errors).toBeUndefined();
		const after = applyOperation(before, operation).design;
		const [expected] = validateDesign(after).errors ?? [];
		expect(findChangeError(before, after, operation)?.code).toBe(expected?.code);
	});

	it('is not larger than a design may be', () => {
		let design = sampleDesign();
		let refused = 0;
		for (let index = 0; index < 120; index += 1) {
			const operation = insert(sampleText(`long-${index}`, 'ü'.repeat(5000)));
			const after = applyOperation(design, operation).design;
			if (findChangeError(design, after, operation)) refused += 1;
			else design = after;
			if (index > 80 && index < 110) expect(validateDesign(after).errors === undefined).toBe(design === after);
		}
		expect(refused).toBeGreaterThan(0);
		expect(JSON.stringify(design).length).toBeLessThan(designLimits.bytes);
		const shorter = change('long-0', { runs: [{ text: 'x', faceId: null, swatchId: null }] });
		expect(findChangeError(design, applyOperation(design, shorter).design, shorter)).toBeUndefined();
	});
});
