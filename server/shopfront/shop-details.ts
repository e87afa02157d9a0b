// How a shop can be reached, and which header it has.
import type { Sql } from '../database/connection.ts';
import { announceChange } from '../tenants/announce-change.ts';
import type { shopDetails } from './tables.ts';

type ShopDetails = Pick<typeof shopDetails.$inferSelect, 'header' | 'address' | 'phone' | 'mail'>;

const unknown: ShopDetails = { header: 'default', address: [], phone: '', mail: '' };

export async function findShopDetails(sql: Sql, tenantId: string): Promise<ShopDetails> {
	const [found] = await sql<ShopDetails[]>`
		select header, address, phone, mail from shop_details where tenant_id = ${tenantId}`;
	return found ?? unknown;
}

/** Two who ask at the same time, to fill them in, are answered one after the other. */
export async function hasShopDetails(sql: Sql, tenantId: string): Promise<boolean> {
	await sql`select from tenant_versions where tenant_id = ${tenantId} for update`;
	const rows = await sql`select from shop_details where tenant_id = ${tenantId}`;
	return rows.length > 0;
}

export async function saveShopDetails(sql: Sql, tenantId: string, details: ShopDetails): Promise<void> {
	const { header, address, phone, mail } = details;
	await sql`
		insert into shop_details (tenant_id, header, address, phone, mail)
		values (${tenantId}, ${header}, ${address}::text[], ${phone}, ${mail})
		on conflict (tenant_id) do update set
			header = excluded.header, address = excluded.address, phone = excluded.phone, mail = excluded.mail,
			updated_at = now()`;
	await announceChange(sql, tenantId, 'content');
}
