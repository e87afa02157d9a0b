// Hashes of passwords: argon2id. Each takes 19 MiB and tens of milliseconds of a core, so few run at a time and the rest queue:
// a crowd that signs in must not take the pages from everyone else.
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import os from 'node:os';
import { promisify } from 'node:util';
import { longestPassword } from '../../rules/accounts/password.ts';
import { Refused } from '../failure.ts';

/** How much memory, in KiB, and how many passes over it. */
interface Cost {
	memory: number;
	passes: number;
}

const cost: Cost = { memory: 19_456, passes: 2 };
const saltBytes = 16;
const tagLength = 32;

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

const derive = (password: string, nonce: Buffer, { memory, passes }: Cost) =>
	inLane(() =>
		run('argon2id', { memory, passes, parallelism: 1, tagLength, message: password.normalize('NFC'), nonce }),
	);

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const written = ({ memory, passes }: Cost, salt: Buffer, tag: Buffer) =>
	`$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;

/** @param ofCost another one is for users of tests, who log in by the hundred */
export async function hashPassword(password: string, ofCost = cost): Promise<string> {
	const salt = randomBytes(saltBytes);
	return written(ofCost, salt, await derive(password, salt, ofCost));
}

const hashParts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/;

/** Compared with when there is no such user, or no password: it takes as long and never fits. */
const nobody = written(cost, randomBytes(saltBytes), randomBytes(tagLength));

/** At the cost that the hash was made with, so that it can be raised while older hashes still fit. */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
	const parts = hashParts.exec(hash ?? '') ?? hashParts.exec(nobody) ?? [];
	const [, memory, passes, salt = '', expected = ''] = parts;
	const ofCost = { memory: Number(memory), passes: Number(passes) };
	const given = await derive(password.slice(0, longestPassword), Buffer.from(salt, 'base64'), ofCost);
	const known = Buffer.from(expected, 'base64');
	return known.length === given.length && timingSafeEqual(known, given) && password.length <= longestPassword;
}
