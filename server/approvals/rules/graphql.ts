// The rules of approvals in the API, for those who keep them.
import type { ApprovalStep, RuleConditions } from '../../../rules/approvals/rule.ts';
import type { RuleInput } from '../../../rules/approvals/validate-rule.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import './graphql-choices.ts';
import { deleteRule, type EditedRule, listRules, moveRule, saveRule } from './save-rule.ts';
import { type SimulatedStep, type Simulation, simulateApproval } from './simulate.ts';

const conditionsType = builder.objectRef<RuleConditions>('ApprovalConditions').implement({
	description: 'When a rule fits an order: all that are given have to.',
	fields: (t) => ({
		roleIds: t.idList({
			description: 'Roles of the buyer, any of them; empty for all buyers.',
			resolve: (c) => [...c.roleIds],
		}),
		totalFrom: t.exposeFloat('totalFrom', {
			nullable: true,
			description: 'Net total from which the rule fits, in minor units; null for any.',
		}),
		productIds: t.idList({ description: 'Products or variants, any of them.', resolve: (c) => [...c.productIds] }),
		categoryIds: t.idList({
			description: 'Categories with those below them, any of them.',
			resolve: (c) => [...c.categoryIds],
		}),
		costCentres: t.stringList({
			description: 'Codes of cost centres, any of them.',
			resolve: (c) => [...c.costCentres],
		}),
		firstOrder: t.exposeBoolean('firstOrder', { description: 'Only orders of buyers who have not ordered before.' }),
		designChanged: t.exposeBoolean('designChanged', {
			description: 'Only orders with a design that was changed beyond the fields of its template.',
		}),
		overBudget: t.exposeBoolean('overBudget', { description: 'Only orders that exceed a budget of the company.' }),
	}),
});

const stepType = builder.objectRef<ApprovalStep>('ApprovalStep').implement({
	description: 'Approvers of a step: any one of them decides it.',
	fields: (t) => ({
		roleIds: t.idList({ description: 'Everyone with one of these roles.', resolve: ({ roleIds }) => [...roleIds] }),
		userIds: t.idList({ description: 'Users who are named one by one.', resolve: ({ userIds }) => [...userIds] }),
		superior: t.exposeBoolean('superior', { description: 'The superior of the buyer.' }),
		company: t.exposeBoolean('company', { description: 'The approvers of the company of the buyer.' }),
	}),
});

const ruleType = builder.objectRef<EditedRule>('ApprovalRule').implement({
	description: 'Which orders wait for whom. The first rule that fits decides.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the rule.' }),
		name: t.exposeString('name', { description: 'Name of the rule, shown to buyers and approvers.' }),
		active: t.exposeBoolean('active', { description: 'Whether orders are checked against it.' }),
		conditions: t.field({
			type: conditionsType,
			description: 'Conditions under which it fits.',
			resolve: ({ conditions }) => conditions,
		}),
		steps: t.field({
			type: [stepType],
			description: 'One to three steps, one after the other.',
			resolve: ({ steps }) => [...steps],
		}),
		superiorField: t.exposeString('superiorField', {
			nullable: true,
			description:
				'Name of the profile field with the email address or user name of the superior, for buyers whose company names none; null if there is no such field.',
		}),
		deadlineDays: t.exposeInt('deadlineDays', { description: 'Days until a step expires.' }),
		mayChange: t.exposeBoolean('mayChange', {
			description: 'Whether approvers may reduce quantities and take lines out.',
		}),
		revision: t.exposeInt('revision', { description: 'Revision to send with `saveApprovalRule`.' }),
	}),
});

builder.queryField('approvalRules', (t) =>
	t.field({
		type: [ruleType],
		description: 'All rules of approvals, in their order.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listRules(sql, tenant.id)),
	}),
);

const conditionsInput = builder.inputType('ApprovalConditionsInput', {
	description: 'When a rule fits an order: all that are given have to.',
	fields: (t) => ({
		roleIds: t.idList({ required: true, description: 'Roles of the buyer, any of them; empty for all buyers.' }),
		totalFrom: t.float({ description: 'Net total from which the rule fits, in minor units; none for any.' }),
		productIds: t.idList({ required: true, description: 'Products or variants, any of them; empty for all.' }),
		categoryIds: t.idList({ required: true, description: 'Categories with those below them; empty for all.' }),
		costCentres: t.stringList({ required: true, description: 'Codes of cost centres; empty for all.' }),
		firstOrder: t.boolean({ required: true, description: 'Only first orders of buyers.' }),
		designChanged: t.boolean({ required: true, description: 'Only designs that were changed beyond their fields.' }),
		overBudget: t.boolean({ required: true, description: 'Only orders that exceed a budget.' }),
	}),
});

const stepInput = builder.inputType('ApprovalStepInput', {
	description: 'Approvers of a step; at least one of them is required.',
	fields: (t) => ({
		roleIds: t.idList({ required: true, description: 'Everyone with one of these roles.' }),
		userIds: t.idList({ required: true, description: 'Users who are named one by one.' }),
		superior: t.boolean({ required: true, description: 'The superior of the buyer.' }),
		company: t.boolean({ required: true, description: 'The approvers of the company of the buyer.' }),
	}),
});

const ruleInput = builder.inputType('ApprovalRuleInput', {
	description: 'A rule of approvals.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name of the rule, at most 80 characters.' }),
		active: t.boolean({ required: true, description: 'Whether orders are checked against it.' }),
		conditions: t.field({ type: conditionsInput, required: true, description: 'Conditions under which it fits.' }),
		steps: t.field({ type: [stepInput], required: true, description: 'One to three steps.' }),
		superiorField: t.string({ description: 'Name of the profile field that names the superior.' }),
		deadlineDays: t.int({ required: true, description: 'Days until a step expires, from 1 to 60.' }),
		mayChange: t.boolean({
			required: true,
			description: 'Whether approvers may reduce quantities and take lines out.',
		}),
	}),
});

const ids = (given: readonly (string | number)[]) => given.map((id) => checkId(String(id)));

const ruleOf = ({ conditions, steps, superiorField, ...rule }: typeof ruleInput.$inferInput): RuleInput => ({
	...rule,
	superiorField: superiorField ?? null,
	conditions: {
		...conditions,
		totalFrom: conditions.totalFrom ?? null,
		roleIds: ids(conditions.roleIds),
		productIds: ids(conditions.productIds),
		categoryIds: ids(conditions.categoryIds),
	},
	steps: steps.map((step) => ({ ...step, roleIds: ids(step.roleIds), userIds: ids(step.userIds) })),
});

const idArgument = { required: true, description: 'Id of the rule.' } as const;

builder.mutationFields((t) => ({
	saveApprovalRule: t.field({
		type: ruleType,
		description:
			'Creates or changes a rule of approvals; orders that wait already keep theirs. Fails with `APPROVAL_RULE_CHANGED` if it has been changed since `revision`.',
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id({ description: 'Id of the rule; without it a new one is created.' }),
			rule: t.arg({ type: ruleInput, required: true, description: 'The whole rule.' }),
			revision: t.arg.int({ description: 'Revision that the change is based on; not used for a new one.' }),
		},
		resolve: (_root, { id, rule, revision }, context) =>
			context.inTenant((sql) =>
				saveRule(sql, callerOf(context), { id: id ? checkId(id) : null, revision: revision ?? 0 }, ruleOf(rule)),
			),
	}),
	deleteApprovalRule: t.boolean({
		description: 'Deletes a rule of approvals. Orders that wait already keep theirs. Always true.',
		extensions: needs('mTenant'),
		args: { id: t.arg.id(idArgument) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteRule(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
	moveApprovalRule: t.boolean({
		description: 'Changes the position of a rule. Always true.',
		extensions: needs('mTenant'),
		args: {
			id: t.arg.id(idArgument),
			before: t.arg.id({ description: 'Id of the rule that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, before }, context) {
			const position = { id: checkId(id), before: before ? checkId(before) : null };
			await context.inTenant((sql) => moveRule(sql, callerOf(context), position));
			return true;
		},
	}),
}));

const simulatedStep = builder.objectRef<SimulatedStep>('SimulatedApprovalStep').implement({
	description: 'A step of a simulated approval.',
	fields: (t) => ({
		names: t.exposeStringList('names', {
			description: 'Names of the approvers; empty if they would be users with the right `mOrder`.',
		}),
	}),
});

const simulation = builder.objectRef<Simulation>('ApprovalSimulation').implement({
	description: 'Result of the rules for an imaginary order.',
	fields: (t) => ({
		isNeeded: t.boolean({ description: 'Whether it needs an approval.', resolve: ({ rule }) => rule !== null }),
		ruleId: t.id({
			nullable: true,
			description: 'Id of the rule that decides; null if none does, or if only a budget requires the approval.',
			resolve: ({ rule }) => rule?.id,
		}),
		ruleName: t.string({
			nullable: true,
			description: 'Name of the rule; null if there is none.',
			resolve: ({ rule }) => (rule?.id ? rule.name : null),
		}),
		deadlineDays: t.int({
			nullable: true,
			description: 'Days for each step; null without an approval.',
			resolve: ({ rule }) => rule?.deadlineDays,
		}),
		steps: t.field({ type: [simulatedStep], description: 'Approvers of each step.', resolve: ({ steps }) => steps }),
		costCentres: t.exposeStringList('costCentres', {
			description: 'Codes of the cost centres that are open to the buyer; an order of theirs names none but these.',
		}),
	}),
});

const simulationInput = builder.inputType('ApprovalSimulationInput', {
	description: 'An imaginary order.',
	fields: (t) => ({
		buyerId: t.id({ required: true, description: 'Id of the user who would order.' }),
		net: t.float({ required: true, description: 'Net total in minor units.' }),
		productIds: t.idList({ required: true, description: 'Products or variants in the order.' }),
		costCentre: t.string({ description: 'Code of the cost centre.' }),
		overBudget: t.boolean({ required: true, description: 'Whether a budget would be exceeded.' }),
	}),
});

builder.queryField('simulateApproval', (t) =>
	t.field({
		type: simulation,
		description: 'Who would have to approve an order. Designs are taken to be unchanged.',
		extensions: needs('qTenant'),
		args: { order: t.arg({ type: simulationInput, required: true, description: 'The order to imagine.' }) },
		resolve: (_root, { order }, { tenant, inTenant }) =>
			inTenant((sql) =>
				simulateApproval(sql, tenant.id, {
					...{ net: order.net, overBudget: order.overBudget, costCentre: order.costCentre ?? null },
					buyerId: checkId(order.buyerId),
					productIds: ids(order.productIds),
				}),
			),
	}),
);
