// The pages that a new shop begins with: a home page, contact, and skeletons of what the law wants, published so that the footer leads there.
import { definitions } from '../../../blocks/registry.ts';
import { type FirstPages, firstText } from '../../../rules/content/first-pages.ts';
import { legalPurposes } from '../../../rules/pages/needed-pages.ts';
import { type PagePlan, plannedPage, type SectionPlan } from '../../../rules/pages/plan.ts';
import { leads, plain } from '../../../rules/pages/planning.ts';
import type { PlantedPage } from '../../pages/plant-pages.ts';
import type { Tenant } from '../find-tenant.ts';

const homePlan: PagePlan = {
	sections: [
		plain('hero', {
			values: { size: 'medium', placement: 'behind', first: leads('/products') },
			texts: {
				title: firstText(({ home }) => home.title),
				text: firstText(({ home }) => home.text),
				first: firstText(({ home }) => home.call),
			},
		}),
		plain('productGrid', {
			values: { mode: 'newest', count: 8, columns: '4' },
			texts: { title: firstText(({ home }) => home.productsTitle) },
		}),
	],
	// Without a title of its own: as the settings say, or the company name.
	seo: { description: firstText(({ home }) => home.seoDescription) },
};

type TextPage = Exclude<keyof FirstPages, 'home' | 'numbers' | 'shipping'>;

function textSections(page: TextPage): SectionPlan[] {
	return [
		plain('title', {
			texts: { title: firstText((pages) => pages[page].title) },
			layout: { padding: 'regular', width: 'default' },
		}),
		plain('text', {
			items: [{ texts: { text: firstText((pages) => pages[page].text) } }],
			layout: { padding: 'regular' },
		}),
	];
}

export function firstPagesFor(tenant: Tenant): PlantedPage[] {
	const languages = tenant.languages.map(({ languageCode }) => languageCode);
	const page = (slug: TextPage | 'home', plan: PagePlan, inFooter: boolean): PlantedPage => ({
		kind: 'page',
		slug,
		names: firstText((pages) => pages[slug].name),
		home: slug === 'home',
		inNavigation: slug === 'contact',
		inFooter,
		document: plannedPage(plan, definitions, languages),
	});
	return [
		page('home', homePlan, false),
		page('contact', { sections: textSections('contact') }, false),
		...legalPurposes.map((purpose) => page(purpose, { sections: textSections(purpose) }, true)),
	];
}
