// The data folder of a sandbox belongs to one process: two writers would ruin the journal. A killed one leaves no lock behind that counts.
import fs from 'node:fs';
import path from 'node:path';
import { takeLock } from '../scripts/lock.mjs';

/** Another one keeps its data in this folder. */
export class SandboxFolderTaken extends Error {
	readonly heldBy: number | undefined;

	constructor(name: string, dataDir: string, heldBy: number | undefined) {
		super(`Another ${name} sandbox (process ${heldBy}) already keeps its data in ${dataDir}.`);
		this.heldBy = heldBy;
	}
}

/** @returns what releases it */
export function lockFolder(name: string, dataDir: string): () => void {
	fs.mkdirSync(dataDir, { recursive: true });
	const lock = takeLock(path.join(dataDir, 'lock'));
	if ('release' in lock) return lock.release;
	throw new SandboxFolderTaken(name, dataDir, lock.heldBy);
}
