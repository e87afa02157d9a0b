// What browser tests of the kit start from: a server that shows it, and its page.
import { test as base, type Locator, type Page } from '@playwright/test';
import type { ServerProcess } from '../../server/testing/server-process.ts';
import { answerConsent, complaintsOf, demoServer, expect, openQuickly } from './shop.ts';

interface Fixtures {
	/** The English page that shows the kit, opened and ready. */
	kit: Page;
	address: string;
}

export const test = base.extend<Fixtures, { server: ServerProcess }>({
	server: demoServer({ KIT_PAGE: 'on' }),
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
