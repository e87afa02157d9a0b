// A visit from a purchasing system: opened by it, started once by a browser, ended by handing the cart over or going back without one.

import { newId } from '../../../rules/ids.ts';
import type { Protocol } from '../../../rules/procurement/buyer.ts';
import { hashOf, newToken } from '../../accounts/sessions/keys.ts';
import type { Sql } from '../../database/connection.ts';
import type { Fragment } from '../../database/read.ts';
import type { ItemOut } from '../cxml/read-items.ts';
import type { Operation } from '../cxml/read-setup.ts';

const startMinutes = 5;
export const sessionHours = 8;

export type HandedItem = Pick<ItemOut, 'auxiliaryId' | 'quantity' | 'partId'>;

export interface NewSession {
	buyerId: string;
	userId: string;
	protocol: Protocol;
	operation: Operation;
	deployment: 'production' | 'test';
	language: string;
	buyerCookie: string;
	returnUrl: string;
	returnTarget: string;
	items: readonly HandedItem[];
	startPath: string;
}

export interface SessionRow extends Omit<NewSession, 'items'> {
	id: string;
	items: HandedItem[];
	startedAt: Date | null;
	expiresAt: Date;
	endedAt: Date | null;
}

export const sessionColumns = (
	sql: Sql,
): Fragment => sql`s.id, s.buyer_id, s.user_id, s.protocol, s.operation, s.deployment,
	s.language, s.buyer_cookie, s.return_url, s.return_target, s.items, s.start_path, s.started_at, s.expires_at, s.ended_at`;

/** @returns the ticket that starts it, once and within five minutes */
export async function insertSession(
	sql: Sql,
	tenantId: string,
	session: NewSession,
): Promise<{ id: string; ticket: string }> {
	const id = newId();
	const ticket = newToken();
	await sql`
		insert into procurement_sessions (tenant_id, id, buyer_id, user_id, protocol, operation, deployment, language,
			buyer_cookie, return_url, return_target, items, start_path, start_hash, start_until, expires_at)
		values (${tenantId}, ${id}, ${session.buyerId}, ${session.userId}, ${session.protocol}, ${session.operation},
			${session.deployment}, ${session.language}, ${session.buyerCookie}, ${session.returnUrl}, ${session.returnTarget},
			${JSON.stringify(session.items)}::text::jsonb, ${session.startPath}, ${hashOf(ticket)},
			now() + make_interval(mins => ${startMinutes}), now() + make_interval(hours => ${sessionHours}))`;
	return { id, ticket };
}

/** Of two who come with the same ticket one gets in. Other visits of the same person are over with it. @returns what the browser keeps */
export async function redeemTicket(
	sql: Sql,
	tenantId: string,
	ticket: string,
): Promise<{ session: SessionRow; cookie: string } | undefined> {
	const secret = newToken();
	const [session] = await sql<SessionRow[]>`
		update procurement_sessions s
		set started_at = now(), cookie_hash = ${hashOf(secret)}, expires_at = now() + make_interval(hours => ${sessionHours})
		where s.tenant_id = ${tenantId} and s.start_hash = ${hashOf(ticket)} and s.started_at is null
			and s.start_until > now() and s.ended_at is null
			and exists (select from procurement_buyers b where b.tenant_id = s.tenant_id and b.id = s.buyer_id and b.active)
		returning ${sessionColumns(sql)}`;
	if (!session) return undefined;
	await sql`
		update procurement_sessions set ended_at = now(), ended_by = 'replaced'
		where tenant_id = ${tenantId} and user_id = ${session.userId} and id <> ${session.id}
			and started_at is not null and ended_at is null`;
	return { session, cookie: `${session.id}.${secret}` };
}

export type EndedBy = 'transferred' | 'cancelled' | 'closed';

/** @returns whether it went on until now */
export async function endSession(sql: Sql, tenantId: string, id: string, by: EndedBy): Promise<boolean> {
	const ended = await sql`
		update procurement_sessions set ended_at = now(), ended_by = ${by}
		where tenant_id = ${tenantId} and id = ${id} and ended_at is null and expires_at > now()`;
	return ended.count > 0;
}

export async function keepLanguage(sql: Sql, tenantId: string, id: string, language: string): Promise<void> {
	await sql`update procurement_sessions set language = ${language} where tenant_id = ${tenantId} and id = ${id}`;
}
