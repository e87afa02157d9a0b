// Saves categories with their names, their descriptions and the products that stand in them.

import type { CategoryDisplay } from '../../rules/catalogue/kinds.ts';
import { newId } from '../../rules/ids.ts';
import { categoryDescriptionKey, categoryNameKey } from '../../rules/texts/entity-keys.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { queueChanged } from '../texts/queue/queue-texts.ts';
import { saveTexts } from '../texts/save-texts.ts';
import { textOfEntity } from '../texts/text-of-entity.ts';
import { lockCatalogue } from './read-model/refresh-catalogue.ts';
import { refreshCategories } from './read-model/refresh-categories.ts';

interface NewCategory {
	slug: string;
	/** By language; the tenant's default language must be among them. */
	names: Record<string, string>;
	descriptions: Record<string, string>;
	published: boolean;
	mediaId: string | null;
	/** The slugs of its products, in their order. */
	products: readonly string[];
	/** The slug of the category above it, which stands before it in the list. */
	parent?: string;
	display?: CategoryDisplay;
	/** None: it is open to everyone. */
	roleIds?: readonly string[];
}

/** Adds the categories after those that the tenant has; a fixed number of statements. */
export async function saveCategories(sql: Sql, tenant: Tenant, categories: readonly NewCategory[]): Promise<void> {
	if (categories.length === 0) return;
	await lockCatalogue(sql, tenant.id);
	const [last] = await sql<{ position: number }[]>`
		select coalesce(max(position), 0) as position from categories where tenant_id = ${tenant.id}`;
	const rows = categories.map((category, index) => ({
		...category,
		id: newId(),
		position: (last?.position ?? 0) + index + 1,
	}));
	await sql`
		insert into categories ${sql(
			rows.map(({ id, slug, published, position, mediaId, parent, display = 'static' }) => ({
				tenant_id: tenant.id,
				id,
				slug,
				published,
				position,
				media_id: mediaId,
				parent_id: rows.find((other) => other.slug === parent)?.id ?? null,
				display,
			})),
		)}`;
	const roles = rows.flatMap(({ id, roleIds = [] }) => roleIds.map((role_id) => ({ category_id: id, role_id })));
	await sql`
		insert into category_roles (tenant_id, category_id, role_id)
		select ${tenant.id}::uuid, category_id, role_id
		from jsonb_populate_recordset(null::category_roles, ${JSON.stringify(roles)}::text::jsonb)`;
	const members = rows.flatMap(({ id, products }) =>
		products.map((slug, position) => ({ category_id: id, slug, position: position + 1 })),
	);
	await sql`
		insert into category_products (tenant_id, category_id, product_id, position)
		select p.tenant_id, m.category_id, p.id, m.position
		from jsonb_to_recordset(${JSON.stringify(members)}::text::jsonb) as m (category_id uuid, slug text, position integer)
		join products p on p.tenant_id = ${tenant.id} and p.slug = m.slug`;
	const group = 'categories';
	await saveTexts(
		sql,
		tenant.id,
		rows.flatMap(({ id, names, descriptions }) => [
			textOfEntity(tenant, { key: categoryNameKey(id), type: 'categoryName', group, translations: names }),
			textOfEntity(tenant, {
				key: categoryDescriptionKey(id),
				type: 'categoryDescription',
				group,
				translations: descriptions,
			}),
		]),
	);
	await queueChanged(
		sql,
		tenant.id,
		rows.flatMap(({ id }) => [categoryNameKey(id), categoryDescriptionKey(id)]),
	);
	await refreshCategories(sql, tenant);
}
