// What the scripts print: progress while they work, and failures without a stack trace.
import os from 'node:os';

const terminal = Boolean(process.stdout.isTTY) && !process.env.CI;

/** A failure that has a known cause: one sentence for what happened, one for what to do. */
export class Failure extends Error {
	/**
	 * @param {string} message
	 * @param {string} [advice]
	 * @param {string} [details] lines of the program that failed
	 */
	constructor(message, advice, details) {
		super(message);
		this.advice = advice;
		this.details = details;
	}
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows a step while it runs and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
	const since = performance.now();
	const show = () =>
		terminal
			? process.stdout.write(`\r\x1b[K  … ${title} (${seconds(since)})`)
			: console.log(`  … ${title}${performance.now() - since > 1000 ? ` (${seconds(since)})` : ''}`);
	show();
	const timer = setInterval(show, terminal ? 200 : 15_000);
	try {
		const result = await work();
		console.log(`${terminal ? '\r\x1b[K' : ''}  ✓ ${title} (${seconds(since)})`);
		return result;
	} catch (error) {
		console.log(`${terminal ? '\r\x1b[K' : ''}  ✗ ${title} (${seconds(since)})`);
		throw error;
	} finally {
		clearInterval(timer);
	}
}

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} EndSignal */

/**
 * Says what becomes of Ctrl-C and its like from now on.
 * @param {(signal: EndSignal) => void} end
 */
export function onEndSignals(end) {
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
		process.removeAllListeners(signal).on(signal, () => end(signal));
}

/**
 * Ends with the status that shells know from a program which a signal ended.
 * @param {EndSignal} signal
 */
export const exitAfter = (signal) => process.exit(128 + os.constants.signals[signal]);

/**
 * Runs a script's main function; a known failure ends it with its message only.
 * @param {() => Promise<number | void>} main
 */
export async function run(main) {
	// An exit of our own, unlike death by signal, takes along the programs that we run.
	onEndSignals(exitAfter);
	try {
		process.exitCode = (await main()) ?? 0;
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		console.error(`\n${error.message}`);
		if (error.details) console.error(error.details.trimEnd().replace(/^/gm, '  | '));
		if (error.advice) console.error(`→ ${error.advice}`);
		process.exitCode = 1;
	}
}

/**
 * Says in words why a folder or file could not be written.
 * @param {unknown} error
 * @param {string} place
 */
export function describeFileFailure(error, place) {
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	if (code === 'ENOSPC' || code === 'EDQUOT')
		return new Failure(`The disk of ${place} is full.`, 'Free some space and start again.');
	// On a read-only disk the recursive mkdir of Node says ENOENT.
	const unmade = code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
	if (unmade || code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
		return new Failure(
			`${place} cannot be written.`,
			'Give this user the right to write there, or start from a folder of your own.',
		);
	return error;
}
