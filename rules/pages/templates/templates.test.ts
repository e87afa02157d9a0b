// An editor who begins with a template begins with a page that is in order.
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../blocks/registry.ts';
import { shippedContent } from '../../content/shipped.ts';
import { shippedGroups } from '../../messages/groups.ts';
import type { PartSample } from '../block.ts';
import { plannedPage } from '../plan.ts';
import { documentProblem } from '../validate.ts';
import { type Schema, textFieldOf } from '../validate-part.ts';
import { pageTemplates } from './all-templates.ts';
import { pictureOperations, picturesFor, wantsPortrait } from './apply-template.ts';
import { templateCategories } from './template.ts';

const languages = Object.keys(shippedContent);

const unknownNames = ({ values = {}, texts = {} }: PartSample, { fields, texts: known }: Schema) => [
	...Object.keys(values).filter((name) => !(name in fields)),
	...Object.keys(texts).filter((name) => !textFieldOf(fields, known, name)),
];

describe('templates of pages', () => {
	it.each(templateCategories)('are at least two for %s', (category) => {
		expect(pageTemplates.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(2);
	});

	it.each(pageTemplates.map((template) => [template.id, template] as const))('%s fits its blocks', (id, template) => {
		const { plan } = template;
		expect(plan.sections.length).toBeGreaterThanOrEqual(6);
		const document = plannedPage(plan, definitions, languages);
		expect(documentProblem(document, { definitions, languages })).toBeUndefined();
		const unknown = plan.sections.flatMap((section) => {
			const definition = definitions[section.type] ?? expect.fail(`no block ${section.type}`);
			const items = section.items ?? [];
			return [
				...unknownNames(section, definition),
				...items.flatMap((item) => (definition.items ? unknownNames(item, definition.items) : ['items'])),
			];
		});
		expect(unknown).toEqual([]);
		expect(shippedGroups.adminPages).toHaveProperty([`adminPages.template.${id}`]);
	});

	it.each(pageTemplates.map((template) => [template.id, template] as const))(
		'%s says all in every shipped language',
		(_id, { plan }) => {
			const document = plannedPage(plan, definitions, languages);
			const parts = document.sections.flatMap((section) => [section, ...section.items]);
			const said = parts.flatMap(({ texts }) => Object.values(texts));
			for (const words of [...said, ...Object.values(document.seo.texts)])
				for (const language of languages) expect(JSON.stringify(words[language]?.text)).toMatch(/\p{L}{2}|\d/u);
			// What a block asks for is there; what is left to choose are pictures and products.
			const missing = document.sections.flatMap((section) =>
				Object.entries(definitions[section.type]?.texts ?? {})
					.filter(([name, field]) => field.required && !section.texts[name])
					.map(([name]) => `${section.type}.${name}`),
			);
			expect(missing).toEqual([]);
		},
	);

	it('begin with different pictures of the shop, and show a placeholder where a person is shown', () => {
		const pictures = pageTemplates.map((_, index) => `picture-${index}`);
		expect(new Set(pageTemplates.map(({ id }) => picturesFor(id, pictures)[0])).size).toBe(pageTemplates.length);
		expect(picturesFor('landingService', [])).toEqual([]);
		for (const { id, plan } of pageTemplates) {
			const page = plannedPage(plan, definitions, languages);
			const placed = pictureOperations(page, definitions, pictures, 'placeholder');
			const values = placed.map((operation) => (operation.do === 'value' ? operation.value : null));
			const people = values.filter((value) => value === 'placeholder').length;
			const hasPerson = ['coachingWorkshop', 'creatorPortfolio', 'creatorLinks', 'landingService'].includes(id);
			expect(people, id).toBe(hasPerson ? 1 : 0);
			expect(wantsPortrait(page), id).toBe(hasPerson);
		}
	});
});
