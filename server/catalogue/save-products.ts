// Saves products with their names, and the ready rows that lists are read from, in one transaction and a fixed number of statements.

import { newId } from '../../rules/ids.ts';
import { productDescriptionKey, productNameKey } from '../../rules/texts/thing-keys.ts';
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { textOfThing } from '../texts/text-of-thing.ts';
import { queueChanged } from '../translation-queue/queue-texts.ts';
import { listInEveryLanguage } from './ready-rows.ts';

export interface NewProduct {
	slug: string;
	/** By language; the tenant's default language must be among them. */
	names: Record<string, string>;
	descriptions?: Record<string, string>;
	/** In minor units of the tenant's currency. */
	fromPrice: number;
	published: boolean;
	mediaId: string | null;
}

interface Row extends NewProduct {
	id: string;
	position: number;
}

/** Adds the products after those that the tenant has. */
export async function saveProducts(sql: Sql, tenant: Tenant, products: readonly NewProduct[]): Promise<void> {
	const [last] = await sql<{ position: number }[]>`
		select coalesce(max(position), 0) as position from products where tenant_id = ${tenant.id}`;
	const rows: Row[] = products.map((product, index) => ({
		...product,
		id: newId(),
		position: (last?.position ?? 0) + index + 1,
	}));
	await sql`
		insert into products ${sql(
			rows.map(({ id, slug, published, position, fromPrice, mediaId }) => ({
				tenant_id: tenant.id,
				id,
				slug,
				published,
				position,
				from_price: fromPrice,
				media_id: mediaId,
			})),
		)}`;
	const group = 'products';
	await saveTexts(
		sql,
		tenant.id,
		rows.flatMap(({ id, names, descriptions }) => [
			textOfThing(tenant, { key: productNameKey(id), type: 'productName', group, translations: names }),
			...(descriptions
				? [
						textOfThing(tenant, {
							key: productDescriptionKey(id),
							type: 'productDescription',
							group,
							translations: descriptions,
						}),
					]
				: []),
		]),
	);
	const baseLanguage = defaultLanguage(tenant);
	await listInEveryLanguage(
		sql,
		tenant,
		rows
			.filter(({ published }) => published)
			.map(({ names: translations, ...row }) => ({
				...row,
				name: { translations, baseText: translations[baseLanguage] ?? '', baseLanguage },
			})),
	);
	await queueChanged(
		sql,
		tenant.id,
		rows.flatMap(({ id }) => [productNameKey(id), productDescriptionKey(id)]),
	);
	await announceChange(sql, tenant.id, 'content');
}
