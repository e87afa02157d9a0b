// Whether the operator who acts in a session still may.
import type { Sql } from '../../database/connection.ts';
import type { ActingOperator } from '../sessions/acting-operator.ts';
import { findSession } from '../sessions/session-rows.ts';
import { loadUser } from '../subject.ts';

/**
 * In a transaction of the shop they came from.
 * @returns their user there; nothing once they have signed out, were archived, or are no operator any more
 */
export async function findOperator(sql: Sql, { homeId, homeSession }: ActingOperator): Promise<string | undefined> {
	const session = await findSession(sql, homeId, homeSession);
	const user = session && (await loadUser(sql, homeId, session.userId));
	return user?.admin ? user.id : undefined;
}
