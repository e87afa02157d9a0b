// Goes on with a session: a new access token, and the next refresh token in place of the one that was used.

import { DatabaseUnavailable } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { redeemToken, takeFamilyOver } from '../sessions/redeem-token.ts';
import { nextToken, type RefreshToken, readRefreshToken } from '../sessions/refresh-token.ts';
import { endSession } from '../sessions/session-rows.ts';
import { loadUser } from '../subject.ts';
import { type SignedIn, type SignInParts, tokensFor } from './parts.ts';

/** The token that a family has come to, from one that is so many uses behind. */
function ahead(parts: SignInParts, tenantId: string, token: RefreshToken, steps: number): RefreshToken {
	let latest = token;
	for (let step = 0; step < steps; step++) latest = nextToken(parts.keys.refresh, tenantId, latest);
	return latest;
}

/** It is in two hands, and no one knows in whose: neither may go on with it. */
async function revoke(parts: SignInParts, tenantId: string, { sessionId }: RefreshToken, userId: string) {
	const { database, sessionCache, services } = parts;
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
	sessionCache.rememberOver(tenantId, [sessionId]);
}

/** One transaction: what fails before its end can be tried again with the same token. */
function redeem(parts: SignInParts, tenantId: string, token: RefreshToken, next: RefreshToken) {
	return parts.database.inTenant(tenantId, async (sql) => {
		const use = await redeemToken(sql, tenantId, token, next);
		if (use.kind === 'over' || use.kind === 'elsewhere') return { use, user: undefined };
		const user = await loadUser(sql, tenantId, use.userId);
		return { use, user };
	});
}

/** @returns whether there was anything to take over */
async function takeOver(parts: SignInParts, tenantId: string, { sessionId }: RefreshToken): Promise<boolean> {
	const family = await parts.sessionCache.formerFamily(tenantId, sessionId).catch((error) => {
		throw new DatabaseUnavailable('nobody knows the tokens of this session while Redis is away', { cause: error });
	});
	if (family) await parts.database.inTenant(tenantId, (sql) => takeFamilyOver(sql, tenantId, sessionId, family));
	return family !== null;
}

export async function refreshSession(
	parts: SignInParts,
	tenantId: string,
	text: string | undefined,
): Promise<SignedIn> {
	const { sessionCache, keys } = parts;
	const token = readRefreshToken(keys.refresh, tenantId, text);
	if (!token || (await sessionCache.isOver(tenantId, token.sessionId))) throw new Refused('REFRESH_TOKEN_MISSING');
	const next = nextToken(keys.refresh, tenantId, token);
	let { use, user } = await redeem(parts, tenantId, token, next);
	if (use.kind === 'elsewhere' && (await takeOver(parts, tenantId, token)))
		({ use, user } = await redeem(parts, tenantId, token, next));
	if (use.kind === 'over') sessionCache.rememberOver(tenantId, [token.sessionId]);
	if (!user || use.kind === 'over' || use.kind === 'elsewhere') throw new Refused('REFRESH_TOKEN_MISSING');
	if (use.kind === 'reused') {
		await revoke(parts, tenantId, token, user.id);
		throw new Refused('REFRESH_TOKEN_MISSING');
	}
	const latest = use.kind === 'late' ? ahead(parts, tenantId, token, use.behind) : next;
	const subject = { ...user, sessionId: token.sessionId, operator: use.operator };
	return { user: subject, tokens: tokensFor(parts, tenantId, subject, latest) };
}

/** A user who asks for it is signed out, whatever was left of the session. */
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
	parts.sessionCache.rememberOver(tenantId, ids);
}
