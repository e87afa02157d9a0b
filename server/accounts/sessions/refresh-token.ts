// The refresh token: opaque to its holder, kept by us as a hash. Its successor follows from it and our key, so that many tabs
// which refresh with the same token at once all get the same next one.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashOf, mac } from './keys.ts';

export interface RefreshToken {
	sessionId: string;
	text: string;
	hash: string;
}

const idBytes = 16;
const valueBytes = 32;
const sealBytes = 16;

const bytesOfId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOfBytes = (bytes: Buffer) =>
	bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Tells an old token from a forged one: only the first may end a session. */
const sealOf = (key: Buffer, tenantId: string, body: Buffer) =>
	mac(key, 'refresh', tenantId, body).subarray(0, sealBytes);

function write(key: Buffer, tenantId: string, sessionId: string, value: Buffer): RefreshToken {
	const body = Buffer.concat([bytesOfId(sessionId), value]);
	const text = Buffer.concat([body, sealOf(key, tenantId, body)]).toString('base64url');
	return { sessionId, text, hash: hashOf(text) };
}

export const firstToken = (key: Buffer, tenantId: string, sessionId: string): RefreshToken =>
	write(key, tenantId, sessionId, randomBytes(valueBytes));

export function nextToken(key: Buffer, tenantId: string, { sessionId, text }: RefreshToken): RefreshToken {
	return write(key, tenantId, sessionId, mac(key, 'next', tenantId, text));
}

export function readRefreshToken(key: Buffer, tenantId: string, text: string | undefined): RefreshToken | undefined {
	const bytes = Buffer.from(text ?? '', 'base64url');
	if (!text || bytes.length !== idBytes + valueBytes + sealBytes) return undefined;
	const body = bytes.subarray(0, idBytes + valueBytes);
	if (!timingSafeEqual(bytes.subarray(body.length), sealOf(key, tenantId, body))) return undefined;
	return { sessionId: idOfBytes(body.subarray(0, idBytes)), text, hash: hashOf(text) };
}
