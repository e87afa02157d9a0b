// The secret of a purchasing system: its own, else the one that the shop has for all. Compared in the same time whatever was sent.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../database/connection.ts';
import { readSecret } from '../../secrets/keep-secret.ts';
import { secretPurposeOf } from './buyer-rows.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @returns undefined where there is none: then nothing is let in */
export async function readBuyerSecret(
	sql: Sql,
	key: Buffer,
	tenantId: string,
	buyerId: string | undefined,
): Promise<string | undefined> {
	const own = buyerId && (await readSecret(sql, key, tenantId, secretPurposeOf(buyerId)));
	return own || readSecret(sql, key, tenantId, 'procurementSharedSecret');
}

/** The same work for a buyer that is not there: no one learns which there are. */
export async function isSecretOf(
	sql: Sql,
	key: Buffer,
	tenantId: string,
	{ buyerId, given }: { buyerId: string | undefined; given: string | undefined },
): Promise<boolean> {
	const expected = await readBuyerSecret(sql, key, tenantId, buyerId);
	const isEqual = timingSafeEqual(digest(given ?? ''), digest(expected ?? ''));
	return isEqual && buyerId !== undefined && expected !== undefined && given !== undefined;
}
