// What is wrong with a rule, by the name of its field: asked by the form and by the server.
import { isId } from '../ids.ts';
import type { ApprovalRule, ApprovalStep } from './rule.ts';

export const mostSteps = 3;
export const longestDeadline = 60;
export const longestRuleName = 80;
export const mostRules = 50;
const mostInList = 200;
const mostTotal = 1_000_000_000_00;
const longestCode = 64;

type RuleErrorKey =
	| 'approvalRules.nameMissing'
	| 'approvalRules.nameLong'
	| 'approvalRules.deadlineWrong'
	| 'approvalRules.stepsMissing'
	| 'approvalRules.stepEmpty'
	| 'approvalRules.fieldMissing'
	| 'approvalRules.totalWrong'
	| 'approvalRules.listLong';

export interface RuleError {
	/** `name`, `deadlineDays`, `totalFrom`, `steps`, `steps.0` … */
	field: string;
	key: RuleErrorKey;
}

export type RuleInput = Omit<ApprovalRule, 'id'>;

const asksNobody = ({ roleIds, userIds, superior, company }: ApprovalStep): boolean =>
	roleIds.length === 0 && userIds.length === 0 && !superior && !company;

const areIds = (ids: readonly string[]): boolean => ids.length <= mostInList && ids.every(isId);

type Conditions = RuleInput['conditions'];

const isTotal = (total: number | null): boolean =>
	total === null || (Number.isSafeInteger(total) && total >= 0 && total <= mostTotal);

function areConditions({ roleIds, productIds, categoryIds, costCentres }: Conditions): boolean {
	const areCodes = costCentres.length <= mostInList && costCentres.every((code) => [...code].length <= longestCode);
	return areCodes && [roleIds, productIds, categoryIds].every(areIds);
}

function nameErrors(name: string): RuleError[] {
	if (name === '') return [{ field: 'name', key: 'approvalRules.nameMissing' }];
	return [...name].length > longestRuleName ? [{ field: 'name', key: 'approvalRules.nameLong' }] : [];
}

function stepErrors(step: ApprovalStep, index: number): RuleError[] {
	const field = `steps.${index}`;
	if (asksNobody(step)) return [{ field, key: 'approvalRules.stepEmpty' }];
	return areIds(step.roleIds) && areIds(step.userIds) ? [] : [{ field, key: 'approvalRules.listLong' }];
}

const when = (isWrong: boolean, field: string, key: RuleErrorKey): RuleError[] => (isWrong ? [{ field, key }] : []);

export function ruleErrors({ name, deadlineDays, conditions, steps, superiorField }: RuleInput): RuleError[] {
	const isDeadline = Number.isInteger(deadlineDays) && deadlineDays >= 1 && deadlineDays <= longestDeadline;
	const lacksField = superiorField === '' && steps.some(({ superior }) => superior);
	return [
		...nameErrors(name.trim()),
		...when(!isTotal(conditions.totalFrom), 'totalFrom', 'approvalRules.totalWrong'),
		...when(!areConditions(conditions), 'conditions', 'approvalRules.listLong'),
		...when(steps.length < 1 || steps.length > mostSteps, 'steps', 'approvalRules.stepsMissing'),
		...steps.flatMap(stepErrors),
		...when(lacksField, 'superiorField', 'approvalRules.fieldMissing'),
		...when(!isDeadline, 'deadlineDays', 'approvalRules.deadlineWrong'),
	];
}
