// Who has ordered is a contact: recorded after the order was placed, so that the button does not wait for it.
import type { BillingAddress } from '../../rules/checkout/address.ts';
import type { Sql } from '../database/connection.ts';
import { type ReportedContact, recordContacts } from './record-contact.ts';

interface PlacedOrder {
	id: string;
	number: string;
	placedAt: Date;
	language: string;
	customerMail: string;
	customerName: string;
	billingAddress: BillingAddress;
}

function reportOf({
	id,
	number,
	placedAt,
	language,
	customerMail,
	customerName,
	billingAddress,
}: PlacedOrder): ReportedContact {
	const { firstName, surname, companyName, phone } = billingAddress;
	return {
		...{
			email: customerMail,
			company: companyName,
			phone,
			language,
			source: 'order',
			sourceId: id,
			summary: number,
			at: placedAt,
		},
		name: [firstName, surname].filter(Boolean).join(' ') || customerName,
	};
}

/** Those that were placed, and not without an address. Done twice it is done once. */
export async function recordOrderContacts(sql: Sql, tenantId: string, orderIds: readonly string[]): Promise<void> {
	const orders = await sql<PlacedOrder[]>`
		select id, number, placed_at, language, customer_mail, customer_name, billing_address from orders
		where tenant_id = ${tenantId} and id = any(${[...orderIds]}::uuid[]) and number is not null and btrim(customer_mail) <> ''`;
	await recordContacts(sql, tenantId, orders.map(reportOf));
}

/** A step of `orders.placed`. */
export const recordOrderContact = (sql: Sql, tenantId: string, orderId: string): Promise<void> =>
	recordOrderContacts(sql, tenantId, [orderId]);
