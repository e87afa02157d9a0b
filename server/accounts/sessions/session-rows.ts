// The rows of sessions: begun, looked up, ended. Their end is announced to every process in the transaction that ends them.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import type { ActingOperator } from './acting-operator.ts';
import { announceSubject } from './announce-subject.ts';
import { sessionDays } from './family.ts';

interface NewSession {
	sessionId: string;
	userId: string;
	refreshHash: string;
	/** Who acts in it, where that is the technical user's. */
	operator?: ActingOperator | undefined;
}

/** A working day: using it makes it no longer. */
const operatorHours = 12;

export async function insertSession(
	sql: Sql,
	tenantId: string,
	{ sessionId, userId, refreshHash, operator }: NewSession,
): Promise<void> {
	const hours = operator ? operatorHours : sessionDays * 24;
	await sql`
		insert into sessions (tenant_id, id, user_id, refresh_hash, expires_at, operator_email, operator_home,
			operator_tenant, operator_session)
		values (${tenantId}, ${sessionId}, ${userId}, ${refreshHash}, now() + make_interval(hours => ${hours}),
			${operator?.email ?? null}, ${operator?.home ?? null}, ${operator?.homeId ?? null},
			${operator?.homeSession ?? null})`;
}

export const newSessionId = (): string => newId();

interface LivingSession {
	userId: string;
	operator: ActingOperator | undefined;
}

export interface OperatorColumns {
	operatorEmail: string | null;
	operatorHome: string | null;
	operatorTenant: string | null;
	operatorSession: string | null;
}

export const operatorOf = ({
	operatorEmail: email,
	operatorHome: home,
	operatorTenant: homeId,
	operatorSession: homeSession,
}: OperatorColumns): ActingOperator | undefined =>
	email !== null && home !== null && homeId !== null && homeSession !== null
		? { email, home, homeId, homeSession }
		: undefined;

/** @returns whose session it is, if it lives */
export async function findSession(sql: Sql, tenantId: string, sessionId: string): Promise<LivingSession | undefined> {
	const [row] = await sql<({ userId: string } & OperatorColumns)[]>`
		select user_id, operator_email, operator_home, operator_tenant, operator_session from sessions
		where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null and expires_at > now()
			and (operator_email is null or operator_session is not null)`;
	return row && { userId: row.userId, operator: operatorOf(row) };
}

/** @returns whose session it is or was; undefined once its row is cleaned away */
export async function findOwner(sql: Sql, tenantId: string, sessionId: string): Promise<string | undefined> {
	const [row] = await sql<{ userId: string }[]>`
		select user_id from sessions where tenant_id = ${tenantId} and id = ${sessionId}`;
	return row?.userId;
}

/** @returns whether it lived until now */
export async function endSession(sql: Sql, tenantId: string, sessionId: string): Promise<boolean> {
	const [ended] = await sql<{ userId: string }[]>`
		update sessions set ended_at = now() where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null
		returning user_id`;
	if (ended) await announceSubject(sql, tenantId, ended.userId);
	return ended !== undefined;
}

/** Of one user, on every device. */
export async function endSessionsOf(sql: Sql, tenantId: string, userId: string): Promise<void> {
	await sql`
		update sessions set ended_at = now() where tenant_id = ${tenantId} and user_id = ${userId} and ended_at is null`;
	await announceSubject(sql, tenantId, userId);
}
