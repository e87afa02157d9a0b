// What a page can begin with: whole pages with words in German and English, by what they are good for.
import type { PageKind } from '../block.ts';
import type { PagePlan } from '../plan.ts';

export const templateCategories = ['coaching', 'contentCreator', 'eCommerce', 'landingPage'] as const;

/** Their names and what they are good for are among the words of the administration. */
type TemplateId =
	| 'coachingOffer'
	| 'coachingWorkshop'
	| 'creatorPortfolio'
	| 'creatorMediaKit'
	| 'creatorLinks'
	| 'shopFront'
	| 'seasonSale'
	| 'landingProduct'
	| 'landingService';

export interface PageTemplate {
	id: TemplateId;
	category: (typeof templateCategories)[number];
	kind: PageKind;
	plan: PagePlan;
}
