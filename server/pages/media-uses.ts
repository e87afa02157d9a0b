// Where pages use pictures: in their drafts and in what visitors see of them.

import { pageAddress } from '../../rules/pages/addresses.ts';
import type { PageKind } from '../../rules/pages/block.ts';
import { contentPageNameKey } from '../../rules/texts/entity-keys.ts';
import { languageChain, pickTranslation } from '../../rules/texts/lookup.ts';
import type { Sql } from '../database/connection.ts';
import type { MediaUse } from '../media/media-use.ts';
import { announceChange } from '../tenants/announce-change.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { findTexts } from '../texts/find-texts.ts';

interface User {
	id: string;
	kind: PageKind;
	slug: string;
	mediaId: string;
}

export const pagePictures: MediaUse = {
	kind: 'page',
	columns: ['page_pictures.media_id'],
	usedIds: (sql, tenantId) => sql`select media_id as id from page_pictures where tenant_id = ${tenantId}`,
	async find(sql, tenant, language, mediaIds) {
		const users = await sql<User[]>`
			select p.id, p.kind, p.slug, u.media_id from page_pictures u
			join pages p on p.tenant_id = u.tenant_id and p.id = u.page_id
			where u.tenant_id = ${tenant.id} and u.media_id = any(${[...mediaIds]}::uuid[])
			order by p.kind desc, p.position, p.id`;
		const texts = await findTexts(
			sql,
			tenant.id,
			users.map(({ id }) => contentPageNameKey(id)),
		);
		const chain = languageChain(language, defaultLanguage(tenant));
		return users.map(({ id, kind, slug, mediaId }) => {
			const name = texts.get(contentPageNameKey(id));
			const label = name ? pickTranslation(name, chain) : slug;
			return { mediaId, kind: 'page', id, label, address: pageAddress(kind, slug) };
		});
	},
	/** In the documents themselves, in which an id stands as nothing but itself. Versions follow, so that a restored one shows
	 * something. */
	async replace(sql, tenant, before, after) {
		await sql`
			update pages p set draft = regexp_replace(draft::text, ${before}, ${after}, 'gi')::jsonb,
				published = regexp_replace(published::text, ${before}, ${after}, 'gi')::jsonb, updated_at = now()
			from page_pictures u
			where p.tenant_id = ${tenant.id} and u.tenant_id = p.tenant_id and u.page_id = p.id and u.media_id = ${before}`;
		await sql`
			update page_versions set document = regexp_replace(document::text, ${before}, ${after}, 'gi')::jsonb
			where tenant_id = ${tenant.id} and document::text ilike ${`%${before}%`}`;
		await sql`
			insert into page_pictures (tenant_id, page_id, media_id)
			select tenant_id, page_id, ${after} from page_pictures where tenant_id = ${tenant.id} and media_id = ${before}
			on conflict do nothing`;
		await sql`delete from page_pictures where tenant_id = ${tenant.id} and media_id = ${before}`;
	},
};

/** Pages keep no copy of what a picture is; those that are cached do. */
export async function showPagePicture(sql: Sql, tenantId: string, mediaId: string): Promise<void> {
	const [used] = await sql`select from page_pictures where tenant_id = ${tenantId} and media_id = ${mediaId} limit 1`;
	if (used) await announceChange(sql, tenantId, 'content');
}
