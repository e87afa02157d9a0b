import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical.ts';
import type { Design } from '../design.ts';
import { sampleDesign, sampleShape, sampleText, unlocked } from '../sample-design.ts';
import { applyOperations } from './apply-operation.ts';
import type { DesignOperation } from './design-operation.ts';
import { operationsToward } from './operations-toward.ts';

const { pages } = sampleDesign();
const template = (changes: Partial<Design> = {}): Design =>
	sampleDesign({
		layouts: [
			{ id: 'left', labels: {}, pages },
			{ id: 'right', labels: {}, pages: pages.map((page) => ({ ...page, elements: page.elements.toReversed() })) },
		],
		layoutId: 'left',
		...changes,
	});

/** What somebody does who may. */
const done: readonly DesignOperation[] = [
	{ do: 'layout', layout: 'right' },
	{ do: 'value', key: 'name', value: 'Eva' },
	{ do: 'value', key: 'phone', value: null },
	{ do: 'swatch', swatch: { id: 'own', name: 'Own', cmyk: [0, 50, 0, 0], spot: null, screen: '#f4a9c4' } },
	{ do: 'insert', page: 'p1', element: sampleText('new', 'Hello', { swatchId: 'own' }), before: 'ground' },
	{ do: 'insert', page: 'p2', element: sampleShape('under'), before: 'ground-back' },
	{ do: 'remove', page: 'p1', element: 'portrait' },
	{ do: 'change', page: 'p1', element: 'name', changes: { size: 4000, align: 'center' } },
	{ do: 'order', page: 'p1', element: 'code', before: 'ground' },
];

describe('going toward another design', () => {
	it('gives that design where everything in it is allowed', () => {
		const wanted = applyOperations(template(), done).design;
		const operations = operationsToward(template(), wanted, 'shopper');
		expect(canonicalJson(applyOperations(template(), operations).design)).toBe(canonicalJson(wanted));
		expect(operationsToward(wanted, wanted, 'shopper')).toEqual([]);
	});

	it('leaves out what the template does not allow, and takes the rest', () => {
		const locked = pages.map((page) => ({
			...page,
			elements: page.elements.map((element) => ({ ...element, lock: { ...unlocked, move: true, remove: true } })),
		}));
		const design = template({ pages: locked });
		const wanted: Design = {
			...design,
			values: { name: 'Eva' },
			fields: [],
			freedom: { isFree: true, families: [], ownSwatches: true },
			pages: locked.map((page) => ({
				...page,
				elements: page.elements.slice(1).map((element) => ({
					...element,
					lock: unlocked,
					name: 'renamed',
					box: { ...element.box, x: 1 },
				})),
			})),
		};
		const after = applyOperations(design, operationsToward(design, wanted, 'shopper')).design;
		expect(after.values).toEqual({ name: 'Eva' });
		expect(after.fields).toEqual(design.fields);
		const strip = (value: Design) =>
			value.pages.map(({ elements }) => elements.map(({ id, lock, box }) => [id, lock, box]));
		expect(strip(after)).toEqual(strip(design));
		expect(after.pages[0]?.elements[1]?.name).toBe('renamed');
	});
});
