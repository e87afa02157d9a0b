import { somePdf, trimmed } from '../server/testing/print-files.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';

const flyer = {
	name: 'flyer.pdf',
	mimeType: 'application/pdf',
	buffer: somePdf({ page: trimmed(148, 105, 3), pages: 2 }),
};

test('print data is uploaded on the product page over a bad connection, released after its proof, and stays with its line in the cart', async ({
	page,
	addressOf,
}) => {
	const complaints = complaintsOf(page);
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/flyer-din-a6`);
	await page.getByRole('radio', { name: 'Upload print data' }).check();
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await expect(page.getByText('Please choose a file or “Send data later”.')).toBeVisible();

	let lost = 0;
	await page.route('**/service-api/print-data/*', async (route) => {
		if (route.request().method() === 'PATCH' && lost++ === 0) await route.abort('connectionreset');
		else await route.continue();
	});
	const choosing = page.waitForEvent('filechooser');
	await page.getByRole('button', { name: 'Choose file' }).click();
	await (await choosing).setFiles(flyer);
	await page.getByRole('button', { name: 'Add to cart' }).click();
	const part = page.getByRole('group', { name: 'Print data' });
	await expect(part.getByText('Waiting for your release')).toBeVisible({ timeout: 30_000 });
	expect(lost).toBeGreaterThan(1);
	await expect(part.getByRole('img')).toHaveCount(2);

	await part.getByRole('button', { name: 'View and release' }).click();
	const dialog = page.getByRole('dialog', { name: 'Content release' });
	await dialog.getByRole('button', { name: 'Release for printing' }).click();
	await expect(
		dialog.getByText('Please fill in this field.').or(dialog.locator('[aria-invalid=true]')).first(),
	).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole('checkbox', { name: /I have checked the content/ }).check();
	await dialog.getByRole('button', { name: 'Release for printing' }).click();
	await expect(part.getByText('Released', { exact: true })).toBeVisible();

	await page.setViewportSize({ width: 390, height: 844 });
	await openQuickly(page, `${addressOf('demo')}/en-gb/cart`);
	await expect(page.getByRole('group', { name: 'Print data' }).getByText('flyer.pdf')).toBeVisible();
	// Wider than a phone: keys reach what is scrolled.
	const strip = page.getByRole('group', { name: 'Pages of flyer.pdf' });
	await strip.focus();
	await expect(strip).toBeFocused();
	expect(await overflows(page)).toBe(false);
	expect(await accessibilityFaults(page)).toEqual([]);
	expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);
});
