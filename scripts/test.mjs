// `npm test`: the checks, the tests against the real database, the tests in a real browser. Ends with one line that counts them all.
// They run side by side, for each of them leaves the processor idle for a part of its time, and are printed one after the other.
// `npm test -- server/http` runs the matching test files only.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuild } from './build.mjs';
import { runChecks } from './checks.mjs';
import { command, runVisibly } from './command.mjs';
import { findMemoryFolder } from './memory-folder.mjs';
import { prepare } from './prepare.mjs';
import { inProject, root } from './project.mjs';
import { run } from './say.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[], leftOut: string[] }} Count */
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
		: { passed: 0, failed: 1, failures: [`${program}: no report`], leftOut: [] };
	// A runner can fail beside its tests: a file that does not load, an error that no one caught.
	if (code !== 0 && counted.failed === 0) {
		counted.failed = 1;
		counted.failures.push(`${program}: an error beside the tests`);
	}
	return counted;
}

/**
 * @param {any} report
 * @param {(status: string) => boolean} wanted
 * @returns {string[]}
 */
const titlesIn = (report, wanted) =>
	report.testResults.flatMap((/** @type {any} */ file) =>
		file.assertionResults
			.filter((/** @type {any} */ { status }) => wanted(status))
			.map((/** @type {any} */ { fullName }) => `${path.relative(root, file.name)} › ${fullName}`),
	);

/** @param {string} title */
const withoutFile = (title) => title.slice(title.indexOf(' › ') + 3);

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
			failures: [
				...titlesIn(report, (status) => status === 'failed'),
				...report.testResults
					.filter((/** @type {any} */ file) => file.status === 'failed' && file.message)
					.map((/** @type {any} */ file) => `${path.relative(root, file.name)}: ${file.message.split('\n')[0]}`),
			],
			leftOut: titlesIn(report, (status) => status !== 'passed' && status !== 'failed').map(withoutFile),
		}),
		turn,
	);

/**
 * The titles of the tests that ended in one way, through all suites in suites.
 * @param {any} suite
 * @param {string} ending
 * @returns {string[]}
 */
const endedIn = ({ suites = [], specs = [] }, ending) => [
	...suites.flatMap((/** @type {any} */ suite) => endedIn(suite, ending)),
	...specs
		.filter((/** @type {any} */ { tests }) => tests.every((/** @type {any} */ { status }) => status === ending))
		.map((/** @type {any} */ { file, title }) => `e2e/${file} › ${title}`),
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
			failures: endedIn(report, 'unexpected'),
			leftOut: endedIn(report, 'skipped').map(withoutFile),
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
	return { ...count, failures: count.failed > 0 ? ['checks (above)'] : [], leftOut: [] };
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
	const seen = browser ? runPlaywright(prepared, turn) : { passed: 0, failed: 0, failures: [], leftOut };
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
	// The end of the output is what is read first, and all that some CI systems keep of a long run.
	const failures = counts.flatMap((count) => count.failures);
	if (failures.length > 0) console.log(`\nFailed:\n${failures.map((title) => `  - ${title}`).join('\n')}`);
	const passed = counts.reduce((sum, count) => sum + count.passed, 0);
	const failed = counts.reduce((sum, count) => sum + count.failed, 0);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
});
