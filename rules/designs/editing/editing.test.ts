import { describe, expect, it } from 'vitest';
import { NotApplicable } from '../../editing/editing-rules.ts';
import { canonicalJson } from '../canonical.ts';
import type { Design, TextElement } from '../design.ts';
import { sampleDesign, sampleImage, sampleShape, sampleText, unlocked } from '../sample-design.ts';
import { validateDesign } from '../validate.ts';
import { applyOperation, applyOperations, targetOf } from './apply-operation.ts';
import type { DesignOperation } from './design-operation.ts';
import { findElement, findPage } from './find-element.ts';
import { isDesignOperation } from './operation-shape.ts';
import { findOperationProblem } from './validate-operation.ts';

const front = (...elements: Design['pages'][number]['elements']) => ({ id: 'p1', name: 'front', elements });
const back = { id: 'p2', name: 'back', elements: [sampleShape('ground-back', { fillId: 'blue' })] };

const template = (changes: Partial<Design> = {}): Design =>
	sampleDesign({
		layouts: [
			{ id: 'left', labels: { 'en-GB': 'Left' }, pages: sampleDesign().pages },
			{
				id: 'right',
				labels: { 'en-GB': 'Right' },
				pages: [front(sampleShape('ground'), sampleText('name', '{{name}}', { align: 'end' })), back],
			},
		],
		layoutId: 'left',
		schemes: [
			{ id: 'night', labels: {}, colours: { sand: { cmyk: [100, 80, 30, 40], screen: '#0d2a4a' } } },
			{ id: 'day', labels: {}, colours: { sand: { cmyk: [5, 8, 20, 0], screen: '#f3e9d4' } } },
		],
		schemeId: 'day',
		...changes,
	});

const examples: readonly DesignOperation[] = [
	{ do: 'value', key: 'name', value: 'Eva' },
	{ do: 'value', key: 'phone', value: null },
	{ do: 'insert', page: 'p1', element: sampleText('new', 'Hello'), before: 'name' },
	{ do: 'insert', page: 'p2', element: sampleImage('picture'), before: null },
	{ do: 'remove', page: 'p1', element: 'portrait' },
	{ do: 'order', page: 'p1', element: 'ground', before: null },
	{ do: 'order', page: 'p1', element: 'code', before: 'ground' },
	{ do: 'change', page: 'p1', element: 'name', changes: { size: 4000, align: 'center' } },
	{ do: 'layout', layout: 'right' },
	{ do: 'scheme', scheme: 'night' },
	{ do: 'swatch', swatch: { id: 'own', name: 'Own', cmyk: [0, 50, 0, 0], spot: null, screen: '#f4a9c4' } },
	{ do: 'face', face: { id: 'light', family: 'Inter', weight: 300, italic: false, sha256: '2'.repeat(64) } },
	{ do: 'insertPage', page: front(), before: null },
	{ do: 'removePage', page: 'p2' },
	{ do: 'fields', fields: [] },
	{ do: 'layouts', layouts: [], layoutId: null },
	{ do: 'schemes', schemes: [], schemeId: null },
	{ do: 'freedom', freedom: { isFree: false, families: [], ownSwatches: false } },
	{ do: 'pages', pages: [front()], layoutId: null },
	{ do: 'swatches', swatches: [], schemeId: null },
	{ do: 'whole', design: sampleDesign() },
];

const problemOf = (operation: DesignOperation, design: Design = template(), role: 'shopper' | 'template' = 'shopper') =>
	findOperationProblem(design, operation, role)?.code;

describe('an operation on a design', () => {
	it.each(examples.map((operation) => [operation.do, operation] as const))(
		'is taken back by its inverse: %s',
		(kind, operation) => {
			const design = template({ pages: kind === 'insertPage' ? [back] : template().pages });
			const applied = applyOperation(design, operation);
			expect(applied.design).not.toEqual(design);
			const restored = applyOperation(applied.design, applied.inverse).design;
			expect(canonicalJson(restored)).toBe(canonicalJson(design));
		},
	);

	it.each(examples.map((operation) => [operation.do, operation] as const))(
		'has the shape of one as JSON, and none with a property more: %s',
		(_kind, operation) => {
			const sent = JSON.parse(JSON.stringify(operation));
			expect(isDesignOperation(sent)).toBe(true);
			expect(isDesignOperation({ ...sent, more: 1 })).toBe(false);
		},
	);

	it('has no shape if it is something else', () => {
		for (const sent of [null, 1, 'value', [], {}, { do: 'toString' }, { do: 'value', key: 1, value: '' }])
			expect(isDesignOperation(sent)).toBe(false);
	});

	it('takes a whole row of changes back in reverse order', () => {
		const design = template();
		const row: DesignOperation[] = [
			{ do: 'insert', page: 'p1', element: sampleText('new', 'a'), before: null },
			{ do: 'change', page: 'p1', element: 'new', changes: { size: 3000 } },
			{ do: 'order', page: 'p1', element: 'new', before: 'ground' },
			{ do: 'remove', page: 'p1', element: 'ground' },
		];
		const { design: changed, inverses } = applyOperations(design, row);
		expect(applyOperations(changed, inverses).design).toEqual(design);
	});

	it('changes an element inside of a group and leaves the others as they are', () => {
		const group = {
			...sampleShape('group'),
			kind: 'group' as const,
			elements: [sampleText('inner', 'a'), sampleText('other', 'b')],
		};
		const { shape: _shape, path: _path, radius: _radius, fillId: _fill, stroke: _stroke, ...rest } = group;
		const design = template({ pages: [front(rest, sampleShape('beside'))] });
		const { design: changed } = applyOperation(design, {
			...{ do: 'change', page: 'p1', element: 'inner' },
			changes: { size: 3000 },
		});
		const page = findPage(changed, 'p1');
		expect((findElement(page, 'inner') as TextElement).size).toBe(3000);
		expect(findElement(page, 'other')).toBe(findElement(findPage(design, 'p1'), 'other'));
		expect(findElement(page, 'beside')).toBe(findElement(findPage(design, 'p1'), 'beside'));
	});

	it('cannot be applied to what is not there', () => {
		const missing: DesignOperation[] = [
			{ do: 'remove', page: 'p1', element: 'nowhere' },
			{ do: 'change', page: 'p9', element: 'name', changes: { size: 1 } },
			{ do: 'insert', page: 'p1', element: sampleText('name', 'twice'), before: null },
			{ do: 'layout', layout: 'nowhere' },
			{ do: 'scheme', scheme: 'nowhere' },
		];
		for (const operation of missing) {
			expect(() => applyOperation(template(), operation)).toThrow(NotApplicable);
			expect(problemOf(operation)).toBe('missing');
		}
	});

	it('joins with one before it only if both write the same properties of the same element', () => {
		const change = (element: string, changes: object): DesignOperation => ({
			...{ do: 'change', page: 'p1', element },
			changes: changes as Record<string, unknown>,
		});
		expect(targetOf(change('a', { size: 1, align: 'end' }))).toBe(targetOf(change('a', { align: 'start', size: 2 })));
		expect(targetOf(change('a', { size: 1 }))).not.toBe(targetOf(change('b', { size: 1 })));
		expect(targetOf(change('a', { size: 1 }))).not.toBe(targetOf(change('a', { leading: 1 })));
		expect(targetOf({ do: 'remove', page: 'p1', element: 'a' })).toBeUndefined();
	});
});

describe('another layout or scheme', () => {
	it('keeps values and what was added by hand, and takes everything else from the layout', () => {
		const own = sampleText('mine', 'added');
		const { design } = applyOperations(template(), [
			{ do: 'value', key: 'name', value: 'Eva' },
			{ do: 'insert', page: 'p1', element: own, before: null },
			{ do: 'layout', layout: 'right' },
		]);
		expect(design.values.name).toBe('Eva');
		expect(findPage(design, 'p1').elements.map(({ id }) => id)).toEqual(['ground', 'name', 'mine']);
		expect((findElement(findPage(design, 'p1'), 'name') as TextElement).align).toBe('end');
		expect(validateDesign(design).errors).toBeUndefined();
	});

	it('keeps the crop of a picture whose box has the same proportions', () => {
		const crop = { x: 100, y: 100, width: 500, height: 500 };
		const moved = sampleImage('portrait', {
			box: { x: 0, y: 0, width: 10_000, height: 10_000, rotation: 0 },
			mask: 'ellipse',
		});
		const { layouts } = template();
		const design = template({
			layouts: layouts.map((layout) => (layout.id === 'right' ? { ...layout, pages: [front(moved), back] } : layout)),
		});
		const { design: changed } = applyOperations(design, [
			{ do: 'change', page: 'p1', element: 'portrait', changes: { crop } },
			{ do: 'layout', layout: 'right' },
		]);
		expect(findElement(findPage(changed, 'p1'), 'portrait')).toMatchObject({ crop, box: moved.box });
	});

	it('changes the colours that the scheme names and no others', () => {
		const { design } = applyOperation(template(), { do: 'scheme', scheme: 'night' });
		expect(design.swatches.find(({ id }) => id === 'sand')).toMatchObject({ screen: '#0d2a4a', name: 'Sand' });
		expect(design.swatches.find(({ id }) => id === 'blue')).toEqual(
			template().swatches.find(({ id }) => id === 'blue'),
		);
	});
});

describe('the locks of a template', () => {
	const locked = (lock: Partial<typeof unlocked>) =>
		template({ pages: [front(sampleText('name', 'x', { lock: { ...unlocked, ...lock } })), back] });
	const change = (changes: object): DesignOperation => ({
		...{ do: 'change', page: 'p1', element: 'name' },
		changes: changes as Record<string, unknown>,
	});
	const { box } = sampleText('name', 'x');

	it.each([
		['move', change({ box: { ...box, x: box.x + 1000 } })],
		['move', change({ box: { ...box, rotation: 1000 } })],
		['move', { do: 'order', page: 'p1', element: 'name', before: null } as DesignOperation],
		['resize', change({ box: { ...box, width: box.width + 1000 } })],
		['content', change({ runs: [{ text: 'y', faceId: null, swatchId: null }] })],
		['style', change({ size: 3000 })],
		['remove', { do: 'remove', page: 'p1', element: 'name' } as DesignOperation],
	] as const)('forbid a shopper to %s, and allow it without', (lock, operation) => {
		expect(problemOf(operation, locked({ [lock]: true }))).toBe('locked');
		expect(problemOf(operation, locked({}))).toBeUndefined();
		expect(problemOf(operation, locked({ [lock]: true }), 'template')).toBeUndefined();
	});

	it('cannot be taken off, nor brought along, by a shopper', () => {
		expect(problemOf(change({ lock: unlocked }), locked({ move: true }))).toBe('locked');
		expect(problemOf(change({ print: false }))).toBe('locked');
		const element = sampleText('new', 'x', { lock: { ...unlocked, remove: true } });
		expect(problemOf({ do: 'insert', page: 'p1', element, before: null })).toBe('locked');
	});

	it('leave nothing but fields, alternatives and crops where the template is not free', () => {
		const form = template({ freedom: { isFree: false, families: [], ownSwatches: false } });
		const crop = { x: 0, y: 0, width: 500, height: 500 };
		for (const operation of [
			{ do: 'value', key: 'name', value: 'Eva' },
			{ do: 'layout', layout: 'right' },
			{ do: 'scheme', scheme: 'night' },
			{ do: 'change', page: 'p1', element: 'portrait', changes: { crop } },
		] satisfies DesignOperation[])
			expect(problemOf(operation, form)).toBeUndefined();
		for (const operation of [
			{ do: 'insert', page: 'p1', element: sampleText('new', 'x'), before: null },
			{ do: 'remove', page: 'p1', element: 'name' },
			{ do: 'change', page: 'p1', element: 'name', changes: { size: 3000 } },
			{ do: 'change', page: 'p1', element: 'portrait', changes: { crop, mask: 'none' } },
			{ do: 'whole', design: form },
			{ do: 'freedom', freedom: template().freedom },
		] satisfies DesignOperation[])
			expect(problemOf(operation, form)).toBe('locked');
	});

	it('let a shopper add swatches and faces where the template allows it, and change none', () => {
		const swatch = { id: 'own', name: 'Own', cmyk: [0, 50, 0, 0] as const, spot: null, screen: '#f4a9c4' };
		const face = { id: 'light', family: 'Inter', weight: 300, italic: false, sha256: '2'.repeat(64) };
		expect(problemOf({ do: 'swatch', swatch })).toBeUndefined();
		expect(problemOf({ do: 'swatch', swatch: { ...swatch, id: 'sand' } })).toBe('locked');
		expect(problemOf({ do: 'face', face })).toBeUndefined();
		const { freedom } = template();
		expect(problemOf({ do: 'swatch', swatch }, template({ freedom: { ...freedom, ownSwatches: false } }))).toBe(
			'locked',
		);
		expect(problemOf({ do: 'face', face }, template({ freedom: { ...freedom, families: ['Spectral'] } }))).toBe(
			'locked',
		);
	});
});

describe('a change that would spoil the design', () => {
	it('is refused, whoever makes it', () => {
		for (const role of ['shopper', 'template'] as const) {
			expect(problemOf({ do: 'value', key: 'name', value: 'x'.repeat(61) }, template(), role)).toBe('limit');
			expect(problemOf({ do: 'value', key: 'unknown', value: 'x' }, template(), role)).toBe('missing');
			expect(problemOf({ do: 'change', page: 'p1', element: 'name', changes: { size: 1.5 } }, template(), role)).toBe(
				'invalid',
			);
			expect(
				problemOf({ do: 'change', page: 'p1', element: 'name', changes: { kind: 'image' } }, template(), role),
			).toBe('shape');
			expect(
				problemOf({ do: 'change', page: 'p1', element: 'name', changes: { swatchId: 'nowhere' } }, template(), role),
			).toBe('invalid');
			const broken = { ...sampleText('new', 'x'), size: 'large' } as unknown as TextElement;
			expect(problemOf({ do: 'insert', page: 'p1', element: broken, before: null }, template(), role)).toBe('shape');
		}
		expect(problemOf({ do: 'removeSwatch', swatch: 'black' }, template(), 'template')).toBe('invalid');
	});
});

it('a list of a text is taken back, also of one from before there were lists, and through JSON', () => {
	const design = sampleDesign({ pages: [front(sampleText('text', 'Eins'))] });
	const operation = { do: 'change', page: 'p1', element: 'text', changes: { list: 'bulleted' } } as const;
	expect(findOperationProblem(design, operation, 'shopper')).toBeUndefined();
	const { design: listed, inverse } = applyOperation(design, operation);
	const undone = applyOperation(listed, JSON.parse(JSON.stringify(inverse)) as DesignOperation).design;
	expect(undone.pages[0]?.elements[0]).toMatchObject({ list: null });
	expect(validateDesign(undone).errors).toBeUndefined();
	const wrong = { ...operation, changes: { list: 'roman' } } as unknown as DesignOperation;
	expect(findOperationProblem(design, wrong, 'shopper')).toMatchObject({ code: 'invalid' });
});
