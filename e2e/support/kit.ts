// What browser tests of the kit start from: its page.
import type { Locator, Page } from '@playwright/test';
import { test as base, complaintsOf, expect, openQuickly } from './shop.ts';

interface Fixtures {
	/** Opens the English page that shows some kinds of components, as `web/kit-page/kit-page.tsx` names them. */
	openKit(...kinds: [string, ...string[]]): Promise<Page>;
	address: string;
}

export const test = base.extend<Fixtures>({
	address: async ({ addressOf }, use) => use(addressOf('demo')),
	openKit: async ({ page, address }, use) => {
		const complaints = complaintsOf(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await use(async (...kinds) => {
			await openQuickly(page, `${address}/en-gb/kit/${kinds.join('+')}`);
			return page;
		});
		expect(complaints).toEqual([]);
	},
});

/** The focus comes there by the Tab key from the element before it: what cannot be reached this way fails. */
export async function tabTo(page: Page, target: Locator, presses = 1): Promise<void> {
	for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
	await expect(target).toBeFocused();
}

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
