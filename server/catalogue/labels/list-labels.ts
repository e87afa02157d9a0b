// The labels of a shop, and how many products carry each.
import type { LabelKind } from '../../../rules/catalogue/kinds.ts';
import type { Validity } from '../../../rules/catalogue/validity.ts';
import { productLabelNameKey } from '../../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { listTranslations, type Word } from '../../texts/queue/save-translations.ts';

interface Row extends Validity {
	id: string;
	kind: LabelKind;
	active: boolean;
	products: number;
}

export interface EditedLabel extends Row {
	name: string;
	names: Word[];
}

/** In their order. Two statements. */
export async function listLabels(
	sql: Sql,
	tenant: Tenant,
	language: string,
	only: { id?: string } = {},
): Promise<EditedLabel[]> {
	const rows = await sql<Row[]>`
		select l.id, l.kind, l.active, l.valid_from::text as valid_from, l.valid_until::text as valid_until, (
			select count(*)::int from product_label_links k where k.tenant_id = l.tenant_id and k.label_id = l.id
		) as products
		from product_labels l
		where l.tenant_id = ${tenant.id} ${only.id === undefined ? sql`` : sql`and l.id = ${only.id}`}
		order by l.position, l.id`;
	const texts = await findTexts(
		sql,
		tenant.id,
		rows.map(({ id }) => productLabelNameKey(id)),
	);
	const chain = languageChain(language, defaultLanguage(tenant));
	return rows.map((row) => {
		const name = texts.get(productLabelNameKey(row.id));
		return { ...row, name: name ? pickTranslation(name, chain) : '', names: listTranslations(name) };
	});
}
