import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../canonical.ts';
import type { Design, DesignField, Swatch } from '../design.ts';
import { fieldKeysOf } from '../placeholders.ts';
import { sampleDesign, sampleImage, sampleShape, sampleText } from '../sample-design.ts';
import { findSwatchUses } from '../swatch-uses.ts';
import { validateDesign } from '../validate.ts';
import { allAlternatives } from './all-alternatives.ts';
import { applyOperations } from './apply-operation.ts';
import type { DesignOperation } from './design-operation.ts';
import {
	addLayout,
	addScheme,
	editLayout,
	editScheme,
	removeLayout,
	removeScheme,
	removeSwatch,
	renameLayout,
	renameScheme,
	saveSwatch,
} from './edit-alternatives.ts';
import { addField, bindElement, changeField, isFieldUsed, moveField, removeField } from './edit-fields.ts';
import { walkElements } from './find-element.ts';
import { settleAlternatives } from './settle-alternatives.ts';
import { findOperationProblem } from './validate-operation.ts';

const labels = (name: string) => ({ 'en-GB': name });
const field = (key: string, given: Partial<DesignField> = {}): DesignField => ({
	...{ key, labels: labels(key), help: {}, kind: 'text', required: false, limit: 60, choices: [], defaultValue: '' },
	...{ source: null, ...given },
});

const template = (): Design =>
	sampleDesign({
		pages: [
			{
				id: 'p1',
				name: 'front',
				elements: [
					sampleShape('ground'),
					sampleText('name', '{{name}} · {{ phone }}'),
					sampleImage('portrait', { source: { field: 'portrait' } }),
				],
			},
			{ id: 'p2', name: 'back', elements: [] },
		],
		fields: [field('name', { defaultValue: 'Ada' }), field('phone'), field('portrait', { kind: 'image' })],
		values: { name: 'Eva' },
	});

/** Each operation is allowed where it is done, what comes of it is a design, and all of them can be taken back. */
function done(design: Design, operations: readonly DesignOperation[]): Design {
	let current = design;
	for (const operation of operations) {
		expect(findOperationProblem(current, operation, 'template')).toBeUndefined();
		current = applyOperations(current, [operation]).design;
	}
	expect(validateDesign(current).errors).toBeUndefined();
	const { inverses } = applyOperations(design, operations);
	expect(canonicalJson(applyOperations(current, inverses).design)).toBe(canonicalJson(design));
	return current;
}

const keysOf = ({ pages }: Pick<Design, 'pages'>) =>
	pages.flatMap(({ elements }) => [...walkElements(elements)].flatMap((element) => [...fieldKeysOf(element)]));

const first = { id: 'one', labels: labels('One') };
const second = { id: 'two', labels: labels('Two') };

describe('fields of a template', () => {
	it('of a choice have each choice once, but for what they had before', () => {
		const problemOf = (design: Design, choices: string[]) =>
			findOperationProblem(design, { do: 'fields', fields: [field('size', { kind: 'choice', choices })] }, 'template');
		const design = sampleDesign({
			pages: [{ id: 'p1', name: 'front', elements: [] }],
			fields: [field('size', { kind: 'choice', choices: ['A5', 'A5'] })],
			values: {},
		});
		expect(problemOf(design, ['A5', 'A6', 'A5 '])).toEqual({
			code: 'invalid',
			error: { path: 'fields[0].choices', code: 'duplicate' },
		});
		expect(problemOf(design, ['A5', 'A6'])).toBeUndefined();
		expect(problemOf(design, ['A5', 'A5'])).toBeUndefined();
	});

	it('are added, ordered and bound to an element', () => {
		const added = done(template(), addField(template(), field('job')));
		const ordered = done(added, moveField(added, 'job', 'name'));
		expect(ordered.fields.map(({ key }) => key)).toEqual(['job', 'name', 'phone', 'portrait']);
		const text = ordered.pages[0]?.elements[1];
		const bind = text && bindElement('p1', text, field('job'));
		expect(keysOf(done(ordered, bind ? [bind] : []))).toEqual(['job', 'portrait']);
	});

	it('are not bound to what they cannot fill in', () => {
		const [ground, text, picture] = template().pages[0]?.elements ?? [];
		if (!ground || !text || !picture) throw new Error('elements are missing');
		expect(bindElement('p1', ground, field('job'))).toBeUndefined();
		expect(bindElement('p1', text, field('logo', { kind: 'image' }))).toBeUndefined();
		expect(bindElement('p1', picture, field('job'))).toBeUndefined();
	});

	it('are followed by texts, pictures, layouts and values when their key changes', () => {
		const withLayouts = done(template(), addLayout(template(), first, second));
		const renamed = done(withLayouts, changeField(withLayouts, 'name', field('person', { defaultValue: 'Ada' })));
		expect(renamed.values).toEqual({ person: 'Eva' });
		for (const pages of [renamed.pages, ...renamed.layouts.map((layout) => layout.pages)])
			expect(keysOf({ pages })).toEqual(['person', 'phone', 'portrait']);
		const picture = done(renamed, changeField(renamed, 'portrait', field('photo', { kind: 'image' })));
		expect(keysOf(picture)).toEqual(['person', 'phone', 'photo']);
	});

	it('leave what they held by themselves when they are removed', () => {
		const withLayouts = done(template(), addLayout(template(), first, second));
		const removed = done(withLayouts, removeField(withLayouts, 'name'));
		expect(JSON.stringify(removed.pages)).toContain('Ada · {{ phone }}');
		expect(isFieldUsed(removed, 'name')).toBe(false);
		expect(removed.values).toEqual({});
		const [, , picture] = done(removed, removeField(removed, 'portrait')).pages[0]?.elements ?? [];
		expect(picture).toMatchObject({ source: null });
	});
});

describe('layouts of a template', () => {
	it('begin as copies, and each keeps what was done in it', () => {
		const two = done(template(), addLayout(template(), first, second));
		expect(two).toMatchObject({ layoutId: 'two', layouts: [{ id: 'one' }, { id: 'two' }] });
		const changed = done(two, [{ do: 'remove', page: 'p1', element: 'portrait' }]);
		const back = done(changed, editLayout(changed, 'one'));
		expect(keysOf(back)).toContain('portrait');
		const again = done(back, editLayout(back, 'two'));
		expect(keysOf(again)).not.toContain('portrait');
		expect(again.pages).toEqual(changed.pages);
	});

	it('are renamed, and removed down to the pages as they are', () => {
		const two = done(template(), addLayout(template(), first, second));
		const named = done(two, renameLayout(two, 'one', labels('Left')));
		expect(named.layouts[0]?.labels).toEqual(labels('Left'));
		const one = done(named, removeLayout(named, 'two'));
		expect(one).toMatchObject({ layoutId: 'one', layouts: [{ id: 'one' }] });
		const none = done(one, removeLayout(one, 'one'));
		expect(none).toMatchObject({ layoutId: null, layouts: [] });
		expect(none.pages).toEqual(template().pages);
	});
});

describe('colour schemes of a template', () => {
	it('colour every process swatch, and each keeps its colours', () => {
		const two = done(template(), addScheme(template(), first, second));
		const [swatch] = two.swatches;
		if (!swatch) throw new Error('no swatch');
		const recoloured = done(two, [{ do: 'swatch', swatch: { ...swatch, cmyk: [1, 2, 3, 4], screen: '#010203' } }]);
		const back = done(recoloured, editScheme(recoloured, 'one'));
		expect(back.swatches[0]).toEqual(swatch);
		const again = done(back, editScheme(back, 'two'));
		expect(again.swatches[0]).toMatchObject({ cmyk: [1, 2, 3, 4] });
		expect(done(again, renameScheme(again, 'two', labels('Sea'))).schemes[1]?.labels).toEqual(labels('Sea'));
		expect(done(again, removeScheme(again, 'two'))).toMatchObject({ schemeId: 'one', schemes: [{ id: 'one' }] });
	});

	it('forget a swatch that is removed; one that is used stays', () => {
		const added: DesignOperation = {
			do: 'swatch',
			swatch: { id: 'own', name: 'Own', cmyk: [0, 50, 0, 0], spot: null, screen: '#f4a9c4' },
		};
		const more = done(template(), [added]);
		const two = done(more, addScheme(more, first, second));
		const without = done(two, removeSwatch(two, 'own'));
		expect(without.schemes.map(({ colours }) => Object.hasOwn(colours, 'own'))).toEqual([false, false]);
		const [used] = two.swatches;
		const last = removeSwatch(two, used?.id ?? '').at(-1);
		expect(last && findOperationProblem(two, last, 'template')?.code).toBe('invalid');
	});
});

describe('a swatch', () => {
	const schemed = () => done(template(), addScheme(template(), first, second));
	const red: Swatch = { id: 'red', name: 'Red', cmyk: [0, 100, 100, 0], spot: null, screen: '#e2001a' };

	it('that is added after colour schemes has a colour in each of them, which is edited in one alone', () => {
		const added = done(schemed(), saveSwatch(schemed(), red));
		expect(added.schemes.map(({ colours }) => colours.red?.cmyk)).toEqual([red.cmyk, red.cmyk]);
		const edited = settleAlternatives(done(added, saveSwatch(added, { ...red, cmyk: [0, 0, 0, 50] })));
		expect(edited.schemes.map(({ colours }) => colours.red?.cmyk)).toEqual([red.cmyk, [0, 0, 0, 50]]);
	});

	it('that schemes have left alone stays what it is in all but the one that is edited', () => {
		const bare = done(schemed(), [{ do: 'swatch', swatch: red }]);
		const edited = settleAlternatives(done(bare, saveSwatch(bare, { ...red, cmyk: [0, 0, 0, 50] })));
		expect(edited.schemes.map(({ colours }) => colours.red?.cmyk)).toEqual([red.cmyk, [0, 0, 0, 50]]);
	});

	it('is used where something is drawn with it, on these pages and in other layouts', () => {
		const two = done(template(), addLayout(template(), first, second));
		const [page] = two.pages;
		if (!page) throw new Error('The template has a page.');
		const emptied = done(two, [
			{ do: 'pages', pages: two.pages.map((one) => ({ ...one, elements: [] })), layoutId: two.layoutId },
		]);
		const uses = findSwatchUses(two, 'black');
		expect(uses[0]).toMatchObject({ layoutId: null, page: page.name });
		expect(findSwatchUses(emptied, 'black').every(({ layoutId }) => layoutId === first.id)).toBe(true);
		expect(findSwatchUses(emptied, 'black')).not.toEqual([]);
		expect(findSwatchUses(two, 'nothing')).toEqual([]);
	});
});

describe('what is in use', () => {
	it('is brought into step with pages and swatches, and left alone where nothing differs', () => {
		const two = done(template(), addLayout(template(), first, second));
		expect(settleAlternatives(two)).toBe(two);
		const changed = done(two, [{ do: 'remove', page: 'p1', element: 'name' }]);
		const settled = settleAlternatives(changed);
		expect(settled.layouts[1]?.pages).toEqual(changed.pages);
		expect(settled.layouts[0]).toEqual(changed.layouts[0]);
	});
});

describe('any row of such changes', () => {
	const randomOf = (seed: number) => {
		let state = seed;
		return (most: number) => {
			state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
			return state % most;
		};
	};

	it('leaves a design, and can be taken back as a whole', () => {
		for (let seed = 1; seed <= 60; seed += 1) {
			const random = randomOf(seed);
			const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(Math.max(1, items.length))];
			let design = template();
			let count = 0;
			const newName = () => {
				count += 1;
				return `new${count}`;
			};
			const fresh = () => ({ id: newName(), labels: labels('New') });
			const steps: (() => DesignOperation[])[] = [
				() => addField(design, field(newName())),
				() => removeField(design, pick(design.fields)?.key ?? ''),
				() => {
					const chosen = pick(design.fields);
					return chosen ? changeField(design, chosen.key, { ...chosen, key: newName() }) : [];
				},
				() => moveField(design, pick(design.fields)?.key ?? '', pick(design.fields)?.key ?? null),
				() => (design.layouts.length < 5 ? addLayout(design, fresh(), fresh()) : []),
				() => editLayout(design, pick(design.layouts)?.id ?? ''),
				() => (design.layouts.length > 0 ? removeLayout(design, pick(design.layouts)?.id ?? '') : []),
				() => (design.schemes.length < 5 ? addScheme(design, fresh(), fresh()) : []),
				() => editScheme(design, pick(design.schemes)?.id ?? ''),
				() => (design.schemes.length > 0 ? removeScheme(design, pick(design.schemes)?.id ?? '') : []),
				() => saveSwatch(design, { id: newName(), name: 'New', cmyk: [0, 0, 0, 9], spot: null, screen: '#eeeeee' }),
			];
			const inverses: DesignOperation[][] = [];
			for (let step = 0; step < 25; step += 1) {
				const operations = pick(steps)?.() ?? [];
				inverses.unshift(applyOperations(design, operations).inverses);
				design = done(design, operations);
			}
			const undone = inverses.reduce((current, one) => applyOperations(current, one).design, design);
			expect(canonicalJson(undone)).toBe(canonicalJson(template()));
		}
	});
});

describe('all alternatives of a template', () => {
	it('are each layout in each colour scheme as they were edited last, the one that is edited first', () => {
		const apply = (design: Design, operations: readonly DesignOperation[]) =>
			applyOperations(design, operations).design;
		let design = template();
		expect(allAlternatives(design)).toEqual([design]);
		design = apply(design, addLayout(design, { id: 'a', labels: labels('A') }, { id: 'b', labels: labels('B') }));
		design = apply(design, addScheme(design, { id: 's', labels: labels('S') }, { id: 't', labels: labels('T') }));
		const all = allAlternatives(design);
		expect(all.map(({ layoutId, schemeId }) => `${layoutId} ${schemeId}`)).toEqual(['b t', 'a s', 'a t', 'b s']);
		for (const one of all) expect(validateDesign(one).errors).toBeUndefined();
	});
});
