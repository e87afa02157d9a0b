// The designs of somebody who signs in, and of somebody who wants to know what is kept of them or have it gone.
import type { PersonPart } from '../accounts/person-part.ts';
import type { GuestMove } from '../accounts/sign-in/move-guest.ts';
import { dropDrafts } from './drafts/change-drafts.ts';
import { dropPictures } from './pictures/picture-files.ts';
import { forgetProviderUsers, moveProviderUsers } from './printformer/users-of-person.ts';

/** What a guest has designed goes along with the lines of the lists. */
export const moveDesigns: GuestMove = async (sql, tenantId, guestId, userId) => {
	const toUser = sql`user_id = ${userId} where tenant_id = ${tenantId} and user_id = ${guestId}`;
	await sql`update design_pictures set ${toUser}`;
	await sql`update designs set ${toUser}`;
	await sql`update design_leases set ${toUser}`;
	await sql`update design_steps set ${toUser}`;
	await sql`update design_versions set ${toUser}`;
	await sql`update design_comments set ${toUser}`;
	await sql`
		update design_releases set released_by = ${userId} where tenant_id = ${tenantId} and released_by = ${guestId}`;
	await moveProviderUsers(sql, tenantId, guestId, userId);
};

export const designsOfPerson: PersonPart = {
	name: 'designs',
	tables: [
		...['designs', 'design_pictures', 'design_releases', 'design_versions', 'design_steps', 'design_leases'],
		...['design_comments', 'design_series', 'design_shares', 'design_picture_uses', 'design_template_versions'],
		...['printformer_users', 'printformer_drafts', 'printformer_copies'],
	],
	async exportPart(sql, tenantId, { id }) {
		return {
			designs: await sql`
				select name, document, created_at, updated_at from designs
				where tenant_id = ${tenantId} and user_id = ${id} order by created_at, id`,
			pictures: await sql`
				select name, file_type, size::float8 as size, sha256, width, height, created_at from design_pictures
				where tenant_id = ${tenantId} and user_id = ${id} order by created_at, id`,
			releases: await sql`
				select document, sha256, accepted_codes, text_version, released_at from design_releases
				where tenant_id = ${tenantId} and released_by = ${id} order by released_at, id`,
			series: await sql`
				select s.columns, s.rows, s.updated_at from design_series s
				join designs d on d.tenant_id = ${tenantId} and d.id = s.design_id
				where s.tenant_id = ${tenantId} and d.user_id = ${id} order by s.design_id`,
			printformer: await sql`
				select identifier, created_at from printformer_users
				where tenant_id = ${tenantId} and user_id = ${id} order by created_at, identifier`,
			links: await sql`
				select d.name, s.may_comment, s.created_at, s.expires_at
				from design_shares s join designs d on d.tenant_id = ${tenantId} and d.id = s.design_id
				where s.tenant_id = ${tenantId} and d.user_id = ${id} order by s.created_at, s.id`,
			comments: await sql`
				select d.name, c.author, c.text, c.created_at
				from design_comments c join designs d on d.tenant_id = ${tenantId} and d.id = c.design_id
				where c.tenant_id = ${tenantId} and (c.user_id = ${id} or d.user_id = ${id}) order by c.created_at, c.id`,
		};
	},
	/** What was ordered belongs to the order, which is kept; it leads to no account any more, and is called nothing. */
	async erasePart(sql, tenantId, { id }) {
		const ofPerson = sql`tenant_id = ${tenantId} and user_id = ${id}`;
		await forgetProviderUsers(sql, tenantId, id);
		await dropDrafts(sql, tenantId, sql`d.user_id = ${id}`);
		await dropPictures(sql, tenantId, sql`p.user_id = ${id}`);
		// What was typed in between is nobody's business any more; what was ordered is in the release.
		for (const table of [
			'design_steps',
			'design_versions',
			'design_leases',
			'design_comments',
			'design_series',
			'design_shares',
		] as const)
			await sql`
				delete from ${sql(table)} t using designs d
				where d.tenant_id = ${tenantId} and d.user_id = ${id} and t.tenant_id = ${tenantId} and t.design_id = d.id`;
		await sql`delete from design_leases where ${ofPerson}`;
		await sql`delete from design_comments where ${ofPerson}`;
		await sql`update designs set user_id = null, name = '', series_rows = null where ${ofPerson}`;
		await sql`update design_pictures set user_id = null, name = 'picture' where ${ofPerson}`;
		await sql`update design_steps set user_id = null where ${ofPerson}`;
		await sql`update design_versions set user_id = null where ${ofPerson}`;
		await sql`
			update design_releases set released_by = null where tenant_id = ${tenantId} and released_by = ${id}`;
		await sql`
			update design_template_versions set published_by = null where tenant_id = ${tenantId} and published_by = ${id}`;
	},
};
