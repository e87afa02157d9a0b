import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/support/browser.ts';

export default defineConfig({
	testDir: 'e2e',
	outputDir: path.join(import.meta.dirname, '.cache', 'e2e'),
	globalSetup: './e2e/support/global-setup.ts',
	fullyParallel: true,
	workers: 2,
	// The unit tests run beside it: a browser that is short of time misses a moment now and then. What passes at a later try only is listed as flaky.
	retries: 2,
	forbidOnly: true,
	timeout: 120_000,
	expect: { timeout: 15_000 },
	reporter: [['list'], ['json', { outputFile: path.join(import.meta.dirname, '.cache', 'e2e.json') }]],
	use: {
		// What is gone, such as the link of a toast, is not waited for until the end of the test.
		actionTimeout: 45_000,
		navigationTimeout: 60_000,
		// Emptied between tests: a new context would fetch and compile the client anew for each of them.
		reuseContext: true,
		// A trace of every step takes as long as the steps themselves; what fails is tried again, and traced then.
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		launchOptions: await browserOptions(),
	},
});
