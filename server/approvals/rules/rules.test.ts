import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptyStep, noConditions } from '../../../rules/approvals/rule.ts';
import { newId } from '../../../rules/ids.ts';
import { type Approvals, someRule, startApprovals } from '../../testing/approvals.ts';

type Person = Awaited<ReturnType<Approvals['person']>>;

let shop: Approvals;
let keeper: Person;
let buyer: Person;

beforeAll(async () => {
	shop = await startApprovals(inject('cluster'));
	keeper = await shop.person('keeper', { role: { name: 'keeper', access: ['gAdminArea', 'mTenant', 'qOrder'] } });
	await shop.member('anna', 'approver');
	buyer = await shop.member('bea', 'buyer');
});

afterAll(() => shop.close());

const save = `mutation($id: ID, $rule: ApprovalRuleInput!, $revision: Int) {
	saveApprovalRule(id: $id, rule: $rule, revision: $revision) { id name revision } }`;
const list = async () =>
	(await shop.ask(keeper, '{ approvalRules { name } }')).map(({ name }: { name: string }) => name);

describe('the rules of a shop', () => {
	it('are kept in their order, changed at the revision that was seen, and in the audit log', async () => {
		const first = await shop.ask(keeper, save, { rule: someRule({ name: 'First' }) });
		await shop.ask(keeper, save, { rule: someRule({ name: ' Second ' }) });
		expect(await list()).toEqual(['First', 'Second']);
		await shop.ask(keeper, 'mutation($id: ID!) { moveApprovalRule(id: $id) }', { id: first.id });
		expect(await list()).toEqual(['Second', 'First']);
		const renamed = someRule({ name: 'Renamed' });
		expect(await shop.ask(keeper, save, { id: first.id, rule: renamed, revision: 1 })).toMatchObject({ revision: 2 });
		expect(await shop.ask(keeper, save, { id: first.id, rule: renamed, revision: 1 })).toBe('APPROVAL_RULE_CHANGED');
		await shop.ask(keeper, 'mutation($id: ID!) { deleteApprovalRule(id: $id) }', { id: first.id });
		expect(await list()).toEqual(['Second']);
		const actions = await shop.inShop(
			(sql) => sql<{ action: string }[]>`select action from audit_log where action like '%ApprovalRule' order by at`,
		);
		expect(actions.map(({ action }) => action)).toEqual([
			...['createApprovalRule', 'createApprovalRule', 'moveApprovalRule', 'saveApprovalRule', 'deleteApprovalRule'],
		]);
	});

	it('name only roles, people and fields of the profile that are there', async () => {
		const wrong = [
			{ steps: [{ ...emptyStep, userIds: [newId()] }] },
			{ steps: [{ ...emptyStep, roleIds: [newId()] }] },
			{ conditions: { ...noConditions, roleIds: [newId()] } },
			{ steps: [{ ...emptyStep, superior: true }], superiorField: 'noField' },
			{ steps: [emptyStep] },
			{ name: '' },
		];
		for (const given of wrong) expect(await shop.ask(keeper, save, { rule: someRule(given) })).toBe('VALIDATION');
	});

	it('are kept by nobody without the right to change the settings', async () => {
		expect(await shop.ask(buyer, save, { rule: someRule() })).toBe('FORBIDDEN');
		expect(await shop.ask(buyer, '{ approvalRules { id } }')).toBe('FORBIDDEN');
	});
});

describe('the simulation', () => {
	const simulate = async (order: object) =>
		shop.ask(
			keeper,
			`query($order: ApprovalSimulationInput!) { simulateApproval(order: $order) {
				isNeeded ruleName steps { names } } }`,
			{ order: { buyerId: buyer.id, net: 0, productIds: [], overBudget: false, ...order } },
		);

	it('names the rule that decides and those who would be asked, without the buyer', async () => {
		await shop.setRules(
			someRule({
				name: 'Large',
				conditions: { ...noConditions, totalFrom: 50_000 },
				steps: [
					{ ...emptyStep, userIds: [buyer.id] },
					{ ...emptyStep, company: true },
				],
			}),
		);
		expect(await simulate({ net: 49_999 })).toEqual({ isNeeded: false, ruleName: null, steps: [] });
		expect(await simulate({ net: 50_000 })).toEqual({
			...{ isNeeded: true, ruleName: 'Large', steps: [{ names: [] }, { names: ['anna'] }] },
		});
		expect(await simulate({ overBudget: true })).toEqual({
			...{ isNeeded: true, ruleName: null, steps: [{ names: ['anna'] }] },
		});
	});
});

describe('a cost centre that a rule names', () => {
	it('is told apart from one that no company has, in any spelling of its letters', async () => {
		await shop.inShop(
			(sql) => sql`
				insert into cost_centres (tenant_id, id, company_id, code, name)
				values (${shop.demo.id}, ${newId()}, ${shop.companyId}, 'MA-1', '')`,
		);
		const query = '{ unknownCostCentres(codes: ["ma-1", "9999"]) }';
		expect(await shop.ask(keeper, query)).toEqual(['9999']);
		expect(await shop.ask(buyer, query)).toBe('FORBIDDEN');
	});
});

describe('the superior', () => {
	it('is named by a field of the profile where the company names none', async () => {
		const boss = await shop.person('boss');
		await shop.inShop(
			(sql) => sql`
				insert into user_field_values (tenant_id, user_id, field_name, value)
				values (${shop.demo.id}, ${buyer.id}, 'companyName', ' BOSS@example.com ')`,
		);
		await shop.setRules(someRule({ steps: [{ ...emptyStep, superior: true }], superiorField: 'companyName' }));
		const { orderId } = await shop.place(buyer);
		expect((await shop.decide(boss, 'approve', orderId)).result).toBe(true);
	});
});
