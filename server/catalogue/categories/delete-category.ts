// Deletes a category. What stood below it moves up one level into its place and is open to no one whom it was closed to before;
// its products stay, without this category.
import { narrowedTo } from '../../../rules/catalogue/category-tree.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { removeTexts } from '../../texts/remove-texts.ts';
import { forgetOldSlugsOf } from '../old-slugs.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshCategories } from '../read-model/refresh-categories.ts';
import { categoryKeys, findCategory } from './find-category.ts';
import { loadTree, type TreeRow } from './list-tree.ts';
import { numberAnew } from './place-category.ts';
import { recorded } from './save-category.ts';

/** What the one above it has hidden stays hidden. */
async function keepClosed(sql: Sql, tenantId: string, child: TreeRow, parent: TreeRow): Promise<void> {
	const open = narrowedTo(parent.roleIds.length > 0 ? parent.roleIds : null, child.roleIds) ?? [];
	// Roles that have nothing in common leave no one, which only "offline" can say.
	const nobody = open.length === 0 && child.roleIds.length > 0;
	const published = child.published && parent.published && !nobody;
	await sql`
		update categories set published = ${published}, revision = revision + 1, updated_at = now()
		where tenant_id = ${tenantId} and id = ${child.id}`;
	if (nobody) return;
	await sql`
		delete from category_roles
		where tenant_id = ${tenantId} and category_id = ${child.id} and role_id <> all(${[...open]}::uuid[])`;
	await sql`
		insert into category_roles (tenant_id, category_id, role_id)
		select ${tenantId}, ${child.id}, role_id from unnest(${[...open]}::uuid[]) as given (role_id)
		on conflict do nothing`;
}

export async function deleteCategory(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const before = await findCategory(sql, tenant.id, id);
	const tree = await loadTree(sql, tenant.id);
	const gone = tree.find((category) => category.id === id);
	const children = tree.filter(({ parentId }) => parentId === id);
	if (gone) for (const child of children) await keepClosed(sql, tenant.id, child, gone);
	const neighbours = tree.filter(({ parentId }) => parentId === before.parentId);
	await numberAnew(
		sql,
		tenant.id,
		before.parentId,
		neighbours.flatMap((one) => (one.id === id ? children : [one])).map((one) => one.id),
	);
	await sql`
		update products p set revision = revision + 1 from category_products m
		where m.tenant_id = ${tenant.id} and m.category_id = ${id} and m.direct and p.tenant_id = m.tenant_id
			and p.id = m.product_id`;
	await sql`delete from categories where tenant_id = ${tenant.id} and id = ${id}`;
	await forgetOldSlugsOf(sql, tenant.id, 'category', [id]);
	await removeTexts(sql, tenant.id, Object.values(categoryKeys(id)));
	await refreshCategories(sql, tenant);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteCategory',
		entity: { type: 'category', id },
		before: recorded(before),
	});
}
