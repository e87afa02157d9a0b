// Which rule an order falls under, asked in the transaction that writes it. What a rule may ask about is read only where the shop has rules.
import { type ApprovalRule, budgetRule, findRule } from '../../../rules/approvals/rule.ts';
import type { Sql } from '../../database/connection.ts';

export interface RuledOrder {
	buyer: { id: string; roles: readonly { id: string }[] };
	/** In minor units. */
	net: number;
	lines: readonly { productId: string; parentId: string | null; releaseId: string | null }[];
	/** Its code. */
	costCentre: string | null;
	overBudget: boolean;
}

export type ChosenRule = Omit<ApprovalRule, 'id'> & { id: string | null };

/** In the order of the shop; those that are switched off are left out. */
export const queryRules = (sql: Sql, tenantId: string) =>
	sql<ApprovalRule[]>`
		select id, name, active, conditions, steps, superior_field, deadline_days, may_change from approval_rules
		where tenant_id = ${tenantId} and active order by position, id`;

interface Row {
	firstOrder: boolean;
	/** Pairs of product and category. */
	categories: [string, string][];
	/** Releases whose pages are not those of their template. */
	changed: string[];
}

/** A design without a template is free as a whole; one at Printformer is held to its template there. */
const findFacts = async (sql: Sql, tenantId: string, { buyer, lines }: RuledOrder): Promise<Row> => {
	const productIds = lines.flatMap(({ productId, parentId }) => parentId ?? productId);
	const releaseIds = lines.flatMap(({ releaseId }) => releaseId ?? []);
	const [row] = await sql<Row[]>`
		select not exists (
				select from orders o where o.tenant_id = ${tenantId} and o.user_id = ${buyer.id} and o.number is not null
			) as first_order, (
				select coalesce(jsonb_agg(jsonb_build_array(m.product_id, m.category_id)), '[]') from category_products m
				where m.tenant_id = ${tenantId} and m.product_id = any(${productIds}::uuid[])
			) as categories, (
				select coalesce(jsonb_agg(r.id), '[]') from design_releases r
				join designs d on d.tenant_id = ${tenantId} and d.id = r.design_id
				left join design_template_versions v
					on v.tenant_id = ${tenantId} and v.template_id = d.template_id and v.version = d.template_version
				where r.tenant_id = ${tenantId} and r.id = any(${releaseIds}::uuid[])
					and not exists (select from printformer_drafts f where f.tenant_id = ${tenantId} and f.design_id = d.id)
					and r.document -> 'pages' is distinct from case
						when r.document ->> 'layoutId' is null then v.document -> 'pages'
						else (
							select l -> 'pages' from jsonb_array_elements(v.document -> 'layouts') l
							where l ->> 'id' = r.document ->> 'layoutId'
						)
					end
			) as changed`;
	if (!row) throw new Error('a statement without a row');
	return row;
};

/** @returns undefined where the order needs no approval */
export async function chooseRule(
	sql: Sql,
	tenantId: string,
	rules: readonly ApprovalRule[],
	order: RuledOrder,
): Promise<ChosenRule | undefined> {
	const { buyer, net, lines, costCentre, overBudget } = order;
	const otherwise = overBudget ? { ...budgetRule, id: null } : undefined;
	if (rules.length === 0) return otherwise;
	const { firstOrder, categories, changed } = await findFacts(sql, tenantId, order);
	const things = lines.map(({ productId, parentId, releaseId }) => ({
		...{ productId, parentId },
		categoryIds: categories.flatMap(([product, category]) => (product === (parentId ?? productId) ? [category] : [])),
		designChanged: releaseId !== null && changed.includes(releaseId),
	}));
	const roleIds = buyer.roles.map(({ id }) => id);
	return findRule(rules, { roleIds, net, things, costCentre, firstOrder, overBudget }) ?? otherwise;
}
