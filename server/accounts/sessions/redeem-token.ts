// The row of a session holds its family of refresh tokens: a call that uses one decides and writes as if no one else did at the same time.
import type { Sql } from '../../database/connection.ts';
import type { ActingOperator } from './acting-operator.ts';
import { type Family, sessionDays, type Use, validateToken } from './family.ts';
import type { RefreshToken } from './refresh-token.ts';
import { type OperatorColumns, operatorOf } from './session-rows.ts';

export type Redeemed =
	/** The session has ended, has run out or has never been: that stays so. */
	| { kind: 'over' }
	/** Its tokens were kept in Redis by version 0.1, and have not been taken over yet. */
	| { kind: 'elsewhere' }
	| (Use & { userId: string; operator: ActingOperator | undefined });

interface Row extends OperatorColumns {
	userId: string;
	current: string | null;
	earlier: Family['earlier'];
}

/** @param next the token that is to follow */
export async function redeemToken(
	sql: Sql,
	tenantId: string,
	token: RefreshToken,
	next: RefreshToken,
): Promise<Redeemed> {
	const [row] = await sql<Row[]>`
		select user_id, refresh_hash as current, earlier, operator_email, operator_home, operator_tenant, operator_session
		from sessions
		where tenant_id = ${tenantId} and id = ${token.sessionId} and ended_at is null and expires_at > now()
			and (operator_email is null or operator_session is not null)
		for update`;
	if (!row) return { kind: 'over' };
	const { userId, current, earlier } = row;
	if (current === null) return { kind: 'elsewhere' };
	const use = validateToken({ current, earlier }, token.hash, next.hash, Date.now());
	if (use.kind === 'rotated')
		await sql`
			update sessions set refresh_hash = ${use.family.current},
				earlier = ${JSON.stringify(use.family.earlier)}::text::jsonb, last_used_at = now(),
				expires_at = case when operator_email is null then now() + make_interval(days => ${sessionDays}) else expires_at end
			where tenant_id = ${tenantId} and id = ${token.sessionId}`;
	return { ...use, userId, operator: operatorOf(row) };
}

/** Into the row, unless another call was quicker. */
export async function takeFamilyOver(
	sql: Sql,
	tenantId: string,
	sessionId: string,
	{ current, earlier }: Family,
): Promise<void> {
	await sql`
		update sessions set refresh_hash = ${current}, earlier = ${JSON.stringify(earlier)}::text::jsonb
		where tenant_id = ${tenantId} and id = ${sessionId} and refresh_hash is null`;
}
