import type { Page } from '@playwright/test';
import { darkTheme } from '../rules/theme/dark-theme.ts';
import { mergeTheme } from '../rules/theme/merge-theme.ts';
import { shippedPresets } from '../rules/theme/presets.ts';
import { defaultTheme } from '../rules/theme/theme.ts';
import { writeThemeCss } from '../rules/theme/write-css.ts';
import { violationsOf } from './support/axe.ts';
import { expect, openQuickly, test } from './support/shop.ts';

const schemes = ['light', 'dark'] as const;

/** Words that cannot be read well; those over pictures are left to people. */
async function contrastFaults(page: Page): Promise<string[]> {
	return (await violationsOf(page, ['color-contrast'])).flatMap(({ nodes }) =>
		nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
	);
}

/** Opens one page of each kind. */
async function eachPage(page: Page, address: string, look: (path: string) => Promise<void>): Promise<void> {
	const visit = async (path: string) => {
		await openQuickly(page, address + path);
		await look(path);
	};
	await visit('/products');
	const product = await page.getByRole('main').getByRole('link').first().getAttribute('href');
	for (const path of [product ?? '', '/', '/login']) await visit(path);
}

async function expectReadable(page: Page, path: string): Promise<void> {
	for (const colorScheme of schemes) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		expect(await contrastFaults(page), `${path} ${colorScheme}`).toEqual([]);
	}
}

/** As the theme editor does it: a sheet that stands behind the page's own. */
const wear = (css: string) => `{
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(${JSON.stringify(`*{transition:none!important}${css}`)});
	document.adoptedStyleSheets = [sheet];
}`;

test('every text of atelier has enough contrast, in light and dark', async ({ page, addressOf }) => {
	await eachPage(page, addressOf('atelier'), (path) => expectReadable(page, path));
});

test('every text of demo has enough contrast, in light and dark, in its own theme and in each shipped preset', async ({
	page,
	addressOf,
}) => {
	const looks = shippedPresets.flatMap(({ name, theme }) => {
		const light = mergeTheme(defaultTheme, { ...theme, dark: { on: false } });
		return [
			{ name: `${name}, light`, css: writeThemeCss(light) },
			{
				name: `${name}, dark`,
				css: writeThemeCss({ ...darkTheme(mergeTheme(defaultTheme, theme)), dark: { on: false } }),
			},
		];
	});
	expect(looks.length).toBeGreaterThanOrEqual(6);
	await eachPage(page, addressOf('demo'), async (path) => {
		await test.step(`every text of demo${path} has enough contrast, in light and dark`, () =>
			expectReadable(page, path));
		await page.emulateMedia({ colorScheme: 'light' });
		for (const { name, css } of looks)
			await test.step(`every text of demo${path} has enough contrast in the preset ${name}`, async () => {
				await page.evaluate(wear(css));
				expect(await contrastFaults(page), `${path} ${name}`).toEqual([]);
			});
	});
});
