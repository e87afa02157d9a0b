// Colours and borders of one section: what may be stored, and what visitors get of it.
import { describe, expect, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { emptyPage } from './document.ts';
import { operationProblem } from './judge.ts';
import type { Layout } from './layout.ts';
import { newSection } from './sections.ts';
import { shownSection } from './show-page.ts';

const definition = definitions.title ?? expect.fail('no block for titles');
const section = newSection(definition, ['de-DE']);
const judging = { definitions, languages: ['de-DE'], kind: 'page' as const };
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
