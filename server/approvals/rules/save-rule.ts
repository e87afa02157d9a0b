// Adds, changes, orders and deletes the rules of approvals. An order keeps the rule that it began with.

import type { ApprovalRule } from '../../../rules/approvals/rule.ts';
import { mostRules, type RuleInput, ruleErrors } from '../../../rules/approvals/validate-rule.ts';
import { findFieldError } from '../../../rules/fields.ts';
import { newId } from '../../../rules/ids.ts';
import { listFields } from '../../accounts/fields/list-fields.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused, refuseField } from '../../failure.ts';
import { holdTenant } from '../../tenants/announce-change.ts';

export interface EditedRule extends ApprovalRule {
	revision: number;
}

export const listRules = (sql: Sql, tenantId: string, only: { id?: string } = {}): Promise<EditedRule[]> =>
	sql<EditedRule[]>`
		select id, name, active, conditions, steps, superior_field, deadline_days, may_change, revision from approval_rules
		where tenant_id = ${tenantId} ${only.id === undefined ? sql`` : sql`and id = ${only.id}`}
		order by position, id`;

/** Changes of the list follow one another. */
async function lockRules(sql: Sql, tenantId: string): Promise<EditedRule[]> {
	await holdTenant(sql, tenantId);
	return listRules(sql, tenantId);
}

async function findRuleById(sql: Sql, tenantId: string, id: string): Promise<EditedRule> {
	const [rule] = await listRules(sql, tenantId, { id });
	if (!rule) throw new Refused('NOT_FOUND');
	return rule;
}

interface Named {
	roleIds: readonly string[];
	userIds: readonly string[];
	field: string | null;
}

/** Roles, people and the field have to be there; products, categories and cost centres may go later, and then fit nothing. */
async function refuseUnknown(sql: Sql, tenantId: string, { roleIds, userIds, field }: Named): Promise<void> {
	const [unknown] = await sql<{ role: boolean; person: boolean }[]>`
		select exists (
				select from unnest(${[...roleIds]}::uuid[]) w (id)
				where not exists (select from roles r where r.tenant_id = ${tenantId} and r.id = w.id)
			) as role, exists (
				select from unnest(${[...userIds]}::uuid[]) w (id)
				where not exists (
					select from users u where u.tenant_id = ${tenantId} and u.id = w.id and not u.guest and u.archived_at is null
				)
			) as person`;
	if (unknown?.role) throw refuseField('roleIds');
	if (unknown?.person) throw refuseField('userIds');
	const fields = field === null ? [] : await listFields(sql, tenantId);
	if (field !== null && !fields.some(({ fieldName }) => fieldName === field)) throw refuseField('superiorField');
}

const once = (values: readonly string[]): string[] => [...new Set(values)];

async function validated(sql: Sql, tenantId: string, given: RuleInput): Promise<RuleInput> {
	const { conditions, steps } = given;
	const rule: RuleInput = {
		...given,
		name: given.name.trim(),
		conditions: {
			...conditions,
			roleIds: once(conditions.roleIds),
			productIds: once(conditions.productIds),
			categoryIds: once(conditions.categoryIds),
			costCentres: once(conditions.costCentres.map((code) => code.trim()).filter((code) => code !== '')),
		},
		steps: steps.map((step) => ({ ...step, roleIds: once(step.roleIds), userIds: once(step.userIds) })),
		superiorField: steps.some(({ superior }) => superior) ? given.superiorField : null,
	};
	const [error] = ruleErrors(rule);
	if (error) throw refuseField(error.field);
	if (findFieldError(rule.name, {})) throw refuseField('name');
	await refuseUnknown(sql, tenantId, {
		roleIds: once([...rule.conditions.roleIds, ...rule.steps.flatMap(({ roleIds }) => roleIds)]),
		userIds: once(rule.steps.flatMap(({ userIds }) => userIds)),
		field: rule.superiorField,
	});
	return rule;
}

/** At the end of the list. */
async function insertRule(sql: Sql, tenantId: string, rule: RuleInput, position: number): Promise<string> {
	const id = newId();
	await sql`
		insert into approval_rules (
			tenant_id, id, position, name, active, conditions, steps, superior_field, deadline_days, may_change
		) values (
			${tenantId}, ${id}, ${position}, ${rule.name}, ${rule.active}, ${JSON.stringify(rule.conditions)}::text::jsonb,
			${JSON.stringify(rule.steps)}::text::jsonb, ${rule.superiorField}, ${rule.deadlineDays}, ${rule.mayChange}
		)`;
	return id;
}

/** Of the demo, and of tests. */
export async function addRule(sql: Sql, tenantId: string, given: RuleInput): Promise<string> {
	const known = await lockRules(sql, tenantId);
	return insertRule(sql, tenantId, await validated(sql, tenantId, given), known.length + 1);
}

const entityOf = (id: string) => ({ type: 'approvalRule', id }) as const;

async function createRule(sql: Sql, caller: Caller, given: RuleInput): Promise<EditedRule> {
	const { tenant, services } = caller;
	const known = await lockRules(sql, tenant.id);
	if (known.length >= mostRules) throw refuseField('approvalRules');
	const id = await insertRule(sql, tenant.id, await validated(sql, tenant.id, given), known.length + 1);
	const made = await findRuleById(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createApprovalRule',
		entity: entityOf(id),
		after: made,
	});
	return made;
}

/** @param revision of the state that was changed: an older one is refused */
export async function saveRule(
	sql: Sql,
	caller: Caller,
	{ id, revision }: { id: string | null; revision: number },
	given: RuleInput,
): Promise<EditedRule> {
	if (id === null) return createRule(sql, caller, given);
	const { tenant, services } = caller;
	const before = await findRuleById(sql, tenant.id, id);
	const rule = await validated(sql, tenant.id, given);
	const changed = await sql`
		update approval_rules set name = ${rule.name}, active = ${rule.active}, conditions = ${JSON.stringify(rule.conditions)}::text::jsonb,
			steps = ${JSON.stringify(rule.steps)}::text::jsonb, superior_field = ${rule.superiorField}, deadline_days = ${rule.deadlineDays},
			may_change = ${rule.mayChange}, revision = revision + 1, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id} and revision = ${revision}`;
	if (changed.count === 0) throw new Refused('APPROVAL_RULE_CHANGED');
	const after = await findRuleById(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'saveApprovalRule', entity: entityOf(id), before, after },
	});
	return after;
}

export async function deleteRule(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	const before = await findRuleById(sql, tenant.id, id);
	await sql`delete from approval_rules where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteApprovalRule',
		entity: entityOf(id),
		before,
	});
}

/** Before another, or to the end. */
export async function moveRule(
	sql: Sql,
	caller: Caller,
	{ id, before }: { id: string; before: string | null },
): Promise<void> {
	const { tenant, services } = caller;
	const known = (await lockRules(sql, tenant.id)).map((rule) => rule.id);
	const others = known.filter((other) => other !== id);
	const at = before === null ? others.length : others.indexOf(before);
	if (at < 0 || others.length === known.length) throw new Refused('NOT_FOUND');
	const next = [...others.slice(0, at), id, ...others.slice(at)];
	await sql`
		update approval_rules r set position = given.number
		from unnest(${next}::uuid[]) with ordinality as given (id, number)
		where r.tenant_id = ${tenant.id} and r.id = given.id`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'moveApprovalRule', entity: entityOf(id), before: { order: known }, after: { order: next } },
	});
}
