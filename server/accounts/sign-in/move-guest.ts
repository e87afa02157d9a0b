// What a guest has gathered goes along when they sign in: each domain that keeps things for guests says how.

import type { Sql } from '../../database/connection.ts';
import { findSession } from '../sessions/session-rows.ts';
import { loadUser } from '../subject.ts';
import type { SignInParts } from './parts.ts';

/** Gives everything of the first user to the second. Both are of this tenant. */
export type GuestMove = (sql: Sql, tenantId: string, guestId: string, userId: string) => Promise<void>;

/** All of it moves, or nothing does and the log-in fails. */
export async function moveGuest(
	{ database, guestMoves }: SignInParts,
	tenantId: string,
	sessionIds: readonly (string | undefined)[],
	userId: string,
): Promise<void> {
	if (guestMoves.length === 0) return;
	await database.inTenant(tenantId, async (sql) => {
		for (const sessionId of new Set(sessionIds.filter((id) => id !== undefined))) {
			const id = (await findSession(sql, tenantId, sessionId))?.userId;
			const guest = id ? await loadUser(sql, tenantId, id) : undefined;
			if (guest?.guest) for (const move of guestMoves) await move(sql, tenantId, guest.id, userId);
		}
	});
}
