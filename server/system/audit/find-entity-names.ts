// What the things are called at present that entries of the log are about. One statement for all of a page.

import { isId } from '../../../rules/ids.ts';
import {
	categoryNameKey,
	contentPageNameKey,
	newsletterTopicNameKey,
	productFieldLabelKey,
	productLabelNameKey,
	productNameKey,
} from '../../../rules/texts/entity-keys.ts';
import type { Sql } from '../../database/connection.ts';

export interface AuditEntity {
	entityType: string;
	entityId: string;
}

/** Whose names lie among the texts of the shop. */
const keyOf: Readonly<Record<string, (id: string) => string>> = {
	category: categoryNameKey,
	newsletterTopic: newsletterTopicNameKey,
	page: contentPageNameKey,
	product: productNameKey,
	productField: productFieldLabelKey,
	productLabel: productLabelNameKey,
};

/** Stock is that of a product or variant. */
const kindOf = ({ entityType }: AuditEntity) => (entityType === 'stock' ? 'product' : entityType);
const nameKey = (entity: AuditEntity) => `${kindOf(entity)} ${entity.entityId}`;

interface Row {
	type: string;
	id: string;
	name: string | null;
}

/** A product without a name of its own is a variant: it is called by its product and its code. */
const namesOf = (sql: Sql, tenantId: string, language: string, ids: readonly string[], keys: readonly string[]) => sql<
	Row[]
>`
	select 'text' as type, e.key as id, coalesce(t.translation, e.base_text) as name
	from text_entries e
	left join text_translations t on t.tenant_id = e.tenant_id and t.key = e.key and t.language_code = ${language}
	where e.tenant_id = ${tenantId} and e.key = any(${[...keys]}::text[])
	union all
	select 'product', p.id::text, coalesce(nullif(concat_ws(' · ', l.name, nullif(p.code, '')), ''), p.slug)
	from products p
	left join product_list l on l.tenant_id = p.tenant_id and l.product_id = coalesce(p.parent_id, p.id) and l.language_code = ${language}
	where p.tenant_id = ${tenantId} and p.id = any(${[...ids]}::uuid[]) and p.parent_id is not null
	union all
	select 'order', id::text, number from orders where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'subscription', id::text, number from subscriptions where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'contact', id::text, coalesce(nullif(name, ''), email) from contacts where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'role', id::text, label from roles where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'priceList', id::text, name from price_lists where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'media', id::text, coalesce(nullif(title, ''), file_name) from media
	where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'mediaFolder', id::text, name from media_folders where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'printProfile', id::text, name from print_profiles where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'themePreset', id::text, name from theme_presets where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'approvalRule', id::text, name from approval_rules where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'newsletterCampaign', id::text, name from newsletter_campaigns where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])
	union all
	select 'shippingMethod', id::text, coalesce(names ->> ${language}, (select value from jsonb_each_text(names) limit 1))
	from shipping_methods where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;

/** @returns the name of an entity, if it is still there and has one */
export async function findEntityNames(
	sql: Sql,
	tenantId: string,
	language: string,
	entities: readonly AuditEntity[],
): Promise<(entity: AuditEntity) => string | undefined> {
	const ids = [...new Set(entities.map(({ entityId }) => entityId).filter(isId))];
	if (ids.length === 0) return () => undefined;
	const keyed = new Map(
		entities.flatMap((entity) => {
			const key = isId(entity.entityId) && keyOf[kindOf(entity)]?.(entity.entityId);
			return key ? [[key, nameKey(entity)] as const] : [];
		}),
	);
	const rows = await namesOf(sql, tenantId, language, ids, [...keyed.keys()]);
	const names = new Map<string, string>();
	for (const { type, id, name } of rows) {
		const key = type === 'text' ? keyed.get(id) : `${type} ${id}`;
		// What is among the texts comes first.
		if (key && name && !names.has(key)) names.set(key, name);
	}
	return (entity) => names.get(nameKey(entity));
}
