// Staff correct an ordered design and send it back; the customer releases it again on a phone that has nothing but the link of the mail.
import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findMail, signIn } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';
import { orderAsGuest } from './support/studio.ts';

const email = 'petra@example.com';
async function release(page: Page, button: string): Promise<void> {
	await page.getByRole('button', { name: 'Content release' }).click();
	const dialog = page.getByRole('dialog', { name: 'Content release' });
	await expect(dialog.getByRole('button', { name: button })).toBeEnabled();
	for (const box of await dialog.getByRole('checkbox').all()) await box.check();
	await dialog.getByRole('button', { name: button }).click();
}

async function download(page: Page): Promise<Buffer> {
	const button = page.getByRole('button', { name: 'Download press-ready PDF' });
	const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
	return fs.readFile(await file.path());
}

const widthOf = (page: Page, name: string) =>
	page.getByRole('img', { name }).evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);

test('staff correct an ordered design and send it back, the customer compares and releases it by the link of the mail, and it is printed anew', async ({
	page,
	browser,
	server,
	addressOf,
}) => {
	// From the product to the press and back, in three browsers.
	test.slow();
	const shop = `${addressOf('demo')}/en-gb`;
	await openQuickly(page, `${shop}/product/visitenkarten-classic`);
	await page.getByRole('button', { name: 'Customize' }).click();
	const surname = (of: Page) => of.getByRole('textbox', { name: 'Last name', exact: true });
	await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Petra');
	await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Hansen & Co.');
	await surname(page).fill('Hansen');
	await expect(page.locator('[data-saving=saved]')).toBeVisible();
	const studio = page.url();
	await release(page, 'Release and add to cart');
	const orderPage = `${shop}/admin/orders/${await orderAsGuest(page)}`;

	const context = await browser.newContext({ reducedMotion: 'reduce' });
	await signIn(context, server, 'demo', 'admin');
	const staff = await context.newPage();
	const complaints = complaintsOf(staff);
	await openQuickly(staff, orderPage);
	const first = await download(staff);

	await test.step('staff take the design over from a guest who has left meanwhile', async () => {
		await page.goto(studio);
		await expect(surname(page)).toBeEnabled();
		await staff.getByRole('link', { name: /^Correct in the studio/ }).click();
		await expect(staff.getByText('A guest is working on this draft.', { exact: false })).toBeVisible();
		await expect(surname(staff)).toBeDisabled();
		await page.goto('about:blank');
		// What a tab does every few seconds, and when somebody looks at it again.
		const asked = staff.waitForResponse((response) => response.url().includes('HoldDesign'));
		await staff.evaluate("dispatchEvent(new Event('focus'))");
		await asked;
		await staff.getByRole('button', { name: 'Continue here' }).click();
		await staff.getByRole('dialog').getByRole('button', { name: 'Continue here' }).click();
		await expect(surname(staff)).toBeEnabled();
	});

	await test.step('staff correct it and send it back', async () => {
		await surname(staff).fill('Hansen-Voss');
		await expect(staff.locator('[data-saving=saved]')).toBeVisible();
		await staff.getByRole('button', { name: 'Send back …' }).click();
		const dialog = staff.getByRole('dialog', { name: 'Send the design back' });
		await dialog.getByRole('textbox').fill('We have added your new name.');
		await dialog.getByRole('button', { name: 'Send back', exact: true }).click();
		await expect(staff).toHaveURL(orderPage);
	});

	await test.step('the customer compares and releases it on a phone', async () => {
		const mail = await findMail(server, 'demo', email, /we have corrected your design[\s\S]*?http\S+open\?token=\S+/);
		expect(mail).toContain('We have added your new name.');
		const device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
		const phone = await (await browser.newContext(device)).newPage();
		// The server does not know its port before it listens.
		const { pathname, search } = new URL(mail.slice(mail.indexOf('http')));
		await phone.goto(`${addressOf('demo')}${pathname}${search}`);
		await expect(phone.getByText('We have corrected your design.', { exact: false })).toBeVisible();
		expect(await overflows(phone)).toBe(false);
		await phone.getByRole('link', { name: 'Compare and release' }).click();
		await expect(phone.getByText('The shop has corrected your design', { exact: false })).toBeVisible();
		await expect(surname(phone)).toHaveValue('Hansen-Voss');
		await phone.getByRole('button', { name: 'Compare …' }).click();
		await expect(phone.getByRole('insertion')).toHaveText('Hansen-Voss');
		for (const name of ['Front: released before', 'Front: now'])
			await expect.poll(() => widthOf(phone, name)).toBeGreaterThan(800);
		expect(await accessibilityFaults(phone)).toEqual([]);
		expect(await overflows(phone)).toBe(false);
		await phone.getByRole('button', { name: 'Keep editing' }).click();
		await release(phone, 'Release again');
		await expect(phone.getByText('Design released', { exact: true })).toBeVisible();
		await phone.context().close();
	});

	await test.step('another file is made for the press', async () => {
		await openQuickly(staff, orderPage);
		await expect.poll(async () => (await download(staff)).equals(first)).toBe(false);
		await expect(staff.getByText('Design corrected by the shop')).toBeVisible();
		await expect(staff.getByText('Design released again')).toBeVisible();
	});
	expect(complaints).toEqual([]);
	await context.close();
});
