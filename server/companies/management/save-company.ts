// Makes, changes, archives and restores companies. What the shop knows of one is the shop's alone; how its members buy is decided by its own admins
// as well.
import {
	type CompanyPolicy,
	type CompanyValues,
	companyRules,
	findCompanyErrors,
} from '../../../rules/companies/fields.ts';
import { type InvoicePreference, preferenceErrors, tidyPreference } from '../../../rules/e-invoice/preference.ts';
import { newId } from '../../../rules/ids.ts';
import { findRoles } from '../../accounts/roles/list-roles.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { announceSubject } from '../../accounts/sessions/announce-subject.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { endAllDraftSharing } from '../core/shared-drafts.ts';
import { checked } from './checked.ts';
import { type Company, findCompany } from './find-companies.ts';
import { holdCompany } from './hold-company.ts';

const entityOf = (id: string) => ({ type: 'company', id });

const shown = ({ id: _id, memberCount: _members, createdAt: _at, ...values }: Company) => values;

/** The number alone is unique. */
function refuseTaken(error: unknown): never {
	throw isTaken(error) ? new Refused('COMPANY_NUMBER_TAKEN') : error;
}

async function check(sql: Sql, tenantId: string, { roleId, ...texts }: CompanyValues): Promise<CompanyValues> {
	const values = checked(companyRules, { ...texts, ...tidyPreference(texts) });
	const wrong = Object.keys(findCompanyErrors(values));
	if (wrong.length > 0) throw new Refused('VALIDATION', wrong.join(', '));
	if (roleId === null) return { ...values, roleId };
	const [role] = await findRoles(sql, tenantId, [roleId]);
	// A role of the staff is given to people, never to everyone whom a customer invites.
	if (role?.type !== 'customer') throw new Refused('NOT_FOUND');
	return { ...values, roleId };
}

async function reread(sql: Sql, tenantId: string, id: string): Promise<Company> {
	const company = await findCompany(sql, tenantId, id);
	if (!company) throw new Refused('NOT_FOUND');
	return company;
}

/** With another role for prices, what its members are shown is another. */
async function announceMembers(sql: Sql, tenantId: string, companyId: string): Promise<void> {
	const members = await sql<{ userId: string }[]>`
		select user_id from company_members where tenant_id = ${tenantId} and company_id = ${companyId} order by user_id`;
	if (members.length > 0) await announceSubject(sql, tenantId, ...members.map(({ userId }) => userId));
}

export async function createCompany(sql: Sql, caller: Caller, wanted: CompanyValues): Promise<Company> {
	const { tenant, services } = caller;
	const id = newId();
	const { name, customerNumber, vatId, invoiceMail, roleId, ...preference } = await check(sql, tenant.id, wanted);
	const { invoiceFormat, leitwegId, electronicAddress } = preference;
	await sql`
		insert into companies (tenant_id, id, name, customer_number, vat_id, invoice_mail, role_id, invoice_format, leitweg_id,
			electronic_address)
		values (${tenant.id}, ${id}, ${name}, ${customerNumber}, ${vatId}, ${invoiceMail}, ${roleId}, ${invoiceFormat},
			${leitwegId}, ${electronicAddress})`.catch(refuseTaken);
	const made = await reread(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createCompany',
		entity: entityOf(id),
		after: shown(made),
	});
	return made;
}

/** Who has seen an older one is told, and nothing is overwritten. */
function checkRevision(company: Company, revision: number): void {
	if (company.revision !== revision) throw new Refused('COMPANY_CHANGED');
}

export async function updateCompany(
	sql: Sql,
	caller: Caller,
	id: string,
	{ revision, ...wanted }: CompanyValues & { revision: number },
): Promise<Company> {
	const { tenant, services } = caller;
	const before = await holdCompany(sql, caller, id);
	checkRevision(before, revision);
	const { name, customerNumber, vatId, invoiceMail, roleId, ...preference } = await check(sql, tenant.id, wanted);
	const { invoiceFormat, leitwegId, electronicAddress } = preference;
	await sql`
		update companies set name = ${name}, customer_number = ${customerNumber}, vat_id = ${vatId}, invoice_mail = ${invoiceMail},
			invoice_format = ${invoiceFormat}, leitweg_id = ${leitwegId}, electronic_address = ${electronicAddress},
			role_id = ${roleId}, revision = revision + 1, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	if (roleId !== before.roleId) await announceMembers(sql, tenant.id, id);
	const after = await reread(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'updateCompany', entity: entityOf(id) },
		...{ before: shown(before), after: shown(after) },
	});
	return after;
}

/** How its members get invoices: decided by its own admins as well. */
export async function setInvoicePreference(
	sql: Sql,
	caller: Caller,
	id: string,
	{ revision, ...given }: InvoicePreference & { revision: number },
): Promise<Company> {
	const { tenant, services } = caller;
	const before = await holdCompany(sql, caller, id);
	checkRevision(before, revision);
	const wanted = tidyPreference(given);
	const wrong = preferenceErrors(wanted).map(({ field }) => field);
	if (wrong.length > 0) throw new Refused('VALIDATION', wrong.join(', '));
	const { invoiceFormat, leitwegId, electronicAddress } = wanted;
	await sql`
		update companies set invoice_format = ${invoiceFormat}, leitweg_id = ${leitwegId},
			electronic_address = ${electronicAddress}, revision = revision + 1, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'updateCompany', entity: entityOf(id) },
		before: tidyPreference(before),
		after: wanted,
	});
	return reread(sql, tenant.id, id);
}

/** How its members buy, and what they see of each other. */
export async function setCompanyPolicy(
	sql: Sql,
	caller: Caller,
	id: string,
	{ overBudget, shareOrders, shareDrafts }: CompanyPolicy,
): Promise<Company> {
	const { tenant, services } = caller;
	const before = await holdCompany(sql, caller, id);
	await sql`
		update companies set over_budget = ${overBudget}, share_orders = ${shareOrders}, share_drafts = ${shareDrafts}, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`;
	if (!shareDrafts) await endAllDraftSharing(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'updateCompany', entity: entityOf(id) },
		before: { overBudget: before.overBudget, shareOrders: before.shareOrders, shareDrafts: before.shareDrafts },
		after: { overBudget, shareOrders, shareDrafts },
	});
	return reread(sql, tenant.id, id);
}

/** Its members go on as customers of their own; orders and budgets stay. */
export async function archiveCompany(sql: Sql, caller: Caller, id: string, archived: boolean): Promise<Company> {
	const { tenant, services } = caller;
	const before = await holdCompany(sql, caller, id);
	if ((before.archivedAt !== null) === archived) return before;
	await sql`
		update companies set archived_at = case when ${archived} then now() end, revision = revision + 1, updated_at = now()
		where tenant_id = ${tenant.id} and id = ${id}`;
	if (archived) await sql`delete from company_invitations where tenant_id = ${tenant.id} and company_id = ${id}`;
	await announceMembers(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: archived ? 'archiveCompany' : 'restoreCompany',
		entity: entityOf(id),
	});
	return reread(sql, tenant.id, id);
}
