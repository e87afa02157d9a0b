import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../../rules/messages/groups.ts';
import { newItem, newSection } from '../../rules/pages/sections.ts';
import { platformNames, socialPlatforms } from '../../rules/pages/social-platforms.ts';
import { operationProblem } from '../../rules/pages/validate.ts';
import { definitions } from '../registry.ts';
import { showBlock } from '../testing/show-block.tsx';
import { block } from './block.ts';
import { Render } from './render.tsx';

const buttons = { block, Render };

describe('social buttons', () => {
	it('know ten platforms, each with a sign and a name', () => {
		expect(socialPlatforms).toHaveLength(10);
		for (const platform of socialPlatforms) {
			const html = showBlock(buttons, {
				change: (section) => ({
					...section,
					items: section.items.slice(0, 1).map((item) => ({ ...item, values: { ...item.values, platform } })),
				}),
			});
			expect(html).toContain('<svg');
			expect(html).toContain(`<span class="sr-only">${platformNames[platform]}</span>`);
		}
	});

	it('show their label in place of the name, and nothing that leads nowhere', () => {
		const html = showBlock(buttons, {
			change: (section) => ({
				...section,
				items: section.items.map((item, index) => ({
					...item,
					values: { ...item.values, ...(index > 0 && { link: null }) },
					texts: { ...item.texts, label: 'Follow us' },
				})),
			}),
		});
		expect(html.match(/<a /g)).toHaveLength(1);
		expect(html).toContain('Follow us');
		expect(html).not.toContain('sr-only');
	});

	it('are five at most, and there is a message for the sixth', () => {
		const definition = definitions.socialButtons;
		if (!definition) throw new Error('not registered');
		const section = newSection(definition, ['en-GB']);
		const five = { ...section, items: Array.from({ length: 5 }, () => newItem(definition)) };
		const page = { sections: [five], seo: { texts: {}, image: null, index: true } };
		const problem = operationProblem(
			page,
			{ do: 'insertItem', section: five.id, before: null, item: newItem(definition) },
			{ definitions, languages: ['en-GB'] },
		);
		expect(problem?.fault).toBe('itemsTooMany');
		expect(shippedEntries.get('pageBlocks.socialButtons.tooMany')?.translations['en-GB']).toBe(
			'Maximum of 5 social buttons allowed',
		);
	});
});
