// `npm test`: the checks, the tests against the real database, the tests in a real browser. Ends with one line that counts them all.
// `npm test -- server/http` runs the matching test files only.
import fs from 'node:fs';
import { runChecks } from './checks.mjs';
import { runVisibly } from './command.mjs';
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
 * @returns {Promise<Count>}
 */
async function runTests({ node, env }, program, args, report, count) {
	fs.rmSync(report, { force: true });
	const code = await runVisibly(node, [inProject('node_modules', program), ...args], { cwd: root, env });
	const counted = fs.existsSync(report)
		? count(JSON.parse(fs.readFileSync(report, 'utf8')))
		: { passed: 0, failed: 1, leftOut: [] };
	// A runner can fail beside its tests: a file that does not load, an error that nobody caught.
	if (code !== 0 && counted.failed === 0) counted.failed = 1;
	return counted;
}

/**
 * @param {Prepared} prepared
 * @param {string[]} filters
 */
const runVitest = (prepared, filters) =>
	runTests(prepared, 'vitest/vitest.mjs', ['run', ...filters], inProject('.cache', 'vitest.json'), (report) => ({
		passed: report.numPassedTests,
		failed: report.numFailedTests,
		leftOut: report.testResults.flatMap((/** @type {any} */ file) =>
			file.assertionResults
				.filter((/** @type {any} */ test) => test.status !== 'passed' && test.status !== 'failed')
				.map((/** @type {any} */ test) => test.fullName),
		),
	}));

/** @param {Prepared} prepared */
const runPlaywright = (prepared) =>
	runTests(prepared, '@playwright/test/cli.js', ['test'], inProject('.cache', 'e2e.json'), ({ stats }) => ({
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		leftOut: [],
	}));

/** @param {Prepared} prepared */
async function hasBrowser({ node, env }) {
	return (await runVisibly(node, [inProject('e2e', 'support', 'find-browser.ts')], { cwd: root, env })) === 0;
}

await run(async () => {
	const prepared = await prepare({ build: true });
	const filters = process.argv.slice(2);
	const counts = /** @type {Count[]} */ ([]);
	if (filters.length === 0) {
		console.log('\nChecks');
		counts.push({ ...(await runChecks(prepared.node)), leftOut: [] });
	}
	counts.push(await runVitest(prepared, filters));
	if (filters.length === 0) {
		if (await hasBrowser(prepared)) counts.push(await runPlaywright(prepared));
		else
			counts.push({
				passed: 0,
				failed: 0,
				leftOut: ['all browser tests (need Chrome or Chromium; set CHROMIUM_PATH)'],
			});
	}

	const leftOut = counts.flatMap((count) => count.leftOut);
	if (leftOut.length > 0)
		console.log(`\nLeft out on this machine:\n${leftOut.map((title) => `  - ${title}`).join('\n')}`);
	const passed = counts.reduce((sum, count) => sum + count.passed, 0);
	const failed = counts.reduce((sum, count) => sum + count.failed, 0);
	console.log(`\n${passed} passed, ${failed} failed`);
	return failed > 0 ? 1 : 0;
});
