// Colours and borders of one section or item: what may be stored, and what visitors get of it.
import { describe, expect, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { emptyPage, type Item, type PageDocument } from './document.ts';
import type { Layout } from './layout.ts';
import { isOperation } from './operation-shape.ts';
import { applyAll, applyOperation, type Operation } from './operations.ts';
import { asBlock, copyOf, newSection } from './sections.ts';
import { shownSection } from './show-page.ts';
import { operationProblem } from './validate.ts';

const definition = definitions.title ?? expect.fail('no block for titles');
const section = newSection(definition, ['de-DE']);
const judging = { definitions, languages: ['de-DE'] };
const page = { ...emptyPage, sections: [section] };

const problemOf = (style: unknown) =>
	operationProblem(
		page,
		{ do: 'layout', section: section.id, layout: { ...section.layout, style } as unknown as Layout },
		judging,
	)?.fault;

const shown = (style: Layout['style']) =>
	shownSection({ ...section, layout: { ...section.layout, ...(style && { style }) } }, definition, ['de-DE']).style;

describe('the style of a section', () => {
	it('may be missing, empty, a path of the theme, or a colour of its own', () => {
		expect(problemOf({})).toBeUndefined();
		expect(
			problemOf({ textColor: '', bgColor: 'colors.primary.DEFAULT', borderColor: 'rgba(0, 0, 0, 0.5)' }),
		).toBeUndefined();
		expect(problemOf({ textColor: '#FFF', rounded: 'strong', borderWidth: 'thick' })).toBeUndefined();
	});

	it.each([
		['colourInvalid', { textColor: 'red' }],
		['colourInvalid', { bgColor: 'url(https://example.com)' }],
		['colourInvalid', { borderColor: '#fff;background:url(x)' }],
		['valueWrong', { rounded: 'round' }],
		['valueWrong', { borderWidth: 2 }],
		['valueWrong', { shadow: 'strong' }],
		['shape', 'red'],
	])('is refused with %s: %o', (fault, style) => {
		expect(problemOf(style)).toBe(fault);
	});

	it('reaches visitors as variables with the fallbacks of the specification', () => {
		expect(shown({})).toEqual({
			'--style-text': 'var(--colors-body-DEFAULT,var(--colors-body-DEFAULT))',
			'--style-ground': 'var(--colors-background-primary,var(--colors-background-primary))',
			'--style-line': 'var(--colors-border-DEFAULT,var(--colors-border-DEFAULT))',
			'--style-radius': 'var(--border-radius)',
			'--style-border': 'var(--border-width)',
		});
		expect(shown({ textColor: '#FFF', bgColor: 'colors.primary.dark', rounded: 'strong', borderWidth: 'off' })).toEqual(
			{
				'--style-text': '#fff',
				'--style-ground': 'var(--colors-primary-dark,var(--colors-background-primary))',
				'--style-line': 'var(--colors-border-DEFAULT,var(--colors-border-DEFAULT))',
				'--style-radius': '12px',
				'--style-border': '0px',
			},
		);
	});

	it('that was stored with something else than a colour falls back instead of writing it', () => {
		const stored = { textColor: '#fff;background:url(x)', rounded: 'round' } as unknown as Layout['style'];
		expect(shown(stored)).toMatchObject({
			'--style-text': 'var(--colors-body-DEFAULT,var(--colors-body-DEFAULT))',
			'--style-radius': 'var(--border-radius)',
		});
	});

	it('is not there for sections without one, whose documents stay as they are', () => {
		expect(shown(undefined)).toBeUndefined();
		expect(
			operationProblem(page, { do: 'layout', section: section.id, layout: section.layout }, judging),
		).toBeUndefined();
	});
});

describe('the style of an item', () => {
	const faq = definitions.faq ?? expect.fail('no block for questions');
	const asked = newSection(faq, ['de-DE']);
	const [first, second] = asked.items;
	if (!first || !second) expect.fail('the sample has no items');
	const questions = { ...emptyPage, sections: [asked] };
	const styled = (style: unknown, item = first.id) =>
		({ do: 'itemStyle', section: asked.id, item, style }) as Operation;
	const faultOf = (style: unknown) => operationProblem(questions, styled(style), judging)?.fault;
	const white = { textColor: '#fff', bgColor: 'colors.primary.dark', rounded: 'strong' } as const;

	it('allows the same values as that of a section, and is refused with the same messages', () => {
		expect(faultOf(null)).toBeUndefined();
		expect(faultOf({})).toBeUndefined();
		expect(faultOf(white)).toBeUndefined();
		expect(faultOf({ bgColor: 'url(https://example.com)' })).toBe('colourInvalid');
		expect(faultOf({ borderWidth: 2 })).toBe('valueWrong');
		expect(faultOf({ shadow: 'strong' })).toBe('valueWrong');
	});

	it('is an operation that can be taken back, whether there was one before or not', () => {
		expect(isOperation(styled(white))).toBe(true);
		expect(isOperation(styled('red'))).toBe(false);
		const once = applyOperation(questions, styled(white));
		const styles = (document: PageDocument) => document.sections[0]?.items.map((item: Item) => item.style);
		expect(styles(once.document)?.slice(0, 2)).toEqual([white, undefined]);
		const twice = applyOperation(once.document, styled({ rounded: 'off' }));
		expect(applyOperation(twice.document, twice.inverse).document).toEqual(once.document);
		expect(applyAll(twice.document, [twice.inverse, once.inverse]).document).toEqual(questions);
		expect(() => applyOperation(questions, styled(white, 'gone'))).toThrow('there is no item gone');
	});

	it('is validated wherever an item is written: alone, in its section, in a whole page', () => {
		const bad = { ...first, id: 'new', style: { textColor: 'red' } };
		const section = { ...asked, id: 'other', items: [bad] };
		const operations: Operation[] = [
			{ do: 'insertItem', section: asked.id, item: bad, before: null },
			{ do: 'insert', section, before: null },
			{ do: 'whole', document: { ...emptyPage, sections: [section] } },
		];
		for (const operation of operations) {
			expect(operationProblem(questions, operation, judging)).toMatchObject({
				fault: 'colourInvalid',
				at: { item: 'new' },
			});
		}
	});

	it('reaches visitors as variables, written anew', () => {
		const { document } = applyOperation(questions, styled(white));
		const [shownFirst, shownSecond] = shownSection(document.sections[0] ?? asked, faq, ['de-DE']).items;
		expect(shownFirst?.style).toMatchObject({
			'--style-text': '#fff',
			'--style-ground': 'var(--colors-primary-dark,var(--colors-background-primary))',
			'--style-radius': '12px',
		});
		expect(shownSecond).not.toHaveProperty('style');
		const hostile = { ...asked, items: [{ ...first, style: { textColor: '#fff;background:url(x)' } }] };
		expect(shownSection(hostile, faq, ['de-DE']).items[0]?.style).toMatchObject({
			'--style-text': 'var(--colors-body-DEFAULT,var(--colors-body-DEFAULT))',
		});
	});

	it('stays with a copy and with the same items as another block', () => {
		const { document } = applyOperation(questions, styled(white, second.id));
		const [section = asked] = document.sections;
		expect(copyOf(section).items[1]?.style).toEqual(white);
		const text = definitions.text ?? expect.fail('no block for texts');
		const { items } = asBlock(section, text).section;
		expect(items[0]).not.toHaveProperty('style');
		expect(items[1]?.style).toEqual(white);
	});
});
