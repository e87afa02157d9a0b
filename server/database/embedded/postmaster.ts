// What the database server says of itself in its pid file, and whether that process still is one.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { processBirth } from '../../../scripts/lock.mjs';

export interface Postmaster {
	pid: number;
	port: number;
	status: string;
}

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

function programName(pid: number): string | undefined {
	try {
		if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
		return path.basename(execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim());
	} catch {
		return undefined;
	}
}

/** On Linux its working folder proves whose server it is; elsewhere the password will. */
function servesCluster(pid: number, cluster: string): boolean {
	try {
		return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(cluster);
	} catch {
		return process.platform !== 'linux';
	}
}

export const isRunning = (pid: number) => processBirth(pid) !== undefined;

/** The server that runs on this cluster; undefined when there is none, even if an old pid file says so. */
export function readPostmaster(cluster: string): Postmaster | undefined {
	if (!fs.existsSync(pidFile(cluster))) return undefined;
	const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
	const pid = Number(lines[0]);
	if (!pid || !isRunning(pid)) return undefined;
	if (programName(pid) !== 'postgres' || !servesCluster(pid, cluster)) return undefined;
	return { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() };
}

/** PostgreSQL refuses to start when an old pid file names a number that some other process has by now. */
export function removeStalePidFile(cluster: string): void {
	if (!readPostmaster(cluster)) fs.rmSync(pidFile(cluster), { force: true });
}
