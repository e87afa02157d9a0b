// What browser tests of editing texts start from: a user who may, on a page whose texts can be chosen.
import type { Locator, Page } from '@playwright/test';
import { signIn } from './people.ts';
import { test as base, expect, openQuickly } from './shop.ts';

interface Fixtures {
	/** Signs a user in and opens a page of a shop with the language controls on. */
	edit(shop: string, path: string, who?: string): Promise<void>;
}

export const test = base.extend<Fixtures>({
	edit: async ({ page, context, server, addressOf }, use) => {
		await use(async (shop, path, who = 'translator') => {
			await context.clearCookies();
			await signIn(context, server, shop, who);
			await openMarked(page, addressOf(shop) + path);
			await beginEditing(page);
		});
	},
});

export const place = (page: Page, key: string) => page.locator(`main [data-text="${key}"]`).first();
export const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit text' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A server that cannot ask the database in time who this is shows the page of everyone, which has no marks. */
export async function openMarked(page: Page, address: string): Promise<void> {
	await expect(async () => {
		await openQuickly(page, address);
		await expect(page.locator('main [data-text]').first()).toBeAttached({ timeout: 2000 });
	}).toPass();
}

/** Switches the language controls on, as the floating button does. */
export async function beginEditing(page: Page): Promise<void> {
	await button(page, 'Tools').click();
	await page.getByRole('checkbox', { name: 'Edit texts' }).check();
	await button(page, 'Tools').click();
	await expect(page.locator('html[data-language-controls]')).toBeAttached();
}

/** By Tab, however many things lie between. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
	for (let press = 0; press < 12; press++) {
		await page.keyboard.press('Tab');
		if ((await target.and(page.locator(':focus')).count()) > 0) return;
	}
	throw new Error('it was not reached');
}
