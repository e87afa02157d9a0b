// With what an operator enters another shop: a random ticket for one use within a minute. The shop that is entered stores its hash.
import type { Sql } from '../../database/connection.ts';
import type { ActingOperator } from '../sessions/acting-operator.ts';
import { hashOf, newToken } from '../sessions/keys.ts';

const secondsToLive = 60;

/** In a transaction of the shop that is to be entered. */
export async function makeTicket(sql: Sql, tenantId: string, { email, home }: ActingOperator): Promise<string> {
	const ticket = newToken();
	await sql`delete from operator_tickets where tenant_id = ${tenantId} and expires_at < now()`;
	await sql`
		insert into operator_tickets (tenant_id, token_hash, operator_email, operator_home, expires_at)
		values (${tenantId}, ${hashOf(ticket)}, ${email}, ${home}, now() + make_interval(secs => ${secondsToLive}))`;
	return ticket;
}

/** Of two who send it at the same time one is let in. @returns whose it was; undefined: it is used up, too old, or was never made */
export async function redeemTicket(sql: Sql, tenantId: string, ticket: string): Promise<ActingOperator | undefined> {
	const [used] = await sql<(ActingOperator & { valid: boolean })[]>`
		delete from operator_tickets where tenant_id = ${tenantId} and token_hash = ${hashOf(ticket)}
		returning operator_email as email, operator_home as home, expires_at > now() as valid`;
	return used?.valid ? { email: used.email, home: used.home } : undefined;
}
