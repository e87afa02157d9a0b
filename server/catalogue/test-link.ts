// A test link shows one product of one shop to a user who has it, published or not, for a day: the product and its end, signed.
import { timingSafeEqual } from 'node:crypto';
import { mac } from '../accounts/sessions/keys.ts';

/** The name of the token in an address: /product/{slug}?test={token} */
export const testParameter = 'test';

const testLinkSeconds = 24 * 60 * 60;

const longest = 200;

const signature = (key: Buffer, tenantId: string, payload: string): Buffer => mac(key, 'test link', tenantId, payload);

/** @param key `testLinkKey` of the API's context */
export function writeTestLink(key: Buffer, tenantId: string, productId: string, now = Date.now()): string {
	const payload = `${productId}.${Math.floor(now / 1000) + testLinkSeconds}`;
	return `${payload}.${signature(key, tenantId, payload).toString('base64url')}`;
}

/** @returns the product that it opens; nothing for one that is forged, of another tenant, or has run out */
export function productOfTestLink(
	key: Buffer | undefined,
	tenantId: string,
	token: string | null | undefined,
	now = Date.now(),
): string | undefined {
	if (!key || !token || token.length > longest) return undefined;
	const end = token.lastIndexOf('.');
	const payload = token.slice(0, Math.max(end, 0));
	const [given, real] = [Buffer.from(token.slice(end + 1), 'base64url'), signature(key, tenantId, payload)];
	if (given.length !== real.length || !timingSafeEqual(given, real)) return undefined;
	const [productId, until] = payload.split('.');
	return Number(until) * 1000 > now ? productId : undefined;
}
