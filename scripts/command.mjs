// Runs other programs, none of which outlives us.
import { spawn } from 'node:child_process';
import { exitAfter, onEndSignals } from './say.mjs';

/**
 * Runs one program to its end; what it prints goes where ours goes, and Ctrl-C lets it end in order.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit status
 */
export function runVisibly(program, args, options) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
		child.on('error', reject);
		child.on('close', (code) => resolve(code ?? 1));
		// Test runners clear up after SIGINT only.
		onEndSignals((signal) => {
			child.on('close', () => exitAfter(signal));
			child.kill('SIGINT');
		});
	});
}

/**
 * Runs one program to its end and keeps what it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function command(program, args, options = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
		// npm goes on for seconds after any other signal, and the next start would work in the same folder.
		const kill = () => child.kill('SIGKILL');
		process.once('exit', kill);
		let output = '';
		child.stdout?.on('data', (chunk) => (output += chunk));
		child.stderr?.on('data', (chunk) => (output += chunk));
		child.on('error', reject);
		child.on('close', (code) => {
			process.off('exit', kill);
			resolve({ code: code ?? 1, output });
		});
	});
}
