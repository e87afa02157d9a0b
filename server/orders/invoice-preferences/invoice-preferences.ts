// How a customer wants invoices: set in the account or by the shop, and filled in at the next checkout. Without one of their own that of the company holds.
import {
	emptyPreference,
	type InvoicePreference,
	isPreferenceEmpty,
	preferenceErrors,
	tidyPreference,
} from '../../../rules/e-invoice/preference.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { findCompanyPreference } from '../../companies/core/find-company-preference.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

/** Without what was never said. */
const filled = (given: Partial<InvoicePreference> | undefined): InvoicePreference => ({ ...emptyPreference, ...given });

export async function findOwnPreference(sql: Sql, tenantId: string, userId: string): Promise<InvoicePreference> {
	const [row] = await sql<{ address: Partial<InvoicePreference> }[]>`
		select address from user_addresses
		where tenant_id = ${tenantId} and user_id = ${userId} and kind = 'invoice'`;
	return filled(row?.address);
}

export interface InvoiceDefaults {
	preference: InvoicePreference;
	/** Of the company; empty where there is none. */
	vatId: string;
}

/** What the next order begins with. */
export async function findInvoiceDefaults(sql: Sql, tenantId: string, userId: string): Promise<InvoiceDefaults> {
	const [own, ofCompany] = await Promise.all([
		findOwnPreference(sql, tenantId, userId),
		findCompanyPreference(sql, tenantId, userId),
	]);
	const { vatId = '', ...company } = ofCompany ?? {};
	return { preference: isPreferenceEmpty(own) ? filled(company) : own, vatId };
}

/** @throws Refused naming the fields */
function checked(given: InvoicePreference): InvoicePreference {
	const tidied = tidyPreference(given);
	const wrong = preferenceErrors(tidied).map(({ field }) => field);
	if (wrong.length > 0) throw new Refused('VALIDATION', wrong.join(', '));
	return tidied;
}

/** Everything empty: there is none any more. */
export async function savePreference(
	sql: Sql,
	caller: Caller,
	userId: string,
	given: InvoicePreference,
): Promise<InvoicePreference> {
	const { tenant, services } = caller;
	const after = checked(given);
	const before = await findOwnPreference(sql, tenant.id, userId);
	if (isPreferenceEmpty(after))
		await sql`
			delete from user_addresses where tenant_id = ${tenant.id} and user_id = ${userId} and kind = 'invoice'`;
	else
		await sql`
			insert into user_addresses (tenant_id, user_id, kind, address)
			values (${tenant.id}, ${userId}, 'invoice', ${JSON.stringify(after)}::text::jsonb)
			on conflict (tenant_id, user_id, kind) do update set address = excluded.address, changed_at = now()`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveInvoicePreference',
		entity: { type: 'user', id: userId },
		...{ before, after },
	});
	return after;
}
