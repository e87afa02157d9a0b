// Reminds of prepayments that have not come, once, and later cancels what stays unpaid: as the shop has set it, and as the reminder has said.
import { newId } from '../../../rules/ids.ts';
import { isMailAddress } from '../../../rules/mail-address.ts';
import { planUnpaid, type UnpaidSettings } from '../../../rules/payments/unpaid-plan.ts';
import type { Recorder } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';
import { cancelHeld } from '../cancel-order.ts';
import { recordEvent } from '../core/record-event.ts';
import { findOrder } from '../find-order.ts';
import { holdOrder, systemEditor } from '../hold-order.ts';
import { writePaymentReminder } from '../mails/write-payment-mails.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findUnpaid } from './find-unpaid.ts';

interface Services {
	platformAddress: PlatformAddress;
	record: Recorder;
	now?: () => Date;
}

/** What is left over comes with the next run. */
const mostAtOnce = 200;

async function findTenants(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_unpaid_orders() as id`;
	return shops.map(({ id }) => id);
}

interface Acting {
	services: Services;
	settings: UnpaidSettings;
	now: Date;
}

/** The event is what says that it was done; nobody is reminded who cannot be written to. */
async function remind(sql: Sql, tenantId: string, orderId: string, { services, now }: Acting, cancelAt: Date | null) {
	const order = await findOrder(sql, tenantId, { id: orderId });
	if (!order || !isMailAddress(order.customerMail)) return;
	const eventId = await recordEvent(sql, tenantId, orderId, {
		...{ actor: 'system', kind: 'payment', at: now },
		detail: { state: 'reminded', cancelAt: cancelAt?.toISOString() ?? null },
	});
	await writePaymentReminder(sql, tenantId, orderId, eventId, services);
}

/** As staff would: the stock comes back, and nothing is due any more, so that an invoice gets its credit note. */
async function cancel(sql: Sql, tenantId: string, orderId: string, { services }: Acting) {
	const editor = systemEditor(await loadTenant(sql, tenantId), services.record);
	const order = await holdOrder(sql, tenantId, orderId);
	await cancelHeld(sql, editor, orderId, order, {
		...{ reason: 'payment', note: '', restock: true, notify: true },
		...{ refund: order.gross - order.refunded, refundId: newId() },
	});
}

/** Under the lock of the order: another run, a payment or a person may have been quicker. */
async function act(sql: Sql, tenantId: string, orderId: string, acting: Acting): Promise<void> {
	await holdOrder(sql, tenantId, orderId);
	const [unpaid] = await findUnpaid(sql, tenantId, orderId);
	if (!unpaid) return;
	const { now, settings } = acting;
	const { remindAt, cancelAt } = planUnpaid(unpaid, settings, now);
	if (remindAt && remindAt <= now) await remind(sql, tenantId, orderId, acting, cancelAt);
	else if (unpaid.remindedAt && cancelAt && cancelAt <= now) await cancel(sql, tenantId, orderId, acting);
}

export const unpaidOrdersJob = (services: Services): JobDefinition =>
	defineJob({
		name: 'orders.unpaid',
		cron: '23 * * * *',
		mayTakeSeconds: 300,
		findTenants,
		async run({ tenantId, inTenant, log }) {
			const now = services.now?.() ?? new Date();
			const settings = await inTenant((sql) => findOrderSettings(sql, tenantId));
			if (settings.unpaidReminderDays === 0) return;
			const found = await inTenant((sql) => findUnpaid(sql, tenantId));
			const due = found.filter((unpaid) => {
				const { remindAt, cancelAt } = planUnpaid(unpaid, settings, now);
				return (remindAt ?? cancelAt ?? Infinity) <= now;
			});
			for (const { orderId } of due.slice(0, mostAtOnce))
				try {
					await inTenant((sql) => act(sql, tenantId, orderId, { services, settings, now }));
				} catch (error) {
					// The others are not to wait for this one, which is tried again with the next run.
					log.error({ err: error, orderId }, 'an unpaid order could not be reminded of or cancelled');
				}
		},
	});
