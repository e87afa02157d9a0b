// How a shop sells. A shop that has never said so sells as the defaults do.
import { defaultOrderSettings, emptySeller, type OrderSettings } from '../../../rules/orders/settings.ts';
import type { Sql } from '../../database/connection.ts';

export interface RevisedSettings {
	settings: OrderSettings;
	/** 0: nothing was ever saved. */
	revision: number;
}

export async function findRevisedSettings(sql: Sql, tenantId: string): Promise<RevisedSettings> {
	const [found] = await sql<(OrderSettings & { revision: number })[]>`
		select seller, small_business, case when invoice_payment then invoice_for else 'nobody' end as invoice_for,
			invoice_limit::float8 as invoice_limit, stock_share, payment_days, invoice_when, invoice_prefix, credit_note_prefix, profile_required,
			show_payment, show_shipping, multiple_selection, continue_shopping_url, order_recipients, payment_publishable_key, mail_provider,
			mail_sender, revision
		from order_settings where tenant_id = ${tenantId}`;
	if (!found) return { settings: defaultOrderSettings, revision: 0 };
	const { revision, seller, ...rest } = found;
	return { settings: { ...rest, seller: { ...emptySeller, ...seller } }, revision };
}

export async function findOrderSettings(sql: Sql, tenantId: string): Promise<OrderSettings> {
	return (await findRevisedSettings(sql, tenantId)).settings;
}
