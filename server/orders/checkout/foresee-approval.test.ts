import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptyStep, noConditions } from '../../../rules/approvals/rule.ts';
import { newId } from '../../../rules/ids.ts';
import { type Approvals, someRule, startApprovals } from '../../testing/approvals.ts';
import { fillCart } from '../../testing/checkout.ts';

let shop: Approvals;
let buyer: Awaited<ReturnType<Approvals['person']>>;
let colleague: typeof buyer;
let alone: typeof buyer;
const [sales, fairs] = [newId(), newId()];

beforeAll(async () => {
	shop = await startApprovals(inject('cluster'));
	buyer = await shop.member('buyer', 'buyer');
	colleague = await shop.member('colleague', 'approver');
	alone = await shop.person('alone');
	for (const { id } of [buyer, colleague, alone])
		await fillCart(shop.test.database, shop.demo, id, [{ productId: shop.card, quantity: 2 }]);
});

afterAll(() => shop.close());

const query = `query($net: Float!, $id: ID) { checkoutTerms(net: $net, costCentreId: $id) {
	companyName costCentres { code } costCentreId isRefused budget { costCentre period left } approval { ruleName waitsFor }
} }`;
const terms = (who: typeof buyer, net = 2000, id: string | null = null) => shop.ask(who, query, { net, id });

describe('what the checkout says of an order before it is placed', () => {
	it('names those whose approval it will wait for, but never the buyer', async () => {
		await shop.setRules(someRule({ name: 'Colleagues', conditions: { ...noConditions, totalFrom: 1500 } }));
		expect(await terms(buyer)).toMatchObject({ approval: { ruleName: 'Colleagues', waitsFor: ['colleague'] } });
		expect(await terms(colleague)).toMatchObject({ approval: { ruleName: 'Colleagues', waitsFor: [] } });
		expect(await terms(buyer, 1000)).toMatchObject({ approval: null });
	});

	it('says what `placeOrder` does then', async () => {
		await shop.setRules(someRule({ steps: [{ ...emptyStep, company: true }] }));
		expect((await terms(buyer)).approval).not.toBeNull();
		expect((await shop.place(buyer)).state).toBe('waitingForApproval');
		await fillCart(shop.test.database, shop.demo, buyer.id, [{ productId: shop.card, quantity: 2 }]);
		const { items } = await shop.ask(buyer, '{ ownOrders { items { number unplaced { state waitsFor } } } }');
		expect(items).toEqual([{ number: null, unplaced: { state: 'pending', waitsFor: ['colleague'] } }]);
		await shop.setRules();
		expect((await terms(buyer)).approval).toBeNull();
	});

	it('wants a cost centre of a member that has several, and looks at its budget', async () => {
		await shop.inShop(async (sql) => {
			for (const [id, code] of [
				[sales, '4100'],
				[fairs, '4200'],
			])
				await sql`
					insert into cost_centres (tenant_id, id, company_id, code, name)
					values (${shop.demo.id}, ${id ?? ''}, ${shop.companyId}, ${code ?? ''}, '')`;
			await sql`
				insert into budgets (tenant_id, id, company_id, cost_centre_id, period, amount)
				values (${shop.demo.id}, ${newId()}, ${shop.companyId}, ${sales}, 'month', 1500)`;
		});
		const codes = [{ code: '4100' }, { code: '4200' }];
		expect(await terms(buyer)).toMatchObject({ costCentres: codes, costCentreId: null, approval: null, budget: null });
		expect(await terms(buyer, 2000, sales)).toMatchObject({
			...{ costCentreId: sales, isRefused: false, budget: { costCentre: '4100', period: 'month', left: 1500 } },
			approval: { ruleName: '', waitsFor: ['colleague'] },
		});
		expect(await terms(buyer, 2000, fairs)).toMatchObject({ costCentreId: fairs, budget: null, approval: null });
		expect(await terms(buyer, 2000, newId())).toMatchObject({ costCentreId: null });
	});

	it('says that a budget refuses it, where the company wants that', async () => {
		await shop.inShop((sql) => sql`update companies set over_budget = 'refuse' where id = ${shop.companyId}`);
		expect(await terms(buyer, 2000, sales)).toMatchObject({ isRefused: true, approval: null });
		const costCentreId = sales;
		expect(await shop.place(buyer, { costCentreId } as object)).toBe('BUDGET_EXCEEDED');
	});

	it('asks nothing of those without a company where the shop has no rules', async () => {
		expect(await terms(alone)).toEqual({
			...{ companyName: null, costCentres: [], costCentreId: null, isRefused: false, budget: null, approval: null },
		});
	});
});
