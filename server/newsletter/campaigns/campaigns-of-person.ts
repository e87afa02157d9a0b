// What an admin has done to campaigns and subscribers.
import type { PersonPart } from '../../accounts/person-part.ts';

export const campaignsOfPerson: PersonPart = {
	name: 'campaigns',
	tables: ['newsletter_campaign_steps', 'newsletter_campaign_leases', 'newsletter_consents', 'newsletter_suppressions'],
	async exportPart(sql, tenantId, { id }) {
		const [steps, editing, declared] = await Promise.all([
			sql`
				select campaign_id, revision, created_at as at from newsletter_campaign_steps
				where tenant_id = ${tenantId} and user_id = ${id} order by campaign_id, revision`,
			sql`
				select campaign_id, since from newsletter_campaign_leases
				where tenant_id = ${tenantId} and user_id = ${id} order by since`,
			sql`
				select kind, at from newsletter_consents where tenant_id = ${tenantId} and user_id = ${id} order by at, id`,
		]);
		return { steps, editing, declared };
	},
	/** The campaigns are the shop's; who it was is forgotten. */
	async erasePart(sql, tenantId, { id }) {
		await sql`update newsletter_campaign_steps set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update newsletter_consents set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`update newsletter_suppressions set user_id = null where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`delete from newsletter_campaign_leases where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
