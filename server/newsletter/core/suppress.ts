// The list of addresses that get no newsletter: from the moment they are in it, whatever else is known of them.
import { newId } from '../../../rules/ids.ts';
import { longestNote, type SuppressionReason } from '../../../rules/newsletter/subscription.ts';
import type { Sql } from '../../database/connection.ts';
import { containing } from '../../database/like-pattern.ts';
import { hashOfEmail } from './find-subscriber.ts';

export interface SuppressionToAdd {
	email: string;
	reason: SuppressionReason;
	note?: string;
	userId?: string | undefined;
}

/** A complaint weighs more than a bounce, and that more than someone who has left: what is known already stays where it weighs more. */
export async function suppress(sql: Sql, tenantId: string, wanted: SuppressionToAdd): Promise<void> {
	const { email, reason, note = '', userId = null } = wanted;
	await sql`
		insert into newsletter_suppressions as u (tenant_id, id, email, email_hash, reason, note, user_id)
		values (${tenantId}, ${newId()}, ${email}, ${hashOfEmail(email)}, ${reason}, ${note.slice(0, longestNote)}, ${userId})
		on conflict (tenant_id, email_hash) do update
		set reason = excluded.reason, note = excluded.note, at = now(), user_id = excluded.user_id,
			email = case when u.email = '' then excluded.email else u.email end
		where array_position(array['unsubscribed', 'manual', 'bounced', 'complained'], excluded.reason)
			> array_position(array['unsubscribed', 'manual', 'bounced', 'complained'], u.reason)`;
}

export async function findSuppression(
	sql: Sql,
	tenantId: string,
	email: string,
): Promise<SuppressionReason | undefined> {
	const [found] = await sql<{ reason: SuppressionReason }[]>`
		select reason from newsletter_suppressions where tenant_id = ${tenantId} and email_hash = ${hashOfEmail(email)}`;
	return found?.reason;
}

/** Whoever has left may come back by themselves; of the others only staff can say that they may be written to. */
export async function forgiveLeaving(sql: Sql, tenantId: string, email: string): Promise<void> {
	await sql`
		delete from newsletter_suppressions
		where tenant_id = ${tenantId} and email_hash = ${hashOfEmail(email)} and reason = 'unsubscribed'`;
}

export interface Suppression {
	id: string;
	email: string;
	reason: SuppressionReason;
	note: string;
	at: Date;
}

export interface FoundSuppressions {
	items: Suppression[];
	total: number;
}

interface Wanted {
	search: string;
	reason: SuppressionReason | undefined;
	first: number;
	offset: number;
}

export async function listSuppressions(
	sql: Sql,
	tenantId: string,
	{ search, reason, first, offset }: Wanted,
): Promise<FoundSuppressions> {
	const wanted = sql`
		tenant_id = ${tenantId}
		${search === '' ? sql`` : sql`and email ilike ${containing(search)}`}
		${reason ? sql`and reason = ${reason}` : sql``}`;
	const [items, [counted]] = await Promise.all([
		sql<Suppression[]>`
			select id, email, reason, note, at from newsletter_suppressions where ${wanted}
			order by at desc, id limit ${first} offset ${offset}`,
		sql<{ total: number }[]>`select count(*)::int as total from newsletter_suppressions where ${wanted}`,
	]);
	return { items, total: counted?.total ?? 0 };
}
