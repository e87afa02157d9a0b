// Saves how a shop sells. Invoices that waited for details of the seller follow.
import { missingOfSeller } from '../../../rules/orders/seller.ts';
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';
import { objectsOfOpenTasks } from '../../tasks/find-tasks.ts';
import { changedJobName } from '../core/move-order.ts';

export async function saveOrderSettings(sql: Sql, caller: Caller, given: Partial<OrderSettings>, revision: number) {
	const { tenant } = caller;
	const saved = await saveSettings(sql, caller, orderSettings, given, {
		revision,
		action: 'saveOrderSettings',
		changedCode: 'ORDER_SETTINGS_CHANGED',
	});
	if (given.seller && missingOfSeller(saved.values.seller).length === 0)
		for (const orderId of await objectsOfOpenTasks(sql, tenant.id, 'invoiceMissing'))
			await sendJob(sql, tenant.id, changedJobName, { orderId, invoiceMissing: true });
	return saved;
}
