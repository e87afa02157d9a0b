// What a page can begin with: whole pages with texts in every shipped language, by what they are good for.

import type { Content } from '../../content/en-GB/index.ts';
import type { PageKind } from '../block.ts';
import type { PagePlan, SectionPlan } from '../plan.ts';

export const templateCategories = ['coaching', 'contentCreator', 'eCommerce', 'landingPage'] as const;

/** Their names and what they are good for are among the words of the administration. */
type TemplateId = keyof Content['templates'];

interface Template {
	id: TemplateId;
	category: (typeof templateCategories)[number];
	kind: PageKind;
}

/** What a template shows; what it says is in rules/content/, by the blocks of its sections. */
export interface TemplateLayout extends Template {
	sections: readonly SectionPlan[];
}

export interface PageTemplate extends Template {
	plan: PagePlan;
}
