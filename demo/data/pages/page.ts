// How the pages of a demo shop are written: blocks with their words in both languages.
import type { PagePlan } from '../../../rules/pages/plan.ts';
import { plain } from '../../../rules/pages/planning.ts';
import { both, type DemoPage, type InBoth } from '../types.ts';

export { leads, plain } from '../../../rules/pages/planning.ts';

export const bilingual = (german: string, english: string): InBoth => both(german, english);

/** A question and its answer. */
export const faqItem = (question: InBoth, answer: InBoth) => ({ texts: { question, answer } });

/** A column of a text. */
export const column = (title: InBoth, text: InBoth) => ({ texts: { title, text } });

export interface DemoContentPage {
	slug: string;
	kind: 'page' | 'link';
	name: InBoth;
	plan: PagePlan;
	/** Where it is led to; the first page of a shop from its logo alone. */
	place: 'home' | 'navigation' | 'footer' | 'nowhere';
}

const joined = (sections: DemoPage['sections']['de-DE']): string =>
	sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n')).join('\n\n');

/** Imprint and the like: a heading and one text. */
export const legalPage = ({ slug, title, sections }: DemoPage): DemoContentPage => ({
	slug,
	kind: 'page',
	name: title,
	place: 'footer',
	plan: {
		sections: [
			plain('title', {
				texts: { title },
				layout: { padding: 'regular', width: 'default' },
			}),
			plain('text', {
				items: [{ texts: { text: bilingual(joined(sections['de-DE']), joined(sections['en-GB'])) } }],
				layout: { padding: 'regular' },
			}),
		],
	},
});
