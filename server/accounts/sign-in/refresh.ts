// Goes on with a session: a new access token, and the next refresh token in place of the one that was used.

import { asTenant } from '../../database/as-tenant.ts';
import { DatabaseUnavailable, type Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import type { Origin } from '../services.ts';
import type { ActingOperator } from '../sessions/acting-operator.ts';
import { redeemToken, takeFamilyOver } from '../sessions/redeem-token.ts';
import { nextToken, type RefreshToken, readRefreshToken } from '../sessions/refresh-token.ts';
import { endSession, findOwner, findSession } from '../sessions/session-rows.ts';
import { loadUser } from '../subject.ts';
import { findOperator } from './find-operator.ts';
import { type SignedIn, type SignInParts, tokensFor } from './parts.ts';
import { recordVisit } from './record-visit.ts';

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
	const { operator } = use;
	if (operator && !(await parts.database.inTenant(operator.homeId, (sql) => findOperator(sql, operator)))) {
		await logOut(parts, tenantId, [token.sessionId]);
		throw new Refused('REFRESH_TOKEN_MISSING');
	}
	const subject = { ...user, sessionId: token.sessionId, operator };
	return { user: subject, tokens: tokensFor(parts, tenantId, subject, latest) };
}

/**
 * A user who asks for it is signed out, whatever was left of the session.
 * @returns who has left the shop, where an operator acted in it
 */
export async function logOut(
	parts: SignInParts,
	tenantId: string,
	sessionIds: readonly (string | undefined)[],
	origin?: Origin,
): Promise<ActingOperator | undefined> {
	const ids = [...new Set(sessionIds.filter((id) => id !== undefined))];
	const left = await parts.database.inTenant(tenantId, async (sql) => {
		let operator: ActingOperator | undefined;
		for (const id of ids) {
			const session = await findSession(sql, tenantId, id);
			const ended = await endSession(sql, tenantId, id);
			if (!ended || !session?.operator) continue;
			operator = session.operator;
			await recordLeaving(parts, sql, tenantId, { technicalId: session.userId, operator, origin });
		}
		return operator;
	});
	parts.services.forget(tenantId);
	parts.sessionCache.rememberOver(tenantId, ids);
	return left;
}

async function recordLeaving(
	{ services }: SignInParts,
	sql: Sql,
	tenantId: string,
	visit: { technicalId: string; operator: ActingOperator; origin: Origin | undefined },
): Promise<void> {
	const { homeId, homeSession } = visit.operator;
	// They may have signed out there before.
	const operatorId = await asTenant(sql, homeId, () => findOwner(sql, homeId, homeSession));
	const tenant = await loadTenant(sql, tenantId);
	await recordVisit(services, sql, { ...visit, action: 'leaveTenant', tenant, operatorId });
}
