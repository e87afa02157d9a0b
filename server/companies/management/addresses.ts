// The address book of a company, which its members choose from in the checkout.
import {
	type Address,
	type BillingAddress,
	billingErrors,
	emptyAddress,
	emptyBilling,
	shippingErrors,
	tidyAddress,
} from '../../../rules/checkout/address.ts';
import { addressLabelRules } from '../../../rules/companies/fields.ts';
import { newId } from '../../../rules/ids.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { checked } from './checked.ts';
import { holdCompany } from './hold-company.ts';

export interface CompanyAddress {
	id: string;
	label: string;
	address: BillingAddress;
	forBilling: boolean;
	forShipping: boolean;
}

/** As many as a list to choose from can hold. */
const mostAddresses = 200;

export const findAddresses = (sql: Sql, tenantId: string, companyId: string): Promise<CompanyAddress[]> => sql<
	CompanyAddress[]
>`
	select id, label, address, for_billing, for_shipping from company_addresses
	where tenant_id = ${tenantId} and company_id = ${companyId} order by lower(label)`;

export type AddressToSave = Omit<CompanyAddress, 'id'> & { id: string | null };

const plainAddress = (address: BillingAddress): Address =>
	Object.fromEntries(
		Object.keys(emptyAddress).map((field) => [field, address[field as keyof Address]]),
	) as unknown as Address;

/** A bill needs more than a parcel does. */
function checkAddress({ address, forBilling, forShipping }: AddressToSave): BillingAddress {
	if (!forBilling && !forShipping) throw new Refused('VALIDATION', 'forBilling, forShipping');
	const tidied = tidyAddress(address);
	const wrong = forBilling ? billingErrors(tidied) : shippingErrors(tidied);
	if (wrong.length > 0) throw new Refused('VALIDATION', wrong.map(({ field }) => field).join(', '));
	return forBilling ? tidied : { ...emptyBilling, ...plainAddress(tidied) };
}

/** @returns its id */
export async function saveAddress(sql: Sql, caller: Caller, companyId: string, wanted: AddressToSave): Promise<string> {
	const { tenant, services } = caller;
	await holdCompany(sql, caller, companyId);
	const { label } = checked({ label: addressLabelRules }, wanted);
	const address = checkAddress(wanted);
	const known = await findAddresses(sql, tenant.id, companyId);
	if (wanted.id && !known.some(({ id }) => id === wanted.id)) throw new Refused('NOT_FOUND');
	if (!wanted.id && known.length >= mostAddresses)
		throw new Refused('VALIDATION', `at most ${mostAddresses} addresses`);
	const id = wanted.id ?? newId();
	await sql`
		insert into company_addresses (tenant_id, id, company_id, label, address, for_billing, for_shipping)
		values (${tenant.id}, ${id}, ${companyId}, ${label}, ${JSON.stringify(address)}::text::jsonb, ${wanted.forBilling}, ${wanted.forShipping})
		on conflict (tenant_id, id) do update set label = excluded.label, address = excluded.address, for_billing = excluded.for_billing,
			for_shipping = excluded.for_shipping`.catch((error) => {
		throw isTaken(error) ? new Refused('COMPANY_ADDRESS_TAKEN') : error;
	});
	// Of the address itself nothing: it may name a person.
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'saveCompanyAddress', entity: { type: 'company', id: companyId } },
		after: { id, label, forBilling: wanted.forBilling, forShipping: wanted.forShipping },
	});
	return id;
}

export async function removeAddress(sql: Sql, caller: Caller, companyId: string, id: string): Promise<void> {
	const { tenant, services } = caller;
	await holdCompany(sql, caller, companyId);
	const [removed] = await sql<{ label: string }[]>`
		delete from company_addresses where tenant_id = ${tenant.id} and company_id = ${companyId} and id = ${id} returning label`;
	if (!removed) throw new Refused('NOT_FOUND');
	await services.record(sql, tenant.id, actorOf(caller), {
		...{ action: 'removeCompanyAddress', entity: { type: 'company', id: companyId } },
		before: { id, label: removed.label },
	});
}
