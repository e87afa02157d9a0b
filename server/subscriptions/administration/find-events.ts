// What has happened to a subscription, as it happened: with who it was, what a change has changed and who a mail went to. A fixed number of statements.
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { findRefundsOfHistory } from '../../orders/payments/find-refunds-of-history.ts';
import { findTermChanges } from './find-term-changes.ts';

interface EventRow {
	id: string;
	at: Date;
	actor: 'system' | 'shopper' | 'staff';
	userId: string | null;
	kind: string;
	detail: Readonly<Record<string, unknown>>;
}

export interface SubscriptionEvent extends EventRow {
	/** Who, if it is still known. */
	by: string | null;
}

interface SentMail {
	mailId: string | null;
	purpose: string;
	recipient: string;
}

/** By its mail; one of an earlier version of the shop, which has not noted that, by its purpose if that was sent to one alone. */
function recipientOf({ detail: { mailId, purpose } }: EventRow, mails: readonly SentMail[]): string | undefined {
	if (typeof mailId === 'string') return mails.find((mail) => mail.mailId === mailId)?.recipient;
	const sent = mails.filter((mail) => mail.purpose === purpose);
	return sent.length === 1 ? sent[0]?.recipient : undefined;
}

interface Decision {
	id: string;
	refusal: string | null;
	byOther: boolean;
	/** Who has declared it; empty once erased. */
	email: string;
}

const findDecisions = (sql: Sql, tenantId: string, ids: readonly string[]): Promise<Decision[]> => sql<Decision[]>`
	select id, refusal, by_other, email from contract_cancellations where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;

/** What they tell beside what was written down with them: nothing of a person, as that would stay when they are erased. */
async function withMore(sql: Sql, tenantId: string, subscriptionId: string, rows: readonly EventRow[]) {
	const versions = rows.flatMap(({ kind, detail: { version } }) =>
		kind === 'changed' && typeof version === 'number' ? [version] : [],
	);
	const changes = await findTermChanges(sql, tenantId, subscriptionId, versions);
	const mails = rows.some(({ kind }) => kind === 'mail')
		? await sql<SentMail[]>`
			select mail_id, purpose, recipient from subscription_mails
			where tenant_id = ${tenantId} and subscription_id = ${subscriptionId}`
		: [];
	const declaredIds = rows.flatMap(({ kind, detail: { cancellationId } }) =>
		kind === 'cancellation' && typeof cancellationId === 'string' ? [cancellationId] : [],
	);
	const declared = declaredIds.length > 0 ? await findDecisions(sql, tenantId, declaredIds) : [];
	const refundIds = rows.flatMap(({ kind, detail: { refundId } }) =>
		kind === 'refund' && typeof refundId === 'string' ? [refundId] : [],
	);
	const refunds = refundIds.length > 0 ? await findRefundsOfHistory(sql, tenantId, refundIds) : [];
	return rows.map((row) => {
		const { kind, detail } = row;
		if (kind === 'refund') {
			const { id: _, ...told } = refunds.find(({ id }) => id === detail.refundId) ?? {};
			return { ...row, detail: { ...detail, ...told } };
		}
		if (kind === 'cancellation') {
			const { id: _, ...told } = declared.find(({ id }) => id === detail.cancellationId) ?? {};
			return { ...row, detail: { ...detail, ...told } };
		}
		if (kind === 'changed')
			return { ...row, detail: { ...detail, changes: changes.get(Number(detail.version)) ?? [] } };
		return kind === 'mail' ? { ...row, detail: { ...detail, recipient: recipientOf(row, mails) } } : row;
	});
}

/** A page of them, counted from the latest one; the oldest of the page first. */
export async function findSubscriptionEvents(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ first, offset }: { first: number; offset: number },
): Promise<SubscriptionEvent[]> {
	const rows = await sql<EventRow[]>`
		select * from (
			select e.id, e.at, e.actor, e.user_id, e.kind, e.detail from subscription_events e
			where e.tenant_id = ${tenantId} and e.subscription_id = ${subscriptionId} order by e.at desc, e.id desc limit ${first} offset ${offset}
		) e order by e.at, e.id`;
	const names = await findNames(
		sql,
		tenantId,
		rows.flatMap(({ userId }) => userId ?? []),
	);
	const told = await withMore(sql, tenantId, subscriptionId, rows);
	return told.map((row) => ({ ...row, by: (row.userId && names.get(row.userId)) || null }));
}

export async function countSubscriptionEvents(sql: Sql, tenantId: string, subscriptionId: string): Promise<number> {
	const [row] = await sql<{ count: number }[]>`
		select count(*)::int as count from subscription_events
		where tenant_id = ${tenantId} and subscription_id = ${subscriptionId}`;
	return row?.count ?? 0;
}
