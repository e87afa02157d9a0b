// Budgets are set, changed and removed; what has been ordered counts in all of them (core/budgets.ts).
import type { BudgetPeriod } from '../../../rules/companies/budget-periods.ts';
import { isBudgetAmount } from '../../../rules/companies/fields.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { holdCompany } from './hold-company.ts';

export interface BudgetToSave {
	/** Null: a new one. */
	id: string | null;
	/** Null: of everything the company orders. */
	costCentreId: string | null;
	period: BudgetPeriod;
	/** Net, in minor units. */
	amount: number;
	/** Of what is overwritten; 0 for a new one. */
	revision: number;
}

interface Budget extends Omit<BudgetToSave, 'id'> {
	id: string;
}

async function budgetToChange(sql: Sql, tenantId: string, companyId: string, id: string): Promise<Budget> {
	const [budget] = await sql<Budget[]>`
		select id, cost_centre_id, period, amount::float8 as amount, revision from budgets
		where tenant_id = ${tenantId} and company_id = ${companyId} and id = ${id} for update`;
	if (!budget) throw new Refused('NOT_FOUND');
	return budget;
}

/** @returns its id */
export async function saveBudget(sql: Sql, caller: Caller, companyId: string, wanted: BudgetToSave): Promise<string> {
	const { tenant, services } = caller;
	const { costCentreId, period, amount, revision } = wanted;
	await holdCompany(sql, caller, companyId);
	if (!isBudgetAmount(amount)) throw new Refused('VALIDATION', 'amount');
	const before = wanted.id ? await budgetToChange(sql, tenant.id, companyId, wanted.id) : undefined;
	if (before && before.revision !== revision) throw new Refused('COMPANY_CHANGED');
	if (costCentreId) {
		const [own] = await sql`
			select id from cost_centres where tenant_id = ${tenant.id} and company_id = ${companyId} and id = ${costCentreId}`;
		if (!own) throw new Refused('NOT_FOUND');
	}
	const id = before?.id ?? newId();
	await sql`
		insert into budgets (tenant_id, id, company_id, cost_centre_id, period, amount)
		values (${tenant.id}, ${id}, ${companyId}, ${costCentreId}, ${period}, ${amount})
		on conflict (tenant_id, id) do update set cost_centre_id = excluded.cost_centre_id, period = excluded.period,
			amount = excluded.amount, revision = budgets.revision + 1`.catch((error) => {
		throw isTaken(error) ? new Refused('BUDGET_TAKEN') : error;
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'saveBudget', entity: { type: 'company', id: companyId } },
		before,
		after: { id, costCentreId, period, amount },
	});
	return id;
}

export async function removeBudget(sql: Sql, caller: Caller, companyId: string, id: string): Promise<void> {
	const { tenant, services } = caller;
	await holdCompany(sql, caller, companyId);
	const before = await budgetToChange(sql, tenant.id, companyId, id);
	await sql`delete from budgets where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'removeBudget', entity: { type: 'company', id: companyId } },
		before,
	});
}
