// Saves how a shop sells. Whoever began with an older state than the one that is there is told, and nothing is changed.

import type { OrderSettings } from '../../../rules/orders/settings.ts';
import { firstSettingError, tidyOrderSettings } from '../../../rules/orders/validate-settings.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { announceChange } from '../../tenants/announce-change.ts';
import { findRevisedSettings, type RevisedSettings } from './find-settings.ts';

/** The state that was changed must be the one that is there, also when two save at the same moment. */
export async function keepOrderSettings(
	sql: Sql,
	tenantId: string,
	settings: OrderSettings,
	revision: number,
): Promise<number | undefined> {
	const row = {
		seller: sql.json({ ...settings.seller, bank: settings.seller.bank && { ...settings.seller.bank } }),
		small_business: settings.smallBusiness,
		// Whether at all, and to whom: two columns, as a version that knows only the first may run beside this one.
		invoice_payment: settings.invoiceFor !== 'nobody',
		invoice_for: settings.invoiceFor === 'everybody' ? 'everybody' : 'customers',
		invoice_limit: settings.invoiceLimit,
		stock_share: settings.stockShare,
		payment_days: settings.paymentDays,
		invoice_when: settings.invoiceWhen,
		invoice_prefix: settings.invoicePrefix,
		credit_note_prefix: settings.creditNotePrefix,
		profile_required: settings.profileRequired,
		show_payment: settings.showPayment,
		show_shipping: settings.showShipping,
		multiple_selection: settings.multipleSelection,
		continue_shopping_url: settings.continueShoppingUrl,
		order_recipients: sql.array([...settings.orderRecipients], 1009),
		payment_publishable_key: settings.paymentPublishableKey,
		mail_provider: settings.mailProvider,
		mail_sender: settings.mailSender,
	};
	const [kept] =
		revision === 0
			? await sql<{ revision: number }[]>`
				insert into order_settings ${sql({ tenant_id: tenantId, ...row })}
				on conflict (tenant_id) do nothing
				returning revision`
			: await sql<{ revision: number }[]>`
				update order_settings set ${sql(row)}, revision = revision + 1, updated_at = now()
				where tenant_id = ${tenantId} and revision = ${revision}
				returning revision`;
	return kept?.revision;
}

/** What is not given stays as it is. */
export async function saveOrderSettings(
	sql: Sql,
	caller: Caller,
	given: Partial<OrderSettings>,
	revision: number,
): Promise<RevisedSettings> {
	const { tenant, services } = caller;
	const before = await findRevisedSettings(sql, tenant.id);
	if (before.revision !== revision) throw new Refused('ORDER_SETTINGS_CHANGED');
	const settings = tidyOrderSettings({ ...before.settings, ...given });
	const fault = firstSettingError(settings, caller.shop);
	if (fault) throw new Refused('VALIDATION', fault);
	const next = await keepOrderSettings(sql, tenant.id, settings, revision);
	if (next === undefined) throw new Refused('ORDER_SETTINGS_CHANGED');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveOrderSettings',
		entity: { type: 'tenant', id: tenant.id },
		before: before.settings,
		after: settings,
	});
	await announceChange(sql, tenant.id, 'content');
	return { settings, revision: next };
}
