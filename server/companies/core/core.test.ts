import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { insertOrder } from '../../testing/order-rows.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';
import { type BudgetOrder, countInBudgets, findBudgets, holdBudgets, releaseFromBudgets } from './budgets.ts';
import { findCompanyApprovers } from './find-company-approvers.ts';
import { findMembership } from './find-membership.ts';

let shop: Shop;
let companyId: string;
let print: string;
let fair: string;

const inShop = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => shop.test.database.inTenant(shop.demo.id, work);
const day = '2026-11-19';

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
});

afterAll(() => shop.close());

const addCostCentre = async (code: string) => {
	const id = newId();
	await inShop(
		(sql) => sql`
			insert into cost_centres (tenant_id, id, company_id, code) values (${shop.demo.id}, ${id}, ${companyId}, ${code})`,
	);
	return id;
};

const addBudget = (costCentreId: string | null, period: string, amount: number) =>
	inShop(
		(sql) => sql`
			insert into budgets (tenant_id, id, company_id, cost_centre_id, period, amount)
			values (${shop.demo.id}, ${newId()}, ${companyId}, ${costCentreId}, ${period}, ${amount})`,
	);

beforeEach(async () => {
	companyId = newId();
	await inShop(
		(sql) => sql`insert into companies (tenant_id, id, name) values (${shop.demo.id}, ${companyId}, 'Muster AG')`,
	);
	print = await addCostCentre('4711');
	fair = await addCostCentre('0815');
});

const held = (given: Partial<BudgetOrder> = {}) =>
	inShop((sql) => holdBudgets(sql, shop.demo.id, { companyId, costCentreId: print, net: 1000, day, ...given }));

async function count(given: Partial<BudgetOrder> = {}): Promise<string> {
	const orderId = await inShop((sql) => insertOrder(sql, shop.demo.id));
	await inShop((sql) =>
		countInBudgets(sql, shop.demo.id, { orderId, companyId, costCentreId: print, net: 1000, day, ...given }),
	);
	return orderId;
}

const uses = async (of = day) =>
	(await inShop((sql) => findBudgets(sql, shop.demo.id, companyId, of))).map(({ costCentre, period, used, left }) => ({
		...{ costCentre, period, used, left },
	}));

async function join(email: string, role = 'buyer', costCentreIds: string[] = []): Promise<string> {
	const userId = await shop.makeUser(email);
	await inShop(
		(sql) => sql`
			insert into company_members (tenant_id, user_id, company_id, role, cost_centre_ids)
			values (${shop.demo.id}, ${userId}, ${companyId}, ${role}, ${costCentreIds}::uuid[])`,
	);
	return userId;
}

const membership = (userId: string, tenantId = shop.demo.id) =>
	shop.test.database.inTenant(tenantId, (sql) => findMembership(sql, tenantId, userId));

describe('a budget', () => {
	it('lets an order through that just fits, and holds one that is a cent too much for approval', async () => {
		await addBudget(print, 'month', 1000);
		expect(await held()).toEqual({ state: 'within' });
		expect(await held({ net: 1001 })).toEqual({
			state: 'needsApproval',
			budget: { costCentre: '4711', period: 'month', amount: 1000, left: 1000 },
		});
	});

	it('refuses what exceeds it where the company wants that', async () => {
		await addBudget(null, 'year', 500);
		await inShop((sql) => sql`update companies set over_budget = 'refuse' where id = ${companyId}`);
		expect(await held({ costCentreId: null })).toEqual({
			state: 'refused',
			budget: { costCentre: null, period: 'year', amount: 500, left: 500 },
		});
	});

	it('of one cost centre is not touched by another, that of the company by all of them', async () => {
		await addBudget(print, 'month', 5000);
		await addBudget(null, 'quarter', 9000);
		await count();
		await count({ costCentreId: fair, net: 2000 });
		await count({ costCentreId: null, net: 300 });
		expect(await uses()).toEqual([
			{ costCentre: null, period: 'quarter', used: 3300, left: 5700 },
			{ costCentre: '4711', period: 'month', used: 1000, left: 4000 },
		]);
	});

	it('begins anew with each month, quarter and year of the calendar', async () => {
		for (const period of ['month', 'quarter', 'year']) await addBudget(null, period, 5000);
		for (const each of ['2025-12-31', '2026-01-01', '2026-10-01', '2026-11-30']) await count({ day: each });
		expect(await uses()).toMatchObject([
			{ period: 'month', used: 1000 },
			{ period: 'quarter', used: 2000 },
			{ period: 'year', used: 3000 },
		]);
		expect(await uses('2027-01-01')).toMatchObject([{ used: 0 }, { used: 0 }, { used: 0 }]);
	});

	it('that is set later counts what was ordered before it in its period', async () => {
		await count();
		await addBudget(print, 'year', 1500);
		expect(await held()).toMatchObject({ state: 'needsApproval', budget: { left: 500 } });
	});

	it('names the tightest of several that are exceeded', async () => {
		await addBudget(null, 'year', 900);
		await addBudget(print, 'month', 300);
		expect(await held()).toMatchObject({ budget: { costCentre: '4711', left: 300 } });
	});

	it('counts an order once, with its latest amount, and gives it back once it is released', async () => {
		await addBudget(print, 'month', 5000);
		const orderId = await count();
		await inShop((sql) =>
			countInBudgets(sql, shop.demo.id, { orderId, companyId, costCentreId: print, net: 700, day }),
		);
		expect(await uses()).toMatchObject([{ used: 700 }]);
		const again = (net: number) =>
			inShop((sql) => holdBudgets(sql, shop.demo.id, { companyId, costCentreId: print, net, day }, orderId));
		expect(await again(5000)).toEqual({ state: 'within' });
		expect(await again(5001)).toMatchObject({ state: 'needsApproval' });
		await inShop((sql) => releaseFromBudgets(sql, shop.demo.id, orderId));
		await inShop((sql) => releaseFromBudgets(sql, shop.demo.id, orderId));
		expect(await uses()).toMatchObject([{ used: 0, left: 5000 }]);
	});

	it('is never exceeded by many orders at once', async () => {
		await addBudget(print, 'month', 4500);
		await addBudget(fair, 'month', 100_000);
		await addBudget(null, 'month', 9500);
		const order = (costCentreId: string) =>
			inShop(async (sql) => {
				const wanted = { companyId, costCentreId, net: 1000, day };
				const { state } = await holdBudgets(sql, shop.demo.id, wanted);
				if (state !== 'within') return state;
				// Counted before it is written, as the checkout does.
				const orderId = newId();
				await countInBudgets(sql, shop.demo.id, { orderId, ...wanted });
				await insertOrder(sql, shop.demo.id, { id: orderId });
				return state;
			});
		const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => order(at % 2 ? print : fair)));
		expect(answers.filter((state) => state === 'within')).toHaveLength(9);
		const [whole, , ofPrint] = await uses();
		expect(whole).toMatchObject({ costCentre: null, used: 9000 });
		expect(ofPrint?.used).toBeLessThanOrEqual(4500);
	});
});

describe('a membership', () => {
	it('says the company, the role in it and the cost centres that are open, by code', async () => {
		const all = await join('all@example.com');
		expect(await membership(all)).toMatchObject({
			...{
				companyId,
				companyName: 'Muster AG',
				role: 'buyer',
				superiorId: null,
				shareOrders: false,
			},
			costCentres: [
				{ id: fair, code: '0815', name: '' },
				{ id: print, code: '4711', name: '' },
			],
		});
	});

	it('opens only the cost centres that are listed; archived ones are open to no one, also not to those who have no other', async () => {
		const one = await join('one@example.com', 'approver', [print]);
		expect((await membership(one))?.costCentres).toMatchObject([{ id: print }]);
		await inShop((sql) => sql`update cost_centres set archived_at = now() where id = ${print}`);
		expect((await membership(one))?.costCentres).toEqual([]);
	});

	it('ends with the archiving of the company, and is seen by no other shop', async () => {
		const ended = await join('ended@example.com', 'companyAdmin');
		const other = await makeShop(shop.test, 'other');
		expect(await membership(ended, other.id)).toBeUndefined();
		expect(await inShop((sql) => findCompanyApprovers(sql, shop.demo.id, companyId))).toEqual([ended]);
		await inShop((sql) => sql`update companies set archived_at = now() where id = ${companyId}`);
		expect(await membership(ended)).toBeUndefined();
		expect(await inShop((sql) => findCompanyApprovers(sql, shop.demo.id, companyId))).toEqual([]);
	});

	it('is one for each user', async () => {
		const userId = await join('twice@example.com');
		const second = newId();
		await expect(
			inShop(async (sql) => {
				await sql`insert into companies (tenant_id, id, name) values (${shop.demo.id}, ${second}, 'Other')`;
				await sql`
					insert into company_members (tenant_id, user_id, company_id, role)
					values (${shop.demo.id}, ${userId}, ${second}, 'buyer')`;
			}),
		).rejects.toThrow(/company_members_pkey/);
	});
});

describe('an order', () => {
	it('stays with its company and cost centre, also while it is in creation', async () => {
		const orderId = await inShop((sql) => insertOrder(sql, shop.demo.id, { number: null }));
		await expect(
			inShop((sql) => sql`update orders set company_id = ${companyId} where id = ${orderId}`),
		).rejects.toThrow('an order stays with its company');
	});

	it('names no cost centre of another company', async () => {
		const other = newId();
		await expect(
			inShop(async (sql) => {
				await sql`insert into companies (tenant_id, id, name) values (${shop.demo.id}, ${other}, 'Other')`;
				await sql`
					insert into budgets (tenant_id, id, company_id, cost_centre_id, period, amount)
					values (${shop.demo.id}, ${newId()}, ${other}, ${print}, 'month', 1)`;
			}),
		).rejects.toThrow(/foreign key/);
	});
});
