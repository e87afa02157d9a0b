// The access token: who calls, signed, for ten minutes. It holds for one tenant; whether its session still lives is asked elsewhere.
import { timingSafeEqual } from 'node:crypto';
import { mac } from './keys.ts';

export const accessSeconds = 600;

export interface AccessClaims {
	sessionId: string;
	userId: string;
	rightsVersion: number;
}

const longest = 500;

function signature(key: Buffer, tenantId: string, payload: string): Buffer {
	return mac(key, 'access', tenantId, payload);
}

export function writeAccessToken(key: Buffer, tenantId: string, claims: AccessClaims, now = Date.now()): string {
	const { sessionId, userId, rightsVersion } = claims;
	const until = Math.floor(now / 1000) + accessSeconds;
	const payload = Buffer.from(JSON.stringify([sessionId, userId, rightsVersion, until])).toString('base64url');
	return `${payload}.${signature(key, tenantId, payload).toString('base64url')}`;
}

/** @returns nothing for one that is forged, of another tenant, or has run out */
export function readAccessToken(
	key: Buffer,
	tenantId: string,
	token: string | undefined,
	now = Date.now(),
): AccessClaims | undefined {
	if (token === undefined || token.length > longest) return undefined;
	const [payload = '', given = ''] = token.split('.', 2);
	const [a, b] = [Buffer.from(given, 'base64url'), signature(key, tenantId, payload)];
	if (a.length !== b.length || !timingSafeEqual(a, b)) return undefined;
	// Signed by us: it has the shape that we gave it.
	const [sessionId, userId, rightsVersion, until] = JSON.parse(Buffer.from(payload, 'base64url').toString());
	return until * 1000 > now ? { sessionId, userId, rightsVersion } : undefined;
}
