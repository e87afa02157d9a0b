// What a user had things sent to when they last ordered, for the next time.
import { type Address, type BillingAddress, emptyAddress, emptyBilling } from '../../../rules/checkout/address.ts';
import { withPreference } from '../../../rules/e-invoice/preference.ts';
import type { PersonPart } from '../../accounts/person-part.ts';
import type { GuestMove } from '../../accounts/sign-in/move-guest.ts';
import type { Sql } from '../../database/connection.ts';
import { findInvoiceDefaults } from '../invoice-preferences/invoice-preferences.ts';

interface Remembered {
	kind: 'shipping' | 'billing' | 'invoice';
	address: Partial<BillingAddress>;
}

const findRemembered = (sql: Sql, tenantId: string, userId: string) =>
	sql<Remembered[]>`
		select kind, address from user_addresses where tenant_id = ${tenantId} and user_id = ${userId} order by kind`;

export interface Prefill {
	billing: BillingAddress | null;
	/** Null: as the bill. */
	shipping: Address | null;
}

/** Only fields of an address, each of them a text. */
const filled = <Kind extends object>(empty: Kind, given: object): Kind =>
	Object.fromEntries(
		Object.keys(empty).map((name) => [name, String((given as Record<string, unknown>)[name] ?? '')]),
	) as Kind;

/** Last used, else what the profile says, else nothing; invoices as the customer or their company wants them, with its VAT id. */
export async function findPrefill(
	sql: Sql,
	tenantId: string,
	user: { id: string; email: string | null },
	profile: Promise<Readonly<Record<string, string>>>,
): Promise<Prefill> {
	const [remembered, values, { preference, vatId }] = await Promise.all([
		findRemembered(sql, tenantId, user.id),
		profile,
		findInvoiceDefaults(sql, tenantId, user.id),
	]);
	const of = (wanted: Remembered['kind']) => remembered.find(({ kind }) => kind === wanted)?.address;
	const [billing, shipping] = [of('billing'), of('shipping')];
	const known = Object.keys(emptyAddress).some((name) => values[name]) || user.email !== null;
	const fromProfile = known ? filled(emptyBilling, { ...values, email: user.email ?? '' }) : null;
	const begun = billing ? filled(emptyBilling, billing) : fromProfile;
	return {
		billing: begun && withPreference({ ...begun, vatId: begun.vatId || vatId }, preference),
		shipping: shipping ? filled(emptyAddress, shipping) : null,
	};
}

export async function rememberAddresses(
	sql: Sql,
	tenantId: string,
	userId: string,
	{ billingAddress, shippingAddress }: { billingAddress: BillingAddress; shippingAddress: Address | null },
): Promise<void> {
	const rows = [
		// The next order has a number of its own.
		{ kind: 'billing', address: { ...billingAddress, orderReference: '' } },
		// Where it went to the bill's address it shall do so again.
		{ kind: 'shipping', address: shippingAddress ?? filled(emptyAddress, billingAddress) },
	];
	await sql`
		insert into user_addresses (tenant_id, user_id, kind, address)
		select ${tenantId}::uuid, ${userId}::uuid, kind, address
		from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r (kind text, address jsonb)
		on conflict (tenant_id, user_id, kind) do update set address = excluded.address, changed_at = now()`;
}

/** What the account has used itself stays; a guest's comes where there is none. */
export const moveAddresses: GuestMove = async (sql, tenantId, guestId, userId) => {
	await sql`
		insert into user_addresses (tenant_id, user_id, kind, address, changed_at)
		select tenant_id, ${userId}::uuid, kind, address, changed_at from user_addresses
		where tenant_id = ${tenantId} and user_id = ${guestId}
		on conflict (tenant_id, user_id, kind) do nothing`;
	await sql`delete from user_addresses where tenant_id = ${tenantId} and user_id = ${guestId}`;
};

export const addressesOfPerson: PersonPart = {
	name: 'addresses',
	tables: ['user_addresses'],
	exportPart: (sql, tenantId, { id }) => findRemembered(sql, tenantId, id),
	async erasePart(sql, tenantId, { id }) {
		await sql`delete from user_addresses where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
