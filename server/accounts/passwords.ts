// Hashes of passwords: argon2id. Each takes 19 MiB and tens of milliseconds of a core, so few run at a time and the rest queue:
// a crowd that signs in must not take the pages from everyone else.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import os from 'node:os';
import { promisify } from 'node:util';
import { longestPassword } from '../../rules/accounts/password.ts';
import { Refused } from '../failure.ts';

const settings = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const prefix = `$argon2id$v=19$m=${settings.memory},t=${settings.passes},p=${settings.parallelism}$`;
const saltBytes = 16;

/** Two, and never so many that no core is left for pages. */
const lanes = Math.max(1, Math.min(2, os.availableParallelism() - 1));
/** A user who comes after so many others is asked to come back: waiting would take longer than they do. */
const queueAtMost = 500;

const run = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

let running = 0;
const waiting: (() => void)[] = [];

async function inLane<T>(work: () => Promise<T>): Promise<T> {
	if (running >= lanes) {
		if (waiting.length >= queueAtMost) throw new Refused('UNAVAILABLE');
		await new Promise<void>((resolve) => waiting.push(resolve));
	} else running += 1;
	try {
		return await work();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	}
}

const derive = (password: string, nonce: Buffer) =>
	inLane(() => run('argon2id', { ...settings, message: password.normalize('NFC'), nonce }));

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(saltBytes);
	return `${prefix}${base64(salt)}$${base64(await derive(password, salt))}`;
}

/** Compared with when there is no such user: it takes as long and never fits. */
const nobody = `${prefix}${base64(randomBytes(saltBytes))}$${base64(randomBytes(settings.tagLength))}`;

export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
	const [salt = '', expected = ''] = (hash ?? nobody).slice(prefix.length).split('$');
	const given = await derive(password.slice(0, longestPassword), Buffer.from(salt, 'base64'));
	const known = Buffer.from(expected, 'base64');
	return known.length === given.length && timingSafeEqual(known, given) && password.length <= longestPassword;
}
