// The words of products among the texts of the shop: what is different is saved, what was emptied is taken away.
import type { FieldValues, Translations } from '../../../rules/catalogue/product-errors.ts';
import {
	productDescriptionKey,
	productFieldValueKey,
	productNameKey,
	productSeoDescriptionKey,
	productSeoTitleKey,
} from '../../../rules/texts/entity-keys.ts';
import type { TranslationType } from '../../../rules/texts/translation-types.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { queueChanged } from '../../texts/queue/queue-texts.ts';
import { removeTexts } from '../../texts/remove-texts.ts';
import { saveTexts } from '../../texts/save-texts.ts';
import { textOfEntity } from '../../texts/text-of-entity.ts';

export interface ProductText {
	key: string;
	type: TranslationType;
	before: Translations;
	words: Translations;
}

interface Named {
	names: Translations;
	fields: FieldValues;
}

interface Described extends Named {
	descriptions: Translations;
	seoTitles: Translations;
	seoDescriptions: Translations;
}

const nothing: Translations = {};

const fieldTexts = (id: string, before: FieldValues | undefined, after: FieldValues): ProductText[] =>
	[...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].map((fieldId) => ({
		key: productFieldValueKey(id, fieldId),
		type: 'productFieldValue',
		before: before?.[fieldId]?.words ?? nothing,
		words: after[fieldId]?.words ?? nothing,
	}));

export const variantTexts = (id: string, before: Named | undefined, after: Named): ProductText[] => [
	{ key: productNameKey(id), type: 'productName', before: before?.names ?? nothing, words: after.names },
	...fieldTexts(id, before?.fields, after.fields),
];

export const productTexts = (id: string, before: Described | undefined, after: Described): ProductText[] => [
	...variantTexts(id, before, after),
	{
		key: productDescriptionKey(id),
		type: 'productDescription',
		before: before?.descriptions ?? nothing,
		words: after.descriptions,
	},
	{ key: productSeoTitleKey(id), type: 'dynamic', before: before?.seoTitles ?? nothing, words: after.seoTitles },
	{
		key: productSeoDescriptionKey(id),
		type: 'dynamic',
		before: before?.seoDescriptions ?? nothing,
		words: after.seoDescriptions,
	},
];

const isWritten = (words: Translations) => Object.values(words).some((text) => text.trim() !== '');

const spoken = (tenant: Tenant, words: Translations): Translations =>
	Object.fromEntries(tenant.languages.map(({ languageCode }) => [languageCode, words[languageCode]?.trim() ?? '']));

const same = (tenant: Tenant, one: Translations, other: Translations) =>
	tenant.languages.every(({ languageCode: code }) => (one[code]?.trim() ?? '') === (other[code]?.trim() ?? ''));

/** A fixed number of statements. */
export async function saveProductTexts(
	sql: Sql,
	tenant: Tenant,
	texts: readonly ProductText[],
	by: string | undefined,
): Promise<void> {
	const different = texts.filter(({ before, words }) => !same(tenant, before, words));
	const base = defaultLanguage(tenant);
	const written = different.filter(({ words }) => words[base]?.trim());
	const gone = different.filter(({ words, before }) => !words[base]?.trim() && isWritten(before));
	await saveTexts(
		sql,
		tenant.id,
		written.map(({ key, type, words }) =>
			textOfEntity(tenant, { key, type, group: 'products', translations: spoken(tenant, words) }),
		),
		{ by },
	);
	if (gone.length > 0)
		await removeTexts(
			sql,
			tenant.id,
			gone.map(({ key }) => key),
		);
	await queueChanged(
		sql,
		tenant.id,
		written.map(({ key }) => key),
	);
}
