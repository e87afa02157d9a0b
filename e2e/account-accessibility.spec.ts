import { signIn } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect, goInside, openQuickly, overflows, test } from './support/shop.ts';

const shops = [
	{ shop: 'demo', base: '', wrong: 'Mit diesen Daten' },
	{ shop: 'atelier', base: '', wrong: 'Login not possible' },
];

for (const { shop, base, wrong } of shops)
	test(`${shop}${base}: axe finds no errors on the way to an account and in it`, async ({
		page,
		context,
		server,
		addressOf,
	}) => {
		// Six pages, each looked through in two widths.
		test.slow();
		const complaints = complaintsOf(page);
		const address = addressOf(shop);
		async function look() {
			for (const width of [390, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await overflows(page)).toBe(false);
				expect(await accessibilityFaults(page)).toEqual([]);
			}
		}
		await openQuickly(page, `${address}${base}/signup`);
		await page.locator('main form button[type=submit]').press('Enter');
		await look();
		const title = page.getByRole('heading', { level: 1 });
		for (const path of ['/forgot-password', '/reset-password?token=x', '/confirm-email?token=x', '/login']) {
			const before = await title.innerText();
			await goInside(page, base + path);
			await expect(title).not.toHaveText(before);
			if (path !== '/login') await look();
		}
		await page.locator('[data-element=login] input').fill('shopper');
		await page.locator('[data-element=password] input').fill('Wrong-pass-99!');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main').getByText(wrong)).toBeVisible();
		// The toast comes and goes by itself; half way its colours are between those that were chosen.
		await expect(page.locator('[data-toasts]').getByText(wrong)).toBeVisible();
		await expect(page.locator('[data-toasts]').getByText(wrong)).toHaveCount(0);
		await look();
		// The refusal itself is written into the console by the browser.
		complaints.length = 0;
		await signIn(context, server, shop, 'admin');
		await openQuickly(page, `${address}${base}/account`);
		await page.locator('header button[aria-expanded].account-sign').click();
		await expect(page.locator('header nav').getByText('admin@')).toBeVisible();
		await look();
		await page.keyboard.press('Escape');
		await page.locator('#access button').click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await look();
		expect(complaints).toEqual([]);
	});
