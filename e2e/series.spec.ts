// A series in a browser: people typed into the sheet, released, and in the cart as one line.
import { accessibilityFaults, complaintsOf, expect, openQuickly, test } from './support/shop.ts';
import { orderAsGuest } from './support/studio.ts';

test('three people are typed into the sheet, released, and cost three runs in the cart', async ({
	page,
	addressOf,
}) => {
	test.slow();
	const complaints = complaintsOf(page);
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-classic`);
	await page.getByRole('button', { name: 'Customize' }).click();
	await page.getByRole('button', { name: 'Series', exact: true }).click();
	const sheet = page.getByRole('grid', { name: 'People' });
	await sheet.locator('[data-cell="0:0"]').click();
	for (const [first, last] of [
		['Ada', 'Lovelace'],
		['Grace', 'Hopper'],
		['Klothilde', 'Beispiel'],
	] as const) {
		await page.keyboard.type(first);
		await page.keyboard.press('Tab');
		await page.keyboard.type(last);
		await page.keyboard.press('Enter');
	}
	await expect(page.getByText('All rows are saved')).toBeVisible();
	await expect(page.getByRole('heading', { name: '3 people' })).toBeVisible();
	await page.getByRole('button', { name: 'Show 2 Grace Hopper on the page' }).click();
	const card = page.getByRole('region', { name: 'Page: Front' });
	await expect(card.getByRole('img', { name: /Grace/ }).first()).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await test.step('what no column fills in is asked for once, and mended in its field', async () => {
		const company = page.getByText('Please fill in: Company.');
		await expect(company).toHaveCount(1);
		await page.getByRole('listitem').filter({ has: company }).getByRole('button', { name: 'Go to the field' }).click();
		await expect(page.getByLabel('Company')).toBeFocused();
		await page.getByRole('button', { name: 'Content release' }).click();
		const stopped = page.getByRole('dialog', { name: 'Content release' });
		await expect(stopped.getByText('Please fill in: Company.')).toHaveCount(1);
		await expect(stopped.getByRole('button', { name: 'Release and add to cart' })).toBeDisabled();
		await stopped.getByRole('button', { name: 'Go to the field' }).click();
		await expect(page.getByLabel('Company')).toBeFocused();
		await page.keyboard.type('Analytical Engines');
		await expect(page.getByText('Saved', { exact: true })).toBeVisible();
	});

	const studio = page.url();
	await page.getByRole('button', { name: 'Content release' }).click();
	const dialog = page.getByRole('dialog', { name: 'Content release' });
	await expect(dialog.getByText('This design is printed for 3 people')).toBeVisible();
	const release = dialog.getByRole('button', { name: 'Release and add to cart' });
	await expect(release).toBeEnabled();
	expect(await accessibilityFaults(page)).toEqual([]);
	for (const box of await dialog.getByRole('checkbox').all()) await box.check();
	await release.click();

	await expect(page).toHaveURL(/\/en-gb\/cart$/);
	await expect(page.getByText('3 people × 100 pieces')).toBeVisible();
	await expect(page.getByRole('table').getByText('€44.70')).toBeVisible();

	await test.step('once it is ordered, its rows can be changed, but are as many as before', async () => {
		await orderAsGuest(page);
		// The lines of an order are opened by a job.
		await expect(async () => {
			await page.goto(studio);
			await expect(page.getByRole('button', { name: 'Continue with a copy' })).toBeVisible({ timeout: 3000 });
		}).toPass();
		await page.getByRole('button', { name: 'Edit series' }).click();
		await expect(page.getByText('It was ordered for 3 people', { exact: false })).toBeVisible();
		await expect(page.getByText('into the cart')).toHaveCount(0);
		for (const name of ['Remove all rows', 'Insert row below', 'Remove selected rows'])
			await expect(page.getByRole('button', { name })).toBeDisabled();
		await sheet.locator('[data-cell="2:0"]').click();
		for (const keys of ['Alt+Delete', 'Alt+Enter', 'Delete', 'ArrowRight', 'Delete']) await page.keyboard.press(keys);
		await expect(page.getByText('Rows not saved')).toBeVisible();
		await page.getByRole('button', { name: 'Content release' }).click();
		await expect(
			page.getByRole('dialog').getByText('Not saved: this design was ordered for 3 people.', { exact: false }),
		).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.keyboard.press('Escape');
	});

	await test.step('to order it changed, it goes on as a copy', async () => {
		await page.getByRole('button', { name: 'Edit series' }).click();
		await sheet.locator('[data-cell="2:0"]').click();
		await page.keyboard.type('Klothilde');
		await page.keyboard.press('Enter');
		await expect(page.getByText('All rows are saved')).toBeVisible();
		await page.getByRole('button', { name: 'Content release' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Continue with a copy' }).click();
		await expect(page).not.toHaveURL(studio);
		await expect(page.getByRole('textbox', { name: 'Name of this draft' })).toHaveValue(/copy/);
		await expect(page.getByText('Person 1 of 3')).toBeVisible();
	});
	expect(complaints).toEqual([]);
});
