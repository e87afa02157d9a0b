// What a template becomes on the page of a shop: its sections in the languages of the shop, what is left to translate, and where
// pictures are wanted.
import { shippedContent } from '../../content/shipped.ts';
import { baseLanguage, bestLanguage } from '../../languages.ts';
import type { Definitions } from '../block.ts';
import type { PageDocument, PageText, Part, Section } from '../document.ts';
import type { Operation } from '../operations.ts';
import { plannedPage } from '../plan.ts';
import { listTextLocations, textOperation } from '../text-locations.ts';
import { fingerprintOf, plainText } from '../texts.ts';
import { pageTemplates } from './all-templates.ts';
import type { PageTemplate } from './template.ts';

/** What is done one after the other. */
export const wizardStages = ['page', 'layouts', 'texts', 'pictures'] as const;
export const wizardStates = ['running', 'failed', 'done'] as const;
/** What became of the translation. */
export const wizardTranslations = ['notNeeded', 'off', 'noKey', 'done', 'skipped'] as const;

export type WizardStage = (typeof wizardStages)[number];
export type WizardTranslation = (typeof wizardTranslations)[number];

const isWritten = (language: string): boolean => bestLanguage(language, Object.keys(shippedContent)) !== undefined;

export const lackingLanguages = (languages: readonly string[]): string[] =>
	languages.filter((language) => !isWritten(language));

interface Shop {
	languages: readonly string[];
	/** The language that stands in for others. */
	base: string;
}

/** Words of another language in place of words of the base language, marked as written by no one. */
function withStandIn(
	texts: Part['texts'],
	base: string,
	{ from, keep }: { from: string; keep: boolean },
): Part['texts'] {
	const entries = Object.entries(texts).map(([name, words]) => {
		const { [from]: standIn, ...others } = words;
		const kept = keep ? words : others;
		return [name, standIn ? { ...kept, [base]: { ...standIn, source: 'machine' as const } } : kept];
	});
	return Object.fromEntries(entries);
}

/** Where templates are not written in the shop's base language, English stands in for it: a page must not be empty. */
function documentFor({ plan }: PageTemplate, definitions: Definitions, { languages, base }: Shop): PageDocument {
	if (isWritten(base)) return plannedPage(plan, definitions, languages);
	const spoken = bestLanguage(baseLanguage, languages);
	const from = spoken ?? baseLanguage;
	const page = plannedPage(plan, definitions, spoken ? languages : [...languages, baseLanguage]);
	const based = <P extends Part>(part: P): P => ({
		...part,
		texts: withStandIn(part.texts, base, { from, keep: spoken !== undefined }),
	});
	return {
		sections: page.sections.map((section) => ({ ...based(section), items: section.items.map(based) })),
		seo: { ...page.seo, texts: based({ id: 'seo', values: {}, texts: page.seo.texts }).texts },
	};
}

export const layoutOperations = (template: PageTemplate, definitions: Definitions, shop: Shop): Operation[] =>
	fillOperations(documentFor(template, definitions, shop));

/** One step that fills an empty page. */
export function fillOperations({ sections, seo }: PageDocument): Operation[] {
	const inserts = sections.map((section): Operation => ({ do: 'insert', section, before: null }));
	const about = Object.entries(seo.texts).flatMap(([name, words]) =>
		Object.entries(words).map(([language, text]) => textOperation({ section: 'seo', name }, language, text)),
	);
	return [...inserts, ...about];
}

export interface ToTranslate {
	/** The language of the words. */
	from: string;
	words: PageText['text'];
	operation(translated: PageText['text']): Operation;
}

/** What a page lacks in one language, with the words to translate it from. What a user has written there is left alone. */
export function textsToTranslate(
	document: PageDocument,
	definitions: Definitions,
	{ base, languages }: Shop,
	language: string,
): ToTranslate[] {
	const written = languages.find((known) => isWritten(known));
	const from = isWritten(base) ? base : (written ?? baseLanguage);
	return listTextLocations(document, definitions).flatMap((place) => {
		const { texts } = place;
		const own = texts[language];
		const standsIn = language === base && own?.source === 'machine';
		if (own && !standsIn && plainText(own.text).trim() !== '') return [];
		// What the assistant has written stands in the base language, whichever that is.
		const source = texts[from] ? from : base;
		const words = texts[source]?.text;
		if (words === undefined || plainText(words).trim() === '') return [];
		const of = texts[base] && language !== base ? { of: fingerprintOf(texts[base].text) } : {};
		const operation = (translated: PageText['text']) =>
			textOperation(place, language, { text: translated, source: 'machine', ...of });
		return [{ from: source, words, operation }];
	});
}

/** Blocks that are nothing without their picture; others have one if a user likes. */
const pictured: ReadonlySet<string> = new Set(['hero', 'heroSplit', 'image', 'imageText', 'gallery', 'profileHead']);

/** Where a person is shown, for whom no picture of a product can stand. */
const isPortrait = ({ type, values }: Section): boolean =>
	type === 'profileHead' || (type === 'imageText' && values.ratio === 'portrait');

export const wantsPortrait = ({ sections }: PageDocument): boolean =>
	sections.some((section) => isPortrait(section) && (section.values.picture ?? null) === null);

/** Each template begins with another picture of the shop. */
export function picturesFor(template: string, pictures: readonly string[]): string[] {
	const number = pageTemplates.findIndex(({ id }) => id === template);
	const place = Math.max(0, number) % Math.max(1, pictures.length);
	return [...pictures.slice(place), ...pictures.slice(0, place)];
}

/**
 * Puts a picture wherever one is wanted and none is chosen yet: one after the other, and from the first again where there are too few.
 * @param pictures ids, at least one
 * @param portrait stands for people; null leaves their places empty
 */
export function pictureOperations(
	document: PageDocument,
	definitions: Definitions,
	pictures: readonly string[],
	portrait: string | null,
): Operation[] {
	let used = 0;
	const next = () => pictures[used++ % pictures.length] ?? null;
	return document.sections.flatMap((section) => {
		const definition = definitions[section.type];
		if (!definition || !pictured.has(section.type)) return [];
		const isPerson = isPortrait(section);
		if (isPerson && portrait === null) return [];
		const empty = (part: Part, kinds: Readonly<Record<string, { kind: string }>>) =>
			Object.keys(kinds).filter((name) => kinds[name]?.kind === 'picture' && (part.values[name] ?? null) === null);
		const own = empty(section, definition.fields).map(
			(field): Operation => ({
				do: 'value',
				at: { section: section.id },
				field,
				value: isPerson ? portrait : next(),
			}),
		);
		const inItems = section.items.flatMap((item) =>
			empty(item, definition.items?.fields ?? {}).map(
				(field): Operation => ({ do: 'value', at: { section: section.id, item: item.id }, field, value: next() }),
			),
		);
		return [...own, ...inItems];
	});
}

/** Chooses a product where a section shows one by hand and none is chosen yet: from the last one on, as pictures are of the first ones. */
export function productOperations(
	document: PageDocument,
	definitions: Definitions,
	products: readonly string[],
): Operation[] {
	const empty = document.sections.filter(({ type, values }) => {
		const fields = definitions[type]?.fields ?? {};
		return (
			'products' in fields && !('mode' in fields) && !(Array.isArray(values.products) && values.products.length > 0)
		);
	});
	return empty.flatMap((section, index): Operation[] => {
		const product = products.at(-1 - (index % products.length));
		return product ? [{ do: 'value', at: { section: section.id }, field: 'products', value: [product] }] : [];
	});
}
