import { newId } from '../rules/ids.ts';
import { someBilling } from '../server/testing/orders.ts';
import { answer, said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { expect, overflows } from './support/shop.ts';

type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

/** Two mugs, ordered by the buyer of the demo company for a cost centre, paid by invoice. @returns the id of the order */
async function orderMugs(ask: Ask, code: string): Promise<string> {
	const { product } = await ask<{ product: { product: { id: string }; variants: { id: string }[] } }>(
		'{ product(slug: "tasse") { product { id } variants { id } } }',
	);
	const items = [{ productId: product.variants[0]?.id ?? product.product.id, quantity: 2 }];
	await ask('mutation($items: [NewItem!]!) { addToCart(items: $items) { id } }', { items });
	const { checkout, myCompany } = await ask<{
		checkout: { shippingMethods: { id: string }[]; totals: { gross: number } };
		myCompany: { costCentres: { id: string; code: string }[] };
	}>('{ checkout { shippingMethods { id } totals { gross } } myCompany { costCentres { id code } } }');
	const input = {
		...{ checkoutKey: newId(), billingAddress: someBilling, shippingMethodId: checkout.shippingMethods[0]?.id },
		...{ paymentMethod: 'invoice', termsAccepted: true, seenTotal: checkout.totals.gross, language: 'en-GB' },
		costCentreId: myCompany.costCentres.find((each) => each.code === code)?.id,
	};
	const { placeOrder } = await ask<{ placeOrder: { orderId: string; state: string } }>(
		'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state } }',
		{ input },
	);
	expect(placeOrder.state).toBe('waitingForApproval');
	return placeOrder.orderId;
}

test('a rule is made by its form, which says beside each field what is wrong, tried out, switched off and deleted', async ({
	admin,
	go,
}) => {
	await go('/admin/settings/order-workflow');
	await admin.getByRole('link', { name: 'New rule' }).click();
	await expect(admin.getByRole('heading', { level: 1 })).toHaveText('New rule');
	// Nobody is asked, and it has no name: nothing is saved, and the first field has the focus.
	await admin.getByRole('checkbox', { name: 'Those who approve in the company of the buyer' }).uncheck({ force: true });
	await admin.getByRole('textbox', { name: 'Cost centres' }).fill(`4300, ${'x'.repeat(65)}`);
	await admin.getByRole('button', { name: 'Create' }).click();
	await said(admin, 'Please check the marked fields');
	const name = admin.getByRole('textbox', { name: 'Name' });
	await expect(name).toBeFocused();
	await expect(name).toHaveAccessibleDescription(/Please enter a name/);
	await expect(admin.getByText('Please say who is asked in this step.')).toBeVisible();
	await expect(admin.getByText('This list is too long, or a code in it is.')).toBeVisible();
	expect(await violationsOf(admin)).toEqual([]);

	await name.fill('Staff from €10');
	await admin.getByRole('spinbutton', { name: 'Net total from' }).fill('10');
	await admin.getByRole('textbox', { name: 'Cost centres' }).fill('4300');
	await admin.getByRole('textbox', { name: 'People' }).fill('approver');
	await admin.getByRole('button', { name: /approver@/ }).click();
	await admin.getByRole('button', { name: 'Create' }).click();
	await said(admin, 'The rule was saved');
	await expect(admin).toHaveURL(/\/admin\/settings\/order-workflow$/);
	const rules = admin.getByRole('grid', { name: 'Rules of approvals' });
	const rule = rules.getByRole('row', { name: 'Staff from €10' });
	await expect(rule).toContainText('from €10.00 net');
	await expect(rule).toContainText('cost centre 4300');

	const tried = admin
		.locator('section')
		.filter({ has: admin.getByRole('heading', { name: 'Who would approve this?' }) });
	await tried.getByRole('button', { name: 'Who would approve?' }).click();
	await expect(tried.getByText('Please choose a buyer.')).toBeVisible();
	await tried.getByRole('textbox', { name: 'Buyer' }).fill('buyer');
	await tried.getByRole('button', { name: /buyer@/ }).click();
	await tried.getByRole('textbox', { name: 'Cost centre (code)' }).fill('4300');
	await tried.getByRole('button', { name: 'Who would approve?' }).click();
	await expect(tried.getByRole('status')).toContainText('Rule “Staff from €10” decides.');
	await expect(tried.getByRole('status')).toContainText('Step 1: ');
	expect(await violationsOf(admin)).toEqual([]);
	for (const width of [390, 1440]) {
		await admin.setViewportSize({ width, height: 900 });
		expect([width, await overflows(admin)]).toEqual([width, false]);
	}

	await rule.getByRole('switch').click({ force: true });
	await said(admin, 'The rule was switched off');
	await tried.getByRole('button', { name: 'Who would approve?' }).click();
	await expect(tried.getByRole('status')).toContainText('No approval needed');
	await rule.getByRole('button', { name: 'Move Staff from €10 up' }).click();
	await said(admin, 'The order of the rules was saved');
	await expect(rules.getByRole('row').first()).toContainText('Staff from €10');

	await rule.getByRole('link', { name: 'Staff from €10' }).click();
	await admin.getByRole('button', { name: 'Delete rule' }).click();
	await answer(admin, 'Delete the rule “Staff from €10”?', 'Delete rule');
	await said(admin, 'The rule was deleted');
	await expect(rules.getByRole('row', { name: 'Staff from €10' })).toHaveCount(0);
});

test('a rule that somebody else has saved meanwhile is not overwritten, and what was typed stays', async ({
	admin,
	go,
	ask,
}) => {
	const save = `mutation($id: ID, $rule: ApprovalRuleInput!, $revision: Int) {
		saveApprovalRule(id: $id, rule: $rule, revision: $revision) { id revision } }`;
	const conditions = {
		...{ roleIds: [], productIds: [], categoryIds: [], costCentres: ['nobody has this'] },
		...{ firstOrder: false, designChanged: false, overBudget: false },
	};
	const rule = {
		...{ name: 'Twice', active: false, conditions, deadlineDays: 3, mayChange: false },
		steps: [{ roleIds: [], userIds: [], superior: false, company: true }],
	};
	const { saveApprovalRule } = await ask<{ saveApprovalRule: { id: string; revision: number } }>(save, { rule });
	const { id, revision } = saveApprovalRule;
	await go(`/admin/settings/order-workflow/${id}`);
	await admin.getByRole('textbox', { name: 'Name' }).fill('Mine');
	await ask(save, { id, revision, rule: { ...rule, deadlineDays: 9 } });
	await admin.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(admin.getByText('Days for each step').first()).toBeVisible();
	await admin.getByRole('button', { name: /Keep my/ }).click();
	await expect(admin.getByRole('textbox', { name: 'Name' })).toHaveValue('Mine');
	await expect(admin.getByRole('spinbutton', { name: 'Days for each step' })).toHaveValue('9');
	await admin.getByRole('button', { name: 'Save', exact: true }).click();
	await said(admin, 'The rule was saved');
	await ask('mutation($id: ID!) { deleteApprovalRule(id: $id) }', { id });
});

test('an order that waits is found in the list and on the overview, looked at, sent back with fewer pieces, and rejected with a reason', async ({
	admin,
	go,
	navigate,
	ask,
	signIn,
}) => {
	const { roles } = await ask<{ roles: { id: string; label: string }[] }>('{ roles { id label } }');
	const adminRole = roles.find(({ label }) => label === 'Admin')?.id;
	const { saveApprovalRule: rule } = await ask<{ saveApprovalRule: { id: string } }>(
		'mutation($rule: ApprovalRuleInput!) { saveApprovalRule(rule: $rule) { id } }',
		{
			rule: {
				...{ name: 'Mugs', active: true, deadlineDays: 5, mayChange: true },
				conditions: {
					...{ roleIds: [], productIds: [], categoryIds: [], costCentres: ['4300'] },
					...{ firstOrder: false, designChanged: false, overBudget: false },
				},
				steps: [{ roleIds: [adminRole], userIds: [], superior: false, company: false }],
			},
		},
	);
	await signIn('buyer');
	const [first, second] = [await orderMugs(ask, '4300'), await orderMugs(ask, '4300')];
	await signIn('admin');

	await go('/admin/orders/approvals');
	const row = (id: string) => admin.getByRole('row').filter({ has: admin.locator(`a[href$="${id}"]`) });
	await expect(row(first)).toContainText('Waits for approval');
	await expect(row(first)).toContainText('4300');
	await expect(row(first)).toContainText('Nordwerft Kappeln GmbH');
	expect(await violationsOf(admin)).toEqual([]);
	const opened = admin.context().waitForEvent('page');
	await row(first).getByRole('gridcell').nth(1).click({ button: 'middle' });
	const tab = await opened;
	await expect(tab).toHaveURL(new RegExp(`/admin/orders/${first}$`));
	await tab.close();
	await admin.getByRole('searchbox', { name: 'Search' }).fill('nobody has this');
	await expect(row(first)).toHaveCount(0);
	await admin.getByRole('searchbox', { name: 'Search' }).fill('nordwerft');
	await expect(row(first)).toHaveCount(1);

	await navigate('/admin');
	const due = admin.locator('section').filter({ has: admin.getByRole('heading', { name: 'Approvals' }) });
	await expect(due).toContainText(/\d+ orders wait for an approval/);
	await expect(due).toContainText('2 of them wait for you');

	await navigate(`/admin/orders/${first}`);
	const card = admin.locator('section').filter({ has: admin.getByRole('heading', { level: 2, name: 'Approval' }) });
	await expect(card).toContainText('Mugs');
	await card.getByRole('button', { name: 'Change and send back' }).click();
	const returning = admin.getByRole('dialog', { name: 'Send this order back?' });
	await returning.getByRole('button', { name: 'Send back' }).click();
	const note = returning.getByRole('textbox', { name: 'Note for the buyer' });
	await expect(note).toBeFocused();
	await expect(note).toHaveAccessibleDescription(/Please say why/);
	const pieces = returning.getByRole('spinbutton', { name: /Pieces of/ });
	await pieces.fill('0');
	await pieces.press('Tab');
	await note.fill('One is enough.');
	await returning.getByRole('button', { name: 'Change and send back' }).click();
	await expect(returning.getByText('At least one line has to stay.')).toBeVisible();
	expect(await violationsOf(admin)).toEqual([]);
	await pieces.fill('1');
	await pieces.press('Tab');
	await returning.getByRole('button', { name: 'Change and send back' }).click();
	await said(admin, 'Sent back');
	await expect(card).toContainText('1 instead of 2 pieces');
	await expect(card).toContainText('One is enough.');
	await expect(card.getByRole('button', { name: 'Approve' })).toHaveCount(0);

	// Somebody else decides while the dialog is open: they are named, and what was typed stays.
	await navigate(`/admin/orders/${second}`);
	await card.getByRole('button', { name: 'Approve' }).click();
	const approving = admin.getByRole('dialog', { name: 'Approve this order?' });
	await approving.getByRole('textbox').fill('Fine with me.');
	const { orderApproval } = await ask<{ orderApproval: { revision: number; hash: string } }>(
		'query($id: ID!) { orderApproval(orderId: $id) { revision hash } }',
		{ id: second },
	);
	await ask(
		'mutation($id: ID!, $seen: SeenApprovalInput!) { rejectOrder(orderId: $id, seen: $seen, reason: "Too many mugs.") }',
		{ id: second, seen: orderApproval },
	);
	await approving.getByRole('button', { name: 'Approve' }).click();
	await expect(approving.getByRole('alert')).toContainText('was faster and has rejected this order');
	await expect(approving.getByRole('textbox')).toHaveValue('Fine with me.');
	await approving.getByRole('button', { name: 'See it as it is now' }).click();
	await expect(card).toContainText('Too many mugs.');
	await expect(admin.getByText(/Its approval was rejected\. Nothing was charged/)).toBeVisible();
	await ask('mutation($id: ID!) { deleteApprovalRule(id: $id) }', { id: rule.id });
});
