// The first day of a shop owner: everything from the log-in to a published page, counted.
import type { Locator, Page } from '@playwright/test';
import { knownPassword } from '../demo/data/accounts.ts';
import { said } from './support/admin.ts';
import { countInteractions } from './support/interactions.ts';
import { complaintsOf, expect, test, untilTakenOver } from './support/shop.ts';

const limit = 60;

const drawing = (name: string, colour: string) => ({
	name,
	mimeType: 'image/svg+xml',
	buffer: Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`,
	),
});

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

// Nobody has answered the question about cookies before: that counts as well.
test.use({ answered: false });

test('a shop owner signs in, sells a product by quantity, cancels an order with a refund and publishes a page in at most 60 interactions', async ({
	page: owner,
	browser,
	addressOf,
}) => {
	test.slow();
	await owner.setViewportSize({ width: 1440, height: 900 });
	const complaints = complaintsOf(owner);
	const count = countInteractions();
	const { click, choose, fill, press, upload, visit } = count;
	const menu = owner.getByRole('navigation', { name: 'Administration' });
	const shop = `${addressOf('demo')}/en-gb`;

	await test.step('sign in', async () => {
		await owner.goto(`${shop}/admin`, { waitUntil: 'domcontentloaded' });
		await untilTakenOver(owner);
		await click(owner.getByRole('button', { name: 'Only essential' }));
		await fill(owner.getByRole('textbox', { name: 'E-mail address or username' }), 'admin');
		await fill(owner.getByRole('textbox', { name: 'Password' }), knownPassword);
		await press(owner, 'Enter');
		await expect(heading(owner, 'Overview')).toBeVisible();
	});

	const address = await test.step('a product with pictures, a category and quantity prices is published', async () => {
		await click(menu.getByRole('link', { name: 'Products', exact: true }));
		await click(owner.getByRole('link', { name: 'New product' }));
		await fill(owner.getByRole('textbox', { name: 'Name (Deutsch)' }), 'Karte vom ersten Tag');
		await press(owner, 'Enter');
		await said(owner, 'Product created');
		await click(owner.getByRole('button', { name: 'Add images' }));
		const picker = owner.getByRole('dialog', { name: /^Choose images/ });
		const files = [drawing('front.svg', '#1f4f82'), drawing('back.svg', '#b3261e')];
		await upload(owner, picker.getByRole('button', { name: 'Upload images' }), files);
		await click(picker.getByRole('button', { name: 'Use 2 images' }));
		await expect(owner.locator('button[data-image]')).toHaveCount(2);
		await click(owner.getByRole('checkbox', { name: 'Published' }));
		await click(owner.getByRole('tab', { name: 'Category & Access' }));
		await click(owner.getByRole('checkbox', { name: 'Business cards', exact: true }));
		await click(owner.getByRole('tab', { name: 'Price Management' }));
		await click(owner.getByRole('button', { name: 'Enter quantity prices' }));
		const cell = (name: string) => owner.getByRole('textbox', { name });
		await fill(cell('Quantity, row 1'), '100');
		await fill(cell('Total, row 1'), '19.90');
		await fill(cell('Quantity, row 2'), '500');
		await fill(cell('Total, row 2'), '39.90');
		await press(owner, 'ControlOrMeta+s');
		await said(owner, 'Product saved');
		// Nothing is left to do for it.
		await expect(owner.getByText('Hints', { exact: true })).toHaveCount(0);
		return `${shop}/product/karte-vom-ersten-tag`;
	});

	await test.step('a shipping method is added', async () => {
		await click(menu.getByRole('link', { name: 'Settings', exact: true }));
		await click(owner.getByRole('main').getByRole('link', { name: 'Shipping', exact: true }));
		await click(owner.getByRole('link', { name: 'New method' }));
		await fill(owner.getByRole('textbox', { name: /^Name \(Deutsch\)/ }), 'Lastenrad');
		await fill(owner.getByRole('spinbutton', { name: 'Price' }), '4.50');
		await press(owner, 'Enter');
		await said(owner, 'Shipping method saved');
	});

	const number = await test.step('a guest orders it', async () => {
		const elsewhere = await browser.newContext();
		const guest = await elsewhere.newPage();
		await visit(guest, address);
		await untilTakenOver(guest);
		await click(guest.getByRole('button', { name: 'Only essential' }));
		await click(guest.getByRole('button', { name: 'Add to cart' }));
		await click(guest.getByRole('link', { name: 'To the checkout' }));
		await expect(heading(guest, 'Checkout')).toBeVisible();
		for (const [label, text] of [
			['E-mail', 'first-day@example.com'],
			['First name', 'Klothilde'],
			['Surname', 'Kühn'],
			['Street and house number', 'Hafenweg 3'],
			['Zip code', '24937'],
			['City', 'Flensburg'],
		] as const)
			await fill(guest.getByRole('textbox', { name: label, exact: true }), text);
		await click(guest.getByRole('radio', { name: /^Lastenrad/ }));
		await click(guest.getByRole('radio', { name: /^Invoice/ }));
		await click(guest.getByRole('checkbox', { name: /terms and conditions/ }));
		await click(guest.getByRole('button', { name: 'Order with obligation to pay' }));
		await expect(guest.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
		const [found = ''] = /\d{4}-\d{6}/.exec(await guest.getByRole('main').innerText()) ?? [];
		await elsewhere.close();
		return found;
	});

	await test.step('the order is cancelled with a refund, and what follows from it comes without a reload', async () => {
		await click(menu.getByRole('link', { name: 'Orders', exact: true }));
		await click(owner.getByRole('link', { name: number }));
		await click(owner.getByRole('button', { name: 'Cancel order' }));
		const dialog = owner.getByRole('dialog', { name: `Cancel order ${number}` });
		await expect(dialog.getByRole('radio', { name: /^Full refund \(€/ })).toBeChecked();
		await choose(dialog.getByRole('combobox', { name: 'Reason for the cancellation' }), 'Ordered twice');
		await click(dialog.getByRole('button', { name: 'Cancel order' }));
		await said(owner, 'Order cancelled');
		await expect(owner.getByText('Nothing to pay', { exact: true }).first()).toBeVisible();
		// Sooner than the screen looks for what others do.
		await expect(owner.getByRole('heading', { level: 3, name: 'Cancellation' })).toBeVisible();
		await expect(owner.getByText(/^Credit note/).first()).toBeVisible();
	});

	await test.step('a page from a template is published, and nothing is left to look at', async () => {
		await click(menu.getByRole('link', { name: 'CMS pages', exact: true }));
		await click(owner.getByRole('button', { name: 'New page' }));
		const making = owner.getByRole('dialog', { name: 'Create new page' });
		await fill(making.getByRole('textbox', { name: 'Page name (Deutsch)' }), 'Seite vom ersten Tag');
		await click(making.getByRole('radio', { name: 'Coaching offer' }));
		await press(owner, 'Enter');
		await click(owner.getByRole('dialog', { name: 'Template applied' }).getByRole('link', { name: 'Edit' }));
		await click(owner.getByRole('button', { name: 'Publish', exact: true }));
		const dialog = owner.getByRole('dialog', { name: 'Publish page' });
		// Folded, as there are many: they are shown before they are accepted.
		await click(dialog.getByText(/texts still come from the template/));
		await click(dialog.getByRole('button', { name: 'Keep all of them' }));
		await expect(dialog.getByText('Checked: nothing is missing on this page.')).toBeVisible();
		await click(dialog.getByRole('button', { name: 'Publish now' }));
		await said(owner, 'Page published.');
	});

	expect(complaints).toEqual([]);
	test.info().annotations.push({ type: 'interactions', description: String(count.count) });
	expect(count.count).toBeLessThanOrEqual(limit);
});
