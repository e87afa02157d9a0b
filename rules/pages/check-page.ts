// What an editor would not want visitors to see: words of a template, places for pictures that are empty, links that lead nowhere. Each
// finding names its place, so that a list of them can lead there.
import type { Definitions } from './block.ts';
import type { PageDocument, PageTexts, Part } from './document.ts';
import type { Field, PageLink } from './fields.ts';
import { anchorOf } from './layout.ts';
import type { At, Operation } from './operations.ts';
import { productChoices } from './product-choice.ts';
import { linksOf } from './rich-leaves.ts';
import { platformOf } from './social-platforms.ts';
import { listTextLocations, type TextLocation, textOperation } from './text-locations.ts';
import { isRich, statusOf } from './texts.ts';
import { callText, type Schema } from './validate-part.ts';

const findingKinds = [
	'sampleText',
	'missingText',
	'placeholderPicture',
	'samplePicture',
	'missingPicture',
	'sampleProduct',
	'noProduct',
	'noFeed',
	'noVideo',
	'noMoment',
	'emptyLink',
	'deadLink',
	'missingAnchor',
	'missingTranslation',
	'missingAlt',
] as const;

export interface Finding {
	kind: (typeof findingKinds)[number];
	/** A section, `seo`, or `page` for what belongs to neither. */
	section: string;
	item?: string;
	/** The block; none for what search engines are told. */
	type?: string;
	/** The name of the field or the text. */
	field: string;
	/** Of texts: where they are missing, or still as they were shipped. */
	language?: string;
	/** The id of the picture, where there is one. */
	picture?: string;
}

export interface PictureFacts {
	id: string;
	/** Drawn by us, to be replaced. */
	placeholder: boolean;
	/** Languages of the shop in which nobody has described it. */
	missingAlt: readonly string[];
}

interface Shop {
	languages: readonly string[];
	base: string;
	/** Undefined while they are not known: nothing is said of pictures then. */
	pictures?: readonly PictureFacts[] | undefined;
	/** What the page is called, by language. */
	names?: Readonly<Record<string, string>> | undefined;
	/** Links within the shop that lead to nothing, as far as that is known. */
	deadLinks?: ReadonlySet<string> | undefined;
	/** How many products sections show to visitors, by section; those that are not named are not known. */
	products?: ReadonlyMap<string, number> | undefined;
}

interface Placed {
	at: At;
	type: string;
	part: Part;
	schema: Schema;
}

const partsOf = ({ sections }: PageDocument, definitions: Definitions): Placed[] =>
	sections.flatMap((section): Placed[] => {
		const definition = Object.hasOwn(definitions, section.type) ? definitions[section.type] : undefined;
		if (!definition) return [];
		const { items: inner } = definition;
		const own = { at: { section: section.id }, type: section.type, part: section, schema: definition };
		const ofItems = inner
			? section.items.map((item) => ({
					at: { section: section.id, item: item.id },
					type: section.type,
					part: item,
					schema: inner,
				}))
			: [];
		return [own, ...ofItems];
	});

/** An address of a platform without a person or a company behind it. */
function leadsNowhere(link: PageLink | null): boolean {
	if (!link) return true;
	if (!URL.canParse(link.url)) return false;
	const { hostname, pathname } = new URL(link.url);
	return pathname === '/' && platformOf(hostname) !== undefined;
}

function pictureFinding(
	id: string | null,
	needed: boolean,
	pictures: readonly PictureFacts[] | undefined,
): Pick<Finding, 'kind' | 'picture'> | undefined {
	if (id === null) return needed ? { kind: 'missingPicture' } : undefined;
	if (!pictures) return undefined;
	const facts = pictures.find((one) => one.id === id.toLowerCase());
	// Deleted meanwhile: visitors see an empty place.
	if (!facts) return { kind: 'missingPicture' };
	if (facts.placeholder) return { kind: 'placeholderPicture', picture: id };
	return facts.missingAlt.length > 0 ? { kind: 'missingAlt', picture: id } : undefined;
}

/** Beside words that are as a template brought them, what is chosen came with it, too: nobody keeps account of who chose it. */
const hasSamples = ({ texts }: Part, { base }: Shop): boolean =>
	Object.values(texts).some((words) => words[base]?.source === 'sample');

/** Which of them a widget needs follows from its type, and its editor asks for it. */
const missingAddress = { feed: 'noFeed', video: 'noVideo', publication: undefined } as const;

function emptyKind(definition: Field, value: unknown): Finding['kind'] | undefined {
	if (definition.kind === 'link' && definition.needed && leadsNowhere(value as PageLink | null)) return 'emptyLink';
	if (value !== null) return undefined;
	if (definition.kind === 'address') return missingAddress[definition.of];
	return definition.kind === 'moment' ? 'noMoment' : undefined;
}

function fieldFindings({ at, type, part, schema }: Placed, shop: Shop): Finding[] {
	return Object.entries(schema.fields).flatMap(([field, definition]): Finding[] => {
		const value = part.values[field] ?? null;
		const where = { ...at, type, field };
		if (definition.kind === 'picture') {
			const found = pictureFinding(value as string | null, definition.needed === true, shop.pictures);
			const isOwn = value !== null && (found === undefined || found.kind === 'missingAlt');
			return [
				...(found ? [{ ...found, ...where }] : []),
				...(isOwn && hasSamples(part, shop) ? [{ kind: 'samplePicture' as const, ...where }] : []),
			];
		}
		const kind = emptyKind(definition, value);
		return kind ? [{ kind, ...where }] : [];
	});
}

function productFindings(document: PageDocument, definitions: Definitions, shop: Shop): Finding[] {
	const { products } = shop;
	const chosen = new Set(productChoices(document.sections, definitions).map(({ section }) => section));
	return partsOf(document, definitions).flatMap(({ at, type, part }): Finding[] => {
		if (at.item !== undefined || !definitions[type]?.showsProducts) return [];
		const where = { section: at.section, type, field: 'products' };
		if (!chosen.has(at.section) || products?.get(at.section) === 0) return [{ kind: 'noProduct', ...where }];
		const isByHand = Array.isArray(part.values.products) && part.values.products.length > 0;
		return isByHand && hasSamples(part, shop) ? [{ kind: 'sampleProduct', ...where }] : [];
	});
}

/** What browsers find on every page. */
const everywhere: readonly string[] = ['', 'top', 'content'];

interface PlacedLink {
	url: string;
	at: Omit<Finding, 'kind'>;
}

const urlIn = (value: unknown): string | undefined => {
	const url = (value as { url?: unknown } | null | undefined)?.url;
	return typeof url === 'string' ? url : undefined;
};

/** All links of a page, in fields and in texts, with their places. */
function linksOfPage(document: PageDocument, definitions: Definitions): PlacedLink[] {
	const inFields = partsOf(document, definitions).flatMap(({ at, type, part, schema }) =>
		Object.entries(schema.fields).flatMap(([field, { kind }]): PlacedLink[] => {
			const url = kind === 'link' || kind === 'call' ? urlIn(part.values[field]) : undefined;
			return url === undefined ? [] : [{ url, at: { ...at, type, field } }];
		}),
	);
	const inTexts = listTextLocations(document, definitions).flatMap(({ section, item, type, name, texts }) => {
		const where = { section, ...(item !== undefined && { item }), ...(type !== undefined && { type }), field: name };
		return Object.entries(texts).flatMap(([language, { text }]) =>
			isRich(text) ? linksOf(text).map((url): PlacedLink => ({ url, at: { ...where, language } })) : [],
		);
	});
	return [...inFields, ...inTexts];
}

/** Those that could lead to nothing: within the shop, and not on this page. */
export const shopLinks = (document: PageDocument, definitions: Definitions): string[] =>
	[...new Set(linksOfPage(document, definitions).map(({ url }) => url))].filter((url) => url.startsWith('/')).sort();

/** Links to sections of the page that are gone, or never were, and those to nothing in the shop. */
function linkFindings(document: PageDocument, definitions: Definitions, { deadLinks }: Shop): Finding[] {
	const anchors = new Set([...everywhere, ...document.sections.map(anchorOf)]);
	const found = linksOfPage(document, definitions).flatMap(({ url, at }): Finding[] => {
		if (url.startsWith('#') && !anchors.has(url.slice(1))) return [{ kind: 'missingAnchor', ...at }];
		return deadLinks?.has(url) ? [{ kind: 'deadLink', ...at }] : [];
	});
	// One of a text leads there; the others stand beside it.
	const keyOf = ({ kind, section, item, field }: Finding) => [kind, section, item, field].join(' ');
	return [...Map.groupBy(found, keyOf).values()].flatMap((ofField) => ofField.slice(0, 1));
}

/** Languages in which it is still as it was shipped. A translation that is older than its base is outdated, whoever wrote it. */
const sampleLanguages = (texts: PageTexts, { languages, base }: Shop): string[] =>
	languages.filter((language) => statusOf(texts, language, base) === 'sample');

function textFindings({ section, item, type, name, field, texts }: TextLocation, shop: Shop): Finding[] {
	const { languages, base } = shop;
	const where = { section, ...(item !== undefined && { item }), ...(type !== undefined && { type }), field: name };
	const samples = sampleLanguages(texts, shop);
	// One of them leads to the text; the others stand beside it.
	const sample = samples.includes(base) ? base : samples[0];
	const written = statusOf(texts, base, base) !== 'missing';
	const others = written ? languages.filter((language) => language !== base) : [];
	return [
		...(sample === undefined ? [] : [{ kind: 'sampleText' as const, ...where, language: sample }]),
		// Words on a button that is there are needed: without them no one sees it.
		...(!written && (field.required || field === callText) && section !== 'seo'
			? [{ kind: 'missingText' as const, ...where, language: base }]
			: []),
		...others
			.filter((language) => ['missing', 'outdated'].includes(statusOf(texts, language, base)))
			.map((language) => ({ kind: 'missingTranslation' as const, ...where, language })),
	];
}

/** Menus and search engines name it in the default language where it has no name of its own. */
const nameFindings = ({ names, languages, base }: Shop): Finding[] =>
	languages
		.filter((language) => names && language !== base && !names[language]?.trim())
		.map((language) => ({ kind: 'missingTranslation', section: 'page', field: 'name', language }));

/** In the order of `findingKinds`, and within a kind as the page is read. */
export function checkPage(document: PageDocument, definitions: Definitions, shop: Shop): Finding[] {
	const found = [
		...nameFindings(shop),
		...listTextLocations(document, definitions).flatMap((place) => textFindings(place, shop)),
		...partsOf(document, definitions).flatMap((placed) => fieldFindings(placed, shop)),
		...productFindings(document, definitions, shop),
		...linkFindings(document, definitions, shop),
	];
	return findingKinds.flatMap((kind) => found.filter((finding) => finding.kind === kind));
}

/** What makes all words of blocks and templates those of the editor who has read them and leaves them as they are. */
export const acceptSamples = (document: PageDocument, definitions: Definitions): Operation[] =>
	listTextLocations(document, definitions).flatMap((place) =>
		Object.entries(place.texts)
			.filter(([, { source }]) => source === 'sample')
			.map(([language, text]) => textOperation(place, language, { ...text, source: 'human' })),
	);
