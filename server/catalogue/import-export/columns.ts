// The columns of a table of products: what each cell says of a product or a variant, and what it makes of one. They are called the same
// in every language, so that a file can be handed from one to the other.
import type { FieldValues, Translations } from '../../../rules/catalogue/product-errors.ts';
import {
	listMark,
	type ProductImportError,
	readList,
	readPrice,
	readYesNo,
	writeYesNo,
} from '../../../rules/catalogue/product-import.ts';
import { decimalText, minorDigits } from '../../../rules/money.ts';
import { unitPriceDigits } from '../../../rules/pricing/kinds.ts';
import type { PricingSettings } from '../../../rules/pricing/settings.ts';
import { blankPricing } from '../../../rules/pricing/tidy-settings.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { Offered } from '../products/product-context.ts';
import type { EditedProduct, EditedVariant } from '../products/product-shape.ts';

/** What a row is about: a product, or one of its variants. */
export type ProductOrVariant = Pick<EditedVariant, 'code' | 'published' | 'orderable' | 'names' | 'fields'> &
	Omit<Partial<EditedProduct>, 'pricing'> & { pricing?: PricingSettings | null };

export interface Column {
	name: string;
	/** Only products have it. */
	productOnly: boolean;
	read(thing: ProductOrVariant): string;
	/** @returns the change, or what is wrong */
	write(text: string, thing: ProductOrVariant): Partial<EditedProduct> | ProductImportError;
	/** Says nothing in a file where it is empty, and cannot be emptied. */
	kept?: boolean;
}

/** What rows are found by; read first, and written like the others. */
export const keyColumns = ['code', 'slug', 'parent'] as const;

const withWord = (words: Translations, language: string, text: string): Translations => {
	const { [language]: _before, ...others } = words;
	return text === '' ? others : { ...others, [language]: text };
};

const flag = (name: 'published' | 'orderable' | 'itemNameAllowed' | 'personalised', productOnly = false): Column => ({
	name,
	productOnly,
	kept: true,
	read: (thing) => writeYesNo(thing[name] ?? false),
	write: (text) => {
		const value = readYesNo(text);
		return value === undefined ? 'notYesNo' : { [name]: value };
	},
});

/** With a blank, as people write it in tables. */
const moment = (name: 'validFrom' | 'validUntil'): Column => ({
	name,
	productOnly: true,
	read: (thing) => thing[name]?.replace('T', ' ') ?? '',
	write: (text) => ({ [name]: text.trim().replace(' ', 'T') || null }),
});

type WordsName = 'names' | 'descriptions' | 'seoTitles' | 'seoDescriptions';

const wording = (name: string, part: WordsName, language: string): Column => ({
	name: `${name}.${language}`,
	productOnly: part !== 'names',
	read: (thing) => thing[part]?.[language] ?? '',
	write: (text, thing) => ({ [part]: withWord(thing[part] ?? {}, language, text) }),
});

const withValue = (fields: FieldValues, id: string, change: Partial<FieldValues[string]>): FieldValues => {
	const value = { words: {}, url: '', ...fields[id], ...change };
	const { [id]: _before, ...others } = fields;
	return value.url === '' && Object.keys(value.words).length === 0 ? others : { ...others, [id]: value };
};

/** Names and slugs to ids, or what is wrong. */
function idsOf(
	text: string,
	known: ReadonlyMap<string, string>,
	error: ProductImportError,
): string[] | ProductImportError {
	const ids = readList(text).map((name) => known.get(name.toLowerCase()));
	const found = ids.filter((id) => id !== undefined);
	return found.length === ids.length ? found.sort() : error;
}

/** Of a single piece, to four places, at least as many as the currency has. Who has price lists has no such price. */
const price = (digits: number): Column => ({
	name: 'price',
	productOnly: true,
	read: ({ pricing }) =>
		pricing?.mode !== 'simple' || pricing.unitPrice === null
			? ''
			: decimalText(pricing.unitPrice, unitPriceDigits).replace(new RegExp(`0{1,${unitPriceDigits - digits}}$`), ''),
	write: (text, thing) => {
		const pricing = thing.pricing ?? blankPricing;
		if (pricing.mode !== 'simple') return text.trim() === '' ? {} : 'hasPriceLists';
		if (text.trim() === '') return { pricing: { ...pricing, unitPrice: null } };
		const unitPrice = readPrice(text, unitPriceDigits);
		return unitPrice === undefined ? 'notAPrice' : { pricing: { ...pricing, unitPrice } };
	},
});

/** Of one piece in grams, to a milligram. An empty cell of a variant is the weight of its product. */
const weight: Column = {
	name: 'weight',
	productOnly: false,
	read: ({ weightMg = null }) => (weightMg === null ? '' : decimalText(weightMg, 3).replace(/\.?0+$/, '')),
	write: (text) => {
		if (text.trim() === '') return { weightMg: null };
		const weightMg = readPrice(text, 3);
		return weightMg === undefined ? 'weightInvalid' : { weightMg };
	},
};

export function columnsOf(tenant: Tenant, { fields, labels, categories }: Offered): Column[] {
	const languages = tenant.languages.map(({ languageCode }) => languageCode);
	const labelIds = new Map(labels.map(({ id, name }) => [name.toLowerCase(), id]));
	const labelNames = new Map(labels.map(({ id, name }) => [id, name]));
	const categoryIds = new Map(categories.map(({ id, slug }) => [slug, id]));
	const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
	return [
		...languages.map((language) => wording('name', 'names', language)),
		...languages.map((language) => wording('description', 'descriptions', language)),
		flag('published'),
		flag('orderable'),
		price(minorDigits(tenant.currency)),
		moment('validFrom'),
		moment('validUntil'),
		{
			name: 'productionDays',
			productOnly: true,
			kept: true,
			read: ({ productionDays }) => String(productionDays ?? ''),
			write: (text) => (/^\d{1,4}$/.test(text.trim()) ? { productionDays: Number(text) } : 'notWhole'),
		},
		flag('itemNameAllowed', true),
		flag('personalised', true),
		weight,
		{
			name: 'labels',
			productOnly: true,
			read: ({ labelIds: ids = [] }) => ids.map((id) => labelNames.get(id) ?? '').join(listMark),
			write: (text) => {
				const ids = idsOf(text, labelIds, 'unknownLabel');
				return typeof ids === 'string' ? ids : { labelIds: ids };
			},
		},
		{
			name: 'categories',
			productOnly: true,
			read: ({ categoryIds: ids = [] }) => ids.map((id) => slugs.get(id) ?? '').join(listMark),
			write: (text) => {
				const ids = idsOf(text, categoryIds, 'unknownCategory');
				return typeof ids === 'string' ? ids : { categoryIds: ids };
			},
		},
		...fields.flatMap(({ id, name, type }): Column[] => [
			...(type === 'link'
				? [
						{
							name: `field.${name}.url`,
							productOnly: false,
							read: (thing: ProductOrVariant) => thing.fields[id]?.url ?? '',
							write: (text: string, thing: ProductOrVariant) => ({
								fields: withValue(thing.fields, id, { url: text.trim() }),
							}),
						},
					]
				: []),
			...languages.map((language) => ({
				name: `field.${name}.${language}`,
				productOnly: false,
				read: (thing: ProductOrVariant) => thing.fields[id]?.words[language] ?? '',
				write: (text: string, thing: ProductOrVariant) => ({
					fields: withValue(thing.fields, id, { words: withWord(thing.fields[id]?.words ?? {}, language, text) }),
				}),
			})),
		]),
		...languages.map((language) => wording('seoTitle', 'seoTitles', language)),
		...languages.map((language) => wording('seoDescription', 'seoDescriptions', language)),
	];
}
