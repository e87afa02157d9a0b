// What a product is edited among: the fields, labels and categories of the shop, with their names in every language.
import type { LabelKind, ProductFieldType } from '../../../rules/catalogue/kinds.ts';
import type { ProductContext, Translations, ValidatedField } from '../../../rules/catalogue/product-errors.ts';
import {
	categoryNameKey,
	productFieldDefaultKey,
	productFieldLabelKey,
	productLabelNameKey,
} from '../../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation, type Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { translationsOf } from './load-product.ts';

export interface OfferedField extends ValidatedField {
	name: string;
	meta: boolean;
	label: string;
	defaultUrl: string;
	defaultWords: Translations;
}

export interface OfferedLabel {
	id: string;
	name: string;
	kind: LabelKind;
	active: boolean;
	validFrom: string | null;
	validUntil: string | null;
}

export interface OfferedCategory {
	id: string;
	parentId: string | null;
	slug: string;
	name: string;
	/** Of itself; whether those above it are, `online` says. */
	published: boolean;
	online: boolean;
	/** Labels of the roles that it and all above it are open to; null: everyone. */
	openTo: string[] | null;
}

export interface Offered {
	fields: OfferedField[];
	labels: OfferedLabel[];
	categories: OfferedCategory[];
}

type FieldRow = Pick<OfferedField, 'id' | 'name' | 'type' | 'meta' | 'required' | 'defaultUrl'>;

const listFields = (sql: Sql, tenantId: string): Promise<FieldRow[]> => sql<FieldRow[]>`
	select id, name, type, meta, required, default_url from product_fields
	where tenant_id = ${tenantId} order by position, name`;

const hasDefault = (type: ProductFieldType, defaultUrl: string, words: Translations, base: string) =>
	(type === 'link' ? defaultUrl : (words[base] ?? '')).trim() !== '';

function offeredField(row: FieldRow, texts: ReadonlyMap<string, Translatable>, language: string, base: string) {
	const label = texts.get(productFieldLabelKey(row.id));
	const defaultWords = translationsOf(texts.get(productFieldDefaultKey(row.id)));
	return {
		...row,
		label: (label && pickTranslation(label, languageChain(language, base))) || row.name,
		defaultWords,
		hasDefault: hasDefault(row.type, row.defaultUrl, defaultWords, base),
	};
}

const fieldKeys = (fields: readonly FieldRow[]) =>
	fields.flatMap(({ id }) => [productFieldLabelKey(id), productFieldDefaultKey(id)]);

/** What products are validated by. Two statements. */
export async function loadFields(sql: Sql, tenant: Tenant, language?: string): Promise<OfferedField[]> {
	const base = defaultLanguage(tenant);
	const fields = await listFields(sql, tenant.id);
	const texts = await findTexts(sql, tenant.id, fieldKeys(fields));
	return fields.map((field) => offeredField(field, texts, language ?? base, base));
}

export const pageShellOf = (tenant: Tenant, fields: readonly ValidatedField[]): ProductContext => ({
	baseLanguage: defaultLanguage(tenant),
	timeZone: tenant.timeZone,
	fields,
});

/** Four statements. */
export async function loadOffered(sql: Sql, tenant: Tenant, language: string): Promise<Offered> {
	const base = defaultLanguage(tenant);
	const fields = await listFields(sql, tenant.id);
	const labels = await sql<Omit<OfferedLabel, 'name'>[]>`
		select id, kind, active, valid_from::text as valid_from, valid_until::text as valid_until from product_labels
		where tenant_id = ${tenant.id} order by position, id`;
	const categories = await sql<Omit<OfferedCategory, 'name'>[]>`
		select c.id, c.parent_id, c.slug, c.published, c.online, case when c.open_to is null then null else array(
			select r.label from roles r where r.tenant_id = c.tenant_id and r.id = any(c.open_to) order by r.label
		) end as open_to
		from categories c where c.tenant_id = ${tenant.id} order by c.position, c.id`;
	const texts = await findTexts(sql, tenant.id, [
		...fieldKeys(fields),
		...labels.map(({ id }) => productLabelNameKey(id)),
		...categories.map(({ id }) => categoryNameKey(id)),
	]);
	const chain = languageChain(language, base);
	const called = (key: string, otherwise: string) => {
		const text = texts.get(key);
		return (text && pickTranslation(text, chain)) || otherwise;
	};
	return {
		fields: fields.map((field) => offeredField(field, texts, language, base)),
		labels: labels.map((label) => ({ ...label, name: called(productLabelNameKey(label.id), label.id) })),
		categories: categories.map((one) => ({ ...one, name: called(categoryNameKey(one.id), one.slug) })),
	};
}
