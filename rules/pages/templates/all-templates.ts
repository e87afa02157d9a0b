// Every template, in the order in which they are offered, with what it says in every shipped language.
import { shippedContent } from '../../content/shipped.ts';
import { type InLanguages, type SectionTexts, textsByName, withTexts } from '../sample-texts.ts';
import { coachingOffer } from './coaching-offer.ts';
import { coachingWorkshop } from './coaching-workshop.ts';
import { creatorLinks } from './creator-links.ts';
import { creatorMediaKit } from './creator-media-kit.ts';
import { creatorPortfolio } from './creator-portfolio.ts';
import { landingProduct } from './landing-product.ts';
import { landingService } from './landing-service.ts';
import { seasonSale } from './season-sale.ts';
import { shopFront } from './shop-front.ts';
import type { PageTemplate, TemplateLayout } from './template.ts';

const layouts: readonly TemplateLayout[] = [
	coachingOffer,
	coachingWorkshop,
	creatorPortfolio,
	creatorMediaKit,
	creatorLinks,
	shopFront,
	seasonSale,
	landingProduct,
	landingService,
];

interface TemplateTexts {
	sections: Readonly<Record<string, SectionTexts>>;
	seo: Readonly<Record<'title' | 'description', string>>;
}

const textsOf = <Texts>(id: TemplateLayout['id'], pick: (texts: TemplateTexts) => Texts): InLanguages<Texts> =>
	Object.fromEntries(
		Object.entries(shippedContent).map(([language, { templates }]) => [language, pick(templates[id])]),
	);

/** Texts of a section are found by its block; of a second section of the same block by `text2`. */
function nameAt(sections: TemplateLayout['sections'], index: number): string {
	const { type = '' } = sections[index] ?? {};
	const number = sections.slice(0, index + 1).filter((section) => section.type === type).length;
	return number === 1 ? type : `${type}${number}`;
}

export const pageTemplates: readonly PageTemplate[] = layouts.map(({ sections, ...template }) => {
	const { title = {}, description = {} } = textsByName(textsOf(template.id, ({ seo }) => seo));
	const written = sections.map((section, index) =>
		withTexts(
			section,
			textsOf(template.id, (texts) => texts.sections[nameAt(sections, index)] ?? {}),
		),
	);
	return { ...template, plan: { sections: written, seo: { title, description } } };
});
