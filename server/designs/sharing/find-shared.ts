// What a link shows. One that is wrong, revoked or expired, and one whose draft was deleted: no one learns which.
import type { Sql } from '../../database/connection.ts';
import { type Draft, findDraft } from '../drafts/find-drafts.ts';
import { hashOfLink } from './share-links.ts';

export interface SharedDraft {
	draft: Draft;
	mayComment: boolean;
	/** The owner gets mails about comments. */
	notifies: boolean;
	expiresAt: Date;
}

/** As `newToken` makes them: nothing else is looked up. */
const isToken = (token: string): boolean => /^[\w-]{43}$/.test(token);

interface Row {
	designId: string;
	userId: string;
	mayComment: boolean;
	notifies: boolean;
	expiresAt: Date;
}

/** A draft that its owner has taken out of the list is deleted in their eyes, though it can be brought back. */
export async function findShared(sql: Sql, tenantId: string, token: string): Promise<SharedDraft | undefined> {
	if (!isToken(token)) return undefined;
	const [row] = await sql<Row[]>`
		select s.design_id, d.user_id, s.may_comment, s.notifies, s.expires_at
		from design_shares s join designs d on d.tenant_id = ${tenantId} and d.id = s.design_id
		where s.tenant_id = ${tenantId} and s.token_sha256 = ${hashOfLink(token)} and s.expires_at > now()
			and d.user_id is not null and (
				exists (
					select from list_items i
					where i.tenant_id = ${tenantId} and i.design_id = d.id and i.user_id = d.user_id and i.removed_at is null
				)
				or exists (select from order_lines l where l.tenant_id = ${tenantId} and l.design_id = d.id)
			)`;
	const draft = row && (await findDraft(sql, tenantId, row.userId, row.designId));
	if (!draft) return undefined;
	const { mayComment, notifies, expiresAt } = row;
	return { draft, mayComment, notifies, expiresAt };
}
