// How a shop can be reached, which header it has, and what the user menu in it shows.
import type { Sql } from '../database/connection.ts';
import type { Rows } from '../database/rows.generated.ts';
import { announceChange, holdTenant } from '../tenants/announce-change.ts';

type Row = Rows['shop_details'];
type Menu = Pick<Row, 'userMenu' | 'faqPage' | 'clientApp'>;
type ShopDetails = Pick<Row, 'header' | 'address' | 'phone' | 'mail'> & Menu;

const usualMenu: Menu = { userMenu: 'full', faqPage: '', clientApp: '' };
const unknown: ShopDetails = { header: 'default', address: [], phone: '', mail: '', ...usualMenu };

export async function findShopDetails(sql: Sql, tenantId: string): Promise<ShopDetails> {
	const [found] = await sql<ShopDetails[]>`
		select header, address, phone, mail, user_menu, faq_page, client_app
		from shop_details where tenant_id = ${tenantId}`;
	return found ?? unknown;
}

/** Two who ask at the same time, to fill them in, are answered one after the other. */
export async function hasShopDetails(sql: Sql, tenantId: string): Promise<boolean> {
	await holdTenant(sql, tenantId);
	const rows = await sql`select from shop_details where tenant_id = ${tenantId}`;
	return rows.length > 0;
}

export async function saveShopDetails(
	sql: Sql,
	tenantId: string,
	details: Omit<ShopDetails, keyof Menu> & Partial<Menu>,
): Promise<void> {
	const { header, address, phone, mail, userMenu, faqPage, clientApp } = { ...usualMenu, ...details };
	await sql`
		insert into shop_details (tenant_id, header, address, phone, mail, user_menu, faq_page, client_app)
		values (${tenantId}, ${header}, ${address}::text[], ${phone}, ${mail}, ${userMenu}, ${faqPage}, ${clientApp})
		on conflict (tenant_id) do update set
			header = excluded.header, address = excluded.address, phone = excluded.phone, mail = excluded.mail,
			user_menu = excluded.user_menu, faq_page = excluded.faq_page, client_app = excluded.client_app,
			updated_at = now()`;
	await announceChange(sql, tenantId, 'content');
}

type PriceDetails = Pick<Row, 'totalLabel' | 'stockWarningRecipients'>;

export async function findPriceDetails(sql: Sql, tenantId: string): Promise<PriceDetails> {
	const [found] = await sql<PriceDetails[]>`
		select total_label, stock_warning_recipients from shop_details where tenant_id = ${tenantId}`;
	return found ?? { totalLabel: 'grandTotal', stockWarningRecipients: [] };
}

export async function savePriceDetails(sql: Sql, tenantId: string, details: PriceDetails): Promise<void> {
	const { totalLabel, stockWarningRecipients } = details;
	await sql`
		insert into shop_details (tenant_id, total_label, stock_warning_recipients)
		values (${tenantId}, ${totalLabel}, ${stockWarningRecipients}::text[])
		on conflict (tenant_id) do update set
			total_label = excluded.total_label, stock_warning_recipients = excluded.stock_warning_recipients, updated_at = now()`;
	await announceChange(sql, tenantId, 'content');
}
