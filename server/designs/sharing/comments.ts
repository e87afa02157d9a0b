// Comments about a draft: from visitors who have a link, and replies of the owner.
import {
	type CommentDraft,
	isFitComment,
	sharingLimits,
	tidyComment,
	tidyDraft,
	wrongCommentField,
} from '../../../rules/designs/sharing.ts';
import { newId } from '../../../rules/ids.ts';
import type { Caller } from '../../accounts/services.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import type { Statement } from '../../database/read.ts';
import { Refused } from '../../failure.ts';
import { findShared } from './find-shared.ts';
import { tellComment } from './tell-comments-job.ts';

export interface Comment {
	id: string;
	/** As a visitor has typed it; of the owner nothing is shown. */
	author: string;
	isOwner: boolean;
	pageId: string | null;
	text: string;
	createdAt: Date;
	resolvedAt: Date | null;
	replyTo: string | null;
}

interface NewComment {
	designId: string;
	userId: string | null;
	author: string;
	pageId: string | null;
	text: string;
	replyTo: string | null;
}

/** Stored in place of a name, which no link shows. */
const ownerAuthor = 'owner';

/** Behind the lock of the design: no one gets past the limit, however many write at once. @throws Refused DESIGN_COMMENTS_FULL */
async function insertComment(sql: Sql, tenantId: string, comment: NewComment): Promise<string> {
	const id = newId();
	const { designId, userId, author, pageId, text, replyTo } = comment;
	await sql`select from designs where tenant_id = ${tenantId} and id = ${designId} for no key update`;
	const made = await sql`
		insert into design_comments (tenant_id, id, design_id, user_id, author, page_id, text, reply_to)
		select ${tenantId}, ${id}, ${designId}, ${userId}, ${author}, ${pageId}, ${text}, ${replyTo}
		where ${sharingLimits.comments} > (
			select count(*) from design_comments where tenant_id = ${tenantId} and design_id = ${designId}
		)`;
	if (made.count === 0) throw new Refused('DESIGN_COMMENTS_FULL');
	return id;
}

export const loadComments = (sql: Sql, tenantId: string, designId: string): Promise<Comment[]> =>
	sql<Comment[]>`
		select id, author, user_id is not null as is_owner, page_id, text, created_at, resolved_at, reply_to
		from design_comments where tenant_id = ${tenantId} and design_id = ${designId}
		order by created_at, id`;

/** Those that wait for the owner. */
export const countOpen = (sql: Sql, tenantId: string, designId: string): Statement<{ count: number }[]> =>
	sql<{ count: number }[]>`
		select count(*)::int as count from design_comments
		where tenant_id = ${tenantId} and design_id = ${designId} and reply_to is null and resolved_at is null`;

export interface LinkComment extends CommentDraft {
	token: string;
	/** Number of the page, from 1; undefined: the whole design. */
	page?: number | undefined;
}

/** From whoever has a link that allows it. @throws Refused NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, DESIGN_COMMENTS_FULL */
export async function commentByLink(
	inTenant: InTenant,
	{ tenant, services, address }: Pick<Caller, 'tenant' | 'services' | 'address'>,
	{ token, page, ...given }: LinkComment,
): Promise<void> {
	const comment = tidyDraft(given);
	// Also what is refused counts: whoever guesses at links does so slowly.
	await beforeDeciding(() => inTenant((sql) => services.limits.take(sql, tenant.id, 'designComment', { address })));
	await inTenant(async (sql) => {
		const shared = await findShared(sql, tenant.id, token);
		if (!shared?.mayComment) throw new Refused('NOT_FOUND');
		const { id: designId, document } = shared.draft;
		const wrong = wrongCommentField(comment);
		if (wrong) throw new Refused('VALIDATION', wrong);
		const pageId = page === undefined ? null : document.pages[page - 1]?.id;
		if (pageId === undefined) throw new Refused('VALIDATION', 'page');
		await services.limits.take(sql, tenant.id, 'designComment', { recipient: designId });
		const id = await insertComment(sql, tenant.id, { ...comment, designId, userId: null, pageId, replyTo: null });
		if (shared.notifies) await tellComment(sql, tenant.id, designId, id);
	});
}

interface FoundComment {
	designId: string;
	pageId: string | null;
	replyTo: string | null;
}

/** Of a draft of this person. @throws Refused NOT_FOUND */
async function findComment(sql: Sql, tenantId: string, userId: string, id: string): Promise<FoundComment> {
	const [row] = await sql<FoundComment[]>`
		select c.design_id, c.page_id, c.reply_to from design_comments c
		join designs d on d.tenant_id = ${tenantId} and d.id = c.design_id
		where c.tenant_id = ${tenantId} and c.id = ${id} and d.kind = 'draft' and d.user_id = ${userId}`;
	if (!row) throw new Refused('NOT_FOUND');
	return row;
}

/** @throws Refused NOT_FOUND, also for a reply; VALIDATION, DESIGN_COMMENTS_FULL */
export async function replyToComment(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ id, text: given }: { id: string; text: string },
): Promise<string> {
	const { designId, pageId, replyTo } = await findComment(sql, tenantId, userId, id);
	if (replyTo !== null) throw new Refused('NOT_FOUND');
	const text = tidyComment(given);
	if (!isFitComment(text)) throw new Refused('VALIDATION', 'text');
	await insertComment(sql, tenantId, { designId, userId, author: ownerAuthor, pageId, text, replyTo: id });
	return designId;
}

/** @throws Refused NOT_FOUND, also for a reply */
export async function resolveComment(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ id, isResolved }: { id: string; isResolved: boolean },
): Promise<string> {
	const { designId, replyTo } = await findComment(sql, tenantId, userId, id);
	if (replyTo !== null) throw new Refused('NOT_FOUND');
	await sql`
		update design_comments set resolved_at = ${isResolved ? sql`coalesce(resolved_at, now())` : null}
		where tenant_id = ${tenantId} and id = ${id}`;
	return designId;
}

/** Its replies go with it. @throws Refused NOT_FOUND */
export async function deleteComment(sql: Sql, tenantId: string, userId: string, id: string): Promise<string> {
	const { designId } = await findComment(sql, tenantId, userId, id);
	await sql`delete from design_comments where tenant_id = ${tenantId} and id = ${id}`;
	return designId;
}
