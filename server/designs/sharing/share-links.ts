// Links that show a draft to whoever has them. The token in the link is known to nobody afterwards: only its hash is stored.
import { createHash } from 'node:crypto';
import { linkDays, sharingLimits } from '../../../rules/designs/sharing.ts';
import { newId } from '../../../rules/ids.ts';
import { newToken } from '../../accounts/sessions/keys.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findDraft, holdDraft } from '../drafts/find-drafts.ts';

export interface ShareLink {
	id: string;
	mayComment: boolean;
	/** The owner gets mails about comments. */
	notifies: boolean;
	createdAt: Date;
	expiresAt: Date;
}

export interface ShareWish {
	designId: string;
	mayComment: boolean;
	/** Mails about comments, for who is signed in. */
	notifies: boolean;
	/** One of `linkDays`. */
	days: number;
}

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Behind the lock of the draft, so that no one gets past the limit. @throws Refused NOT_FOUND, VALIDATION, DESIGN_LINKS_FULL */
export async function createLink(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ designId, mayComment, notifies, days }: ShareWish,
): Promise<{ link: ShareLink; token: string }> {
	if (!(linkDays as readonly number[]).includes(days)) throw new Refused('VALIDATION', 'days');
	await holdDraft(sql, tenantId, userId, designId);
	const ofDesign = sql`tenant_id = ${tenantId} and design_id = ${designId}`;
	await sql`delete from design_shares where ${ofDesign} and expires_at <= now()`;
	const token = newToken();
	const [link] = await sql<ShareLink[]>`
		insert into design_shares (tenant_id, id, token_sha256, design_id, may_comment, notifies, expires_at)
		select ${tenantId}, ${newId()}, ${hashOfLink(token)}, ${designId}, ${mayComment}, ${mayComment && notifies},
			now() + make_interval(days => ${days})
		where ${sharingLimits.links} > (select count(*) from design_shares where ${ofDesign})
		returning id, may_comment, notifies, created_at, expires_at`;
	if (!link) throw new Refused('DESIGN_LINKS_FULL');
	return { link, token };
}

/** Those that are valid, the newest first. @throws Refused NOT_FOUND */
export async function listLinks(sql: Sql, tenantId: string, userId: string, designId: string): Promise<ShareLink[]> {
	if (!(await findDraft(sql, tenantId, userId, designId))) throw new Refused('NOT_FOUND');
	return sql<ShareLink[]>`
		select id, may_comment, notifies, created_at, expires_at from design_shares
		where tenant_id = ${tenantId} and design_id = ${designId} and expires_at > now()
		order by created_at desc, id`;
}

/** @throws Refused NOT_FOUND */
export async function revokeLink(sql: Sql, tenantId: string, userId: string, id: string): Promise<void> {
	const gone = await sql`
		delete from design_shares s using designs d
		where s.tenant_id = ${tenantId} and s.id = ${id}
			and d.tenant_id = ${tenantId} and d.id = s.design_id and d.user_id = ${userId}`;
	if (gone.count === 0) throw new Refused('NOT_FOUND');
}
