// A lock that at most one process of this machine holds, and that a killed process does not keep.
// The file names its holder by pid and by the time that process began, so that a reused pid is not taken for it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** @param {number} milliseconds */
const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * When a process began, in the system's own notation; undefined when it does not run.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processBirth(pid) {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return undefined;
	}
	try {
		if (process.platform === 'linux') {
			const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
			const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
			return state === 'Z' ? undefined : rest[18];
		}
		return execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim();
	} catch {
		return undefined;
	}
}

/**
 * @param {string} file
 * @returns {{ text: string, pid?: number, alive: boolean } | undefined}
 */
function readHolder(file) {
	try {
		const text = fs.readFileSync(file, 'utf8');
		const [pid, birth] = text.split('\n');
		if (birth === undefined) {
			// Just created and not written yet, or its writer died in between.
			return { text, alive: Date.now() - fs.statSync(file).mtimeMs < 5000 };
		}
		return { text, pid: Number(pid), alive: processBirth(Number(pid)) === birth };
	} catch {
		return undefined;
	}
}

/**
 * Removes a lock whose holder is gone. Only the process that made the guard folder may remove it, and only what it saw.
 * @param {string} file
 * @param {string} seen
 */
function clearStale(file, seen) {
	const guard = `${file}.clearing`;
	try {
		fs.mkdirSync(guard);
	} catch {
		try {
			if (Date.now() - fs.statSync(guard).mtimeMs > 10_000) fs.rmdirSync(guard);
		} catch {}
		pause(20);
		return;
	}
	try {
		const holder = readHolder(file);
		if (holder && !holder.alive && holder.text === seen) fs.unlinkSync(file);
	} finally {
		fs.rmdirSync(guard);
	}
}

/**
 * @param {string} file
 * @returns {{ release: () => void } | { heldBy: number | undefined }}
 */
export function takeLock(file) {
	for (;;) {
		try {
			const descriptor = fs.openSync(file, 'wx', 0o600);
			fs.writeSync(descriptor, `${process.pid}\n${processBirth(process.pid)}\n`);
			fs.closeSync(descriptor);
			return { release: () => fs.rmSync(file, { force: true }) };
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
		}
		const holder = readHolder(file);
		if (holder?.alive) return { heldBy: holder.pid };
		if (holder) clearStale(file, holder.text);
	}
}

/**
 * Waits until the lock is free, then holds it while the work runs.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whileLocked(file, work) {
	for (;;) {
		const lock = takeLock(file);
		if ('release' in lock) {
			try {
				return await work();
			} finally {
				lock.release();
			}
		}
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
}
