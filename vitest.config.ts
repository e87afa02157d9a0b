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

/** Of both projects. */
const shared = {
	pool: 'forks',
	// Files of one worker share what they import: it takes longer to load than most of them to run. None of them replaces a module
	// or leaves the process changed; each has its own database.
	isolate: false,
	// A machine that does other things besides is slow, not broken.
	testTimeout: 180_000,
	hookTimeout: 180_000,
	expect: { poll: { timeout: 15_000 } },
} as const;

export default defineConfig({
	test: {
		reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
		// As many as a small machine has cores: while they wait, for a process, a lock or a moment, the browser tests run.
		maxWorkers: 2,
		sequence: { sequencer: LongestEarly },
		projects: [
			{
				test: {
					...shared,
					name: 'server',
					include: ['{start,server,rules,scripts,demo,sandbox}/**/*.test.ts'],
					globalSetup: ['server/testing/vitest-setup.ts'],
					// Loaded by Node itself, as in production: Vite would transform a thousand files first, and each binding would be looked up
					// in an object whenever it is used.
					experimental: { viteModuleRunner: false, nodeLoader: false },
				},
			},
			// What is written for Vite: JSX, and the constants of the build.
			{ test: { ...shared, name: 'web', include: ['{blocks,web}/**/*.test.{ts,tsx}'] } },
		],
	},
});
