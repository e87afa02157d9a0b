// Goes on with a session: a new access token, and the next refresh token in place of the one that was used.
import { loadUser } from '../accounts/subject.ts';
import { Refused } from '../failure.ts';
import { type Use, useToken } from '../sessions/family.ts';
import { nextToken, type RefreshToken, readRefreshToken } from '../sessions/refresh-token.ts';
import { endSession, findSessionUser, touchSession } from '../sessions/session-rows.ts';
import { type SignedIn, type SignInParts, tokensFor } from './parts.ts';

/** The token that a family has come to, from one that is so many uses behind. */
function ahead(parts: SignInParts, tenantId: string, token: RefreshToken, steps: number): RefreshToken {
	let latest = token;
	for (let step = 0; step < steps; step++) latest = nextToken(parts.keys.refresh, tenantId, latest);
	return latest;
}

/** It is in two hands, and nobody knows in whose: neither may go on with it. */
async function revoke(parts: SignInParts, tenantId: string, { sessionId }: RefreshToken, userId: string) {
	const { database, families, services } = parts;
	await database.inTenant(tenantId, async (sql) => {
		if (!(await endSession(sql, tenantId, sessionId))) return;
		const actor = { id: undefined, email: null, address: undefined, requestId: undefined };
		await services.record(sql, tenantId, actor, {
			action: 'revokeSession',
			entity: { type: 'user', id: userId },
			after: { reason: 'an old refresh token was used again' },
		});
	});
	services.forget(tenantId);
	parts.warn({ tenantId, sessionId, userId }, 'an old refresh token was used again: session revoked');
	await families.remove(tenantId, [sessionId]);
}

export async function refreshSession(
	parts: SignInParts,
	tenantId: string,
	text: string | undefined,
): Promise<SignedIn> {
	const { database, families, keys } = parts;
	const token = readRefreshToken(keys.refresh, tenantId, text);
	if (!token) throw new Refused('REFRESH_TOKEN_MISSING');
	// Before the token is used up: what fails here can be tried again with the same token.
	const user = await database.inTenant(tenantId, async (sql) => {
		const userId = await findSessionUser(sql, tenantId, token.sessionId);
		if (userId && !families.inDatabase) await touchSession(sql, tenantId, token.sessionId);
		return userId && loadUser(sql, tenantId, userId);
	});
	if (!user) throw new Refused('REFRESH_TOKEN_MISSING');
	const next = nextToken(keys.refresh, tenantId, token);
	const use: Use | undefined = await families.use(tenantId, token.sessionId, (family) =>
		useToken(family, token.hash, next.hash, Date.now()),
	);
	if (use?.kind === 'reused') await revoke(parts, tenantId, token, user.id);
	if (!use || use.kind === 'reused') throw new Refused('REFRESH_TOKEN_MISSING');
	const latest = use.kind === 'late' ? ahead(parts, tenantId, token, use.behind) : next;
	const subject = { ...user, sessionId: token.sessionId };
	return { user: subject, tokens: tokensFor(parts, tenantId, subject, latest) };
}

/** Whoever asks for it is signed out, whatever was left of the session. */
export async function logOut(
	parts: SignInParts,
	tenantId: string,
	sessionIds: readonly (string | undefined)[],
): Promise<void> {
	const ids = [...new Set(sessionIds.filter((id) => id !== undefined))];
	await parts.database.inTenant(tenantId, async (sql) => {
		for (const id of ids) await endSession(sql, tenantId, id);
	});
	parts.services.forget(tenantId);
	// The session is over by its row; the tokens go when they can.
	await parts.families.remove(tenantId, ids).catch(() => undefined);
}
