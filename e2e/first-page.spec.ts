import { accessibilityFaults, expect, overflows, test } from './support/shop.ts';

const pages = [
	{ slug: 'demo', path: '/', language: 'de-DE', name: 'Druckwerk Nord', words: 'Herzlich willkommen.' },
	{ slug: 'demo', path: '/en-gb/', language: 'en-GB', name: 'Druckwerk Nord', words: 'A warm welcome.' },
	{ slug: 'atelier', path: '/', language: 'en-GB', name: 'Atelier Marlow', words: 'A warm welcome.' },
	{ slug: 'atelier', path: '/de-de/', language: 'de-DE', name: 'Atelier Marlow', words: 'Herzlich willkommen.' },
];

for (const { slug, path, language, name, words } of pages) {
	for (const width of [390, 768, 1152, 1440]) {
		test(`${slug}${path} reads well at ${width} px, with nothing for axe to find`, async ({ page, addressOf }) => {
			const faults: string[] = [];
			page.on('console', (message) => {
				if (message.type() === 'error') faults.push(message.text());
			});
			await page.setViewportSize({ width, height: 800 });
			await page.goto(addressOf(slug) + path);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
			await expect(page.getByText(words)).toBeVisible();
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			expect(await overflows(page)).toBe(false);
			expect(await accessibilityFaults(page)).toEqual([]);
			expect(faults).toEqual([]);
		});
	}
}

test('the language can be changed by keyboard alone', async ({ page, addressOf }) => {
	await page.goto(addressOf('demo'));
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByText('A warm welcome.')).toBeVisible();
	await expect(page).toHaveURL(`${addressOf('demo')}/en-gb/`);
});

test('a page that does not exist leads back to the first one', async ({ page, addressOf }) => {
	const answer = await page.goto(`${addressOf('atelier')}/nowhere`);
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole('link', { name: 'To the home page' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atelier Marlow');
});

test('a host without a shop says so', async ({ page, addressOf }) => {
	const answer = await page.goto(addressOf('nobody'));
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no shop at this address');
	expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the first page is complete', async ({ page, addressOf }) => {
		await page.goto(addressOf('demo'));
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druckwerk Nord');
		await page.getByRole('link', { name: 'English' }).click();
		await expect(page.getByText('A warm welcome.')).toBeVisible();
	});
});
