// What can be said of every product: the fields of a shop, and how many products say something in each.
import type { ProductFieldType } from '../../../rules/catalogue/kinds.ts';
import { productFieldDefaultKey, productFieldLabelKey } from '../../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { listTranslations, type Word } from '../../texts/queue/save-translations.ts';

interface Row {
	id: string;
	name: string;
	type: ProductFieldType;
	meta: boolean;
	required: boolean;
	filter: boolean;
	defaultUrl: string;
	/** How many products and variants say something in it. */
	products: number;
}

export interface EditedField extends Row {
	label: string;
	labels: Word[];
	defaults: Word[];
}

/** In their order. Two statements. */
export async function listProductFields(
	sql: Sql,
	tenant: Tenant,
	language: string,
	only: { meta?: boolean | undefined; id?: string | undefined } = {},
): Promise<EditedField[]> {
	const rows = await sql<Row[]>`
		select f.id, f.name, f.type, f.meta, f.required, f.filter, f.default_url, (
			select count(*)::int from product_field_values v where v.tenant_id = f.tenant_id and v.field_id = f.id
		) as products
		from product_fields f
		where f.tenant_id = ${tenant.id}
			${only.meta === undefined ? sql`` : sql`and f.meta = ${only.meta}`}
			${only.id === undefined ? sql`` : sql`and f.id = ${only.id}`}
		order by f.position, f.id`;
	const keys = rows.flatMap(({ id }) => [productFieldLabelKey(id), productFieldDefaultKey(id)]);
	const texts = await findTexts(sql, tenant.id, keys);
	const chain = languageChain(language, defaultLanguage(tenant));
	return rows.map((row) => {
		const label = texts.get(productFieldLabelKey(row.id));
		return {
			...row,
			label: (label && pickTranslation(label, chain)) || row.name,
			labels: listTranslations(label),
			defaults: listTranslations(texts.get(productFieldDefaultKey(row.id))),
		};
	});
}
