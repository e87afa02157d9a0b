// Writes down what was said. It happens after the answer is decided, in a transaction of its own: a refused message is shown as well.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { maskSecrets } from './mask-secrets.ts';

export type MessageKind =
	| 'profile'
	| 'setup'
	| 'order'
	| 'unknown'
	| 'start'
	| 'cart'
	| 'ociEntry'
	| 'ociFunction'
	| 'ociCart'
	| 'confirmation'
	| 'status'
	| 'shipNotice'
	| 'invoice';

export interface NewMessage {
	direction: 'in' | 'out';
	kind: MessageKind;
	buyerId?: string | null | undefined;
	sessionId?: string | null | undefined;
	orderRef?: string | undefined;
	deployment?: 'production' | 'test' | undefined;
	payloadId?: string | undefined;
	status?: number | null | undefined;
	body: string;
	/** Why it was refused, for those who connect the systems. */
	problem?: string | undefined;
	/** Must not be in it. */
	secrets?: readonly (string | undefined)[] | undefined;
}

/** Whoever sends without a proof fills no disk. */
const mostUnproved = 200;
const longestUnproved = 4000;

const dropUnproved = (sql: Sql, tenantId: string) => sql`
	delete from procurement_messages where tenant_id = ${tenantId} and buyer_id is null and id in (
		select id from procurement_messages where tenant_id = ${tenantId} and buyer_id is null
		order by at desc, id desc offset ${mostUnproved}
	)`;

export async function noteMessage(sql: Sql, tenantId: string, message: NewMessage): Promise<void> {
	const { direction, kind, buyerId, sessionId, status, secrets } = message;
	const readable = message.body.toWellFormed().replaceAll('\0', '\uFFFD');
	const body = maskSecrets(buyerId ? readable : readable.slice(0, longestUnproved), secrets);
	if (!buyerId) await dropUnproved(sql, tenantId);
	await sql`
		insert into procurement_messages (tenant_id, id, at, buyer_id, session_id, order_ref, direction, kind, deployment,
			payload_id, status, body, problem)
		values (${tenantId}, ${newId()}, clock_timestamp(), ${buyerId ?? null}, ${sessionId ?? null}, ${message.orderRef ?? ''},
			${direction}, ${kind}, ${message.deployment ?? 'production'}, ${message.payloadId ?? ''}, ${status ?? null},
			${body}, ${message.problem ?? ''})`;
}
