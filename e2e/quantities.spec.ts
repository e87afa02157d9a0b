// Choosing how many, by keyboard: the price follows at once and nothing else moves.
import { accessibilityFaults, complaintsOf, expect, open, overflows, test } from './support/shop.ts';

test('a quantity is chosen by keyboard, and the price follows quantity and paper without a request to the server', async ({
	page,
	addressOf,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const complaints = complaintsOf(page);
	await open(page, `${addressOf('demo')}/product/visitenkarten-classic`);
	const prices = page.getByRole('region', { name: 'Auflage und Preis' });
	const table = page.getByRole('table');
	await expect(prices.getByText('14,90 €').first()).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	expect(await overflows(page)).toBe(false);

	const asked: string[] = [];
	// Parts that are loaded when nothing else is to do fetch their texts then, whatever is chosen meanwhile.
	const isForTexts = (url: string) => /[?&]c=InterfaceTexts\b/.test(url);
	page.on('request', (request) => {
		const url = request.url();
		if (url.includes('graphql') && !isForTexts(url)) asked.push(url);
	});
	await prices.getByRole('region', { name: 'Auflage', exact: true }).getByRole('link', { name: '250 Stück' }).focus();
	await page.keyboard.press('Enter');
	await expect(prices.locator('[aria-live]').first()).toHaveText(/^18,90\s€für 250 Stück$/);
	await expect(page).toHaveURL(/quantity=250/);
	await expect(table.locator('[aria-current]')).toHaveText('250 Stück');
	await table.getByRole('link', { name: '1.000 Stück' }).click();
	await expect(prices.locator('[aria-live]').first()).toHaveText(/^34,90\s€für 1.000 Stück$/);
	await prices.getByRole('link', { name: /^Für 30,00\s€ mehr: 2.500 Stück/ }).click();
	await expect(prices.locator('[aria-live]').first()).toHaveText(/^64,90\s€für 2.500 Stück$/);
	expect(asked).toEqual([]);

	// Another paper keeps the quantity and has its own price.
	await page.getByRole('region', { name: 'Papier' }).getByRole('link').nth(1).click();
	await expect(page).toHaveURL(/variant=VISCLA-\d&quantity=2500/);
	await expect(prices.locator('[aria-live]').first()).not.toHaveText(/^64,90/);
	await expect(prices.locator('[aria-live]').first()).toHaveText(/für 2.500 Stück$/);

	await open(page, `${addressOf('demo')}/product/aufkleber-kontur`);
	const field = page.getByLabel('Auflage', { exact: true });
	asked.length = 0;
	const top = () => table.evaluate('(element) => element.getBoundingClientRect().top + window.scrollY');
	const before = await top();
	await field.focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.type('120');
	await expect(prices.locator('[aria-live]').first()).toHaveText(/^69,48\s€für 120 Stück$/);
	await expect(page).toHaveURL(/quantity=120/);
	await expect(field).toBeFocused();
	expect(await top()).toBe(before);
	await page.keyboard.press('Control+A');
	await page.keyboard.type('7');
	await expect(prices.getByRole('alert')).toContainText('Wir fertigen mindestens 25 Stück.');
	expect(await accessibilityFaults(page)).toEqual([]);
	await prices.getByRole('alert').getByRole('link').focus();
	await page.keyboard.press('Enter');
	await expect(field).toHaveValue('25');
	await expect(prices.locator('[aria-live]').first()).toHaveText(/^24,90\s€für 25 Stück$/);
	expect(asked).toEqual([]);
	expect(complaints).toEqual([]);
});
