// What browser tests of the kit start from: a server that shows it, and its page.
import { test as base, type Locator, type Page } from '@playwright/test';
import { removeFolder, temporaryFolder } from '../../server/testing/cluster.ts';
import { cloneDatabase } from '../../server/testing/database.ts';
import { beginServer, type ServerProcess } from '../../server/testing/server-process.ts';
import { clusterVariable } from './global-setup.ts';
import { answerConsent, complaintsOf, expect, openQuickly } from './shop.ts';

interface Fixtures {
	/** The English page that shows the kit, opened and ready. */
	kit: Page;
	address: string;
}

export const test = base.extend<Fixtures, { server: ServerProcess }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
		async ({}, use) => {
			const clone = await cloneDatabase(JSON.parse(process.env[clusterVariable] ?? '{}'));
			const dataDir = temporaryFolder('kit');
			const env = { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', KIT_PAGE: 'on' };
			const server = await beginServer({ dataDir, env });
			await use(server);
			await server.end();
			await clone.drop();
			removeFolder(dataDir);
		},
		// A machine that does other things besides is slow, not broken.
		{ scope: 'worker', timeout: 120_000 },
	],
	address: async ({ server }, use) => use(`http://demo.localhost:${server.port}`),
	context: async ({ context }, use) => {
		await answerConsent(context);
		await use(context);
	},
	kit: async ({ page, address }, use) => {
		const complaints = complaintsOf(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await openQuickly(page, `${address}/en-gb/kit`);
		await use(page);
		expect(complaints).toEqual([]);
	},
});

/** The focus comes there by the Tab key from the element before it: what cannot be reached this way fails. */
export async function tabTo(page: Page, target: Locator, presses = 1): Promise<void> {
	for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
	await expect(target).toBeFocused();
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
