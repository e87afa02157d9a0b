// Makes and changes categories. A user who saves an older state than there is gets to know it, and nothing is changed.
import { isLinkTarget } from '../../../rules/catalogue/category-tree.ts';
import type { CategoryDisplay } from '../../../rules/catalogue/kinds.ts';
import { freeSlug, isSlug, slugOf } from '../../../rules/catalogue/slug.ts';
import { isRootPath, isSecureUrl } from '../../../rules/field-formats.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { saveTranslations, type Word } from '../../texts/queue/save-translations.ts';
import { keepOldSlug } from '../old-slugs.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshCategories } from '../read-model/refresh-categories.ts';
import { showNames } from '../show-names.ts';
import { categoryKeys, type EditedCategory, findCategory } from './find-category.ts';
import { loadTree } from './list-tree.ts';
import { placeIn, validatePosition } from './place-category.ts';

export interface CategoryToSave {
	names: readonly Word[];
	descriptions: readonly Word[];
	seoTitles: readonly Word[];
	seoDescriptions: readonly Word[];
	/** Made of the name where there is none. */
	slug: string;
	published: boolean;
	parentId: string | null;
	roleIds: readonly string[];
	linkUrl: string;
	linkTarget: string;
	display: CategoryDisplay;
	mediaId: string | null;
}

function refuseErrors({ linkUrl, linkTarget }: CategoryToSave): void {
	if (linkUrl !== '' && !isSecureUrl(linkUrl) && !isRootPath(linkUrl)) throw new Refused('CATEGORY_LINK_INVALID');
	if (!isLinkTarget(linkTarget)) throw new Refused('VALIDATION', 'linkTarget');
}

async function refuseUnknown(sql: Sql, tenantId: string, { roleIds, mediaId }: CategoryToSave): Promise<void> {
	// No one deletes a role that is being used here.
	const roles = await sql`
		select id from roles where tenant_id = ${tenantId} and id = any(${[...roleIds]}::uuid[]) order by id for key share`;
	if (roles.length < new Set(roleIds).size) throw new Refused('NOT_FOUND');
	const media = mediaId
		? await sql`select from media where tenant_id = ${tenantId} and id = ${mediaId} and remote_url is null`
		: [true];
	if (media.length === 0) throw new Refused('NOT_FOUND');
}

/** The one that was wished for; else one made of the name, with a number where a user has it already. */
async function chooseSlug(sql: Sql, { tenant }: Caller, wanted: CategoryToSave, id: string): Promise<string> {
	const slug = wanted.slug.trim();
	if (slug !== '') {
		if (!isSlug(slug)) throw new Refused('CATEGORY_SLUG_INVALID');
		return slug;
	}
	const base = defaultLanguage(tenant);
	const name = wanted.names.find(({ languageCode }) => languageCode === base)?.translation ?? '';
	const made = slugOf(name) || 'category';
	const taken = await sql<{ slug: string }[]>`
		select slug from categories where tenant_id = ${tenant.id} and id <> ${id}`;
	return freeSlug(made, new Set(taken.map((other) => other.slug)));
}

const refuseTaken = (error: unknown): never => {
	throw isTaken(error) ? new Refused('CATEGORY_SLUG_TAKEN') : error;
};

async function saveRoles(sql: Sql, tenantId: string, id: string, roleIds: readonly string[]): Promise<void> {
	await sql`
		delete from category_roles
		where tenant_id = ${tenantId} and category_id = ${id} and role_id <> all(${[...roleIds]}::uuid[])`;
	await sql`
		insert into category_roles (tenant_id, category_id, role_id)
		select ${tenantId}, ${id}, role_id from unnest(${[...roleIds]}::uuid[]) as given (role_id)
		on conflict do nothing`;
}

async function saveTextsOf(sql: Sql, { tenant, user }: Caller, id: string, wanted: CategoryToSave): Promise<void> {
	const keys = categoryKeys(id);
	await saveTranslations(
		sql,
		tenant,
		[
			{ key: keys.names, type: 'categoryName', words: wanted.names, maxLength: 200, required: true },
			{ key: keys.descriptions, type: 'categoryDescription', words: wanted.descriptions, maxLength: 5000 },
			{ key: keys.seoTitles, type: 'dynamic', words: wanted.seoTitles, maxLength: 200 },
			{ key: keys.seoDescriptions, type: 'dynamic', words: wanted.seoDescriptions, maxLength: 500 },
		],
		{ group: 'categories', by: user?.id },
	);
}

/** What the audit log says of one. */
export const recorded = ({ picture, online, openTo, products, onlyHere, revision, ...rest }: EditedCategory) => rest;

export async function createCategory(sql: Sql, caller: Caller, wanted: CategoryToSave): Promise<EditedCategory> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	refuseErrors(wanted);
	await refuseUnknown(sql, tenant.id, wanted);
	const tree = await loadTree(sql, tenant.id);
	validatePosition(tree, undefined, wanted.parentId);
	const id = newId();
	const slug = await chooseSlug(sql, caller, wanted, id);
	await sql`
		insert into categories (
			tenant_id, id, slug, published, parent_id, position, media_id, link_url, link_target, display
		) values (
			${tenant.id}, ${id}, ${slug}, ${wanted.published}, ${wanted.parentId},
			${tree.filter(({ parentId }) => parentId === wanted.parentId).length + 1}, ${wanted.mediaId}, ${wanted.linkUrl},
			${wanted.linkTarget}, ${wanted.display}
		)`.catch(refuseTaken);
	await saveRoles(sql, tenant.id, id, wanted.roleIds);
	await saveTextsOf(sql, caller, id, wanted);
	await placeIn(sql, tenant.id, tree, { id, parentId: wanted.parentId, before: null });
	await refreshCategories(sql, tenant);
	const made = await findCategory(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createCategory',
		entity: { type: 'category', id },
		after: recorded(made),
	});
	return made;
}

export async function updateCategory(
	sql: Sql,
	caller: Caller,
	{ id, revision }: { id: string; revision: number },
	wanted: CategoryToSave,
): Promise<EditedCategory> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const before = await findCategory(sql, tenant.id, id);
	if (before.revision !== revision) throw new Refused('CATEGORY_CHANGED');
	refuseErrors(wanted);
	await refuseUnknown(sql, tenant.id, wanted);
	const tree = await loadTree(sql, tenant.id);
	validatePosition(tree, id, wanted.parentId);
	const slug = await chooseSlug(sql, caller, wanted, id);
	await sql`
		update categories set slug = ${slug}, published = ${wanted.published}, media_id = ${wanted.mediaId},
			link_url = ${wanted.linkUrl}, link_target = ${wanted.linkTarget}, display = ${wanted.display},
			revision = revision + 1, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	await keepOldSlug(sql, tenant.id, 'category', { id, from: before.slug, to: slug });
	await saveRoles(sql, tenant.id, id, wanted.roleIds);
	await saveTextsOf(sql, caller, id, wanted);
	if (wanted.parentId !== before.parentId)
		await placeIn(sql, tenant.id, tree, { id, parentId: wanted.parentId, before: null });
	await refreshCategories(sql, tenant);
	const after = await findCategory(sql, tenant.id, id);
	if (JSON.stringify(after.names) !== JSON.stringify(before.names))
		await showNames(sql, tenant, [categoryKeys(id).names]);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateCategory',
		entity: { type: 'category', id },
		before: recorded(before),
		after: recorded(after),
	});
	return after;
}
