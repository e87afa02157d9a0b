import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		include: ['{server,rules,scripts,demo,blocks,web}/**/*.test.{ts,tsx}'],
		globalSetup: ['server/testing/vitest-setup.ts'],
		reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
		pool: 'forks',
		maxWorkers: 2,
		testTimeout: 30_000,
		hookTimeout: 30_000,
	},
});
