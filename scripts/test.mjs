// `npm test`: the checks, the tests against the real database, the tests in a real browser. Ends with one line that counts them all.
// They run side by side, for each of them leaves the processor idle for a part of its time, and are printed one after the other.
// `npm test -- server/http` runs the matching test files only.
import fs from 'node:fs';
import os from 'node:os';
import { ensureBuild } from './build.mjs';
import { runChecks } from './checks.mjs';
import { command, runVisibly } from './command.mjs';
import { findMemoryFolder } from './memory-folder.mjs';
import { prepare } from './prepare.mjs';
import { inProject, root } from './project.mjs';
import { run } from './say.mjs';

/** @typedef {{ passed: number, failed: number, leftOut: string[] }} Count */
/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Prepared */

/**
 * Runs a test runner to its end and hands on what it reported.
 * @param {Prepared} prepared
 * @param {string} program
 * @param {string[]} args
 * @param {string} report
 * @param {(report: any) => Count} count
 * @param {Promise<unknown>} [turn] when what it prints may be shown
 * @returns {Promise<Count>}
 */
async function runTests({ node, env }, program, args, report, count, turn) {
	fs.rmSync(report, { force: true });
	const code = await runVisibly(node, [inProject('node_modules', program), ...args], { cwd: root, env }, turn);
	const counted = fs.existsSync(report)
		? count(JSON.parse(fs.readFileSync(report, 'utf8')))
		: { passed: 0, failed: 1, leftOut: [] };
	// A runner can fail beside its tests: a file that does not load, an error that no one caught.
	if (code !== 0 && counted.failed === 0) counted.failed = 1;
	return counted;
}

/**
 * @param {Prepared} prepared
 * @param {string[]} filters
 * @param {Promise<unknown>} [turn]
 */
const runVitest = (prepared, filters, turn = undefined) =>
	runTests(
		prepared,
		'vitest/vitest.mjs',
		['run', ...filters],
		inProject('.cache', 'vitest.json'),
		(report) => ({
			passed: report.numPassedTests,
			failed: report.numFailedTests,
			leftOut: report.testResults.flatMap((/** @type {any} */ file) =>
				file.assertionResults
					.filter((/** @type {any} */ test) => test.status !== 'passed' && test.status !== 'failed')
					.map((/** @type {any} */ test) => test.fullName),
			),
		}),
		turn,
	);

/**
 * The titles of what was skipped, through all suites in suites.
 * @param {any} suite
 * @returns {string[]}
 */
const skippedIn = ({ suites = [], specs = [] }) => [
	...suites.flatMap(skippedIn),
	...specs
		.filter((/** @type {any} */ { tests }) => tests.every((/** @type {any} */ { status }) => status === 'skipped'))
		.map((/** @type {any} */ { title }) => title),
];

/**
 * @param {Prepared} prepared
 * @param {Promise<unknown>} turn
 */
const runPlaywright = (prepared, turn) =>
	runTests(
		prepared,
		'@playwright/test/cli.js',
		['test'],
		inProject('.cache', 'e2e.json'),
		(report) => ({
			passed: report.stats.expected + report.stats.flaky,
			failed: report.stats.unexpected,
			leftOut: skippedIn(report),
		}),
		turn,
	);

/** @param {Prepared} prepared */
async function hasBrowser({ node, env }) {
	return (await runVisibly(node, [inProject('e2e', 'support', 'find-browser.ts')], { cwd: root, env })) === 0;
}

/**
 * Draws the demo's pictures and their sizes, coarse, where they are not yet in the cache of the tests: once for all that fill a demo, instead
 * of in each of them at the same time.
 * @param {Prepared} prepared
 */
async function drawDemoPictures({ node, env }) {
	const parts = os.availableParallelism();
	await Promise.all(
		Array.from({ length: parts }, (_, part) =>
			command(node, [inProject('demo', 'draw-ahead.ts'), String(part), String(parts)], { cwd: root, env }),
		),
	);
}

/**
 * Programs that are begun as one file each are begun in half the time, by the tests in Node and in a browser alike.
 * @param {Prepared} prepared
 */
async function bundlePrograms({ node, env }) {
	await command(node, [inProject('server', 'testing', 'bundle-ahead.ts')], { cwd: root, env });
	env.PLATEN_TEST_PROGRAMS = inProject('.cache', 'test-programs');
}

/**
 * @param {Prepared} prepared
 * @returns {Promise<Count>}
 */
async function runAllChecks({ node }) {
	const lines = /** @type {string[]} */ ([]);
	const count = await runChecks(node, (line) => lines.push(line));
	console.log(['\nChecks', ...lines].join('\n'));
	return { ...count, leftOut: [] };
}

/**
 * No test waits for the checks, which are one program after the other: they need one core for longer than the build needs both.
 * @param {Prepared} prepared
 * @returns {Promise<Count[]>}
 */
async function runAll(prepared) {
	const checked = runAllChecks(prepared);
	const [browser] = await Promise.all([
		hasBrowser(prepared),
		ensureBuild(prepared.node),
		drawDemoPictures(prepared),
		bundlePrograms(prepared),
	]);
	const tested = runVitest(prepared, [], checked);
	const leftOut = ['all browser tests (need Chrome or Chromium; set CHROMIUM_PATH)'];
	const turn = Promise.all([checked, tested]);
	const seen = browser ? runPlaywright(prepared, turn) : { passed: 0, failed: 0, leftOut };
	return Promise.all([checked, tested, seen]);
}

/**
 * @param {Prepared} prepared
 * @param {string[]} filters
 */
async function runSome(prepared, filters) {
	await drawDemoPictures(prepared);
	return runVitest(prepared, filters);
}

await run(async () => {
	const filters = process.argv.slice(2);
	const prepared = await prepare({ build: filters.length > 0 });
	prepared.env.PLATEN_DEMO_PICTURES = inProject('.cache', 'test-pictures');
	const folder = findMemoryFolder();
	if (folder) prepared.env.TMPDIR = folder;
	const counts = filters.length > 0 ? [await runSome(prepared, filters)] : await runAll(prepared);

	const leftOut = counts.flatMap((count) => count.leftOut);
	if (leftOut.length > 0)
		console.log(`\nLeft out on this machine:\n${leftOut.map((title) => `  - ${title}`).join('\n')}`);
	const passed = counts.reduce((sum, count) => sum + count.passed, 0);
	const failed = counts.reduce((sum, count) => sum + count.failed, 0);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
});
