import { answer, said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { expect, overflows } from './support/shop.ts';

test('an approver names a colleague as substitute, is told which day is wrong, and removes them again', async ({
	page,
	go,
	ask,
	signIn,
}) => {
	await signIn('approver');
	const { myCompany } = await ask<{ myCompany: { members: { name: string; role: string }[] } }>(
		'{ myCompany { members { name role } } }',
	);
	const buyer = myCompany.members.find(({ role }) => role === 'buyer');
	await go('/account/approvals');
	const part = page.getByRole('region', { name: 'Your substitutes' });
	await expect(part).toContainText('Nobody stands in for you.');
	await part.getByRole('button', { name: 'Add substitute' }).click();
	const chosen = part.getByRole('combobox', { name: 'Substitute' });
	await expect(chosen).toBeFocused();
	await expect(chosen).toHaveAccessibleDescription(/Please say who stands in for you/);
	await chosen.selectOption(buyer?.name ?? '');
	await part.getByRole('textbox', { name: 'From' }).fill('24/12/2090');
	await part.getByRole('textbox', { name: 'To' }).fill('23/12/2090');
	await part.getByRole('button', { name: 'Add substitute' }).click();
	await expect(part.getByRole('textbox', { name: 'To' })).toBeFocused();
	await expect(part.getByText(/choose a last day that is not before the first/)).toBeVisible();
	expect(await violationsOf(page)).toEqual([]);
	await part.getByRole('textbox', { name: 'To' }).fill('06/01/2091');
	await part.getByRole('button', { name: 'Add substitute' }).click();
	await said(page, 'Substitute added');
	await expect(part).toContainText(`${buyer?.name}, from 24/12/2090 to 06/01/2091`);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect([width, await overflows(page)]).toEqual([width, false]);
	}
	await part.getByRole('button', { name: `Remove ${buyer?.name} as substitute` }).click();
	await answer(page, `Should ${buyer?.name} no longer stand in for you?`, 'Remove substitute');
	await said(page, 'Substitute removed');
	await expect(part).toContainText('Nobody stands in for you.');
});

test('a colleague opens a shared order from the list of the company, sees lines and documents, and can do nothing about it', async ({
	page,
	go,
	ask,
	signIn,
}) => {
	await signIn('approver');
	const { myCompany } = await ask<{ myCompany: { id: string } }>('{ myCompany { id } }');
	const { companyOrders } = await ask<{ companyOrders: { items: { number: string | null; orderedBy: string }[] } }>(
		'query($id: ID!) { companyOrders(companyId: $id, first: 50) { items { number orderedBy } } }',
		{ id: myCompany.id },
	);
	const { ownOrders } = await ask<{ ownOrders: { items: { number: string | null }[] } }>(
		'{ ownOrders(first: 50) { items { number } } }',
	);
	const own = ownOrders.items.map(({ number }) => number);
	const shared = companyOrders.items.find(({ number }) => number && !own.includes(number));
	await go('/account#company');
	await page.getByRole('link', { name: shared?.number ?? '', exact: true }).click();
	await expect(page.getByText(`${shared?.orderedBy} ordered this for your company.`)).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Orders of your company' })).toBeVisible();
	for (const name of ['Reorder', /cancel/i, /^Pay/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
	expect(await violationsOf(page)).toEqual([]);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect([width, await overflows(page)]).toEqual([width, false]);
	}
});
