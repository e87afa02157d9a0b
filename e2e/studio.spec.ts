// The studio in a browser: what only a browser shows. Everything else is tested where it is.
import type { Page } from '@playwright/test';
import { accessibilityFaults, complaintsOf, expect, openQuickly, test } from './support/shop.ts';

const kilobyte = 1000;

/** By keys alone: on from where the focus is until it is on what has this name. */
async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
	for (let pressed = 0; pressed < most; pressed += 1) {
		const found = await page.locator('*:focus').evaluateAll(([at]) => {
			const labels = at && 'labels' in at ? [...((at.labels as Iterable<{ textContent: string }> | null) ?? [])] : [];
			return [at?.getAttribute('aria-label'), ...labels.map(({ textContent }) => textContent), at?.textContent].join(
				' ',
			);
		});
		if (name.test(found)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`no way to ${name}`);
}

test('a business card is filled in, undone, checked and released by keyboard alone', async ({ page, addressOf }) => {
	const complaints = complaintsOf(page);
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-classic`);
	await page.getByRole('button', { name: 'Customize' }).focus();
	await page.keyboard.press('Enter');
	const card = page.getByRole('region', { name: 'Page: Front' });
	await expect(card.getByRole('img', { name: /Wiebke/ }).first()).toBeVisible();

	await test.step('its code is small, and its own', async () => {
		// In the browser, which knows the names of shops: each file as it is stored, compressed.
		const files = await page.evaluate(async () => {
			const names = performance.getEntriesByType('resource').map(({ name }) => name);
			const code = [...new Set(names)].filter((name) => /\.(js|wasm)$/.test(name));
			const measure = async (url: string) => {
				const { body } = await fetch(url);
				const packed = body?.pipeThrough(new CompressionStream('gzip'));
				return { url, size: (await new Response(packed).arrayBuffer()).byteLength };
			};
			return Promise.all(code.map(measure));
		});
		const sum = (wanted: (url: string) => boolean) =>
			files.filter(({ url }) => wanted(url)).reduce((total, { size }) => total + size, 0);
		const isEngine = (url: string) => /\/(shaper|harfbuzz)-/.test(url);
		expect(sum(isEngine)).toBeGreaterThan(100 * kilobyte);
		expect(sum(isEngine)).toBeLessThan(200 * kilobyte);
		expect(sum((url) => !isEngine(url) && !/\/react-/.test(url))).toBeLessThan(90 * kilobyte);
	});

	await test.step('what is typed is on the page at once, and undone in one step', async () => {
		await tabTo(page, /^\s*First name/);
		await page.keyboard.type('Ada');
		await expect(card.getByRole('img', { name: /Ada/ }).first()).toBeVisible();
		await page.keyboard.press('Control+z');
		await expect(card.getByRole('img', { name: /Wiebke/ }).first()).toBeVisible();
		await page.keyboard.press('Control+Shift+z');
		await expect(card.getByRole('img', { name: /Ada/ }).first()).toBeVisible();
	});
	await tabTo(page, /^\s*Last name/);
	await page.keyboard.type('Lovelace');
	await tabTo(page, /^\s*Company/);
	await page.keyboard.type('Analytical Engines');
	await expect(page.getByText('Saved', { exact: true })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await test.step('it is all there after a reload, and can still be undone', async () => {
		await page.reload();
		await expect(card.getByRole('img', { name: /Lovelace/ }).first()).toBeVisible();
		await page.keyboard.press('Control+z');
		await expect(page.getByLabel('Company')).toHaveValue('');
		await page.keyboard.press('Control+y');
		await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
	});

	await tabTo(page, /^\s*Content release/);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Content release' });
	await expect(dialog.getByRole('img', { name: 'Proof: Back' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await tabTo(page, /^\s*Release and add to cart/);
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('Please confirm.').first()).toBeVisible();
	for (const box of [/I have read the warnings/, /I have checked the content/]) {
		if ((await dialog.getByRole('checkbox', { name: box }).count()) === 0) continue;
		await tabTo(page, box);
		await page.keyboard.press('Space');
	}
	await tabTo(page, /^\s*Release and add to cart/);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/en-gb\/cart$/);
	await expect(page.getByRole('link', { name: /Visitenkarten Classic|Business cards/i }).first()).toBeVisible();
	expect(complaints).toEqual([]);
});
