// Tokens of the client, signed with its key: who may open which page or file.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { nowOf, type World } from '../world.ts';
import { PrintformerFailure } from './failures.ts';
import { keyOf } from './keys.ts';

interface Token {
	client: string;
	user: string | undefined;
	urlPath: string | undefined;
	redirect: string | undefined;
	jti: string | undefined;
}

/** Seconds by which the clock of the client may be ahead. */
const leeway = 60;

const refused = (reason: string) => new PrintformerFailure(401, `Invalid token: ${reason}.`);

function decode(part: string | undefined): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
		if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
	} catch {
		// Refused as whatever else is no object.
	}
	throw refused('malformed');
}

const textIn = (from: Record<string, unknown>, name: string): string | undefined =>
	typeof from[name] === 'string' && from[name] !== '' ? from[name] : undefined;

function isSigned(token: string, key: string): boolean {
	const end = token.lastIndexOf('.');
	const expected = createHmac('sha256', key).update(token.slice(0, end)).digest();
	const given = Buffer.from(token.slice(end + 1), 'base64url');
	return given.length === expected.length && timingSafeEqual(given, expected);
}

function checkTimes({ iat, exp }: Record<string, unknown>, now: number): void {
	if (typeof iat !== 'number') throw refused('iat is missing');
	if (iat > now + leeway) throw refused('iat is in the future; it counts seconds');
	if (exp !== undefined && (typeof exp !== 'number' || exp <= now)) throw refused('expired');
}

/** Claims that are not ours are no concern of it. @throws PrintformerFailure */
export function readToken(world: World, token: string | null): Token {
	const parts = (token ?? '').split('.');
	if (parts.length !== 3) throw refused('malformed');
	const [header, payload] = [decode(parts[0]), decode(parts[1])];
	if (header.alg !== 'HS256') throw refused('the algorithm is not HS256');
	const client = textIn(payload, 'client') ?? '';
	const key = keyOf(client);
	if (key === undefined || !isSigned(token ?? '', key)) throw refused('wrong signature');
	checkTimes(payload, Math.floor(nowOf(world) / 1000));
	return {
		client,
		user: textIn(payload, 'user'),
		urlPath: textIn(payload, 'urlPath'),
		redirect: textIn(payload, 'redirect'),
		jti: textIn(header, 'jti'),
	};
}

/** Each opens a page once. */
export function spendToken({ store }: World, { client, jti }: Token, now: number): void {
	if (jti === undefined) throw refused('the header has no jti');
	const id = `${client} ${jti}`;
	if (store.find('used_jti', client, id) !== undefined) throw refused('it was used already');
	store.change(() => store.put('used_jti', client, id, now));
}
