// Whom a rule would ask about an order that nobody has made yet, step by step.
import { findNames } from '../../accounts/users/find-names.ts';
import type { Sql } from '../../database/connection.ts';
import { findSuperior } from './begin-approval.ts';
import type { ChosenRule } from './choose-rule.ts';

export interface ImaginedBuyer {
	id: string;
	companyId: string | null;
	/** Whom the company names. */
	superiorId: string | null;
}

interface Asked {
	step: number;
	userId: string;
}

/** @returns names by step; nobody in a step: those of the shop who may change orders */
export async function imagineApprovers(
	sql: Sql,
	tenantId: string,
	rule: Pick<ChosenRule, 'steps' | 'superiorField'>,
	buyer: ImaginedBuyer,
): Promise<string[][]> {
	const field = rule.superiorField;
	const superiorId = buyer.superiorId ?? (field ? await findSuperior(sql, tenantId, buyer.id, field) : null);
	const asked = await sql<Asked[]>`
		select s.at::int - 1 as step, u.id as user_id
		from jsonb_array_elements(${JSON.stringify(rule.steps)}::text::jsonb) with ordinality s (step, at)
		join users u on u.tenant_id = ${tenantId} and u.archived_at is null and not u.guest and not u.technical and u.id <> ${buyer.id} and (
			s.step -> 'userIds' ? u.id::text
			or ((s.step ->> 'superior')::boolean and u.id = ${superiorId}::uuid)
			or exists (
				select from user_roles h where h.tenant_id = ${tenantId} and h.user_id = u.id and s.step -> 'roleIds' ? h.role_id::text
			)
			or ((s.step ->> 'company')::boolean and exists (
				select from company_members m
				where m.tenant_id = ${tenantId} and m.user_id = u.id and m.company_id = ${buyer.companyId}::uuid
					and m.role in ('approver', 'companyAdmin')
			))
		)
		order by 1, 2 limit 600`;
	const names = await findNames(
		sql,
		tenantId,
		asked.map(({ userId }) => userId),
	);
	return rule.steps.map((_step, index) =>
		asked.flatMap(({ step, userId }) => (step === index ? (names.get(userId) ?? []) : [])),
	);
}
