// Runs other programs, none of which outlives us.
import { spawn } from 'node:child_process';

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function begin(program, args, options) {
	const child = spawn(program, args, options);
	const end = () => child.kill();
	process.once('exit', end);
	child.once('close', () => process.off('exit', end));
	return child;
}

/**
 * Runs one program to its end; what it prints goes where ours goes.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit status
 */
export function runVisibly(program, args, options) {
	return new Promise((resolve, reject) => {
		const child = begin(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
		child.on('error', reject);
		child.on('close', (code) => resolve(code ?? 1));
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
		const child = begin(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
		let output = '';
		child.stdout?.on('data', (chunk) => (output += chunk));
		child.stderr?.on('data', (chunk) => (output += chunk));
		child.on('error', reject);
		child.on('close', (code) => resolve({ code: code ?? 1, output }));
	});
}
