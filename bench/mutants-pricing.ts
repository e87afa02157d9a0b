// `npm run mutants:pricing`: makes each mistake of pricing-mutants.ts in a copy of the rules and looks whether a test turns red. Ends with 1
// if one is not found.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { type Mutant, mutants } from './pricing-mutants.ts';

const project = path.dirname(import.meta.dirname);
const copy = temporaryFolder('mutants');

fs.cpSync(path.join(project, 'rules'), path.join(copy, 'rules'), { recursive: true });
fs.symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
fs.writeFileSync(
	path.join(copy, 'vitest.config.mjs'),
	"export default { test: { include: ['rules/{pricing,tax}/*.test.ts'], isolate: false, maxWorkers: 1 } };",
);

/** The name of the first test that turns red; undefined where all are green. */
function firstRed(): string | undefined {
	const vitest = path.join(copy, 'node_modules', 'vitest', 'vitest.mjs');
	const report = path.join(copy, 'report.json');
	fs.rmSync(report, { force: true });
	try {
		const args = [vitest, 'run', '--bail=1', '--reporter=json', `--outputFile=${report}`];
		execFileSync(process.execPath, args, { cwd: copy, stdio: 'ignore', timeout: 120_000 });
		return undefined;
	} catch (error) {
		if (!fs.existsSync(report)) return error instanceof Error ? 'the tests never end' : 'the tests do not run';
		const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
			testResults: { assertionResults: { fullName: string; status: string }[] }[];
		};
		const failed = testResults.flatMap((file) => file.assertionResults).find(({ status }) => status === 'failed');
		return failed?.fullName.trim() ?? 'the tests do not load';
	}
}

function tryOut({ file, from, to }: Mutant): string | undefined {
	const place = path.join(copy, file);
	const source = fs.readFileSync(place, 'utf8');
	if (source.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
	fs.writeFileSync(
		place,
		source.replace(from, () => to),
	);
	try {
		return firstRed();
	} finally {
		fs.writeFileSync(place, source);
	}
}

try {
	const red = firstRed();
	if (red) throw new Error(`Without any mistake a test is red: ${red}`);
	const results = mutants.map((mutant) => {
		const found = tryOut(mutant);
		console.log(`| ${mutant.file.replace('rules/', '')} | ${mutant.name} | ${found ?? '**NOT FOUND**'} |`);
		return found;
	});
	const missed = results.filter((found) => !found).length;
	console.log(`\n${mutants.length - missed} of ${mutants.length} mistakes are found.`);
	process.exitCode = missed > 0 ? 1 : 0;
} finally {
	removeFolder(copy);
}
