// Pages that are written in code: templates of the wizard, and those of the demo. Texts by language, things by name.
import type { Definitions, PartSample, SampleTexts } from './block.ts';
import type { PageDocument, PageText, Section } from './document.ts';
import type { Layout } from './layout.ts';
import { sampleIn } from './sample-texts.ts';
import { newSection } from './sections.ts';

export interface SectionPlan extends PartSample {
	type: string;
	layout?: Partial<Layout>;
	items?: readonly PartSample[];
}

export interface PagePlan {
	sections: readonly SectionPlan[];
	seo?: { title?: SampleTexts; description: SampleTexts };
}

/** What a value such as `picture:hero` stands for; null: there is none. */
export type Resolve = (reference: string) => string | null;

const reference = /^(picture|category|product|topic):/;

function resolved(value: unknown, resolve: Resolve): unknown {
	if (typeof value === 'string') return reference.test(value) ? resolve(value) : value;
	if (Array.isArray(value)) return value.map((each) => resolved(each, resolve)).filter((each) => each !== null);
	return value;
}

const resolvedPart = <P extends PartSample>(part: P, resolve: Resolve): P => ({
	...part,
	values: Object.fromEntries(
		Object.entries(part.values ?? {}).map(([name, value]) => [name, resolved(value, resolve)]),
	),
});

/** Whose words they are: those of a template are to be rewritten, those of a finished page are not; those of the assistant are marked as such. */
type Source = Extract<PageText['source'], 'sample' | 'human' | 'assistant'>;

interface Planning {
	definitions: Definitions;
	languages: readonly string[];
	resolve: Resolve;
	source: Source;
}

function plannedSection(plan: SectionPlan, { definitions, languages, resolve, source }: Planning): Section {
	const definition = definitions[plan.type];
	if (!definition) throw new Error(`a plan with the block ${plan.type}, which there is not`);
	const sample = {
		...resolvedPart(plan, resolve),
		items: (plan.items ?? []).map((item) => resolvedPart(item, resolve)),
	};
	return newSection({ ...definition, layout: { ...definition.layout, ...plan.layout }, sample }, languages, source);
}

const textIn = (words: SampleTexts, languages: readonly string[], source: Source): Record<string, PageText> =>
	Object.fromEntries(sampleIn(words, languages).map(([language, text]) => [language, { text, source }]));

export function plannedPage(
	plan: PagePlan,
	definitions: Definitions,
	languages: readonly string[],
	resolve: Resolve = () => null,
	source: Source = 'sample',
): PageDocument {
	const { sections, seo } = plan;
	return {
		sections: sections.map((section) => plannedSection(section, { definitions, languages, resolve, source })),
		seo: {
			texts: {
				...(seo?.title && { title: textIn(seo.title, languages, source) }),
				...(seo && { description: textIn(seo.description, languages, source) }),
			},
			image: null,
			index: true,
		},
	};
}
