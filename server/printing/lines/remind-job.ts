// Reminds customers of print data that their order waits for: after three and after seven days in which nothing has happened, each once.
import type { Sql } from '../../database/connection.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { reminderDays, writePrintDataReminder } from '../../orders/mails/write-print-data-mails.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';

/** The function in the database knows the days as well. */
async function findTenants(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_print_reminders() as id`;
	return shops.map(({ id }) => id);
}

interface DueReminder {
	orderId: string;
	days: number;
}

/** What is left over comes with the next run. */
const mostAtOnce = 200;

/**
 * Counted from the last change of a line that waits. Of an order that was overlooked for long only the last one is due. What is in production,
 * cancelled or paid back waits for nothing any more; a file that is still being inspected is not the customer's to hurry.
 */
const findDue = (sql: Sql, tenantId: string): Promise<DueReminder[]> =>
	sql<DueReminder[]>`
		select o.id as order_id, max(s.days) as days
		from orders o
		cross join lateral (
			select max(l.state_since) as since, bool_or(l.state <> 'uploaded') as is_open from print_lines l
			where l.tenant_id = ${tenantId} and l.order_id = o.id and l.state not in ('released', 'printed')
		) w
		join unnest(${[...reminderDays]}::int[]) as s (days) on w.since < now() - make_interval(days => s.days)
		where o.tenant_id = ${tenantId} and o.waits_for_print_data
			and (o.status = 'placed' or (o.status = 'error' and o.error = 'printData')) and o.cancelled_at is null and o.payment <> 'refunded' and w.is_open
			and not exists (
				select from print_reminders r where r.tenant_id = ${tenantId} and r.order_id = o.id and r.days >= s.days
			)
		group by o.id order by min(w.since) limit ${mostAtOnce}`;

/** @returns false when another run was quicker */
async function noteReminder(sql: Sql, tenantId: string, { orderId, days }: DueReminder): Promise<boolean> {
	const passed = reminderDays.filter((one) => one <= days);
	const noted = await sql<{ days: number }[]>`
		insert into print_reminders (tenant_id, order_id, days)
		select ${tenantId}, ${orderId}, s.days from unnest(${passed}::int[]) as s (days)
		on conflict do nothing returning days`;
	return noted.some((one) => one.days === days);
}

export const remindOfPrintDataJob = (mails: { platformAddress: PlatformAddress }): JobDefinition =>
	defineJob({
		name: 'printing.remind',
		cron: '41 * * * *',
		mayTakeSeconds: 300,
		findTenants,
		async run({ tenantId, inTenant }) {
			const due = await inTenant((sql) => findDue(sql, tenantId));
			for (const reminder of due)
				await inTenant(async (sql) => {
					if (!(await noteReminder(sql, tenantId, reminder))) return;
					await writePrintDataReminder(sql, tenantId, reminder.orderId, reminder.days, mails);
				});
		},
	});
