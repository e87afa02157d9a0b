// Work that could not be saved: what is said of it, and the way back to it.
import type { Page } from '@playwright/test';
import { accessibilityFaults, expect, openQuickly, test } from './support/shop.ts';

const begin = async (page: Page, shop: string) => {
	await openQuickly(page, `${shop}/en-gb/product/visitenkarten-classic`);
	await page.getByRole('button', { name: 'Customize' }).click();
	await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
};

const lastName = (page: Page) => page.getByRole('textbox', { name: 'Last name' });

async function continueHere(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Continue here' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Continue here' }).click();
	await expect(lastName(page)).toBeEnabled();
}

test('what a tab could not save is shown and brought back, and that is undone', async ({
	page,
	context,
	addressOf,
}) => {
	test.slow();
	await begin(page, addressOf('demo'));
	await page.route('**/service-api/graphql*', (route) => route.abort());
	await lastName(page).fill('Offline');
	const other = await context.newPage();
	await other.goto(page.url());
	await continueHere(other);
	await lastName(other).fill('Elsewhere');
	await expect(other.getByText('Saved', { exact: true })).toBeVisible();
	await page.unroute('**/service-api/graphql*');
	// The other tab still has the draft: what waits here is refused, and kept.
	await page.evaluate("window.dispatchEvent(new Event('online'))");
	await expect(page.getByText('What was not saved is kept as a version')).toBeVisible();
	await continueHere(page);
	await expect(lastName(page)).toHaveValue('Elsewhere');
	await page.getByRole('button', { name: 'Show what was not saved' }).click();
	const dialog = page.getByRole('dialog', { name: 'Versions' });
	await expect(dialog.getByText('Offline', { exact: true })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Bring it back' }).click();
	await expect(lastName(page)).toHaveValue('Offline');
	await expect(page.getByText('What was not saved is kept as a version')).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(lastName(page)).toHaveValue('Elsewhere');
	await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible();
	await other.close();
});

test('a guest whose cookies are gone goes on in a new draft, and the old one says why it is out of reach', async ({
	page,
	context,
	addressOf,
}) => {
	await begin(page, addressOf('demo'));
	const former = page.url();
	await lastName(page).fill('Lovelace');
	await expect(page.getByText('Saved', { exact: true })).toBeVisible();
	await context.clearCookies();
	await lastName(page).fill('Byron');
	await page.getByRole('button', { name: 'Continue in a new draft' }).click();
	await page.waitForURL((url) => url.href !== former);
	await expect(lastName(page)).toHaveValue('Byron');
	const response = await page.goto(former);
	expect(response?.status()).toBe(404);
	await expect(page.getByRole('heading', { name: 'This draft cannot be opened here' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
});

test('on a phone the message of a lost draft is whole, and one line once it is folded, which leaves the fields their room', async ({
	page,
	context,
	addressOf,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await begin(page, addressOf('demo'));
	await context.clearCookies();
	await lastName(page).fill('Byron');
	for (const action of [
		page.getByRole('button', { name: 'Continue in a new draft' }),
		page.getByRole('link', { name: 'Sign in' }),
	])
		await expect(action).toBeInViewport({ ratio: 1 });
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Less' }).click();
	await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
	const fields = page.locator('#studio-content').locator('xpath=ancestor::div[contains(@class,"overflow-y-auto")]');
	const [box, bar] = [await fields.boundingBox(), await page.getByRole('button', { name: 'Preview' }).boundingBox()];
	expect((bar?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThan(300);
	expect(await accessibilityFaults(page)).toEqual([]);
});
