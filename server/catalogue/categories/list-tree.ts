// The tree of categories as those see it who arrange it: all of them, with whom they are open to and how much stands in them.

import { categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { findTexts } from '../../texts/find-texts.ts';

export interface TreeRow {
	id: string;
	parentId: string | null;
	slug: string;
	published: boolean;
	/** It and all above it are published. */
	online: boolean;
	/** Its own; none is everyone. */
	roleIds: string[];
	/** With what stands above it; null is everyone. */
	openTo: string[] | null;
	linkUrl: string;
	/** How many stand in it, and not only below it. */
	products: number;
}

export interface TreeNode extends TreeRow {
	name: string;
}

/** In the order of neighbours. One statement. */
export const loadTree = (sql: Sql, tenantId: string): Promise<TreeRow[]> => sql<TreeRow[]>`
	select c.id, c.parent_id, c.slug, c.published, c.online, c.open_to::text[] as open_to, c.link_url,
		array(
			select r.role_id::text from category_roles r
			where r.tenant_id = c.tenant_id and r.category_id = c.id order by r.role_id
		) as role_ids,
		(
			select count(*)::int from category_products m
			where m.tenant_id = c.tenant_id and m.category_id = c.id and m.direct
		) as products
	from categories c where c.tenant_id = ${tenantId}
	order by c.position, c.id`;

/** Two statements, however many there are. */
export async function listTree(sql: Sql, tenant: Tenant, language: string): Promise<TreeNode[]> {
	const rows = await loadTree(sql, tenant.id);
	const texts = await findTexts(
		sql,
		tenant.id,
		rows.map(({ id }) => categoryNameKey(id)),
	);
	const chain = languageChain(language, defaultLanguage(tenant));
	return rows.map((row) => {
		const name = texts.get(categoryNameKey(row.id));
		return { ...row, name: (name && pickTranslation(name, chain)) || row.slug };
	});
}

interface AccessRole {
	id: string;
	label: string;
}

/** The roles that a category can be opened to: a user who edits categories need not see the rest of them. */
export const listAccessRoles = (sql: Sql, tenantId: string): Promise<AccessRole[]> => sql<AccessRole[]>`
	select id, label from roles where tenant_id = ${tenantId} order by type desc, label, id`;
