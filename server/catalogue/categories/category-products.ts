// The products that stand in a category, in its order, and those that could. Each change holds at once.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import { Refused } from '../../failure.ts';
import { findPictures } from '../../media/find-pictures.ts';
import type { Picture } from '../../media/media-path.ts';
import { fillCategory } from '../memberships.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshCategories } from '../read-model/refresh-categories.ts';

interface Row {
	id: string;
	name: string;
	slug: string;
	published: boolean;
	archived: boolean;
	imageId: string | null;
}

export interface MemberProduct extends Row {
	picture: Picture | null;
	/** It stands in this category. */
	member: boolean;
	/** It stands in no other one. */
	onlyHere: boolean;
}

interface Page {
	language: string;
	first: number;
	offset: number;
}

async function refuseUnknownCategory(sql: Sql, tenantId: string, id: string): Promise<void> {
	const found = await sql`select from categories where tenant_id = ${tenantId} and id = ${id}`;
	if (found.length === 0) throw new Refused('NOT_FOUND');
}

type Found = Row & Pick<MemberProduct, 'member' | 'onlyHere'>;

async function withPictures(sql: Sql, tenantId: string, rows: readonly Found[]): Promise<MemberProduct[]> {
	const ids = rows.flatMap(({ imageId }) => imageId ?? []);
	const pictures = ids.length > 0 ? await findPictures(sql, tenantId, ids) : undefined;
	return rows.map((row) => ({ ...row, picture: pictures?.get(row.imageId ?? '') ?? null }));
}

const columns = (sql: Sql, categoryId: string) => sql`
	l.product_id as id, l.name, l.slug, l.published, l.archived, l.image_id,
	m.product_id is not null as member,
	not exists (
		select from category_products o
		where o.tenant_id = l.tenant_id and o.product_id = l.product_id and o.category_id <> ${categoryId} and o.direct
	) as only_here`;

/** In the order of the category. Five statements at most. */
export async function listMembers(sql: Sql, tenantId: string, categoryId: string, page: Page) {
	await refuseUnknownCategory(sql, tenantId, categoryId);
	const rows = await sql<Found[]>`
		select ${columns(sql, categoryId)} from category_products m
		join product_list l
			on l.tenant_id = m.tenant_id and l.product_id = m.product_id and l.language_code = ${page.language}
		where m.tenant_id = ${tenantId} and m.category_id = ${categoryId} and m.direct
		order by m.position, m.product_id limit ${page.first} offset ${page.offset}`;
	const [counted] = await sql<{ total: number }[]>`
		select count(*)::int as total from category_products
		where tenant_id = ${tenantId} and category_id = ${categoryId} and direct`;
	return { items: await withPictures(sql, tenantId, rows), total: counted?.total ?? 0 };
}

/** By name, code or address; those that are archived are left out. */
export async function findProductsFor(
	sql: Sql,
	tenantId: string,
	categoryId: string,
	{ search, language, first }: { search: string; language: string; first: number },
): Promise<MemberProduct[]> {
	await refuseUnknownCategory(sql, tenantId, categoryId);
	const pattern = containing(search.trim());
	const rows = await sql<Found[]>`
		select ${columns(sql, categoryId)} from product_list l
		join products p on p.tenant_id = l.tenant_id and p.id = l.product_id
		left join category_products m
			on m.tenant_id = l.tenant_id and m.product_id = l.product_id and m.category_id = ${categoryId} and m.direct
		where l.tenant_id = ${tenantId} and l.language_code = ${language} and not l.archived
			and (l.name ilike ${pattern} or l.slug ilike ${pattern} or p.code ilike ${pattern})
		order by l.position, l.product_id limit ${first}`;
	return withPictures(sql, tenantId, rows);
}

const memberIds = async (sql: Sql, tenantId: string, categoryId: string): Promise<string[]> => {
	const rows = await sql<{ productId: string }[]>`
		select product_id from category_products
		where tenant_id = ${tenantId} and category_id = ${categoryId} and direct order by position, product_id`;
	return rows.map(({ productId }) => productId);
};

/** Changes who stands in a category and in which order; `next` says what becomes of those who do. */
async function changeMembers(
	sql: Sql,
	caller: Caller,
	{ categoryId, action }: { categoryId: string; action: AuditAction },
	next: (ids: readonly string[]) => readonly string[],
): Promise<void> {
	const { tenant, services } = caller;
	await refuseUnknownCategory(sql, tenant.id, categoryId);
	const before = await memberIds(sql, tenant.id, categoryId);
	const after = next(before);
	await fillCategory(sql, tenant.id, categoryId, after);
	const only = (these: readonly string[], those: readonly string[]) => these.filter((id) => !those.includes(id));
	// A user who edits one of these products elsewhere would otherwise put it back.
	await sql`
		update products set revision = revision + 1 where tenant_id = ${tenant.id}
			and id = any(${[...only(before, after), ...only(after, before)]}::uuid[])`;
	await refreshCategories(sql, tenant);
	const moved = after.length === before.length;
	await services.record(sql, tenant.id, actorOf(caller), {
		action,
		entity: { type: 'category', id: categoryId },
		before: { products: moved ? before : only(before, after) },
		after: { products: moved ? after : only(after, before) },
	});
}

/** After those that stand in it already. */
export async function addProducts(
	sql: Sql,
	caller: Caller,
	categoryId: string,
	productIds: readonly string[],
): Promise<void> {
	const { tenant } = caller;
	await lockCatalogue(sql, tenant.id);
	const wanted = [...new Set(productIds)];
	const known = await sql`
		select id from products where tenant_id = ${tenant.id} and parent_id is null and id = any(${wanted}::uuid[])`;
	if (known.length < wanted.length) throw new Refused('NOT_FOUND');
	await changeMembers(sql, caller, { categoryId, action: 'addCategoryProducts' }, (ids) => [
		...new Set([...ids, ...wanted]),
	]);
}

export async function removeProduct(sql: Sql, caller: Caller, categoryId: string, productId: string): Promise<void> {
	await lockCatalogue(sql, caller.tenant.id);
	await changeMembers(sql, caller, { categoryId, action: 'removeCategoryProduct' }, (ids) => {
		if (!ids.includes(productId)) throw new Refused('NOT_FOUND');
		return ids.filter((id) => id !== productId);
	});
}

/** Before another one that stands in it, or at the end. */
export async function placeProduct(
	sql: Sql,
	caller: Caller,
	categoryId: string,
	{ productId, before }: { productId: string; before: string | null },
): Promise<void> {
	await lockCatalogue(sql, caller.tenant.id);
	await changeMembers(sql, caller, { categoryId, action: 'placeCategoryProduct' }, (ids) => {
		const others = ids.filter((id) => id !== productId);
		const at = before === null ? others.length : others.indexOf(before);
		if (at < 0 || others.length === ids.length) throw new Refused('NOT_FOUND');
		return [...others.slice(0, at), productId, ...others.slice(at)];
	});
}
