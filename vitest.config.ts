import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	// The entry that Node itself takes: with Vite's choice two copies would meet, and each refuses the other's objects.
	resolve: {
		alias: [{ find: /^graphql$/, replacement: path.join(import.meta.dirname, 'node_modules', 'graphql', 'index.js') }],
	},
	test: {
		include: ['{server,rules,scripts,demo,sandbox,blocks,web}/**/*.test.{ts,tsx}'],
		globalSetup: ['server/testing/vitest-setup.ts'],
		reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
		pool: 'forks',
		// Files of one worker share what they import: it takes longer to load than most of them to run. None of them replaces a module
		// or leaves the process changed; each has its own database.
		isolate: false,
		// One more than there are cores on a small machine: many tests wait, for a process, a lock or a moment.
		maxWorkers: 3,
		testTimeout: 90_000,
		hookTimeout: 120_000,
		// A machine that does other things besides is slow, not broken.
		expect: { poll: { timeout: 8000 } },
	},
});
