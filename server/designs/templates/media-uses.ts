// Where designs use pictures of the library: in templates, in their published versions, and in what was released for the press.
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import { Refused } from '../../failure.ts';
import type { MediaUse } from '../../media/media-use.ts';

/** Ids of pictures, with the product whose template or release shows them. Drafts show those of a version. */
const shownIn = (sql: Sql, tenantId: string): Fragment => sql`
	select distinct shown.product_id, named.id::uuid as media_id, shown.is_frozen
	from (
		select product_id, document, false as is_frozen from designs where tenant_id = ${tenantId} and kind = 'template'
		union all
		select d.product_id, v.document, true from design_template_versions v
		join designs d on d.tenant_id = ${tenantId} and d.id = v.template_id where v.tenant_id = ${tenantId}
		union all
		select product_id, pictures, true from design_releases where tenant_id = ${tenantId}
	) shown
	cross join lateral (
		select jsonb_path_query(shown.document, 'strict $.**.mediaId') #>> '{}' as id
		union all
		select f ->> 'defaultValue' from jsonb_path_query(shown.document, '$.fields[*] ? (@.kind == "image")') f
	) named
	where named.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

export const templatePictures: MediaUse = {
	kind: 'template',
	columns: [],
	usedIds: (sql, tenantId) => sql`select media_id as id from (${shownIn(sql, tenantId)}) used`,
	async find(sql, tenant, _language, mediaIds) {
		const uses = await sql<{ mediaId: string; id: string; slug: string }[]>`
			select distinct u.media_id, p.id, p.slug from (${shownIn(sql, tenant.id)}) u
			join products p on p.tenant_id = ${tenant.id} and p.id = u.product_id
			where u.media_id = any(${[...mediaIds]}::uuid[]) order by p.slug, p.id`;
		return uses.map(({ mediaId, id, slug }) => ({ mediaId, kind: 'template', id, label: slug, address: null }));
	},
	/** What was published or released stays as it was looked at. */
	async replace(sql, tenant, before, after) {
		const frozen = await sql`
			select from (${shownIn(sql, tenant.id)}) u where u.media_id = ${before} and u.is_frozen limit 1`;
		if (frozen.length > 0) throw new Refused('VALIDATION', 'a published template shows it');
		await sql`
			update designs set document = regexp_replace(document::text, ${before}, ${after}, 'gi')::jsonb,
				revision = revision + 1, updated_at = now()
			where tenant_id = ${tenant.id} and kind = 'template' and strpos(document::text, ${before}) > 0`;
	},
};
