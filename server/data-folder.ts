// DATA_DIR: everything this installation keeps on disk, and the secret key that belongs to it.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { takeLock } from '../scripts/lock.mjs';
import { describeFileFailure, ExpectedFailure, errorCode } from './failure.ts';

/** What a database takes at first, and what one that exists needs to go on for a while. */
const megabytesNeeded = { new: 100, existing: 20 };

/** Folder by folder: where none can be made, the recursive way of Node hides the cause or never comes back (/proc). */
function makeFolder(folder: string): void {
	if (fs.existsSync(folder)) return;
	makeFolder(path.dirname(folder));
	try {
		fs.mkdirSync(folder);
	} catch (error) {
		if (errorCode(error) === 'ENOENT')
			throw new ExpectedFailure(`${folder} cannot be made.`, 'Set DATA_DIR to a folder of your own.');
		// Another start made it in the meantime.
		if (errorCode(error) !== 'EEXIST') throw error;
	}
}

export function prepareDataFolder(folder: string): void {
	try {
		makeFolder(folder);
		const needed = megabytesNeeded[fs.readdirSync(folder).length > 0 ? 'existing' : 'new'];
		fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
		const disk = fs.statfsSync(folder);
		if (disk.bavail * disk.bsize < needed * 2 ** 20)
			throw new ExpectedFailure(
				`The disk of ${folder} is almost full: less than ${needed} MB are left.`,
				'Free some space, or set DATA_DIR to a folder on another disk, and start again.',
			);
	} catch (error) {
		throw describeFileFailure(error, folder);
	}
}

/** Two servers on one embedded database would end it under each other's feet. */
export function lockDataFolder(folder: string): { release(): void } {
	const lock = takeLock(path.join(folder, 'lock'));
	if ('release' in lock) return lock;
	throw new ExpectedFailure(
		`Another Platen${lock.heldBy ? ` (process ${lock.heldBy})` : ''} is already running on ${folder}.`,
		'Stop it first, or set DATA_DIR (and PORT) to run a second one beside it.',
	);
}

/** A secret in a file that only this user can read, made once. */
export function loadOrCreateSecret(file: string): string {
	if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8').trim();
	const secret = randomBytes(32).toString('base64url');
	// Written whole under another name first: an interruption must not leave half a secret.
	const half = `${file}.${process.pid}`;
	const descriptor = fs.openSync(half, 'w', 0o600);
	fs.writeSync(descriptor, `${secret}\n`);
	fs.fsyncSync(descriptor);
	fs.closeSync(descriptor);
	fs.renameSync(half, file);
	return secret;
}
