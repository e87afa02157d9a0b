// How the pages of a demo shop are written: blocks with their words in both languages.
import type { PartSample, SampleTexts } from '../../../rules/pages/block.ts';
import type { PagePlan, SectionPlan } from '../../../rules/pages/plan.ts';
import type { DemoPage, InBoth } from '../types.ts';

export interface DemoContentPage {
	slug: string;
	kind: 'page' | 'link';
	name: InBoth;
	plan: PagePlan;
	/** Where it is led to; the first page of a shop from its logo alone. */
	place: 'home' | 'navigation' | 'footer' | 'nowhere';
}

export const said = (de: string, en: string): SampleTexts => ({ de, en });

/** Where a button leads. */
export const leads = (url: string, colour = 'primary', click = 'button') => ({ url, target: '', click, colour });

export const plain = (type: string, part: Omit<SectionPlan, 'type'>): SectionPlan => ({ type, ...part });

/** A question and its answer. */
export const asked = (question: SampleTexts, answer: SampleTexts): PartSample => ({ texts: { question, answer } });

/** A column of a text. */
export const column = (title: SampleTexts, text: SampleTexts): PartSample => ({ texts: { title, text } });

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
				texts: { title: said(title['de-DE'], title['en-GB']) },
				layout: { padding: 'regular', width: 'default' },
			}),
			plain('text', {
				items: [{ texts: { text: said(joined(sections['de-DE']), joined(sections['en-GB'])) } }],
				layout: { padding: 'regular' },
			}),
		],
	},
});
