// Tokens for browsers, by which the provider lets them open a page or a file: HS256, the api key as its text.
import { createHmac, randomBytes } from 'node:crypto';

interface Claims {
	client: string;
	user?: string;
	urlPath?: string;
	redirect?: string;
}

interface Signing {
	apiKey: string;
	/** For pages: works once, so an address with it is never stored. */
	isSingleUse: boolean;
	/** Seconds until it no longer works. */
	lifetime: number;
	/** Milliseconds. */
	now?: number;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signToken(claims: Claims, { apiKey, isSingleUse, lifetime, now = Date.now() }: Signing): string {
	const iat = Math.floor(now / 1000);
	const header = { typ: 'JWT', alg: 'HS256', ...(isSingleUse ? { jti: randomBytes(8).toString('hex') } : {}) };
	const content = `${encode(header)}.${encode({ ...claims, iat, exp: iat + lifetime })}`;
	return `${content}.${createHmac('sha256', apiKey).update(content).digest('base64url')}`;
}
