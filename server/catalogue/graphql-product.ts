// Products as the API describes them.

import { type ImageBorder, roundings } from '../../rules/catalogue/image-border.ts';
import { labelKinds, productFieldTypes, unavailableReasons } from '../../rules/catalogue/kinds.ts';
import { deliveryDay } from '../../rules/delivery/delivery-day.ts';
import { type HasTimeZone, shopDay } from '../calendar/today.ts';
import { builder } from '../graphql/builder.ts';
import { imageRef } from '../media/graphql-parts.ts';
import type { Image } from '../media/media-path.ts';
import type { SoldThing } from './find-product.ts';
import { productDetailsRef, productPricingRef, productRef, productVariantRef } from './graphql-parts.ts';
import { pricingOf, readPricing } from './graphql-pricing.ts';
import type { ListedProduct } from './list-products.ts';
import type { ListedLabel } from './read-model/card.ts';
import type { PageField, PageImage, PageVariant, ProductPage } from './read-model/product-page.ts';
import { holdsToday, shownProduct, shownProducts, toldOf } from './shown-product.ts';

const labelKind = builder.enumType('LabelKind', { values: labelKinds });
const fieldType = builder.enumType('ProductFieldType', { values: productFieldTypes });
const rounding = builder.enumType('Rounding', { values: roundings });
const unavailableReason = builder.enumType('UnavailableReason', {
	description: 'Why something cannot be ordered',
	values: unavailableReasons,
});

const label = builder.objectRef<ListedLabel>('ProductLabel').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		kind: t.expose('kind', { type: labelKind }),
	}),
});

export const productType = productRef.implement({
	description: 'A product as lists show it',
	fields: (t) => ({
		id: t.exposeID('id'),
		slug: t.exposeString('slug'),
		name: t.exposeString('name'),
		fromPrice: t.expose('fromPrice', {
			type: 'Money',
			nullable: true,
			description: 'The lowest price the reader can pay for it',
		}),
		image: t.expose('image', { type: imageRef, nullable: true }),
		published: t.exposeBoolean('published', { description: 'Staff sees also what is not' }),
		offline: t.exposeBoolean('offline', { description: 'All its categories are offline; only staff sees it' }),
		unavailable: t.expose('unavailable', { type: unavailableReason, nullable: true }),
		labels: t.expose('labels', { type: [label], description: 'As they hold today' }),
	}),
});

const field = builder.objectRef<PageField>('ProductField').implement({
	description: 'What is said of a product',
	fields: (t) => ({
		id: t.exposeID('id'),
		name: t.exposeString('name'),
		label: t.exposeString('label'),
		type: t.expose('type', { type: fieldType }),
		value: t.exposeString('value', { description: 'The text, or what the link is called' }),
		url: t.exposeString('url', { description: 'Of a link' }),
	}),
});

const variant = productVariantRef.implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		slug: t.exposeString('slug'),
		code: t.exposeString('code'),
		name: t.exposeString('name'),
		published: t.exposeBoolean('published'),
		unavailable: t.field({
			type: unavailableReason,
			nullable: true,
			resolve: (one, _args, context) => toldOf(one, context).unavailable,
		}),
		fromPrice: t.field({
			type: 'Money',
			nullable: true,
			description: 'The lowest price the reader can pay for it',
			resolve: (one, _args, context) => toldOf(one, context).fromPrice,
		}),
		values: t.exposeStringList('values', { description: 'One for each of the choices of the product' }),
	}),
});

interface Choice {
	fieldId: string;
	label: string;
	values: string[];
}

const choice = builder.objectRef<Choice>('ProductChoice').implement({
	description: 'A field by which the variants of a product are told apart',
	fields: (t) => ({
		fieldId: t.exposeID('fieldId'),
		label: t.exposeString('label'),
		values: t.exposeStringList('values', { description: 'Each once, in the order of the variants' }),
	}),
});

const border = builder.objectRef<ImageBorder>('ImageBorder').implement({
	description: 'How the pictures of a product are framed',
	fields: (t) => ({
		rounding: t.expose('rounding', { type: rounding }),
		width: t.exposeInt('width', { description: 'In CSS pixels' }),
		colour: t.exposeString('colour', { description: "A colour value, or '' for that of lines" }),
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
	sold: SoldThing | undefined;
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
	description: 'A product as its own page shows it',
	fields: (t) => ({
		product: t.field({ type: productType, resolve: ({ listed }, _args, context) => shownProduct(listed, context) }),
		code: t.string({ resolve: ({ page, variant: chosen }) => chosen?.code || page.code }),
		description: t.string({ resolve: ({ page }) => page.description }),
		seoTitle: t.string({ resolve: ({ page }) => page.seoTitle }),
		seoDescription: t.string({ resolve: ({ page }) => page.seoDescription }),
		canonical: t.string({
			description: 'The path of the page that search engines find instead, without language; empty: its own',
			resolve: ({ page }) => page.canonical ?? '',
		}),
		images: t.field({
			type: [imageRef],
			description: 'Those of the chosen variant, if it has its own; the cover first',
			resolve: ({ page, variant: chosen, listed }) => described(chosen?.images ?? page.images, listed.card.name),
		}),
		border: t.field({ type: border, resolve: ({ page }) => page.border }),
		fields: t.field({ type: [field], resolve: fieldsOf }),
		choices: t.field({
			type: [choice],
			resolve: ({ page, variants }) =>
				page.choices.map((one, index) => ({
					...one,
					values: [...new Set(variants.flatMap(({ values }) => values[index] ?? []))],
				})),
		}),
		variants: t.expose('variants', { type: [variant] }),
		variant: t.field({
			type: variant,
			nullable: true,
			description: 'The chosen one',
			resolve: ({ variant: one }) => one,
		}),
		pricing: t.field({
			type: productPricingRef,
			description: 'Of the chosen variant, for the reader',
			resolve: ({ sold, variant: one, listed }, _args, context) =>
				sold ? pricingOf(sold, context) : readPricing(one?.id ?? listed.card.id, context),
		}),
		productionDays: t.int({ resolve: ({ page }) => page.productionDays }),
		deliveryDay: t.string({
			description: 'By which day it is there if it is ordered today, as 2026-11-15',
			resolve: ({ page: { productionDays }, shippingDays }, _args, { tenant }) =>
				deliveryDay(shopDay(tenant), { productionDays, shippingDays }, tenant.country),
		}),
		itemNameAllowed: t.boolean({ resolve: ({ page }) => page.itemNameAllowed }),
		severalAtOnce: t.exposeBoolean('severalAtOnce', {
			description: 'The shop offers several quantities or variants to be added to the cart in one go',
		}),
		priceValidUntil: t.string({
			nullable: true,
			description: 'The last day of what makes it cheaper at present, as 2026-11-15',
			resolve: ({ listed: { card } }, _args, { tenant }) => lastSaleDay(card.labels, tenant),
		}),
		category: t.exposeString('category', {
			nullable: true,
			description: 'The slug of the first category that it stands in and the reader may see',
		}),
		related: t.field({
			type: [productType],
			description: 'Others of its category, at most four',
			resolve: ({ related }, _args, context) => shownProducts(related, context),
		}),
	}),
});
