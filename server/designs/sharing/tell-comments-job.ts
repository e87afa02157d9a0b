// Mails the owner of a shared draft what was written about it, if they wanted that for the link: several comments are one mail, at most one an hour.

import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { findMailRecipient } from '../../accounts/users/find-mail-recipient.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { findShopAddress, type PlatformAddress } from '../../tenants/shop-address.ts';
import { publishedLanguage } from '../../tenants/spoken-language.ts';
import { commentsMail } from './comments-mail.ts';

const jobName = 'designs.tellComments';
/** What is written meanwhile comes along. */
const gathersMinutes = 10;
const pauseMinutes = 60;

interface Payload {
	designId: string;
}

/** In the transaction that stores a comment, behind the lock of the design. A job that waits already takes it along. */
export async function tellComment(sql: Sql, tenantId: string, designId: string, commentId: string): Promise<void> {
	const [found] = await sql<{ startAfter: Date; isWaiting: boolean }[]>`
		select greatest(
				now() + make_interval(mins => ${gathersMinutes}), d.comments_mailed_at + make_interval(mins => ${pauseMinutes})
			) as start_after,
			exists (
				select from design_comments c where c.tenant_id = ${tenantId} and c.design_id = d.id and c.is_untold
					and c.created_at > now() - make_interval(mins => ${2 * pauseMinutes})
			) as is_waiting
		from designs d where d.tenant_id = ${tenantId} and d.id = ${designId}`;
	if (!found) return;
	await sql`update design_comments set is_untold = true where tenant_id = ${tenantId} and id = ${commentId}`;
	if (!found.isWaiting)
		await sendJob(sql, tenantId, jobName, { designId } satisfies Payload, { startAfter: found.startAfter });
}

interface Told {
	name: string;
	userId: string | null;
	/** A link that is valid still asks for mails. */
	isWanted: boolean;
}

interface Written {
	author: string;
	text: string;
	resolvedAt: Date | null;
}

/** Run twice, it finds nothing the second time. */
async function takeUntold(sql: Sql, tenantId: string, designId: string): Promise<Written[]> {
	const rows = await sql<(Written & { createdAt: Date })[]>`
		update design_comments set is_untold = false
		where tenant_id = ${tenantId} and design_id = ${designId} and is_untold
		returning author, text, resolved_at, created_at`;
	return rows
		.filter(({ resolvedAt }) => resolvedAt === null)
		.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

async function tell(sql: Sql, tenantId: string, designId: string, platformAddress: PlatformAddress): Promise<void> {
	const [design] = await sql<Told[]>`
		select d.name, d.user_id, exists (
			select from design_shares s where s.tenant_id = ${tenantId} and s.design_id = d.id and s.notifies and s.expires_at > now()
		) as is_wanted
		from designs d where d.tenant_id = ${tenantId} and d.id = ${designId} for no key update`;
	const comments = await takeUntold(sql, tenantId, designId);
	if (!design?.userId || !design.isWanted || comments.length === 0) return;
	const recipient = await findMailRecipient(sql, tenantId, design.userId);
	if (!recipient) return;
	const tenant = await loadTenant(sql, tenantId);
	const language = publishedLanguage(tenant, recipient.language);
	const shop = await findShopAddress(sql, tenant, platformAddress);
	// By way of the log-in: to everybody else the studio says that there is no such draft.
	const { pathname } = new URL(shopLink(tenant, shop, language, `studio/${designId}`));
	const login = `login?${new URLSearchParams({ deepLink: encodeDeepLink(pathname) })}`;
	const data = { name: design.name, comments, link: shopLink(tenant, shop, language, login) };
	await sql`update designs set comments_mailed_at = now() where tenant_id = ${tenantId} and id = ${designId}`;
	await queueMail(sql, tenantId, { to: recipient.email, template: commentsMail, language, data, tenant });
}

export const tellCommentsJob = (platformAddress: PlatformAddress): JobDefinition<Payload> =>
	defineJob<Payload>({
		name: jobName,
		run: ({ tenantId, payload: { designId }, inTenant }) =>
			inTenant((sql) => tell(sql, tenantId, designId, platformAddress)),
	});
