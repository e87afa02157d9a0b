import { accessibilityFaults, complaintsOf, expect, openQuickly, test } from './support/shop.ts';

test('a visitor compares yearly plans, calculates the savings, and sees validation errors', async ({
	page,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/pricing`);
	const complaints = complaintsOf(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('A plan that grows with you');
	await expect(page.getByText('€149.00')).toBeVisible();
	// By keyboard: the arrow moves within the choice.
	await page.getByRole('radio', { name: 'Monthly' }).focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('€1,490.00', { exact: true })).toBeVisible();
	await expect(page.getByText('€149.00')).toBeHidden();
	await expect(page.getByText('You save €298.00 a year.')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await openQuickly(page, `${addressOf('demo')}/en-gb/roi`);
	await expect(page.getByText('€962')).toBeVisible();
	await page.getByLabel('Locations').fill('10');
	await expect(page.getByText('€1,923', { exact: true })).toBeVisible();
	await page.getByLabel('Locations').fill('');
	await expect(page.getByText('This field is required')).toBeVisible();
	await page.getByLabel('Minutes per order').fill('-1');
	await expect(page.getByText('Please enter a positive number')).toBeVisible();
	await expect(page.getByText('€1,923', { exact: true })).toBeHidden();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByLabel('Locations').fill('10');
	await page.getByLabel('Minutes per order').fill('25');
	await page.getByRole('radio', { name: 'Enterprise' }).check();
	await expect(page.getByText('363%')).toBeVisible();
	await page.getByText('How this is worked out').click();
	await expect(page.getByText('Enterprise costs €4,990.00 a year (10 months).')).toBeVisible();
	expect(complaints).toEqual([]);
});

test.describe('without JavaScript, on a phone', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

	test('prices are switched all the same, and the calculator shows an example', async ({ page, addressOf }) => {
		await page.goto(`${addressOf('demo')}/pricing`);
		await page.getByText('Jährlich', { exact: true }).click();
		await expect(page.getByText('1.490,00 €', { exact: true })).toBeVisible();
		await expect(page.getByText('149,00 €', { exact: true })).toBeHidden();
		await page.goto(`${addressOf('demo')}/roi-print`);
		await expect(page.getByText('953 €')).toBeVisible();
		await expect(page.locator('main noscript p')).toBeVisible();
	});
});
