// The cost centres of a company. One that has been ordered for stays in its orders: it is archived, never removed.
import { costCentreRules } from '../../../rules/companies/fields.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { checked } from './checked.ts';
import { holdCompany } from './hold-company.ts';

export interface CostCentre {
	id: string;
	code: string;
	name: string;
	archivedAt: Date | null;
}

/** By code, archived ones last. */
export const findCostCentres = (sql: Sql, tenantId: string, companyId: string): Promise<CostCentre[]> => sql<
	CostCentre[]
>`
	select id, code, name, archived_at from cost_centres where tenant_id = ${tenantId} and company_id = ${companyId}
	order by archived_at is not null, lower(code)`;

export interface CostCentreToSave {
	/** Null: a new one. */
	id: string | null;
	code: string;
	name: string;
	archived: boolean;
}

/** @returns its id */
export async function saveCostCentre(
	sql: Sql,
	caller: Caller,
	companyId: string,
	{ id, archived, ...texts }: CostCentreToSave,
): Promise<string> {
	const { tenant, services } = caller;
	await holdCompany(sql, caller, companyId);
	const { code, name } = checked(costCentreRules, texts);
	const [before] = id
		? await sql<CostCentre[]>`
			select id, code, name, archived_at from cost_centres
			where tenant_id = ${tenant.id} and company_id = ${companyId} and id = ${id}`
		: [];
	if (id && !before) throw new Refused('NOT_FOUND');
	const savedId = id ?? newId();
	await sql`
		insert into cost_centres (tenant_id, id, company_id, code, name, archived_at)
		values (${tenant.id}, ${savedId}, ${companyId}, ${code}, ${name}, case when ${archived} then now() end)
		on conflict (tenant_id, id) do update set code = excluded.code, name = excluded.name,
			archived_at = case when ${archived} then coalesce(cost_centres.archived_at, now()) end`.catch((error) => {
		throw isTaken(error) ? new Refused('COST_CENTRE_TAKEN') : error;
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'saveCostCentre', entity: { type: 'company', id: companyId } },
		before: before && { id, code: before.code, name: before.name, archived: before.archivedAt !== null },
		after: { id: savedId, code, name, archived },
	});
	return savedId;
}
