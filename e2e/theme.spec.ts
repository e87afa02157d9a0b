// How shops look to those whose system is dark, and in which fonts they are set.
import type { Page } from '@playwright/test';
import { expectFittingStandIns, expectOwnFonts, hasStandIns } from './support/fonts.ts';
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

/** What the document says of itself, before anything else of it has come. */
const schemeOf = (html: string) => /<meta name="color-scheme" content="([^"]*)"/.exec(html)?.[1];

interface Look {
	path: string;
	width: number;
	/** What is looked at besides, once it is open. */
	also?: (page: Page) => Promise<void>;
}

const looks: Look[] = [
	{ path: '/', width: 390 },
	{
		path: '/',
		width: 1440,
		also: async (page) => {
			await test.step('atelier is set in its own fonts', () => expectOwnFonts(page));
			await test.step('the logo for dark grounds is shown there, and the one for light grounds elsewhere', async () => {
				const shown = () => page.evaluate<string>("document.querySelector('header picture img').currentSrc");
				const dark = await shown();
				await page.emulateMedia({ colorScheme: 'light' });
				await expect.poll(shown).not.toBe(dark);
				expect(await groundOf(page)).toBe('rgb(250, 246, 238)');
			});
		},
	},
	{ path: '/products', width: 390 },
	{ path: '/product/wedding-invitations', width: 1440 },
	{
		path: '/login',
		width: 390,
		also: (page) =>
			test.step('the footer is light there as well', async () => {
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
			}),
	},
	{ path: '/privacy', width: 1440 },
];

for (const { path, width, also } of looks) {
	test(`atelier${path} at ${width} px is dark if the system is: axe finds no errors, no layout shift`, async ({
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
		await also?.(page);
	});
}

test('a shop without dark mode stays light', async ({ page, addressOf, server }) => {
	await open(page, addressOf('demo'));
	expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
	await expect(page.locator('meta[name=color-scheme]')).toHaveCount(0);
	await test.step('demo is set in its own fonts', () => expectOwnFonts(page));
	await test.step('the page is dark before its styles have loaded, where dark mode is on', async () => {
		const [light, dark] = await Promise.all(
			['demo', 'atelier'].map((shop) => server.ask('/', { host: `${shop}.localhost` })),
		);
		expect(schemeOf(light?.body ?? '')).toBeUndefined();
		expect(schemeOf(dark?.body ?? '')).toBe('light dark');
	});
});

for (const shop of ['demo', 'atelier'])
	test(`the fallback fonts of ${shop} have the same width and height`, async ({ page, addressOf }) => {
		await page.setViewportSize({ width: 1440, height: 800 });
		await openQuickly(page, addressOf(shop));
		test.info().skip(!(await hasStandIns(page)), 'This machine has neither Arial nor a font that runs as wide.');
		await expectFittingStandIns(page);
	});
