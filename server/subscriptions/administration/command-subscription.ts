// What staff wants of a subscription: cancelled, kept, paused, resumed, ended. Written down and audited in one transaction; done at the provider
// afterwards.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { addDays, isDay } from '../../../rules/dates.ts';
import { longestPause } from '../../../rules/subscriptions/machine.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { type Command, requestCommand } from '../core/request-command.ts';
import { holdSubscription, subscriptionEntity } from './hold-subscription.ts';

interface StaffCommand {
	command: Command;
	/** The day on which a pause ends; null: when it is resumed. */
	until: string | null;
}

const actions = {
	cancel: 'cancelSubscription',
	keep: 'keepSubscription',
	pause: 'pauseSubscription',
	resume: 'resumeSubscription',
	end: 'endSubscription',
} as const satisfies Record<Command, AuditAction>;

/** When that day begins in the shop. */
async function beginningOf(sql: Sql, tenant: Tenant, day: string): Promise<Date> {
	const today = shopDay(tenant);
	if (!isDay(day) || day <= today || day > addDays(today, longestPause)) throw new Refused('VALIDATION', 'until');
	const [row] = await sql<{ at: Date }[]>`select ${day}::date::timestamp at time zone ${tenant.timeZone} as at`;
	if (!row) throw new Error('no time');
	return row.at;
}

/** @returns the id of the command, to be run once this is committed */
export async function commandByStaff(
	sql: Sql,
	caller: Caller,
	id: string,
	{ command, until: day }: StaffCommand,
): Promise<string> {
	const { tenant, user, services } = caller;
	const until = command === 'pause' && day !== null ? await beginningOf(sql, tenant, day) : null;
	const { number } = await holdSubscription(sql, tenant.id, id);
	const commandId = await requestCommand(sql, tenant.id, id, {
		...{ command, actor: 'staff', userId: user?.id ?? null },
		until,
		...((command === 'cancel' || command === 'end') && { reason: 'staff' }),
	});
	if (commandId === undefined) throw new Refused('SUBSCRIPTION_STATE');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: actions[command],
		entity: subscriptionEntity(id),
		after: { number, ...(command === 'pause' && { validUntil: day }) },
	});
	return commandId;
}
