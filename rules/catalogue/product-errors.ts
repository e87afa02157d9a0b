// What keeps a product from being saved. Server and editor validate by the same rules; an error names the field that it is about.
import { isRootPath, isSecureUrl } from '../field-formats.ts';
import { readMoment } from '../moments.ts';
import {
	findPaymentErrors,
	findPricingErrors,
	type PaymentSettings,
	type PricingError,
	type PricingSettings,
	pricingErrorKinds,
} from '../pricing/settings.ts';
import { isCanonicalPath } from '../seo/canonical.ts';
import { findTextError } from '../texts/check-text.ts';
import type { ProductFieldType } from './kinds.ts';
import { isSlug } from './slug.ts';

/** Of everything but prices. */
export const plainProductErrors = [
	'required',
	'baseMissing',
	'tooLong',
	'forbiddenCharacter',
	'slugInvalid',
	'slugTaken',
	'variantExists',
	'notAMoment',
	'leftOut',
	'endsBeforeBegin',
	'notWhole',
	'weightInvalid',
	'urlInvalid',
	'unknown',
	'tooMany',
] as const;
/** Its message names the shop's host. */
const elsewhere = 'urlElsewhere';
type ProductErrorKind = (typeof plainProductErrors)[number] | typeof elsewhere | PricingError['kind'];
export const productErrors: readonly ProductErrorKind[] = [
	...new Set([...plainProductErrors, elsewhere, ...pricingErrorKinds] as const),
];

export interface ProductError {
	/** `name.de-DE`, `slug`, `field.{id}`, `price.unitPrice`, `variant.{key}.code`: what stands before the first dot says which part it is of. */
	field: string;
	fault: ProductErrorKind;
}

/** By language. */
export type Translations = Readonly<Record<string, string>>;

export interface FieldValue {
	words: Translations;
	/** Of a link. */
	url: string;
}

/** By the id of the field; what is not there is inherited, or the default. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

export interface VariantToValidate {
	/** Its id; of a new one whatever the caller calls it. */
	key: string;
	code: string;
	names: Translations;
	fields: FieldValues;
	/** Null: that of its product. */
	pricing: PricingSettings | null;
	/** Of one piece, in milligrams. Null: that of its product. */
	weightMg: number | null;
}

export interface ProductToValidate extends PaymentSettings {
	names: Translations;
	descriptions: Translations;
	seoTitles: Translations;
	seoDescriptions: Translations;
	/** Where search engines find it instead, as `readCanonical` has read it. */
	canonicalPath?: string | null | undefined;
	code: string;
	slug: string;
	/** A day or a minute of one, by the clock of the shop, as `readMoment` reads it. */
	validFrom: string | null;
	validUntil: string | null;
	productionDays: number;
	/** Of one piece, in milligrams. Null: no one knows. */
	weightMg: number | null;
	pricing: PricingSettings;
	fields: FieldValues;
	/** Those that stay, are changed or added. */
	variants: readonly VariantToValidate[];
}

export interface ValidatedField {
	id: string;
	type: ProductFieldType;
	required: boolean;
	/** Whether the shop has something to say where no one has filled it. */
	hasDefault: boolean;
}

export interface ProductContext {
	baseLanguage: string;
	/** By whose clock it is valid. */
	timeZone: string;
	fields: readonly ValidatedField[];
}

export const productLimits = {
	name: 200,
	seo: 500,
	code: 100,
	words: 20_000,
	variants: 2000,
	images: 20,
	productionDays: 365,
	/** A tonne. */
	weightMg: 1_000_000_000,
};

const isEmpty = (text: string | undefined) => !text?.trim();

function validateWords(
	words: Translations,
	field: string,
	base: string,
	longest: number,
	required: boolean,
): ProductError[] {
	const errors: ProductError[] = [];
	const written = Object.entries(words).filter(([, text]) => !isEmpty(text));
	if (isEmpty(words[base])) {
		if (required) errors.push({ field: `${field}.${base}`, fault: 'required' });
		else if (written.length > 0) errors.push({ field: `${field}.${base}`, fault: 'baseMissing' });
	}
	for (const [language, text] of written) {
		const found = findTextError(text);
		if (found?.fault === 'forbiddenCharacter')
			errors.push({ field: `${field}.${language}`, fault: 'forbiddenCharacter' });
		else if (found || text.length > longest) errors.push({ field: `${field}.${language}`, fault: 'tooLong' });
	}
	return errors;
}

function validateValue(
	value: FieldValue | undefined,
	{ id, type }: ValidatedField,
	base: string,
	{ prefix, wanted }: { prefix: string; wanted: boolean },
): ProductError[] {
	const field = `${prefix}field.${id}`;
	const { words, url } = value ?? { words: {}, url: '' };
	const errors = validateWords(words, field, base, productLimits.words, false);
	if (type === 'link' && url !== '' && !(isSecureUrl(url) || isRootPath(url)))
		errors.push({ field, fault: 'urlInvalid' });
	if (wanted && isEmpty(type === 'link' ? url : words[base])) errors.push({ field, fault: 'required' });
	return errors;
}

/** @param inherited a variant says nothing where its product does */
function validateFields(
	values: FieldValues,
	{ baseLanguage, fields }: ProductContext,
	prefix: string,
	inherited: boolean,
): ProductError[] {
	const unknown = Object.keys(values).filter((id) => !fields.some((field) => field.id === id));
	return [
		...fields.flatMap((field) => {
			const wanted = field.required && !inherited && !field.hasDefault;
			return validateValue(values[field.id], field, baseLanguage, { prefix, wanted });
		}),
		...unknown.map((id): ProductError => ({ field: `${prefix}field.${id}`, fault: 'unknown' })),
	];
}

function validateCode(code: string, field: string, required: boolean): ProductError[] {
	if (required && isEmpty(code)) return [{ field, fault: 'required' }];
	if (code.length > productLimits.code) return [{ field, fault: 'tooLong' }];
	return findTextError(code) ? [{ field, fault: 'forbiddenCharacter' }] : [];
}

/** Codes are the same whatever their case. */
export const sameCode = (code: string): string => code.trim().toLowerCase();

const priceErrors = (errors: readonly PricingError[], prefix: string): ProductError[] =>
	errors.map(({ field, kind }) => ({ field: `${prefix}price.${field}`, fault: kind }));

const isWhole = (value: number, most: number) => Number.isSafeInteger(value) && value >= 0 && value <= most;

const validateWeight = (weightMg: number | null, field: string): ProductError[] =>
	weightMg === null || isWhole(weightMg, productLimits.weightMg) ? [] : [{ field, fault: 'weightInvalid' }];

function validateVariants(variants: readonly VariantToValidate[], surroundings: ProductContext): ProductError[] {
	const errors: ProductError[] = [];
	const known = new Set<string>();
	if (variants.length > productLimits.variants) errors.push({ field: 'variants', fault: 'tooMany' });
	for (const { key, code, names, fields, pricing, weightMg } of variants) {
		const prefix = `variant.${key}.`;
		errors.push(...validateCode(code, `${prefix}code`, true));
		if (!isEmpty(code) && known.has(sameCode(code))) errors.push({ field: `${prefix}code`, fault: 'variantExists' });
		known.add(sameCode(code));
		errors.push(...validateWords(names, `${prefix}name`, surroundings.baseLanguage, productLimits.name, false));
		errors.push(...validateFields(fields, surroundings, prefix, true));
		if (pricing) errors.push(...priceErrors(findPricingErrors(pricing), prefix));
		errors.push(...validateWeight(weightMg, `${prefix}weight`));
	}
	return errors;
}

function validateValidity({ validFrom, validUntil }: ProductToValidate, { timeZone }: ProductContext): ProductError[] {
	const from = validFrom === null ? null : readMoment(validFrom, timeZone, 'from');
	const until = validUntil === null ? null : readMoment(validUntil, timeZone, 'until');
	const errors: ProductError[] = [];
	if (typeof from === 'string') errors.push({ field: 'validFrom', fault: from });
	if (typeof until === 'string') errors.push({ field: 'validUntil', fault: until });
	if (typeof from === 'number' && typeof until === 'number' && until <= from)
		errors.push({ field: 'validUntil', fault: 'endsBeforeBegin' });
	return errors;
}

const validateCanonical = (path: string | null | undefined): ProductError[] =>
	path === undefined || isCanonicalPath(path) ? [] : [{ field: 'canonicalUrl', fault: elsewhere }];

/** All but what only the database knows: whether a slug is taken. */
export function findProductErrors(product: ProductToValidate, surroundings: ProductContext): ProductError[] {
	const base = surroundings.baseLanguage;
	const { productionDays } = product;
	return [
		...validateWords(product.names, 'name', base, productLimits.name, true),
		...validateWords(product.descriptions, 'description', base, productLimits.words, false),
		...validateCode(product.code, 'code', false),
		...(isSlug(product.slug) ? [] : [{ field: 'slug', fault: 'slugInvalid' as const }]),
		...validateValidity(product, surroundings),
		...(isWhole(productionDays, productLimits.productionDays)
			? []
			: [{ field: 'productionDays', fault: 'notWhole' as const }]),
		...validateWeight(product.weightMg, 'weight'),
		...validateWords(product.seoTitles, 'seoTitle', base, productLimits.seo, false),
		...validateWords(product.seoDescriptions, 'seoDescription', base, productLimits.seo, false),
		...validateCanonical(product.canonicalPath),
		...validateFields(product.fields, surroundings, '', false),
		...priceErrors([...findPricingErrors(product.pricing), ...findPaymentErrors(product)], ''),
		...validateVariants(product.variants, surroundings),
	];
}
