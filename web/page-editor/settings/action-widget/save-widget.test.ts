import { describe, expect, it } from 'vitest';
import { definitions } from '../../../../blocks/registry.ts';
import type { Section } from '../../../../rules/pages/document.ts';
import type { Operation } from '../../../../rules/pages/operations.ts';
import { newSection } from '../../../../rules/pages/sections.ts';
import { saveWidget, type WidgetConfiguration, widgetErrors } from './save-widget.ts';

const definition = definitions.actionWidget;
if (!definition) throw new Error('no action widget');
const section: Section = newSection(definition, ['de-DE']);

const configuration: WidgetConfiguration = {
	action: 'oneButton',
	first: { words: 'Los', url: '/products', target: '' },
	second: { words: '', url: '', target: '' },
	publication: '',
	submit: '',
};

const save = (
	given: Partial<WidgetConfiguration>,
	{ id = section.id, isRefused = false }: { id?: string | undefined; isRefused?: boolean } = {},
) => {
	const changes: Operation[][] = [];
	const store = {
		section: (wanted: string) => (wanted === section.id ? section : undefined),
		change: (operations: readonly Operation[]) => {
			changes.push([...operations]);
			return isRefused ? ({ fault: 'shape' } as const) : undefined;
		},
	};
	const outcome = saveWidget({ store, section: id, base: 'de-DE', configuration: { ...configuration, ...given } });
	return { outcome, changes };
};

describe('configuring an action widget', () => {
	it('is one step, with what has changed alone', () => {
		const { outcome, changes } = save({ action: 'substack', publication: 'letters.substack.com' });
		expect(outcome).toBe('saved');
		expect(changes).toEqual([
			[
				{ do: 'value', at: { section: section.id }, field: 'action', value: 'substack' },
				{ do: 'value', at: { section: section.id }, field: 'publication', value: 'https://letters.substack.com' },
			],
		]);
	});

	it('says that nothing is chosen, that it is gone, that something is wrong, and that it could not be saved', () => {
		const store = { section: () => undefined, change: () => undefined };
		expect(saveWidget({ store, section: undefined, base: 'de-DE', configuration })).toBe('noItem');
		expect(save({}, { id: 'other' }).outcome).toBe('gone');
		const invalid = save({ action: 'twoButtons' });
		expect([invalid.outcome, invalid.changes]).toEqual(['invalid', []]);
		expect(save({ action: 'newsletter' }, { isRefused: true }).outcome).toBe('failed');
	});

	it('validates buttons and the address of a publication where its type needs them, and nowhere else', () => {
		const both = { ...configuration, action: 'twoButtons' as const };
		expect(widgetErrors(both)).toEqual(['secondWords', 'second']);
		const at = (publication: string) => widgetErrors({ ...configuration, action: 'substack', publication });
		for (const right of ['https://letters.substack.com', 'letters.substack.com/about', 'https://news.example.com'])
			expect([right, at(right)]).toEqual([right, []]);
		for (const wrong of [
			'',
			'http://letters.substack.com',
			'https://substack.com/@ada',
			'https://www.substack.com',
			'https://a.b.substack.com',
			'https://127.0.0.1',
			'https://localhost',
			'https://user:pw@letters.substack.com',
			'https://letters.substack.com:8443',
			'javascript:alert(1)',
		])
			expect([wrong, at(wrong)]).toEqual([wrong, wrong === 'http://letters.substack.com' ? [] : ['publication']]);
		expect(widgetErrors({ ...configuration, action: 'newsletter' })).toEqual([]);
	});
});
