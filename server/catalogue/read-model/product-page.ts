// What the page of a product says of it in one language: written when something changes, read as it stands.
import { type ImageBorder, plainBorder } from '../../../rules/catalogue/image-border.ts';
import type { ProductFieldType } from '../../../rules/catalogue/kinds.ts';
import {
	productDescriptionKey,
	productFieldDefaultKey,
	productFieldLabelKey,
	productFieldValueKey,
	productNameKey,
	productSeoDescriptionKey,
	productSeoTitleKey,
} from '../../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import { alternativeTextIn } from '../../media/alternative-text.ts';
import type { FoundPicture } from '../../media/find-pictures.ts';
import type { Picture } from '../../media/media-path.ts';
import type { LoadedField, LoadedImage, LoadedProduct, LoadedProducts } from './load-products.ts';
import { type Sellable, type Selling, sellingOf } from './selling.ts';

/** Null where no one has described it: the name of the product stands for it. */
export type PageImage = Picture & { alt: string | null };

export interface PageField {
	id: string;
	name: string;
	label: string;
	type: ProductFieldType;
	/** What is said, or what the link is called. */
	value: string;
	/** '' for a text. */
	url: string;
}

export interface PageVariant extends Selling {
	id: string;
	slug: string;
	code: string;
	name: string;
	published: boolean;
	/** What it says in each of the product's choice fields. */
	values: string[];
	/** Its own; without them it has those of the product. */
	images?: PageImage[];
	/** Those in which it differs from the product. */
	fields?: PageField[];
}

/** What a page shows while none is chosen: the first that can be ordered. */
export const firstOffered = (variants: readonly PageVariant[]): PageVariant | undefined =>
	variants.find(({ published, unavailable }) => published && !unavailable) ?? variants[0];

export interface ProductPage {
	code: string;
	description: string;
	seoTitle: string;
	seoDescription: string;
	/** The path that search engines find instead of its own. */
	canonical?: string;
	images: PageImage[];
	border: ImageBorder;
	fields: PageField[];
	choices: { fieldId: string; label: string }[];
	variants: PageVariant[];
	productionDays: number;
	itemNameAllowed: boolean;
}

export interface Reader {
	language: string;
	tenantDefault: string;
}

/** The cover stands first. */
const coverFirst = (images: readonly LoadedImage[]) => [
	...images.filter(({ cover }) => cover),
	...images.filter(({ cover }) => !cover),
];

export const pageImage = ({ alternativeText, ...picture }: FoundPicture, language: string): PageImage => ({
	...picture,
	alt: alternativeText ? alternativeTextIn(alternativeText, language) : null,
});

function imagesOf(loaded: LoadedProducts, productId: string, { language }: Reader): PageImage[] {
	return coverFirst(loaded.images.get(productId) ?? []).flatMap(({ mediaId, alternatives }) => {
		const found = loaded.pictures.get(alternatives[language] ?? mediaId);
		return found ? pageImage(found, language) : [];
	});
}

export function textIn({ texts }: LoadedProducts, key: string, { language, tenantDefault }: Reader): string {
	const text = texts.get(key);
	return text ? pickTranslation(text, languageChain(language, tenantDefault)) : '';
}

function fieldOf(loaded: LoadedProducts, field: LoadedField, productId: string, reader: Reader): PageField {
	const url = loaded.values.get(`${productId} ${field.id}`);
	const given = url !== undefined;
	const value = textIn(
		loaded,
		given ? productFieldValueKey(productId, field.id) : productFieldDefaultKey(field.id),
		reader,
	);
	return {
		id: field.id,
		name: field.name,
		label: textIn(loaded, productFieldLabelKey(field.id), reader) || field.name,
		type: field.type,
		value,
		url: field.type === 'link' ? (given ? url : '') || field.defaultUrl : '',
	};
}

const saysSomething = ({ type, value, url }: PageField) => (type === 'link' ? url !== '' : value !== '');

export function pageOf(
	loaded: LoadedProducts,
	product: LoadedProduct,
	variants: readonly LoadedProduct[],
	sellable: Sellable,
	reader: Reader,
): ProductPage {
	const own = loaded.fields.map((field) => fieldOf(loaded, field, product.id, reader));
	const choices = product.choiceFields.flatMap((id) => own.find((field) => field.id === id) ?? []);
	const variantOf = (variant: LoadedProduct): PageVariant => {
		const fields = loaded.fields
			.filter(({ id }) => loaded.values.has(`${variant.id} ${id}`))
			.map((field) => fieldOf(loaded, field, variant.id, reader));
		const images = imagesOf(loaded, variant.id, reader);
		return {
			id: variant.id,
			slug: variant.slug,
			code: variant.code,
			name: textIn(loaded, productNameKey(variant.id), reader),
			published: variant.published,
			...sellingOf(product, [variant], sellable),
			values: choices.map(({ id, value }) => fields.find((field) => field.id === id)?.value ?? value),
			...(images.length > 0 && { images }),
			...(fields.length > 0 && { fields }),
		};
	};
	return {
		code: product.code,
		description: textIn(loaded, productDescriptionKey(product.id), reader),
		seoTitle: textIn(loaded, productSeoTitleKey(product.id), reader),
		seoDescription: textIn(loaded, productSeoDescriptionKey(product.id), reader),
		...(product.canonicalPath && { canonical: product.canonicalPath }),
		images: imagesOf(loaded, product.id, reader),
		border: { ...plainBorder, ...product.imageBorder },
		fields: own.filter(saysSomething),
		choices: choices.map(({ id, label }) => ({ fieldId: id, label })),
		variants: variants.map(variantOf),
		productionDays: product.productionDays,
		itemNameAllowed: product.itemNameAllowed,
	};
}
