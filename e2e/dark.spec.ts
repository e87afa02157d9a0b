import type { Page } from '@playwright/test';
import {
	accessibilityFaults,
	complaintsOf,
	expect,
	layoutShift,
	open,
	openBeforeFonts,
	openQuickly,
	test,
} from './support/shop.ts';

test.use({ colorScheme: 'dark' });

const groundOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor');

const pages: [path: string, width: number][] = [
	['/', 390],
	['/', 1440],
	['/products', 390],
	['/product/wedding-invitations', 1440],
	['/login', 390],
	['/privacy', 1440],
];

for (const [path, width] of pages) {
	test(`atelier${path} at ${width} px is dark for those whose system is: nothing for axe to find, nothing shifts`, async ({
		page,
		addressOf,
	}) => {
		const complaints = complaintsOf(page);
		await page.setViewportSize({ width, height: 800 });
		await openBeforeFonts(page, addressOf('atelier') + path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		expect(await groundOf(page)).toBe('rgb(26, 23, 20)');
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
		expect(complaints).toEqual([]);
	});
}

test('the logo for dark grounds is shown there, and the one for light grounds elsewhere', async ({
	page,
	addressOf,
}) => {
	const shown = () => page.evaluate<string>("document.querySelector('header picture img').currentSrc");
	await open(page, addressOf('atelier'));
	const dark = await shown();
	await page.emulateMedia({ colorScheme: 'light' });
	await expect.poll(shown).not.toBe(dark);
	expect(await groundOf(page)).toBe('rgb(250, 246, 238)');
});

test('the page is dark before its styles have come', async ({ page, addressOf }) => {
	await page.route('**/*.css', (route) => route.abort());
	await page.goto(addressOf('atelier'), { waitUntil: 'domcontentloaded' });
	expect(await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches")).toBe(true);
	expect(await page.locator('meta[name=color-scheme]').getAttribute('content')).toBe('light dark');
});

test('a shop that has not switched it on stays light', async ({ page, addressOf }) => {
	await open(page, addressOf('demo'));
	expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
	await expect(page.locator('meta[name=color-scheme]')).toHaveCount(0);
});

test('what is said at the bottom is light there as well', async ({ page, addressOf }) => {
	await openQuickly(page, `${addressOf('atelier')}/login`);
	await page.getByLabel('E-mail address or username').fill('nobody');
	await page.getByRole('textbox', { name: 'Password' }).fill('nothing');
	await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
	const toast = page.locator('[data-toasts] .Toastify__toast');
	await expect(toast).toHaveCSS('color-scheme', 'light');
	const text = (selector: string) =>
		page.evaluate<string>(
			`getComputedStyle(document.querySelector('${selector}')).getPropertyValue('--applications-page-text')`,
		);
	expect(await text('[data-toasts]')).not.toBe(await text('body'));
});
