import type { Page } from '@playwright/test';
import { darkTheme } from '../rules/theme/dark-theme.ts';
import { mergeTheme } from '../rules/theme/merge-theme.ts';
import { shippedPresets } from '../rules/theme/presets.ts';
import { defaultTheme } from '../rules/theme/theme.ts';
import { writeThemeCss } from '../rules/theme/write-css.ts';
import { violationsOf } from './support/axe.ts';
import { expect, openQuickly, test } from './support/shop.ts';

test.use({ trace: 'off' });

const schemes = ['light', 'dark'] as const;

/** Words that cannot be read well; those over pictures are left to people. */
async function contrastFaults(page: Page): Promise<string[]> {
	return (await violationsOf(page, ['color-contrast'])).flatMap(({ nodes }) =>
		nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
	);
}

async function pagesOf(page: Page, address: string): Promise<string[]> {
	await openQuickly(page, `${address}/products`);
	const product = await page.getByRole('main').getByRole('link').first().getAttribute('href');
	return ['/', '/products', product ?? '', '/login'];
}

for (const shop of ['demo', 'atelier'])
	test(`every word of ${shop} can be read, by day and by night`, async ({ page, addressOf }) => {
		for (const path of await pagesOf(page, addressOf(shop))) {
			await openQuickly(page, addressOf(shop) + path);
			for (const colorScheme of schemes) {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
				expect(await contrastFaults(page), `${path} ${colorScheme}`).toEqual([]);
			}
		}
	});

/** As the theme editor does it: a sheet that stands behind the page's own. */
const wear = (css: string) => `{
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(${JSON.stringify(`*{transition:none!important}${css}`)});
	document.adoptedStyleSheets = [sheet];
}`;

test('every word can be read in each preset that ships, by day and by night', async ({ page, addressOf }) => {
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
	for (const path of await pagesOf(page, addressOf('demo'))) {
		await openQuickly(page, addressOf('demo') + path);
		for (const { name, css } of looks) {
			await page.evaluate(wear(css));
			expect(await contrastFaults(page), `${path} ${name}`).toEqual([]);
		}
	}
});
