import fs from 'node:fs/promises';
import { answer, said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { expect } from './support/shop.ts';

test.describe('orders', () => {
	test('a view of the list is saved under a name and shown again, and several orders are cancelled at once', async ({
		admin,
		go,
	}) => {
		await go('/admin/orders?filter.status=placed&filter.cancelled=without&sort=placedAt');
		await admin.getByRole('button', { name: 'Save view' }).click();
		const naming = admin.getByRole('dialog', { name: 'Save view' });
		await naming.getByRole('textbox', { name: 'Name of the view' }).fill('To be made');
		await admin.keyboard.press('Enter');
		await said(admin, 'View “To be made” saved');
		await go('/admin/orders');
		const views = admin.getByRole('navigation', { name: 'Saved views' });
		await views.getByRole('link', { name: 'To be made' }).click();
		await expect(admin.getByRole('combobox', { name: 'Status' })).toHaveValue('placed');
		await expect(views.getByRole('link', { name: 'To be made' })).toHaveAttribute('aria-current', 'true');
		await views.getByRole('button', { name: 'Delete view “To be made”' }).click();
		await said(admin, 'View “To be made” deleted');
		await expect(views.getByRole('link')).toHaveCount(0);

		// Cards have boxes too, where there is no room for columns.
		await admin.setViewportSize({ width: 800, height: 900 });
		const cards = admin.getByRole('list', { name: 'Orders' }).getByRole('listitem');
		const [first, second] = [cards.nth(0), cards.nth(1)];
		const numbers = [await first.getByRole('link').textContent(), await second.getByRole('link').textContent()];
		for (const card of [first, second]) await card.getByRole('checkbox', { name: 'Select row' }).check({ force: true });
		const bulk = admin.getByRole('region', { name: 'Actions for the selection' });
		await expect(bulk).toContainText('2 selected');
		await bulk.getByRole('button', { name: 'Cancel orders' }).click();
		const dialog = admin.getByRole('dialog', { name: 'Cancel 2 orders?' });
		await dialog.getByRole('button', { name: 'Cancel orders' }).click();
		await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
		await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('duplicate');
		await dialog.getByRole('radio', { name: 'No refund' }).check({ force: true });
		expect(await violationsOf(admin)).toEqual([]);
		await dialog.getByRole('button', { name: 'Cancel orders' }).click();
		await said(admin, '2 orders cancelled');
		await expect(dialog).toHaveCount(0);
		for (const number of numbers) await expect(cards.filter({ hasText: number ?? '' })).toHaveCount(0);
		await admin.setViewportSize({ width: 1280, height: 900 });
	});

	test('an order is found, moved to its next status, partly refunded, shown with its history, and exported as a table', async ({
		admin,
		go,
		navigate,
	}) => {
		await go('/admin/orders?filter.status=placed&filter.method=invoice&filter.cancelled=without');
		await expect(admin.getByRole('combobox', { name: 'Status' })).toHaveValue('placed');
		const row = admin.getByRole('row').nth(1);
		await expect(row).toContainText('Placed');
		const number = (await row.getByRole('rowheader').textContent()) ?? '';
		expect(number).toMatch(/^\d{4}-\d{6}$/);
		expect(await violationsOf(admin)).toEqual([]);
		// A row is a link: with Ctrl or the middle button it opens in a new tab, and this one stays.
		await expect(row.getByRole('link')).toHaveAttribute('href', /\/en-gb\/admin\/orders\/[0-9a-f-]{36}$/);
		for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
			const opened = admin.context().waitForEvent('page');
			await row.getByRole('gridcell').nth(1).click(how);
			const tab = await opened;
			await expect(tab).toHaveURL(/\/en-gb\/admin\/orders\/[0-9a-f-]{36}$/);
			await tab.close();
		}
		await row.press('Enter');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
		await expect(admin).toHaveTitle(`Order ${number} · Druckwerk Nord`);
		const timeline = admin.locator('section').filter({ has: admin.getByRole('heading', { name: 'Timeline' }) });

		// Only the arrows of the machine; an error wants a reason.
		await expect(admin.getByRole('button', { name: 'Finish' })).toHaveCount(0);
		await admin.getByRole('button', { name: 'More actions' }).click();
		await admin.getByRole('menuitem', { name: 'Set to “Error”' }).click();
		const stopping = admin.getByRole('dialog', { name: 'Change status: Error' });
		await stopping.getByRole('button', { name: 'Set to “Error”' }).click();
		await expect(stopping.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Field is required/);
		await admin.keyboard.press('Escape');

		await admin.getByRole('button', { name: 'Mark as processed' }).click();
		const moving = admin.getByRole('dialog', { name: 'Change status: Processed' });
		await moving.getByRole('textbox').fill('To the press');
		await moving.getByRole('button', { name: 'Mark as processed' }).click();
		await said(admin, 'Status updated');
		await expect(timeline).toContainText('Status changed from “Placed” to “Processed”');
		await expect(timeline).toContainText('To the press');
		await expect(admin.getByRole('button', { name: 'Finish' })).toBeVisible();

		// Not more than is left, and only after a question.
		await admin.getByRole('button', { name: 'Refund', exact: true }).click();
		const refund = admin.getByRole('dialog', { name: `Refund order ${number}` });
		const amount = refund.getByRole('spinbutton', { name: 'Amount' });
		await amount.fill('999999');
		await amount.press('Tab');
		await expect(amount).toHaveAccessibleDescription(/At most/);
		await amount.fill('2.50');
		await refund.getByRole('textbox', { name: 'Reason' }).fill('One was torn');
		// What the shop refuses stands beside the amount, and what was typed is still there.
		await admin.route('**/graphql?c=AdminRefundOrder', (route) =>
			route.fulfill({ json: { errors: [{ message: 'Away', extensions: { code: 'UNAVAILABLE', statusCode: 503 } }] } }),
		);
		await refund.getByRole('button', { name: 'Refund', exact: true }).click();
		await answer(admin, 'Refund €2.50?', 'Refund');
		await expect(amount).toHaveAccessibleDescription(/not available right now/);
		await expect(amount).toHaveValue('2.50');
		await admin.unroute('**/graphql?c=AdminRefundOrder');
		await refund.getByRole('button', { name: 'Refund', exact: true }).click();
		await answer(admin, 'Refund €2.50?', 'Refund');
		await said(admin, 'Refund started');
		await expect(refund).toHaveCount(0);
		await expect(timeline).toContainText('Amount due lowered by €2.50');
		await expect(timeline).toContainText('One was torn');

		await admin.getByRole('textbox', { name: 'New note' }).fill('The customer calls tomorrow.');
		await admin.getByRole('button', { name: 'Add note' }).click();
		await said(admin, 'Note added');
		await expect(admin.getByRole('textbox', { name: 'New note' })).toHaveValue('');
		await expect(timeline).toContainText('The customer calls tomorrow.');
		// What is still coming in has not its colours yet.
		await admin.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))');
		expect(await violationsOf(admin)).toEqual([]);

		await navigate(`/admin/orders?q=${number}`);
		await expect(admin.getByRole('row')).toHaveCount(2);
		await admin.getByRole('button', { name: 'Export CSV' }).click();
		const [file] = await Promise.all([
			admin.waitForEvent('download'),
			admin.getByRole('menuitem', { name: 'One row per item' }).click(),
		]);
		await said(admin, 'Orders exported');
		const lines = (await fs.readFile(await file.path(), 'utf8')).trim().split('\n');
		expect(lines[0]).toContain('Order number');
		expect(lines[0]).toContain('Item number');
		expect(lines[1]).toContain(number);
	});

	test('one is cancelled with a reason and a refund, keeps its status, and is told so everywhere', async ({
		admin,
		go,
	}) => {
		await go('/admin/orders?filter.status=placed&filter.method=invoice&filter.cancelled=without&filter.payment=open');
		const row = admin.getByRole('row').nth(1);
		const number = (await row.getByRole('rowheader').textContent()) ?? '';
		await row.press('Enter');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
		await admin.getByRole('button', { name: 'Cancel order' }).click();
		const dialog = admin.getByRole('dialog', { name: `Cancel order ${number}` });
		await expect(dialog.getByRole('radio', { name: /^Full refund \(€/ })).toBeChecked();
		expect(await violationsOf(admin)).toEqual([]);
		// Why is asked for beside the field.
		await dialog.getByRole('button', { name: 'Cancel order' }).click();
		const reason = dialog.getByRole('combobox', { name: 'Reason for the cancellation' });
		await expect(reason).toHaveAccessibleDescription(/Please choose a reason/);
		await reason.selectOption('Ordered twice');
		await dialog.getByRole('textbox', { name: 'Internal note' }).fill('Called us');
		await dialog.getByRole('button', { name: 'Cancel order' }).click();
		await said(admin, 'Order cancelled');
		await expect(dialog).toHaveCount(0);
		await expect(admin.getByText(/^Cancelled on .* Reason: Ordered twice\.$/)).toBeVisible();
		await expect(admin.getByText('Placed', { exact: true })).toBeVisible();
		await expect(admin.getByText('Nothing to pay', { exact: true }).first()).toBeVisible();
		await expect(admin.getByRole('button', { name: 'Mark as processed' })).toHaveCount(0);
		await expect(admin.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
		await go(`/admin/orders?q=${number}&filter.cancelled=only`);
		await expect(admin.getByRole('row').nth(1)).toContainText('Cancelled');
	});

	test('one is made on behalf of a user, at once priced, and is then his', async ({ admin, go }) => {
		await go('/admin/orders/new');
		await admin.getByRole('button', { name: 'Place order' }).click();
		await said(admin, 'Choose the customer first');
		await admin.getByRole('textbox', { name: 'Search customer' }).fill('shopper@');
		await admin.getByRole('button', { name: /^Choose / }).click();
		await expect(admin.getByRole('textbox', { name: 'Surname' })).not.toHaveValue('');

		await admin.getByRole('textbox', { name: 'Search product' }).fill('FLYDINA5');
		await admin.getByRole('button', { name: /^Add / }).click();
		const variant = admin.getByRole('combobox', { name: 'Variant' });
		await expect(variant).toHaveAccessibleDescription(/Please choose a variant/);
		await variant.selectOption({ index: 1 });
		await admin.getByRole('button', { name: /^Add / }).click();
		const quantity = admin.getByRole('combobox', { name: 'Quantity' });
		const total = admin.locator('dl', { hasText: 'Grand total' }).locator('dd').last();
		await expect(total).toContainText('€');
		const small = await total.textContent();
		await quantity.selectOption({ index: 2 });
		await expect(total).not.toHaveText(small ?? '');
		expect(await violationsOf(admin)).toEqual([]);

		// Leaving never places an order: it can only be discarded.
		await admin.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Orders' }).click();
		const leaving = admin.getByRole('dialog', { name: 'Discard the order?' });
		await expect(leaving.getByRole('button')).toHaveText(['Keep editing', 'Discard']);
		await leaving.getByRole('button', { name: 'Keep editing' }).click();

		await admin.getByRole('textbox', { name: 'E-mail', exact: true }).fill('shopper@example.com');
		await admin.getByRole('button', { name: 'Place order' }).click();
		await said(admin, 'Please fill in all mandatory fields.');
		await expect(admin.getByRole('checkbox', { name: /accepted the terms/ })).toBeFocused();
		await admin.getByRole('checkbox', { name: /accepted the terms/ }).check();
		const asked = await total.textContent();
		await admin.getByRole('button', { name: 'Place order' }).click();
		await answer(admin, /^Order for /, 'Place order');
		await said(admin, 'Order placed');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText(/^Order \d{4}-\d{6}$/);
		await expect(admin.getByText(/Created on behalf of the customer by/)).toBeVisible();
		const number = (await admin.getByRole('heading', { level: 1 }).textContent())?.replace('Order ', '') ?? '';
		await expect(admin.getByRole('main').or(admin.locator('#content')).first()).toContainText(asked ?? '');

		// The customer's page has it among the orders, and leads to the next one.
		await admin.getByRole('link', { name: 'View customer' }).click();
		await expect(admin.getByRole('link', { name: number }).first()).toBeVisible();
		expect(await violationsOf(admin)).toEqual([]);
		await admin.getByRole('link', { name: 'New order for this customer' }).click();
		await expect(admin.getByRole('textbox', { name: 'Surname' })).not.toHaveValue('');
	});
});
