import { describe, expect, it } from 'vitest';
import { deadlineOf, reminderAt } from './deadlines.ts';
import { emptyStep, findRule, fits, noConditions, type OrderFacts, type RuleConditions } from './rule.ts';
import { ruleErrors } from './validate-rule.ts';

const facts: OrderFacts = {
	roleIds: ['buyers'],
	net: 10_000,
	things: [{ productId: 'card', parentId: 'cards', categoryIds: ['stationery', 'print'], designChanged: false }],
	costCentre: 'MK-10',
	firstOrder: false,
	overBudget: false,
};
const withConditions = (conditions: Partial<RuleConditions>) => ({ ...noConditions, ...conditions });

describe('a rule of approvals', () => {
	it('fits every order where it has no conditions', () => {
		expect(fits(noConditions, facts)).toBe(true);
	});

	it.each<[string, Partial<RuleConditions>, Partial<OrderFacts>, boolean]>([
		['fits a buyer who has any of its roles', { roleIds: ['others', 'buyers'] }, {}, true],
		['does not fit a buyer without its roles', { roleIds: ['others'] }, {}, false],
		['fits from its net total on', { totalFrom: 10_000 }, {}, true],
		['does not fit below its net total', { totalFrom: 10_001 }, {}, false],
		['fits a variant of its product', { productIds: ['cards'] }, {}, true],
		['does not fit an order without its product', { productIds: ['flyer'] }, {}, false],
		['fits what is in a category below its own', { categoryIds: ['print'] }, {}, true],
		['does not fit what is in no category of it', { categoryIds: ['textile'] }, {}, false],
		['fits its cost centre in any spelling', { costCentres: [' mk-10'] }, {}, true],
		['does not fit an order without a cost centre', { costCentres: ['MK-10'] }, { costCentre: null }, false],
		['fits the first order of a buyer', { firstOrder: true }, { firstOrder: true }, true],
		['does not fit a later order of a buyer', { firstOrder: true }, {}, false],
		['does not fit a design that only has values of its fields', { designChanged: true }, {}, false],
		['does not fit an order within the budget', { overBudget: true }, {}, false],
		['fits an order beyond the budget', { overBudget: true }, { overBudget: true }, true],
		['fits only where all of its conditions do', { totalFrom: 1, costCentres: ['other'] }, {}, false],
	])('%s', (_title, conditions, changed, expected) => {
		expect(fits(withConditions(conditions), { ...facts, ...changed })).toBe(expected);
	});

	it('fits a design that was changed beyond its fields', () => {
		const things = facts.things.map((thing) => ({ ...thing, designChanged: true }));
		expect(fits(withConditions({ designChanged: true }), { ...facts, things })).toBe(true);
	});

	it('decides in the order of the shop, and not while it is switched off', () => {
		const rule = (id: string, active: boolean, conditions: Partial<RuleConditions> = {}) => ({
			...{ id, active },
			conditions: withConditions(conditions),
		});
		const rules = [
			rule('off', false),
			rule('large', true, { totalFrom: 1_000_000 }),
			rule('all', true),
			rule('late', true),
		];
		expect(findRule(rules, facts)?.id).toBe('all');
		expect(findRule(rules, { ...facts, net: 1_000_000 })?.id).toBe('large');
		expect(findRule([rule('off', false)], facts)).toBeUndefined();
	});
});

describe('the deadline of an approval', () => {
	it('is reminded of a day before, and of a single day after half of it', () => {
		const begun = new Date('2026-11-19T10:00:00Z');
		expect(reminderAt(begun, deadlineOf(begun, 5)).toISOString()).toBe('2026-11-23T10:00:00.000Z');
		expect(reminderAt(begun, deadlineOf(begun, 1)).toISOString()).toBe('2026-11-19T22:00:00.000Z');
	});
});

describe('the validation of a rule', () => {
	const rule = {
		...{ name: 'All', active: true, conditions: noConditions, superiorField: null, deadlineDays: 5, mayChange: false },
		steps: [{ ...emptyStep, company: true }],
	};

	it('takes a rule with a name, a deadline and a step that asks somebody', () => {
		expect(ruleErrors(rule)).toEqual([]);
	});

	it.each([
		['name', { name: ' ' }],
		['name', { name: 'x'.repeat(81) }],
		['deadlineDays', { deadlineDays: 0 }],
		['deadlineDays', { deadlineDays: 61 }],
		['deadlineDays', { deadlineDays: 1.5 }],
		['steps', { steps: [] }],
		['steps', { steps: Array.from({ length: 4 }, () => ({ ...emptyStep, company: true })) }],
		['steps.0', { steps: [emptyStep] }],
		['totalFrom', { conditions: { ...noConditions, totalFrom: -1 } }],
		['conditions', { conditions: { ...noConditions, roleIds: ['no id'] } }],
	])('names the field %s of %o', (field, changed) => {
		expect(ruleErrors({ ...rule, ...changed }).map((error) => error.field)).toEqual([field]);
	});
});
