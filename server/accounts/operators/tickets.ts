// With what an operator enters another shop: a random ticket for one use within a minute. The shop that is entered stores its hash.
import type { Sql } from '../../database/connection.ts';
import type { ActingOperator } from '../sessions/acting-operator.ts';
import { hashOf, newToken } from '../sessions/keys.ts';
import { type OperatorColumns, operatorOf } from '../sessions/session-rows.ts';

const secondsToLive = 60;

/** In a transaction of the shop that is to be entered. */
export async function makeTicket(
	sql: Sql,
	tenantId: string,
	{ email, home, homeId, homeSession }: ActingOperator,
): Promise<string> {
	const ticket = newToken();
	await sql`delete from operator_tickets where tenant_id = ${tenantId} and expires_at < now()`;
	await sql`
		insert into operator_tickets
			(tenant_id, token_hash, operator_email, operator_home, operator_tenant, operator_session, expires_at)
		values (${tenantId}, ${hashOf(ticket)}, ${email}, ${home}, ${homeId}, ${homeSession},
			now() + make_interval(secs => ${secondsToLive}))`;
	return ticket;
}

/** Of two who send it at the same time one is let in. @returns whose it was; undefined: it is used up, too old, or was never made */
export async function redeemTicket(sql: Sql, tenantId: string, ticket: string): Promise<ActingOperator | undefined> {
	const [used] = await sql<(OperatorColumns & { valid: boolean })[]>`
		delete from operator_tickets where tenant_id = ${tenantId} and token_hash = ${hashOf(ticket)}
		returning operator_email, operator_home, operator_tenant, operator_session, expires_at > now() as valid`;
	return used?.valid ? operatorOf(used) : undefined;
}
