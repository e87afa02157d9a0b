// A folder for temporary files that are in memory: test databases are made and dropped by the hundred, and a disk takes ten times as long.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const shared = '/dev/shm';
/** Free bytes that it must have, and twice as many that the machine must have. */
const room = 2 ** 31;

/** Whether programs in it may be run: some tests bring their own. */
function runsPrograms(/** @type {string} */ folder) {
	const own = fs.mkdtempSync(path.join(folder, 'platen-try-'));
	try {
		const program = path.join(own, 'program');
		fs.writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
		execFileSync(program);
		return true;
	} catch {
		return false;
	} finally {
		fs.rmSync(own, { recursive: true, force: true });
	}
}

/** @returns {string | undefined} none where there is no such folder, or too little room in it or in memory */
export function findMemoryFolder() {
	try {
		const { bavail, bsize } = fs.statfsSync(shared);
		if (bavail * bsize < room || os.freemem() < 2 * room) return undefined;
		return runsPrograms(shared) ? shared : undefined;
	} catch {
		return undefined;
	}
}
