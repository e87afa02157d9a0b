// What signing in works with.

import type { Database, Sql } from '../../database/connection.ts';
import type { AccountServices } from '../services.ts';
import { accessSeconds, writeAccessToken } from '../sessions/access-token.ts';
import type { ActingOperator } from '../sessions/acting-operator.ts';
import { sessionDays } from '../sessions/family.ts';
import { firstToken, type RefreshToken } from '../sessions/refresh-token.ts';
import type { SessionCache } from '../sessions/session-cache.ts';
import { insertSession, newSessionId } from '../sessions/session-rows.ts';
import type { Subject, User } from '../subject.ts';
import type { GuestMove } from './move-guest.ts';

export interface SignInParts {
	database: Database;
	sessionCache: SessionCache;
	services: AccountServices;
	keys: { access: Buffer; refresh: Buffer; code: Buffer; device: Buffer; call: Buffer };
	guestMoves: readonly GuestMove[];
	/** Notified of what a user should look at: a token in two hands. */
	warn(fields: object, message: string): void;
}

/** What the caller gets as cookies. */
export interface Tokens {
	access: string;
	refresh: string;
	/** Seconds. */
	accessLives: number;
	refreshLives: number;
	guest: boolean;
}

export interface SignedIn {
	user: Subject;
	tokens: Tokens;
}

export function tokensFor(
	{ keys }: Pick<SignInParts, 'keys'>,
	tenantId: string,
	user: Subject,
	refresh: RefreshToken,
): Tokens {
	const { sessionId, id: userId, rightsVersion, guest } = user;
	return {
		access: writeAccessToken(keys.access, tenantId, { sessionId, userId, rightsVersion }),
		refresh: refresh.text,
		accessLives: accessSeconds,
		refreshLives: sessionDays * 24 * 3600,
		guest,
	};
}

/** A new session with tokens of its own, in the transaction in which it is found whose it is. */
export async function beginSession(
	parts: SignInParts,
	tenantId: string,
	findUser: (sql: Sql) => Promise<User>,
	operator?: ActingOperator,
): Promise<SignedIn> {
	const { database, keys } = parts;
	const sessionId = newSessionId();
	const token = firstToken(keys.refresh, tenantId, sessionId);
	const user = await database.inTenant(tenantId, async (sql) => {
		const found = await findUser(sql);
		await insertSession(sql, tenantId, { sessionId, userId: found.id, refreshHash: token.hash, operator });
		if (!found.guest && !found.technical)
			await sql`update users set last_login_at = now() where tenant_id = ${tenantId} and id = ${found.id}`;
		return found;
	});
	const subject = { ...user, sessionId, operator };
	return { user: subject, tokens: tokensFor(parts, tenantId, subject, token) };
}
