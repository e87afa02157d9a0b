// Runs other programs, none of which outlives us.
import { spawn } from 'node:child_process';
import { exitAfter, onEndSignals } from './say.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const visible = new Set();

/** Test runners clear up after SIGINT only. */
function endVisible(/** @type {import('./say.mjs').EndSignal} */ signal) {
	for (const child of visible) {
		child.on('close', () => visible.size === 0 && exitAfter(signal));
		child.kill('SIGINT');
	}
}

/**
 * Keeps what a program prints until its turn has come. It is read at once nevertheless: a program whose lines no one takes stands still.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} turn
 */
function printInTurn(child, turn) {
	/** @type {Buffer[] | undefined} */
	let kept = [];
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (chunk) => (kept ? kept.push(chunk) : process.stdout.write(chunk)));
	const print = () => {
		for (const chunk of kept ?? []) process.stdout.write(chunk);
		kept = undefined;
	};
	turn.then(print, print);
}

/**
 * Runs one program to its end; what it prints goes where ours goes, and Ctrl-C lets it end in order.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {Promise<unknown>} [turn] what is printed before is kept until then: of programs that run side by side, one is read after the other
 * @returns {Promise<number>} its exit status
 */
export function runVisibly(program, args, options, turn) {
	return new Promise((resolve, reject) => {
		const output = turn ? 'pipe' : 'inherit';
		const child = spawn(program, args, { ...options, stdio: ['ignore', output, output] });
		if (turn) printInTurn(child, turn);
		visible.add(child);
		child.on('error', reject);
		child.on('close', (code) => {
			visible.delete(child);
			resolve(code ?? 1);
		});
		onEndSignals(endVisible);
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
