// What the API returns of products that are edited.

import { type ImageBorder, roundings } from '../../../rules/catalogue/image-border.ts';
import { productFieldTypes } from '../../../rules/catalogue/kinds.ts';
import {
	type FieldValues,
	type ProductError,
	productErrors,
	type Translations,
} from '../../../rules/catalogue/product-errors.ts';
import { showCanonical } from '../../../rules/seo/canonical.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { taxCategory } from '../../graphql/tax-category.ts';
import type { FoundPicture } from '../../media/find-pictures.ts';
import { imageRef } from '../../media/graphql-parts.ts';
import type { Image } from '../../media/media-path.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { listSharedCodes } from './codes.ts';
import { editedPricing, paymentInterval, paymentMode } from './graphql-pricing.ts';
import type { Offered, OfferedCategory, OfferedField, OfferedLabel } from './product-context.ts';
import type { EditedImage, EditedProduct, EditedVariant } from './product-shape.ts';

const fieldType = builder.enumType('OfferedFieldType', {
	description: 'Type of a product field.',
	values: describeValues(productFieldTypes, {
		text: 'A text in each language.',
		link: 'A link with a text in each language.',
	}),
});
const rounding = builder.enumType('ImageRounding', {
	description: 'Rounding of the corners of product images.',
	values: describeValues(roundings, {
		none: 'Corners are not rounded.',
		light: 'As small elements of the theme.',
		strong: 'As large elements of the theme.',
	}),
});
const errorKind = builder.enumType('ProductFaultKind', {
	description: 'Why a value of a product cannot be saved.',
	values: describeValues(productErrors, {
		required: 'A value is required.',
		baseMissing: 'A translation needs a text in the default language of the shop.',
		tooLong: 'The text is too long.',
		forbiddenCharacter: 'The text has a character that cannot be stored.',
		slugInvalid: 'The slug has other characters than lower-case letters, digits and single hyphens, or more than 80.',
		slugTaken: 'Another product has this slug.',
		variantExists: 'Another variant of the product has this code.',
		notAMoment: 'The value is neither a day such as `2026-11-15` nor a minute such as `2026-11-15T18:00`.',
		leftOut: 'On that day the clocks of the shop leave this time out.',
		endsBeforeBegin: 'The last day is before the first one.',
		notWhole: 'The value is not a whole number in the allowed range.',
		weightInvalid: 'The weight is not in the allowed range.',
		urlInvalid: 'The address neither starts with `https://` nor is a path of the shop.',
		urlElsewhere: 'The address does not belong to the shop.',
		unknown: 'It refers to something that does not exist.',
		tooMany: 'There are more than 2000 variants.',
		invalid: 'The value is not allowed here.',
		impossible: 'The value cannot be combined with the other settings.',
		double: 'The value occurs twice.',
		notRising: 'The values are not in ascending order.',
		nothingLeft: 'No quantity is left that could be ordered.',
	}),
});

const listed = (words: Translations) =>
	Object.entries(words).map(([languageCode, translation]) => ({ languageCode, translation }));

export const productError = builder.objectRef<ProductError>('ProductFault').implement({
	description: 'A validation error of a product.',
	fields: (t) => ({
		field: t.exposeString('field', {
			description:
				'Path of the value that it concerns, such as `name.de-DE`, `slug`, `field.{id}`, `price.unitPrice` or `variant.{key}.code`.',
		}),
		fault: t.field({ type: errorKind, description: 'What is wrong with it.', resolve: ({ fault }) => fault }),
	}),
});

/** Where no one has described it, nothing is said of it. */
export const imageOf = (picture: FoundPicture, tenant: Tenant): Image => {
	const base = defaultLanguage(tenant);
	const { alternativeText } = picture;
	return { ...picture, alt: alternativeText ? pickTranslation(alternativeText, languageChain(base, base)) : '' };
};

const imageLanguage = builder.objectRef<EditedImage['languages'][number]>('ProductImageLanguage').implement({
	description: 'An image that is shown in one language instead of a product image.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		image: t.field({
			type: imageRef,
			description: 'The image of this language.',
			resolve: ({ picture }, _args, { tenant }) => imageOf(picture, tenant),
		}),
	}),
});

export const productImage = builder.objectRef<EditedImage>('ProductImage').implement({
	description: 'An image of a product or variant.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product image.' }),
		cover: t.exposeBoolean('cover', { description: 'Whether it is the cover.' }),
		image: t.field({
			type: imageRef,
			description: 'The image of the media library.',
			resolve: ({ picture }, _args, { tenant }) => imageOf(picture, tenant),
		}),
		languages: t.field({
			type: [imageLanguage],
			description: 'Images that are shown instead in certain languages.',
			resolve: ({ languages }) => languages,
		}),
	}),
});

interface NamedValue {
	fieldId: string;
	url: string;
	words: Translations;
}

const fieldValue = builder.objectRef<NamedValue>('ProductFieldValue').implement({
	description: 'Value of a product field.',
	fields: (t) => ({
		fieldId: t.exposeID('fieldId', { description: 'Id of the field.' }),
		url: t.exposeString('url', { description: 'Address of a link; empty for a text.' }),
		words: t.field({
			type: ['Translation'],
			description: 'The text, or the text of the link, by language.',
			resolve: ({ words }) => listed(words),
		}),
	}),
});

const listedValues = (fields: FieldValues): NamedValue[] =>
	Object.entries(fields).map(([fieldId, value]) => ({ fieldId, ...value }));

const variant = builder.objectRef<EditedVariant>('EditedVariant').implement({
	description: 'A variant with all its settings.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the variant.' }),
		slug: t.exposeString('slug', { description: 'Slug of the variant.' }),
		code: t.exposeString('code', { description: 'Code of the variant.' }),
		published: t.exposeBoolean('published', { description: 'Whether the variant is published.' }),
		orderable: t.exposeBoolean('orderable', { description: 'Whether the variant can be ordered.' }),
		names: t.field({ type: ['Translation'], description: 'Names by language.', resolve: ({ names }) => listed(names) }),
		fields: t.field({
			type: [fieldValue],
			description: 'Values in which it differs from its product.',
			resolve: ({ fields }) => listedValues(fields),
		}),
		images: t.field({
			type: [productImage],
			description: 'Images of the variant; empty if it shows those of its product.',
			resolve: ({ images }) => images,
		}),
		pricing: t.field({
			type: editedPricing,
			nullable: true,
			description: 'Pricing of the variant; null if it has that of its product.',
			resolve: ({ pricing }) => pricing,
		}),
		weightMg: t.exposeInt('weightMg', {
			nullable: true,
			description: 'Weight of one piece in milligrams; null if it has that of its product.',
		}),
	}),
});

export const imageBorder = builder.objectRef<ImageBorder>('EditedImageBorder').implement({
	description: 'Frame of product images.',
	fields: (t) => ({
		rounding: t.field({
			type: rounding,
			description: 'Rounding of the corners.',
			resolve: (border) => border.rounding,
		}),
		width: t.exposeInt('width', { description: 'Width of the border in CSS pixels.' }),
		colour: t.exposeString('colour', {
			description: 'Colour such as `#0a7d4f`; empty for the line colour of the theme.',
		}),
	}),
});

export const imageBorderInput = builder.inputType('ImageBorderInput', {
	description: 'Frame of product images.',
	fields: (t) => ({
		rounding: t.field({ type: rounding, required: true, description: 'Rounding of the corners.' }),
		width: t.int({ required: true, description: 'Width of the border in CSS pixels, from 0 to 20.' }),
		colour: t.string({
			required: true,
			description: 'Colour such as `#0a7d4f`; empty for the line colour of the theme.',
		}),
	}),
});

export const editedProduct = builder.objectRef<EditedProduct>('EditedProduct').implement({
	description: 'A product with all its settings.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product.' }),
		revision: t.exposeInt('revision', {
			description: 'Revision to send with `saveProduct`, `saveProductPrices` or `updateUnitPrice`.',
		}),
		slug: t.exposeString('slug', { description: 'Slug of the product.' }),
		code: t.exposeString('code', { description: 'Code of the product; empty if it has none.' }),
		sharedCodes: t.stringList({
			description: 'Codes of the product and its variants that other products or variants have as well.',
			resolve: ({ id }, _args, { tenant, inTenant }) => inTenant((sql) => listSharedCodes(sql, tenant.id, id)),
		}),
		published: t.exposeBoolean('published', { description: 'Whether the product is published.' }),
		archivedAt: t.string({
			nullable: true,
			description: 'When the product was archived, in ISO 8601; null if not archived.',
			resolve: ({ archivedAt }) => archivedAt?.toISOString() ?? null,
		}),
		createdAt: t.string({
			description: 'When the product was created, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		updatedAt: t.string({
			description: 'When the product was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		validFrom: t.exposeString('validFrom', {
			nullable: true,
			description:
				'Beginning of the time in which shoppers see it: a day, as `2026-11-15`, or a minute, as `2026-11-15T18:00`, in the time zone of the shop; null for no beginning.',
		}),
		validUntil: t.exposeString('validUntil', {
			nullable: true,
			description:
				'End of the time in which shoppers see it: the last day, as `2026-11-15`, or the minute from which they do not see it any more, as `2026-11-15T18:00`, in the time zone of the shop; null for no end.',
		}),
		orderable: t.exposeBoolean('orderable', { description: 'Whether the product can be ordered.' }),
		productionDays: t.exposeInt('productionDays', { description: 'Working days of production.' }),
		itemNameAllowed: t.exposeBoolean('itemNameAllowed', {
			description: 'Whether shoppers may give a line of the cart a name.',
		}),
		weightMg: t.exposeInt('weightMg', {
			nullable: true,
			description: 'Weight of one piece in milligrams; null if unknown.',
		}),
		personalised: t.exposeBoolean('personalised', {
			description: 'Whether it is made to the specification of the shopper, so that there is no right of withdrawal.',
		}),
		pricing: t.field({
			type: editedPricing,
			description: 'Pricing of the product.',
			resolve: ({ pricing }) => pricing,
		}),
		taxCategory: t.field({
			type: taxCategory,
			description: 'Tax category of the product.',
			resolve: (product) => product.taxCategory,
		}),
		paymentMode: t.field({
			type: paymentMode,
			description: 'Whether it is paid once or as a subscription.',
			resolve: (product) => product.paymentMode,
		}),
		paymentInterval: t.field({
			type: paymentInterval,
			nullable: true,
			description: 'How often a subscription is paid; null if it is paid once.',
			resolve: (product) => product.paymentInterval,
		}),
		paymentIntervalCount: t.exposeInt('paymentIntervalCount', {
			description: 'Every how many intervals a subscription is paid; 1 if it is paid once.',
		}),
		trialDays: t.exposeInt('trialDays', {
			nullable: true,
			description: 'Days of a free trial of a subscription; null if there is none.',
		}),
		names: t.field({ type: ['Translation'], description: 'Names by language.', resolve: ({ names }) => listed(names) }),
		descriptions: t.field({
			type: ['Translation'],
			description: 'Descriptions by language.',
			resolve: ({ descriptions }) => listed(descriptions),
		}),
		seoTitles: t.field({
			type: ['Translation'],
			description: 'Titles for search engines by language.',
			resolve: ({ seoTitles }) => listed(seoTitles),
		}),
		seoDescriptions: t.field({
			type: ['Translation'],
			description: 'Descriptions for search engines by language.',
			resolve: ({ seoDescriptions }) => listed(seoDescriptions),
		}),
		canonicalUrl: t.string({
			description: 'Address of the canonical page for search engines; empty if it is its own page.',
			resolve: ({ canonicalPath }, _args, context) => showCanonical(canonicalPath ?? '', callerOf(context).shop),
		}),
		fields: t.field({
			type: [fieldValue],
			description: 'Values of product fields.',
			resolve: ({ fields }) => listedValues(fields),
		}),
		choiceFields: t.exposeIDList('choiceFields', { description: 'Ids of the fields by which variants are chosen.' }),
		labelIds: t.exposeIDList('labelIds', { description: 'Ids of its labels.' }),
		categoryIds: t.exposeIDList('categoryIds', { description: 'Ids of its categories.' }),
		border: t.field({ type: imageBorder, description: 'Frame of its images.', resolve: ({ border }) => border }),
		images: t.field({
			type: [productImage],
			description: 'Images of the product, in their order.',
			resolve: ({ images }) => images,
		}),
		thumbnail: t.field({
			type: imageRef,
			nullable: true,
			description: 'Image that lists show instead of the cover; null if there is none.',
			resolve: ({ thumbnail }, _args, { tenant }) => thumbnail && imageOf(thumbnail, tenant),
		}),
		variants: t.field({
			type: [variant],
			description: 'Variants of the product, in their order.',
			resolve: ({ variants }) => variants,
		}),
	}),
});

const offeredField = builder.objectRef<OfferedField>('OfferedField').implement({
	description: 'A product field that a product can have a value for.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the field.' }),
		name: t.exposeString('name', { description: 'Unique name of the field.' }),
		label: t.exposeString('label', { description: 'Label in the requested language.' }),
		type: t.field({ type: fieldType, description: 'Type of the field.', resolve: (field) => field.type }),
		meta: t.exposeBoolean('meta', { description: 'Whether shoppers do not see the field.' }),
		required: t.exposeBoolean('required', {
			description: 'Whether every product needs a value, unless there is a default.',
		}),
		defaultUrl: t.exposeString('defaultUrl', { description: 'Default address of a link; empty if there is none.' }),
		defaultWords: t.field({
			type: ['Translation'],
			description: 'Default text by language.',
			resolve: ({ defaultWords }) => listed(defaultWords),
		}),
	}),
});

const offeredLabel = builder.objectRef<OfferedLabel>('OfferedLabel').implement({
	description: 'A label that a product can have.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the label.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		kind: t.exposeString('kind', { description: 'Appearance, as in `LabelKind`.' }),
		active: t.exposeBoolean('active', { description: 'Whether the label is shown at all.' }),
		validFrom: t.exposeString('validFrom', {
			nullable: true,
			description: 'First day on which it is shown, as `2026-11-15`; null for no beginning.',
		}),
		validUntil: t.exposeString('validUntil', {
			nullable: true,
			description: 'Last day on which it is shown, as `2026-11-15`; null for no end.',
		}),
	}),
});

const offeredCategory = builder.objectRef<OfferedCategory>('OfferedCategory').implement({
	description: 'A category that a product can be in.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the category.' }),
		parentId: t.exposeID('parentId', {
			nullable: true,
			description: 'Id of the parent category; null at the top level.',
		}),
		slug: t.exposeString('slug', { description: 'Slug of the category.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		published: t.exposeBoolean('published', { description: 'Whether the category itself is published.' }),
		online: t.exposeBoolean('online', { description: 'Whether the category and all its ancestors are published.' }),
		openTo: t.exposeStringList('openTo', {
			nullable: true,
			description: 'Labels of the roles that can see it, considering its ancestors; null for all shoppers.',
		}),
	}),
});

export const offered = builder.objectRef<Offered>('ProductSurroundings').implement({
	description: 'Fields, labels and categories that a product can have.',
	fields: (t) => ({
		fields: t.field({
			type: [offeredField],
			description: 'All product fields, in the order of the shop.',
			resolve: ({ fields }) => fields,
		}),
		labels: t.field({
			type: [offeredLabel],
			description: 'All labels, in the order of the shop.',
			resolve: ({ labels }) => labels,
		}),
		categories: t.field({
			type: [offeredCategory],
			description: 'All categories, in the order of the shop.',
			resolve: ({ categories }) => categories,
		}),
	}),
});
