// What the API takes for products that are edited.
import type { FieldValues, Translations } from '../../../rules/catalogue/product-errors.ts';
import { readCanonical } from '../../../rules/seo/canonical.ts';
import type { Caller } from '../../accounts/services.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { taxCategory } from '../../graphql/tax-category.ts';
import { paymentInterval, paymentMode, pricingInput, readPricing } from './graphql-pricing.ts';
import type { GivenProduct } from './product-shape.ts';
import type { PricesToSave } from './save-prices.ts';

export const wordingInput = builder.inputType('ProductWordingInput', {
	description: 'A text in one language.',
	fields: (t) => ({
		languageCode: t.string({ required: true, description: 'Language code, such as `en-GB`.' }),
		translation: t.string({ required: true, description: 'Text in this language; empty removes it.' }),
	}),
});

const fieldValueInput = builder.inputType('ProductFieldValueInput', {
	description: 'Value of a product field.',
	fields: (t) => ({
		fieldId: t.id({ required: true, description: 'Id of the field.' }),
		url: t.string({ description: 'Address of a link: `https://…` or a path of the shop.' }),
		words: t.field({
			type: [wordingInput],
			required: true,
			description: 'The text, or the text of the link, by language.',
		}),
	}),
});

const variantInput = builder.inputType('EditedVariantInput', {
	description: 'A new or changed variant.',
	fields: (t) => ({
		id: t.id({ description: 'Id of the variant; without it a new one is created.' }),
		key: t.string({ description: 'Key that identifies a new variant in validation errors; without it its position.' }),
		code: t.string({ required: true, description: 'Code of the variant.' }),
		published: t.boolean({ required: true, description: 'Whether the variant is published.' }),
		orderable: t.boolean({ required: true, description: 'Whether the variant can be ordered.' }),
		names: t.field({ type: [wordingInput], required: true, description: 'Names by language.' }),
		fields: t.field({
			type: [fieldValueInput],
			required: true,
			description: 'Values in which it differs from its product.',
		}),
		pricing: t.field({
			type: pricingInput,
			description:
				'Pricing of the variant; null for that of its product. Without it the pricing stays as it is; changing it needs the right `mPrice`.',
		}),
		weightMg: t.int({
			description:
				'Weight of one piece in milligrams; null for that of its product. Without it the weight stays as it is.',
		}),
	}),
});

export const productInput = builder.inputType('EditedProductInput', {
	description: 'A product as it shall be.',
	fields: (t) => ({
		revision: t.int({ required: true, description: 'Revision that the change is based on.' }),
		slug: t.string({ required: true, description: 'Slug: lower-case letters, digits and single hyphens.' }),
		code: t.string({ required: true, description: 'Code of the product; empty for none.' }),
		published: t.boolean({ required: true, description: 'Whether the product is published.' }),
		validFrom: t.string({
			description:
				'Beginning of the time in which shoppers see it: a day, as `2026-11-15`, or a minute, as `2026-11-15T18:00`, in the time zone of the shop; no beginning if left out.',
		}),
		validUntil: t.string({
			description:
				'End of the time in which shoppers see it: the last day, as `2026-11-15`, or the minute from which they do not see it any more, as `2026-11-15T18:00`, in the time zone of the shop; no end if left out.',
		}),
		orderable: t.boolean({ required: true, description: 'Whether the product can be ordered.' }),
		productionDays: t.int({ required: true, description: 'Working days of production, at most 365.' }),
		itemNameAllowed: t.boolean({ required: true, description: 'Whether shoppers may give a line of the cart a name.' }),
		weightMg: t.int({
			description: 'Weight of one piece in milligrams; null if unknown. Without it the weight stays as it is.',
		}),
		personalised: t.boolean({
			description: 'Whether it is made to the specification of the shopper. Without it this stays as it is.',
		}),
		pricing: t.field({
			type: pricingInput,
			description:
				'Pricing of the product. Without it the pricing stays as it is; changing it, the tax category or the payment needs the right `mPrice`.',
		}),
		taxCategory: t.field({ type: taxCategory, description: 'Tax category; without it that stays as it is.' }),
		paymentMode: t.field({
			type: paymentMode,
			description: 'Whether it is paid once or as a subscription; without it that stays as it is.',
		}),
		paymentInterval: t.field({ type: paymentInterval, description: 'How often a subscription is paid.' }),
		paymentIntervalCount: t.int({
			description: 'Every how many intervals a subscription is paid; without it that stays as it is.',
		}),
		trialDays: t.int({ description: 'Days of a free trial of a subscription.' }),
		names: t.field({
			type: [wordingInput],
			required: true,
			description: 'Names by language; the default language of the shop is required.',
		}),
		descriptions: t.field({ type: [wordingInput], required: true, description: 'Descriptions by language.' }),
		seoTitles: t.field({ type: [wordingInput], required: true, description: 'Titles for search engines by language.' }),
		seoDescriptions: t.field({
			type: [wordingInput],
			required: true,
			description: 'Descriptions for search engines by language.',
		}),
		canonicalUrl: t.string({
			description:
				'Address of another page of the shop as canonical page for search engines; empty for its own page. Without it this stays as it is.',
		}),
		fields: t.field({
			type: [fieldValueInput],
			required: true,
			description: 'Values of product fields; fields that are left out have none.',
		}),
		choiceFields: t.idList({ required: true, description: 'Ids of the fields by which variants are chosen.' }),
		labelIds: t.idList({ required: true, description: 'Ids of its labels.' }),
		categoryIds: t.idList({ required: true, description: 'Ids of its categories.' }),
		variants: t.field({
			type: [variantInput],
			required: true,
			description: 'Variants that are new or changed; the others stay as they are.',
		}),
		removedVariants: t.idList({ required: true, description: 'Ids of variants that become products of their own.' }),
		deletedVariants: t.idList({ required: true, description: 'Ids of variants to delete.' }),
	}),
});

export const productPricesInput = builder.inputType('ProductPricesInput', {
	description: 'Prices of a product as they shall be.',
	fields: (t) => ({
		revision: t.int({ required: true, description: 'Revision that the change is based on.' }),
		pricing: t.field({ type: pricingInput, required: true, description: 'Pricing of the product.' }),
		taxCategory: t.field({ type: taxCategory, required: true, description: 'Tax category of the product.' }),
		paymentMode: t.field({
			type: paymentMode,
			required: true,
			description: 'Whether it is paid once or as a subscription.',
		}),
		paymentInterval: t.field({
			type: paymentInterval,
			description: 'How often a subscription is paid; required for a subscription.',
		}),
		paymentIntervalCount: t.int({ description: 'Every how many intervals a subscription is paid; 1 if left out.' }),
		trialDays: t.int({ description: 'Days of a free trial of a subscription; none if left out.' }),
	}),
});

export const readPrices = (given: typeof productPricesInput.$inferInput): PricesToSave => ({
	...given,
	pricing: readPricing(given.pricing),
	paymentInterval: given.paymentInterval ?? null,
	paymentIntervalCount: given.paymentIntervalCount ?? 1,
	trialDays: given.trialDays ?? null,
});

export const readTranslations = (words: readonly { languageCode: string; translation: string }[]): Translations =>
	Object.fromEntries(words.map(({ languageCode, translation }) => [languageCode, translation]));

const readValues = (values: readonly (typeof fieldValueInput.$inferInput)[]): FieldValues =>
	Object.fromEntries(
		values.map(({ fieldId, url, words }) => [checkId(fieldId), { url: url ?? '', words: readTranslations(words) }]),
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
	paymentIntervalCount: given.paymentIntervalCount ?? undefined,
	names: readTranslations(given.names),
	descriptions: readTranslations(given.descriptions),
	seoTitles: readTranslations(given.seoTitles),
	seoDescriptions: readTranslations(given.seoDescriptions),
	fields: readValues(given.fields),
	choiceFields: given.choiceFields.map(checkId),
	labelIds: given.labelIds.map(checkId),
	categoryIds: given.categoryIds.map(checkId),
	variants: given.variants.map((one, index) => ({
		...one,
		id: one.id ? checkId(one.id) : null,
		key: one.id ? checkId(one.id) : (one.key ?? String(index)),
		names: readTranslations(one.names),
		fields: readValues(one.fields),
		pricing: one.pricing && readPricing(one.pricing),
	})),
	removedVariants: given.removedVariants.map(checkId),
	deletedVariants: given.deletedVariants.map(checkId),
});
