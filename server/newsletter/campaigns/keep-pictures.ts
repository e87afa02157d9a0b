// Which pictures the mail of a campaign shows: the media library knows where they are used.
import { definitions } from '../../../blocks/registry.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { picturesOf } from '../../../rules/pages/pictures.ts';
import type { Sql } from '../../database/connection.ts';
import type { MediaUse } from '../../media/media-use.ts';
import { currentDocument } from '../../pages/page-documents.ts';

export async function keepCampaignPictures(
	sql: Sql,
	tenantId: string,
	campaignId: string,
	document: PageDocument,
): Promise<void> {
	const ids = [...new Set(picturesOf(currentDocument(document), definitions))];
	await sql`
		delete from newsletter_campaign_pictures
		where tenant_id = ${tenantId} and campaign_id = ${campaignId} and media_id <> all(${ids}::uuid[])`;
	if (ids.length === 0) return;
	await sql`
		insert into newsletter_campaign_pictures (tenant_id, campaign_id, media_id)
		select tenant_id, ${campaignId}, id from media where tenant_id = ${tenantId} and id = any(${ids}::uuid[])
		on conflict do nothing`;
}

export const campaignPictures: MediaUse = {
	kind: 'newsletterCampaign',
	columns: ['newsletter_campaign_pictures.media_id'],
	usedIds: (sql, tenantId) =>
		sql`select media_id as id from newsletter_campaign_pictures where tenant_id = ${tenantId}`,
	async find(sql, tenant, _language, mediaIds) {
		const users = await sql<{ id: string; name: string; mediaId: string }[]>`
			select c.id, c.name, u.media_id from newsletter_campaign_pictures u
			join newsletter_campaigns c on c.tenant_id = u.tenant_id and c.id = u.campaign_id
			where u.tenant_id = ${tenant.id} and u.media_id = any(${[...mediaIds]}::uuid[]) order by c.created_at desc, c.id`;
		return users.map(({ id, name, mediaId }) => ({
			...{ mediaId, kind: 'newsletterCampaign', id, label: name, address: `/admin/newsletter/campaigns/${id}` },
		}));
	},
	/** In the documents themselves, in which an id stands as nothing but itself. */
	async replace(sql, tenant, before, after) {
		await sql`
			update newsletter_campaigns c set draft = regexp_replace(draft::text, ${before}, ${after}, 'gi')::jsonb
			from newsletter_campaign_pictures u
			where c.tenant_id = ${tenant.id} and u.tenant_id = c.tenant_id and u.campaign_id = c.id and u.media_id = ${before}`;
		await sql`
			insert into newsletter_campaign_pictures (tenant_id, campaign_id, media_id)
			select tenant_id, campaign_id, ${after} from newsletter_campaign_pictures
			where tenant_id = ${tenant.id} and media_id = ${before}
			on conflict do nothing`;
		await sql`delete from newsletter_campaign_pictures where tenant_id = ${tenant.id} and media_id = ${before}`;
	},
};
