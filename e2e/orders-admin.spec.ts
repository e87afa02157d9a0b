import fs from 'node:fs/promises';
import { answer, said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { expect } from './support/shop.ts';

test.describe('orders', () => {
	test('an order is found, moved to its next status, partly refunded, shown with its history, and exported as a table', async ({
		admin,
		go,
		navigate,
	}) => {
		await go('/admin/orders?filter.status=placed&filter.method=invoice');
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
		await admin.getByRole('button', { name: 'Set to “Error”' }).click();
		const stopping = admin.getByRole('dialog', { name: 'Change status: Error' });
		await stopping.getByRole('button', { name: 'Set to “Error”' }).click();
		await expect(stopping.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Field is required/);
		await admin.keyboard.press('Escape');

		await admin.getByRole('button', { name: 'Mark as processed' }).click();
		const moving = admin.getByRole('dialog', { name: 'Change status: Processed' });
		await moving.getByRole('textbox').fill('To the press');
		await moving.getByRole('button', { name: 'Mark as processed' }).click();
		await said(admin, 'Status successfully changed');
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
		await said(admin, 'Refund successfully begun');
		await expect(refund).toHaveCount(0);
		await expect(timeline).toContainText('€2.50 refunded');
		await expect(timeline).toContainText('One was torn');

		await admin.getByRole('textbox', { name: 'New note' }).fill('The customer calls tomorrow.');
		await admin.getByRole('button', { name: 'Add note' }).click();
		await said(admin, 'Note successfully added');
		await expect(admin.getByRole('textbox', { name: 'New note' })).toHaveValue('');
		await expect(timeline).toContainText('The customer calls tomorrow.');
		// What is still coming in has not its colours yet.
		await admin.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))');
		expect(await violationsOf(admin)).toEqual([]);

		await navigate(`/admin/orders?q=${number}`);
		await expect(admin.getByRole('row')).toHaveCount(2);
		const [file] = await Promise.all([
			admin.waitForEvent('download'),
			admin.getByRole('button', { name: 'Export CSV' }).click(),
		]);
		await said(admin, 'Orders exported');
		const lines = (await fs.readFile(await file.path(), 'utf8')).trim().split('\n');
		expect(lines).toHaveLength(2);
		expect(lines[1]).toContain(number);
	});

	test('one is made on behalf of a user, at once priced, and is then his', async ({ admin, go }) => {
		await go('/admin/orders/new');
		await admin.getByRole('button', { name: 'Place order' }).click();
		await said(admin, 'Choose the user first');
		await admin.getByRole('textbox', { name: 'Search user' }).fill('shopper@');
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
		await said(admin, 'Order successfully placed');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText(/^Order \d{4}-\d{6}$/);
		await expect(admin.getByText(/Created on behalf of the customer by/)).toBeVisible();
		await expect(admin.getByRole('main').or(admin.locator('#content')).first()).toContainText(asked ?? '');
	});
});
