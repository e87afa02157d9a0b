import { knownPassword } from '../demo/data/accounts.ts';
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
	// The button that opened the dialog is gone: keys go on with the line.
	await expect(part).toBeFocused();

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

const another = { ...flyer, name: 'another.pdf' };

test('a file that is exchanged while its release is open is checked anew, and “Back” closes the dialog', async ({
	page,
	context,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/flyer-din-a6`);
	await page.getByRole('radio', { name: 'Upload print data' }).check();
	const field = page.locator('input[type=file]');
	await field.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
	await expect(page.getByText('This file is empty.')).toBeVisible();
	await field.setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') });
	await expect(page.getByText('This file is empty.')).toBeHidden();
	await expect(page.getByText(/letter\.docx/).first()).toBeVisible();
	await field.setInputFiles(flyer);
	await page.getByRole('button', { name: 'Add to cart' }).click();
	const part = page.getByRole('group', { name: 'Print data' });
	await expect(part.getByText('Waiting for your release')).toBeVisible({ timeout: 30_000 });

	const address = page.url();
	await part.getByRole('button', { name: 'View and release' }).click();
	const dialog = page.getByRole('dialog', { name: 'Content release' });
	await expect(dialog).toBeVisible();
	await page.goBack();
	await expect(dialog).toBeHidden();
	expect(page.url()).toBe(address);
	await part.getByRole('button', { name: 'View and release' }).click();
	const checked = dialog.getByRole('checkbox', { name: /I have checked the content/ });
	await checked.check();

	const other = await context.newPage();
	await openQuickly(other, `${addressOf('demo')}/en-gb/cart`);
	const line = other.getByRole('group', { name: 'Print data' });
	await line.locator('input[type=file]').setInputFiles(another);
	await expect(line.getByText('another.pdf')).toBeVisible({ timeout: 30_000 });
	await expect(line.getByText('Waiting for your release')).toBeVisible({ timeout: 30_000 });

	await page.bringToFront();
	await dialog.getByRole('button', { name: 'Release for printing' }).click();
	await expect(dialog.getByText('The file has been changed meanwhile.')).toBeVisible();
	await expect(dialog.getByText('another.pdf')).toBeVisible({ timeout: 30_000 });
	await expect(checked).not.toBeChecked();
	await expect(dialog.getByText('This could not be found.')).toBeHidden();
	await dialog.getByRole('button', { name: 'Release for printing' }).click();
	await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
	await checked.check();
	await dialog.getByRole('button', { name: 'Release for printing' }).click();
	await expect(part.getByText('Released', { exact: true })).toBeVisible();
	await expect(part.getByText('We print it once you have ordered.')).toBeVisible();
});

test('where orders need an account, the chosen file comes along through the sign-in', async ({ page, addressOf }) => {
	const address = addressOf('atelier');
	await openQuickly(page, `${address}/en-gb/product/letterpress-cards`);
	await page.getByRole('radio', { name: 'Upload print data' }).check();
	await page.locator('input[type=file]').setInputFiles(flyer);
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await page.getByLabel('E-mail address or username').fill('editor');
	await page.getByRole('textbox', { name: 'Password' }).fill(knownPassword);
	await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
	const part = page.getByRole('group', { name: 'Print data' });
	await expect(part.getByText('flyer.pdf', { exact: true })).toBeVisible({ timeout: 30_000 });
	await openQuickly(page, `${address}/en-gb/cart`);
	await expect(part.getByText('flyer.pdf', { exact: true })).toBeVisible();
});
