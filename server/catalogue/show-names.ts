// Names of products that were changed as texts, brought into the ready rows of lists.

import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import { productNamedBy } from '../../rules/texts/thing-keys.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';

/** Texts that are no names of products are left alone. Two statements, and none when there is nothing to do. */
export async function showNames(sql: Sql, tenant: Tenant, changedKeys: readonly string[]): Promise<void> {
	const keys = changedKeys.filter(productNamedBy);
	if (keys.length === 0) return;
	const texts = await findTexts(sql, tenant.id, keys);
	const base = defaultLanguage(tenant);
	const rows = [...texts].flatMap(([key, text]) =>
		tenant.languages.map(({ languageCode }) => ({
			product_id: productNamedBy(key),
			language_code: languageCode,
			name: pickTranslation(text, languageChain(languageCode, base)),
		})),
	);
	await sql`
		update product_list l set name = r.name
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (product_id uuid, language_code text, name text)
		where l.tenant_id = ${tenant.id} and l.product_id = r.product_id and l.language_code = r.language_code`;
	await announceChange(sql, tenant.id, 'content');
}
