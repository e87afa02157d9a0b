// Keys for one purpose each, derived from the one secret of the installation; and what is kept instead of a token.
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export const deriveKey = (secret: string, purpose: string): Buffer =>
	Buffer.from(hkdfSync('sha256', secret, 'platen', purpose, 32));

/** 256 bits that no one guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Random tokens need no salt and no slow hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const mac = (key: Buffer, ...parts: (string | Buffer)[]): Buffer => {
	// With their lengths, so that no two lists of parts are the same text.
	const pieces = parts.flatMap((part) => [Buffer.from(`${Buffer.byteLength(part)}:`), Buffer.from(part)]);
	return createHmac('sha256', key).update(Buffer.concat(pieces)).digest();
};
