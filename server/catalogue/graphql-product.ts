// Products as the API describes them.

import { type ImageBorder, roundings } from '../../rules/catalogue/image-border.ts';
import { labelKinds, productFieldTypes, unavailableReasons } from '../../rules/catalogue/kinds.ts';
import { deliveryDay } from '../../rules/delivery/delivery-day.ts';
import { plainOfSimple, simpleHtml, simpleParts } from '../../rules/pages/simple-text.ts';
import { type HasTimeZone, shopDay } from '../calendar/today.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { imageRef } from '../media/graphql-parts.ts';
import type { Image } from '../media/media-path.ts';
import type { SoldProduct } from './find-product.ts';
import {
	paymentIntervalType,
	productDetailsRef,
	productPricingRef,
	productRef,
	productVariantRef,
} from './graphql-parts.ts';
import { pricingOf, readPricing } from './graphql-pricing.ts';
import type { ListedProduct } from './list-products.ts';
import type { ListedLabel } from './read-model/card.ts';
import type { PageField, PageImage, PageVariant, ProductPage } from './read-model/product-page.ts';
import { holdsToday, resolveOffer, shownProduct, shownProducts } from './shown-product.ts';

const labelKind = builder.enumType('LabelKind', {
	description: 'Appearance of a label.',
	values: describeValues(labelKinds, {
		plain: 'Shown without emphasis.',
		highlighted: 'Shown with emphasis.',
		sale: 'For reduced prices.',
	}),
});
const fieldType = builder.enumType('ProductFieldType', {
	description: 'Type of a product field.',
	values: describeValues(productFieldTypes, {
		text: 'A text in each language.',
		link: 'A link with a text in each language.',
	}),
});
const rounding = builder.enumType('Rounding', {
	description: 'Rounding of the corners of product images.',
	values: describeValues(roundings, {
		none: 'Corners are not rounded.',
		light: 'As small elements of the theme.',
		strong: 'As large elements of the theme.',
	}),
});
const unavailableReason = builder.enumType('UnavailableReason', {
	description: 'Why a product cannot be ordered.',
	values: describeValues(unavailableReasons, {
		noPrice: 'It has no price for the caller.',
		notOffered: 'It is not offered at present.',
		outOfStock: 'It is sold out.',
	}),
});

const label = builder.objectRef<ListedLabel>('ProductLabel').implement({
	description: 'A label of a product.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the label.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		kind: t.expose('kind', { type: labelKind, description: 'Appearance of the label.' }),
	}),
});

export const productType = productRef.implement({
	description: 'A product, as lists show it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the product.' }),
		slug: t.exposeString('slug', { description: 'Slug of the product.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		fromPrice: t.expose('fromPrice', {
			type: 'Money',
			nullable: true,
			description: 'Lowest price that the caller can pay; null if it has no price for the caller.',
		}),
		image: t.expose('image', {
			type: imageRef,
			nullable: true,
			description: 'Image of the product; null if it has none.',
		}),
		published: t.exposeBoolean('published', {
			description: 'Whether the product is published. False only with the right `qProd` or a test link.',
		}),
		offline: t.exposeBoolean('offline', {
			description: 'Whether all its categories are offline. True only with the right `qProd` or a test link.',
		}),
		unavailable: t.expose('unavailable', {
			type: unavailableReason,
			nullable: true,
			description: 'Why the product cannot be ordered; null if it can.',
		}),
		interval: t.field({
			type: paymentIntervalType,
			nullable: true,
			description: 'How often it is paid as a subscription; null if it is paid once, or if its variants differ.',
			resolve: ({ every }) => every?.unit ?? null,
		}),
		intervalCount: t.int({
			description: 'Every how many intervals it is paid; 1 if it is paid once.',
			resolve: ({ every }) => every?.count ?? 1,
		}),
		trialDays: t.int({
			nullable: true,
			description: 'For how many days a subscription is free at first; null if it is not, or if its variants differ.',
			resolve: ({ every, trialDays }) => (every && trialDays) || null,
		}),
		labels: t.expose('labels', { type: [label], description: 'Labels that are shown today.' }),
	}),
});

const field = builder.objectRef<PageField>('ProductField').implement({
	description: 'A field with its value for a product.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the field.' }),
		name: t.exposeString('name', { description: 'Unique name of the field.' }),
		label: t.exposeString('label', { description: 'Label in the requested language.' }),
		type: t.expose('type', { type: fieldType, description: 'Type of the field.' }),
		value: t.exposeString('value', { description: 'The text, or the text of the link, in the requested language.' }),
		url: t.exposeString('url', { description: 'Address of a link; empty for a text.' }),
	}),
});

const variant = productVariantRef.implement({
	description: 'A variant of a product.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the variant.' }),
		slug: t.exposeString('slug', { description: 'Slug of the variant.' }),
		code: t.exposeString('code', { description: 'Code of the variant.' }),
		name: t.exposeString('name', { description: 'Name in the requested language; empty if it has none of its own.' }),
		published: t.exposeBoolean('published', {
			description: 'Whether the variant is published. False only with the right `qProd` or a test link.',
		}),
		unavailable: t.field({
			type: unavailableReason,
			nullable: true,
			description: 'Why the variant cannot be ordered; null if it can.',
			resolve: (one, _args, context) => resolveOffer(one, context).unavailable,
		}),
		fromPrice: t.field({
			type: 'Money',
			nullable: true,
			description: 'Lowest price that the caller can pay; null if it has no price for the caller.',
			resolve: (one, _args, context) => resolveOffer(one, context).fromPrice,
		}),
		values: t.exposeStringList('values', {
			description: 'Values of the variant, one for each entry of `ProductDetails.choices`.',
		}),
	}),
});

interface Choice {
	fieldId: string;
	label: string;
	values: string[];
}

const choice = builder.objectRef<Choice>('ProductChoice').implement({
	description: 'A field by which the variants of a product are chosen.',
	fields: (t) => ({
		fieldId: t.exposeID('fieldId', { description: 'Id of the field.' }),
		label: t.exposeString('label', { description: 'Label in the requested language.' }),
		values: t.exposeStringList('values', {
			description: 'Values to choose from, each once, in the order of the variants.',
		}),
	}),
});

const border = builder.objectRef<ImageBorder>('ImageBorder').implement({
	description: 'Frame of product images.',
	fields: (t) => ({
		rounding: t.expose('rounding', { type: rounding, description: 'Rounding of the corners.' }),
		width: t.exposeInt('width', { description: 'Width of the border in CSS pixels.' }),
		colour: t.exposeString('colour', {
			description: 'Colour such as `#0a7d4f`; empty for the line colour of the theme.',
		}),
	}),
});

export interface ProductDetails {
	listed: ListedProduct;
	page: ProductPage;
	/** Those that the reader may see. */
	variants: PageVariant[];
	/** The chosen one. */
	variant: PageVariant | undefined;
	/** What is known of it, or of the product, already; nothing where another was chosen than could be foreseen. */
	sold: SoldProduct | undefined;
	category: string | null;
	related: ListedProduct[];
	/** Several quantities or variants may be added in one go. */
	severalAtOnce: boolean;
	/** Working days on the way. */
	shippingDays: number;
}

/** The prices of a sale hold as long as the word for it does. */
function lastSaleDay(labels: readonly ListedLabel[], tenant: HasTimeZone): string | undefined {
	const days = labels.flatMap((one) => (one.kind === 'sale' && one.until && holdsToday(one, tenant) ? one.until : []));
	return days.sort()[0];
}

const described = (images: readonly PageImage[], name: string): Image[] =>
	images.map(({ alt, ...image }) => ({ ...image, alt: alt ?? name }));

/** Those of the product, and what the chosen variant says otherwise. */
function fieldsOf({ page, variant: chosen }: ProductDetails): PageField[] {
	const own = new Map((chosen?.fields ?? []).map((one) => [one.id, one]));
	const known = new Set(page.fields.map(({ id }) => id));
	const added = [...own.values()].filter(({ id }) => !known.has(id));
	return [...page.fields.map((one) => own.get(one.id) ?? one), ...added];
}

export const productDetails = productDetailsRef.implement({
	description: 'A product, as its page shows it.',
	fields: (t) => ({
		product: t.field({
			type: productType,
			description: 'The product, as lists show it.',
			resolve: ({ listed }, _args, context) => shownProduct(listed, context),
		}),
		code: t.string({
			description: 'Code of the chosen variant, or of the product.',
			resolve: ({ page, variant: chosen }) => chosen?.code || page.code,
		}),
		description: t.string({
			description: 'Description in the requested language without its formatting; empty if there is none.',
			resolve: ({ page }) => plainOfSimple(page.description),
		}),
		descriptionHtml: t.string({
			description:
				'The same with its formatting as HTML: `p`, `br`, `ul`, `ol`, `li`, `strong`, `em` and `a`, and no other elements.',
			resolve: ({ page }) => simpleHtml(page.description),
		}),
		descriptionParts: t.field({
			type: 'JSON',
			description:
				'The same as a tree: a list of texts and of elements, each a list of its name and its contents; those of a link begin with its address.',
			resolve: ({ page }) => simpleParts(page.description),
		}),
		seoTitle: t.string({
			description: 'Title for search engines; empty if there is none.',
			resolve: ({ page }) => page.seoTitle,
		}),
		seoDescription: t.string({
			description: 'Description for search engines; empty if there is none.',
			resolve: ({ page }) => page.seoDescription,
		}),
		canonical: t.string({
			description: 'Path of the canonical page for search engines, without a language; empty if it is its own page.',
			resolve: ({ page }) => page.canonical ?? '',
		}),
		images: t.field({
			type: [imageRef],
			description: 'Images of the chosen variant, or of the product if the variant has none; the cover first.',
			resolve: ({ page, variant: chosen, listed }) => described(chosen?.images ?? page.images, listed.card.name),
		}),
		border: t.field({ type: border, description: 'Frame of the images.', resolve: ({ page }) => page.border }),
		fields: t.field({
			type: [field],
			description:
				'Fields with a value or a default, in the order of the shop; values of the chosen variant replace those of the product.',
			resolve: fieldsOf,
		}),
		choices: t.field({
			type: [choice],
			description: 'Fields by which the variants are chosen; empty for a product without variants.',
			resolve: ({ page, variants }) =>
				page.choices.map((one, index) => ({
					...one,
					values: [...new Set(variants.flatMap(({ values }) => values[index] ?? []))],
				})),
		}),
		variants: t.expose('variants', { type: [variant], description: 'Variants that the caller may see.' }),
		variant: t.field({
			type: variant,
			nullable: true,
			description: 'The chosen variant, or the first one that can be ordered; null for a product without variants.',
			resolve: ({ variant: one }) => one,
		}),
		pricing: t.field({
			type: productPricingRef,
			description: 'Prices and quantities that the caller is offered for the chosen variant, or for the product.',
			resolve: ({ sold, variant: one, listed }, _args, context) =>
				sold ? pricingOf(sold, context) : readPricing(one?.id ?? listed.card.id, context),
		}),
		productionDays: t.int({ description: 'Working days of production.', resolve: ({ page }) => page.productionDays }),
		deliveryDay: t.string({
			description: 'Expected day of delivery if ordered today, as `2026-11-15`.',
			resolve: ({ page: { productionDays }, shippingDays }, _args, { tenant }) =>
				deliveryDay(shopDay(tenant), { productionDays, shippingDays }, tenant.country),
		}),
		itemNameAllowed: t.boolean({
			description: 'Whether shoppers may give a line of the cart a name.',
			resolve: ({ page }) => page.itemNameAllowed,
		}),
		severalAtOnce: t.exposeBoolean('severalAtOnce', {
			description: 'Whether the shop allows several quantities or variants to be added at once.',
		}),
		priceValidUntil: t.string({
			nullable: true,
			description: 'Last day of the current sale, as `2026-11-15`; null if there is none with an end.',
			resolve: ({ listed: { card } }, _args, { tenant }) => lastSaleDay(card.labels, tenant),
		}),
		category: t.exposeString('category', {
			nullable: true,
			description: 'Slug of the first category of the product that the caller may see; null if there is none.',
		}),
		related: t.field({
			type: [productType],
			description: 'Other products of the category, at most four.',
			resolve: ({ related }, _args, context) => shownProducts(related, context),
		}),
	}),
});
