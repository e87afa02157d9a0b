import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that begin servers of their own: they take the longest, and one that came last would be waited for alone. */
const longest =
	/(start\/(serve|process)|server\/(database\/(external|pooled-processes)|testing\/chaos\/chaos|jobs\/processes))\.test\.ts$/;
/** So many others come between two of them: at the same time they would be too much for a small machine. */
const between = 30;

class LongestEarly extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
		const sorted = await super.sort(files);
		const others = sorted.filter((file) => !isLong(file));
		const spread = sorted
			.filter(isLong)
			.flatMap((file, index) => [file, ...others.slice(index * between, (index + 1) * between)]);
		return [...spread, ...others.filter((file) => !spread.includes(file))];
	}
}

export default defineConfig({
	// The entry that Node itself takes: with Vite's choice two copies would meet, and each refuses the other's objects.
	resolve: {
		alias: [{ find: /^graphql$/, replacement: path.join(import.meta.dirname, 'node_modules', 'graphql', 'index.js') }],
	},
	test: {
		include: ['{start,server,rules,scripts,demo,sandbox,blocks,web}/**/*.test.{ts,tsx}'],
		globalSetup: ['server/testing/vitest-setup.ts'],
		reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
		pool: 'forks',
		// Files of one worker share what they import: it takes longer to load than most of them to run. None of them replaces a module
		// or leaves the process changed; each has its own database.
		isolate: false,
		// As many as a small machine has cores: while they wait, for a process, a lock or a moment, the browser tests run.
		maxWorkers: 2,
		sequence: { sequencer: LongestEarly },
		// A machine that does other things besides is slow, not broken.
		testTimeout: 180_000,
		hookTimeout: 180_000,
		expect: { poll: { timeout: 15_000 } },
	},
});
