// A rule while it is edited: what was typed, what is wrong with it, and what of it is saved.
import { emptyStep, noConditions } from '../../../../rules/approvals/rule.ts';
import { mostSteps, type RuleInput, ruleErrors } from '../../../../rules/approvals/validate-rule.ts';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { Data, Variables } from '../../../platform/graphql.ts';
import type { FieldErrors } from '../../editor.ts';
import type { approvalRulesDocument, saveRuleDocument } from './rules.documents.ts';

export type KnownRule = Data<typeof approvalRulesDocument>['approvalRules'][number];

export interface StepValues {
	/** Of this step on the screen. */
	key: string;
	roleIds: readonly string[];
	userIds: readonly string[];
	superior: boolean;
	company: boolean;
}

export interface RuleValues {
	name: string;
	active: boolean;
	roleIds: readonly string[];
	/** In minor units; undefined for any. */
	totalFrom: number | undefined;
	productIds: readonly string[];
	categoryIds: readonly string[];
	/** As they are typed, separated by commas. */
	costCentres: string;
	firstOrder: boolean;
	designChanged: boolean;
	overBudget: boolean;
	steps: readonly StepValues[];
	/** Empty: the company alone names the superior. */
	superiorField: string;
	deadlineDays: number | undefined;
	mayChange: boolean;
}

/** What the form calls each of them. */
const labels: Readonly<Partial<Record<string, PlainTextKey>>> = {
	name: 'approvalRules.name',
	active: 'approvalRules.active',
	roleIds: 'approvalRules.roles',
	totalFrom: 'approvalRules.totalFrom',
	productIds: 'approvalRules.products',
	categoryIds: 'approvalRules.categories',
	costCentres: 'approvalRules.costCentres',
	firstOrder: 'approvalRules.firstOrder',
	designChanged: 'approvalRules.designChanged',
	overBudget: 'approvalRules.overBudget',
	steps: 'approvalRules.approvers',
	superiorField: 'approvalRules.superiorField',
	deadlineDays: 'approvalRules.deadlineDays',
	mayChange: 'approvalRules.mayChange',
} satisfies Record<keyof RuleValues, PlainTextKey>;

export const ruleLabelOf = (field: string): PlainTextKey | undefined => labels[field];

export { mostSteps };

export const newStep = (): StepValues => ({ key: crypto.randomUUID(), ...emptyStep });

const newRule: RuleInput = {
	name: '',
	active: true,
	conditions: noConditions,
	steps: [{ ...emptyStep, company: true }],
	superiorField: null,
	deadlineDays: 7,
	mayChange: false,
};

export const valuesOf = ({ conditions, steps, superiorField, ...rule }: RuleInput = newRule): RuleValues => ({
	...{ name: rule.name, active: rule.active, deadlineDays: rule.deadlineDays, mayChange: rule.mayChange },
	...conditions,
	totalFrom: conditions.totalFrom ?? undefined,
	costCentres: conditions.costCentres.join(', '),
	steps: steps.map((step, index) => ({ ...step, key: String(index) })),
	superiorField: superiorField ?? '',
});

export const codesIn = (text: string): string[] =>
	text
		.split(/[,;\n]/)
		.map((code) => code.trim())
		.filter((code) => code !== '');

export function toInput(values: RuleValues): Variables<typeof saveRuleDocument>['rule'] & RuleInput {
	const { name, active, steps, superiorField, deadlineDays, mayChange, totalFrom, costCentres } = values;
	const asksSuperior = steps.some(({ superior }) => superior);
	return {
		...{ name: name.trim(), active, mayChange },
		conditions: {
			roleIds: [...values.roleIds],
			totalFrom: totalFrom ?? null,
			productIds: [...values.productIds],
			categoryIds: [...values.categoryIds],
			costCentres: codesIn(costCentres),
			firstOrder: values.firstOrder,
			designChanged: values.designChanged,
			overBudget: values.overBudget,
		},
		steps: steps.map(({ roleIds, userIds, superior, company }) => ({
			...{ roleIds: [...roleIds], userIds: [...userIds], superior, company },
		})),
		superiorField: asksSuperior && superiorField !== '' ? superiorField : null,
		deadlineDays: deadlineDays ?? Number.NaN,
	};
}

export const stepField = (index: number): string => `steps.${index}`;

/** By the names that the API gives the fields. */
export function validateRule(values: RuleValues, t: Translate): FieldErrors {
	const name = findFieldError(values.name.trim(), {});
	return {
		...(name && { name: errorText(name, t) }),
		...Object.fromEntries(ruleErrors(toInput(values)).map(({ field, key }) => [field, t(key)])),
	};
}
