// A product as its editor holds it, and how that is read from the API and told to it.
import {
	type FieldValue,
	type FieldValues,
	findProductErrors,
	type ProductContext,
	type ProductError,
	type ProductToValidate,
	type Translations,
	type VariantToValidate,
} from '../../../rules/catalogue/product-errors.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { tidyPayment } from '../../../rules/pricing/tidy-settings.ts';
import { readCanonical } from '../../../rules/seo/canonical.ts';
import type { Data, Variables } from '../../platform/graphql.ts';
import { type PricingValues, readPricing, settingsOf, toPricingInput } from './pricing/pricing-values.ts';
import type { productDocument, saveProductDocument, saveProductPricesDocument } from './products.documents.ts';
import { momentOf } from './typed-moment.ts';

type Answer = Data<typeof productDocument>;
export type Product = Answer['adminProduct'];
export type EditingContext = Answer['productSurroundings'];
export type OfferedField = EditingContext['fields'][number];
export type ProductImage = Product['images'][number];
export type ProductInput = Variables<typeof saveProductDocument>['product'];
type PricesInput = Variables<typeof saveProductPricesDocument>['prices'];

/** What becomes of a variant when the product is saved. */
type Fate = 'kept' | 'removed' | 'deleted';

export interface VariantValues extends Omit<VariantToValidate, 'pricing'> {
	/** Null: a new one. */
	id: string | null;
	published: boolean;
	orderable: boolean;
	fate: Fate;
	/** Null: as its product. */
	pricing: PricingValues | null;
}

export interface ProductValues
	extends Omit<ProductToValidate, 'variants' | 'validFrom' | 'validUntil' | 'pricing' | 'canonicalPath'> {
	/** As it was typed. */
	canonicalUrl: string;
	pricing: PricingValues;
	/** As they were typed (`typed-moment.ts`); '': open. */
	validFrom: string;
	validUntil: string;
	published: boolean;
	orderable: boolean;
	itemNameAllowed: boolean;
	personalised: boolean;
	choiceFields: readonly string[];
	labelIds: readonly string[];
	categoryIds: readonly string[];
	variants: readonly VariantValues[];
}

interface Translation {
	languageCode: string;
	translation: string;
}

/** Always in the same order and without what is empty: what says the same is the same. */
const tidy = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
	Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

export const readTranslations = (list: readonly Translation[]): Translations =>
	tidy(
		list
			.filter(({ translation }) => translation !== '')
			.map(({ languageCode, translation }) => [languageCode, translation]),
	);

export const withWord = (words: Translations, language: string, text: string): Translations => {
	const { [language]: _before, ...others } = words;
	return tidy(Object.entries(text === '' ? others : { ...others, [language]: text }));
};

export const listTranslations = (words: Translations): Translation[] =>
	Object.entries(words).map(([languageCode, translation]) => ({ languageCode, translation }));

type ListedValues = Product['fields'];

const readFields = (values: ListedValues): FieldValues =>
	tidy(values.map(({ fieldId, url, words }) => [fieldId, { words: readTranslations(words), url }] as const));

const listFields = (fields: FieldValues) =>
	Object.entries(fields).map(([fieldId, { url, words }]) => ({ fieldId, url, words: listTranslations(words) }));

export const emptyValue: FieldValue = { words: {}, url: '' };

/** @param value undefined: nothing of its own */
export const withField = (fields: FieldValues, id: string, value: FieldValue | undefined): FieldValues => {
	const { [id]: _before, ...others } = fields;
	return tidy(Object.entries(value ? { ...others, [id]: { words: value.words, url: value.url } } : others));
};

export const saysNothing = ({ words, url }: FieldValue) => url === '' && Object.keys(words).length === 0;

const readVariant = ({
	id,
	code,
	published,
	orderable,
	names,
	fields,
	pricing,
	weightMg,
}: Product['variants'][number]): VariantValues => ({
	id,
	key: id,
	code,
	published,
	orderable,
	names: readTranslations(names),
	fields: readFields(fields),
	fate: 'kept',
	pricing: pricing && readPricing(pricing),
	weightMg,
});

export const readValues = (product: Product): ProductValues => ({
	names: readTranslations(product.names),
	descriptions: readTranslations(product.descriptions),
	seoTitles: readTranslations(product.seoTitles),
	seoDescriptions: readTranslations(product.seoDescriptions),
	code: product.code,
	slug: product.slug,
	published: product.published,
	validFrom: product.validFrom ?? '',
	validUntil: product.validUntil ?? '',
	orderable: product.orderable,
	productionDays: product.productionDays,
	itemNameAllowed: product.itemNameAllowed,
	weightMg: product.weightMg,
	personalised: product.personalised,
	canonicalUrl: product.canonicalUrl,
	pricing: readPricing(product.pricing),
	taxCategory: product.taxCategory,
	paymentMode: product.paymentMode,
	paymentInterval: product.paymentInterval,
	paymentIntervalCount: product.paymentIntervalCount,
	trialDays: product.trialDays,
	fields: readFields(product.fields),
	choiceFields: product.choiceFields,
	labelIds: product.labelIds,
	categoryIds: product.categoryIds,
	variants: product.variants.map(readVariant),
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what is new or different: a product may have hundreds of variants. */
export function toInput(values: ProductValues, before: ProductValues, revision: number): ProductInput {
	const known = new Map(before.variants.map((variant) => [variant.key, variant]));
	const fated = (fate: Fate) => values.variants.flatMap(({ id, fate: its }) => (id && its === fate ? [id] : []));
	const {
		names,
		descriptions,
		seoTitles,
		seoDescriptions,
		fields,
		variants,
		validFrom,
		validUntil,
		pricing,
		...plain
	} = values;
	return {
		...plain,
		...tidyPayment(values),
		pricing: toPricingInput(pricing),
		revision,
		choiceFields: [...values.choiceFields],
		labelIds: [...values.labelIds],
		categoryIds: [...values.categoryIds],
		validFrom: momentOf(validFrom) || null,
		validUntil: momentOf(validUntil) || null,
		names: listTranslations(names),
		descriptions: listTranslations(descriptions),
		seoTitles: listTranslations(seoTitles),
		seoDescriptions: listTranslations(seoDescriptions),
		fields: listFields(fields),
		variants: variants
			.filter((variant) => variant.fate === 'kept' && !same(variant, known.get(variant.key)))
			.map(({ id, key, code, published, orderable, names: own, fields: spoken, pricing: ownPricing, weightMg }) => ({
				id,
				key,
				code,
				published,
				orderable,
				names: listTranslations(own),
				fields: listFields(spoken),
				pricing: ownPricing && toPricingInput(ownPricing),
				weightMg,
			})),
		removedVariants: fated('removed'),
		deletedVariants: fated('deleted'),
	};
}

/** What it costs, and nothing else. */
export const pricesInput = (values: ProductValues, revision: number): PricesInput => ({
	revision,
	pricing: toPricingInput(values.pricing),
	...tidyPayment(values),
});

export const pageShellOf = ({ fields }: EditingContext, baseLanguage: string, timeZone: string): ProductContext => ({
	baseLanguage,
	timeZone,
	fields: fields.map(({ id, type, required, defaultUrl, defaultWords }) => ({
		id,
		type,
		required,
		hasDefault: (type === 'link' ? defaultUrl : (readTranslations(defaultWords)[baseLanguage] ?? '')) !== '',
	})),
});

export const findValueErrors = (values: ProductValues, surroundings: ProductContext): ProductError[] =>
	findProductErrors(
		{
			...values,
			canonicalPath: readCanonical(values.canonicalUrl, location.origin, []),
			validFrom: momentOf(values.validFrom) || null,
			validUntil: momentOf(values.validUntil) || null,
			...tidyPayment(values),
			pricing: settingsOf(values.pricing),
			variants: values.variants
				.filter(({ fate }) => fate === 'kept')
				.map((variant) => ({ ...variant, pricing: variant.pricing && settingsOf(variant.pricing) })),
		},
		surroundings,
	);

const labels: Partial<Record<keyof ProductValues, PlainTextKey>> = {
	names: 'products.name',
	descriptions: 'product.description',
	seoTitles: 'product.seoTitle',
	seoDescriptions: 'product.seoDescription',
	code: 'products.code',
	slug: 'product.slug',
	published: 'product.publishedField',
	validFrom: 'product.validFrom',
	validUntil: 'product.validUntil',
	orderable: 'product.orderable',
	productionDays: 'product.productionDays',
	itemNameAllowed: 'product.itemName',
	weightMg: 'product.weight',
	personalised: 'product.personalised',
	canonicalUrl: 'product.canonicalUrl',
	pricing: 'product.tab.price',
	taxCategory: 'pricing.taxCategory',
	paymentMode: 'pricing.paymentMode',
	paymentInterval: 'pricing.interval',
	paymentIntervalCount: 'pricing.intervalCount',
	trialDays: 'pricing.trialDays',
	fields: 'product.tab.fields',
	choiceFields: 'product.choiceFields',
	labelIds: 'products.labels',
	categoryIds: 'product.categories',
	variants: 'product.tab.variants',
};

/** What a value is called where it is edited. */
export const productLabelOf = (field: string): PlainTextKey | undefined => labels[field as keyof ProductValues];

export const productTabs = ['settings', 'fields', 'meta', 'access', 'price', 'stock', 'print', 'variants'] as const;
export type ProductTab = (typeof productTabs)[number];

/** Where the field stands that an error is about. */
export function tabOf(field: string, { fields }: Pick<EditingContext, 'fields'>): ProductTab {
	const [part = '', id] = field.split('.');
	if (part === 'field') return fields.find((one) => one.id === id)?.meta ? 'meta' : 'fields';
	if (part.startsWith('variant') || part === 'choiceFields') return 'variants';
	if (part === 'categories') return 'access';
	return part === 'price' ? 'price' : 'settings';
}
