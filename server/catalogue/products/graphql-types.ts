// What the API says of products that are edited, and what it takes.

import { type ImageBorder, roundings } from '../../../rules/catalogue/image-border.ts';
import { productFieldTypes } from '../../../rules/catalogue/kinds.ts';
import {
	type FieldValues,
	type ProductFault,
	productFaults,
	type Words,
} from '../../../rules/catalogue/product-errors.ts';
import { readCanonical, showCanonical } from '../../../rules/seo/canonical.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { taxCategory } from '../../graphql/tax-category.ts';
import type { FoundPicture } from '../../media/find-pictures.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import type { Image } from '../../media/media-path.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { listSharedCodes } from './codes.ts';
import { editedPricing, paymentInterval, paymentMode, pricingInput, readPricing } from './graphql-pricing.ts';
import type { Offered, OfferedCategory, OfferedField, OfferedLabel } from './product-context.ts';
import type { EditedImage, EditedProduct, EditedVariant, GivenProduct } from './product-shape.ts';
import type { PricesToSave } from './save-prices.ts';

const fieldType = builder.enumType('OfferedFieldType', { values: productFieldTypes });
const rounding = builder.enumType('ImageRounding', { values: roundings });
const faultKind = builder.enumType('ProductFaultKind', { values: productFaults });

const listed = (words: Words) =>
	Object.entries(words).map(([languageCode, translation]) => ({ languageCode, translation }));

export const productError = builder.objectRef<ProductFault>('ProductFault').implement({
	description: 'Why a product could not be saved',
	fields: (t) => ({
		field: t.exposeString('field', { description: 'name.de-DE, slug, field.{id}, variant.{key}.code, …' }),
		fault: t.field({ type: faultKind, resolve: ({ fault }) => fault }),
	}),
});

/** Where nobody has described it, nothing is said of it. */
export const imageOf = (picture: FoundPicture, tenant: Tenant): Image => {
	const base = defaultLanguage(tenant);
	const { alternativeText } = picture;
	return { ...picture, alt: alternativeText ? pickTranslation(alternativeText, languageChain(base, base)) : '' };
};

const imageLanguage = builder.objectRef<EditedImage['languages'][number]>('ProductImageLanguage').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		image: t.field({ type: imageRef, resolve: ({ picture }, _args, { tenant }) => imageOf(picture, tenant) }),
	}),
});

export const productImage = builder.objectRef<EditedImage>('ProductImage').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		cover: t.exposeBoolean('cover', { description: 'Stands for the product' }),
		image: t.field({ type: imageRef, resolve: ({ picture }, _args, { tenant }) => imageOf(picture, tenant) }),
		languages: t.field({ type: [imageLanguage], resolve: ({ languages }) => languages }),
	}),
});

interface NamedValue {
	fieldId: string;
	url: string;
	words: Words;
}

const fieldValue = builder.objectRef<NamedValue>('ProductFieldValue').implement({
	fields: (t) => ({
		fieldId: t.exposeID('fieldId'),
		url: t.exposeString('url'),
		words: t.field({ type: ['Translation'], resolve: ({ words }) => listed(words) }),
	}),
});

const listedValues = (fields: FieldValues): NamedValue[] =>
	Object.entries(fields).map(([fieldId, value]) => ({ fieldId, ...value }));

const variant = builder.objectRef<EditedVariant>('EditedVariant').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		slug: t.exposeString('slug'),
		code: t.exposeString('code'),
		published: t.exposeBoolean('published'),
		orderable: t.exposeBoolean('orderable'),
		names: t.field({ type: ['Translation'], resolve: ({ names }) => listed(names) }),
		fields: t.field({
			type: [fieldValue],
			description: 'Only what it says otherwise than its product',
			resolve: ({ fields }) => listedValues(fields),
		}),
		images: t.field({
			type: [productImage],
			description: 'None: those of its product',
			resolve: ({ images }) => images,
		}),
		pricing: t.field({
			type: editedPricing,
			nullable: true,
			description: 'None: that of its product',
			resolve: ({ pricing }) => pricing,
		}),
		weightMg: t.exposeInt('weightMg', {
			nullable: true,
			description: 'Of one piece, in milligrams. None: that of its product',
		}),
	}),
});

export const imageBorder = builder.objectRef<ImageBorder>('EditedImageBorder').implement({
	fields: (t) => ({
		rounding: t.field({ type: rounding, resolve: (border) => border.rounding }),
		width: t.exposeInt('width', { description: 'In CSS pixels' }),
		colour: t.exposeString('colour', { description: 'A value, or nothing: the colour of lines' }),
	}),
});

export const imageBorderInput = builder.inputType('ImageBorderInput', {
	fields: (t) => ({
		rounding: t.field({ type: rounding, required: true }),
		width: t.int({ required: true }),
		colour: t.string({ required: true }),
	}),
});

export const editedProduct = builder.objectRef<EditedProduct>('EditedProduct').implement({
	description: 'A product with everything that is edited of it',
	fields: (t) => ({
		id: t.exposeID('id'),
		revision: t.exposeInt('revision'),
		slug: t.exposeString('slug'),
		code: t.exposeString('code'),
		sharedCodes: t.stringList({
			description: 'Its own and those of its variants that other products or variants have as well',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => listSharedCodes(sql, tenant.id, id)),
		}),
		published: t.exposeBoolean('published'),
		archivedAt: t.string({ nullable: true, resolve: ({ archivedAt }) => archivedAt?.toISOString() ?? null }),
		createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
		updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
		validFrom: t.exposeString('validFrom', { nullable: true }),
		validUntil: t.exposeString('validUntil', { nullable: true }),
		orderable: t.exposeBoolean('orderable'),
		productionDays: t.exposeInt('productionDays'),
		itemNameAllowed: t.exposeBoolean('itemNameAllowed'),
		weightMg: t.exposeInt('weightMg', { nullable: true, description: 'Of one piece, in milligrams' }),
		personalised: t.exposeBoolean('personalised', {
			description: 'Made to the specification of the customer: there is no right of withdrawal',
		}),
		pricing: t.field({ type: editedPricing, resolve: ({ pricing }) => pricing }),
		taxCategory: t.field({ type: taxCategory, resolve: (product) => product.taxCategory }),
		paymentMode: t.field({ type: paymentMode, resolve: (product) => product.paymentMode }),
		paymentInterval: t.field({
			type: paymentInterval,
			nullable: true,
			description: 'Of a subscription',
			resolve: (product) => product.paymentInterval,
		}),
		trialDays: t.exposeInt('trialDays', { nullable: true, description: 'Of a subscription' }),
		names: t.field({ type: ['Translation'], resolve: ({ names }) => listed(names) }),
		descriptions: t.field({ type: ['Translation'], resolve: ({ descriptions }) => listed(descriptions) }),
		seoTitles: t.field({ type: ['Translation'], resolve: ({ seoTitles }) => listed(seoTitles) }),
		seoDescriptions: t.field({ type: ['Translation'], resolve: ({ seoDescriptions }) => listed(seoDescriptions) }),
		canonicalUrl: t.string({
			description: 'Where search engines find it instead; empty: at its own address',
			resolve: ({ canonicalPath }, _args, context) => showCanonical(canonicalPath ?? '', callerOf(context).shop),
		}),
		fields: t.field({ type: [fieldValue], resolve: ({ fields }) => listedValues(fields) }),
		choiceFields: t.exposeIDList('choiceFields'),
		labelIds: t.exposeIDList('labelIds'),
		categoryIds: t.exposeIDList('categoryIds'),
		border: t.field({ type: imageBorder, resolve: ({ border }) => border }),
		images: t.field({ type: [productImage], resolve: ({ images }) => images }),
		thumbnail: t.field({
			type: imageRef,
			nullable: true,
			description: 'What lists show instead of the cover',
			resolve: ({ thumbnail }, _args, { tenant }) => thumbnail && imageOf(thumbnail, tenant),
		}),
		variants: t.field({ type: [variant], resolve: ({ variants }) => variants }),
	}),
});

const offeredField = builder.objectRef<OfferedField>('OfferedField').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		label: t.exposeString('label'),
		type: t.field({ type: fieldType, resolve: (field) => field.type }),
		meta: t.exposeBoolean('meta'),
		required: t.exposeBoolean('required'),
		defaultUrl: t.exposeString('defaultUrl'),
		defaultWords: t.field({ type: ['Translation'], resolve: ({ defaultWords }) => listed(defaultWords) }),
	}),
});

const offeredLabel = builder.objectRef<OfferedLabel>('OfferedLabel').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		kind: t.exposeString('kind'),
		active: t.exposeBoolean('active'),
		validFrom: t.exposeString('validFrom', { nullable: true }),
		validUntil: t.exposeString('validUntil', { nullable: true }),
	}),
});

const offeredCategory = builder.objectRef<OfferedCategory>('OfferedCategory').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		parentId: t.exposeID('parentId', { nullable: true }),
		slug: t.exposeString('slug'),
		name: t.exposeString('name'),
		published: t.exposeBoolean('published'),
		online: t.exposeBoolean('online', { description: 'It and all above it are published' }),
		openTo: t.exposeStringList('openTo', { nullable: true, description: 'Labels of roles; null: everybody' }),
	}),
});

export const offered = builder.objectRef<Offered>('ProductSurroundings').implement({
	description: 'What a product is edited among',
	fields: (t) => ({
		fields: t.field({ type: [offeredField], resolve: ({ fields }) => fields }),
		labels: t.field({ type: [offeredLabel], resolve: ({ labels }) => labels }),
		categories: t.field({ type: [offeredCategory], resolve: ({ categories }) => categories }),
	}),
});

export const wordingInput = builder.inputType('ProductWordingInput', {
	fields: (t) => ({
		languageCode: t.string({ required: true }),
		translation: t.string({ required: true }),
	}),
});

const fieldValueInput = builder.inputType('ProductFieldValueInput', {
	fields: (t) => ({
		fieldId: t.id({ required: true }),
		url: t.string(),
		words: t.field({ type: [wordingInput], required: true }),
	}),
});

const variantInput = builder.inputType('EditedVariantInput', {
	fields: (t) => ({
		id: t.id({ description: 'None: a new one' }),
		key: t.string({ description: 'By which faults of a new one are told' }),
		code: t.string({ required: true }),
		published: t.boolean({ required: true }),
		orderable: t.boolean({ required: true }),
		names: t.field({ type: [wordingInput], required: true }),
		fields: t.field({ type: [fieldValueInput], required: true }),
		pricing: t.field({
			type: pricingInput,
			description: 'Null: that of its product. Without it that stays as it is; to change it takes mPrice',
		}),
		weightMg: t.int({ description: 'Null: that of its product. Without it that stays as it is' }),
	}),
});

export const productInput = builder.inputType('EditedProductInput', {
	fields: (t) => ({
		revision: t.int({ required: true, description: 'Of the state that was changed' }),
		slug: t.string({ required: true }),
		code: t.string({ required: true }),
		published: t.boolean({ required: true }),
		validFrom: t.string(),
		validUntil: t.string(),
		orderable: t.boolean({ required: true }),
		productionDays: t.int({ required: true }),
		itemNameAllowed: t.boolean({ required: true }),
		weightMg: t.int({ description: 'Null: unknown. Without it that stays as it is' }),
		personalised: t.boolean({ description: 'Without it that stays as it is' }),
		pricing: t.field({
			type: pricingInput,
			description: 'Without it that stays as it is; to change it takes mPrice, and so do tax and payment',
		}),
		taxCategory: t.field({ type: taxCategory }),
		paymentMode: t.field({ type: paymentMode }),
		paymentInterval: t.field({ type: paymentInterval }),
		trialDays: t.int(),
		names: t.field({ type: [wordingInput], required: true }),
		descriptions: t.field({ type: [wordingInput], required: true }),
		seoTitles: t.field({ type: [wordingInput], required: true }),
		seoDescriptions: t.field({ type: [wordingInput], required: true }),
		canonicalUrl: t.string({
			description: 'A whole address of the shop; empty: its own. Without it that stays as it is',
		}),
		fields: t.field({ type: [fieldValueInput], required: true }),
		choiceFields: t.idList({ required: true }),
		labelIds: t.idList({ required: true }),
		categoryIds: t.idList({ required: true }),
		variants: t.field({ type: [variantInput], required: true, description: 'Those that are new or different' }),
		removedVariants: t.idList({ required: true, description: 'They become products of their own' }),
		deletedVariants: t.idList({ required: true }),
	}),
});

export const productPricesInput = builder.inputType('ProductPricesInput', {
	fields: (t) => ({
		revision: t.int({ required: true, description: 'Of the state that was changed' }),
		pricing: t.field({ type: pricingInput, required: true }),
		taxCategory: t.field({ type: taxCategory, required: true }),
		paymentMode: t.field({ type: paymentMode, required: true }),
		paymentInterval: t.field({ type: paymentInterval }),
		trialDays: t.int(),
	}),
});

export const readPrices = (given: typeof productPricesInput.$inferInput): PricesToSave => ({
	...given,
	pricing: readPricing(given.pricing),
	paymentInterval: given.paymentInterval ?? null,
	trialDays: given.trialDays ?? null,
});

export const readWords = (words: readonly { languageCode: string; translation: string }[]): Words =>
	Object.fromEntries(words.map(({ languageCode, translation }) => [languageCode, translation]));

const readValues = (values: readonly (typeof fieldValueInput.$inferInput)[]): FieldValues =>
	Object.fromEntries(
		values.map(({ fieldId, url, words }) => [checkId(fieldId), { url: url ?? '', words: readWords(words) }]),
	);

export const readProduct = (
	{ canonicalUrl, ...given }: typeof productInput.$inferInput,
	{ shop, tenant }: Pick<Caller, 'shop' | 'tenant'>,
): GivenProduct => ({
	...given,
	canonicalPath: typeof canonicalUrl === 'string' ? readCanonical(canonicalUrl, shop, tenant.languages) : undefined,
	validFrom: given.validFrom ?? null,
	validUntil: given.validUntil ?? null,
	pricing: given.pricing ? readPricing(given.pricing) : undefined,
	personalised: given.personalised ?? undefined,
	taxCategory: given.taxCategory ?? undefined,
	paymentMode: given.paymentMode ?? undefined,
	names: readWords(given.names),
	descriptions: readWords(given.descriptions),
	seoTitles: readWords(given.seoTitles),
	seoDescriptions: readWords(given.seoDescriptions),
	fields: readValues(given.fields),
	choiceFields: given.choiceFields.map(checkId),
	labelIds: given.labelIds.map(checkId),
	categoryIds: given.categoryIds.map(checkId),
	variants: given.variants.map((one, index) => ({
		...one,
		id: one.id ? checkId(one.id) : null,
		key: one.id ? checkId(one.id) : (one.key ?? String(index)),
		names: readWords(one.names),
		fields: readValues(one.fields),
		pricing: one.pricing && readPricing(one.pricing),
	})),
	removedVariants: given.removedVariants.map(checkId),
	deletedVariants: given.deletedVariants.map(checkId),
});
