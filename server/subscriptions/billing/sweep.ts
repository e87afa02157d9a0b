// Finds what no notification has come for, and what a crash has left lying: payments, pauses and trials whose day has come, commands and
// changes that wait. Jobs are sent for them; those that any job is still to deal with are left to it.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { commandJobName } from '../core/request-command.ts';
import { sendSettling, settleJobName } from '../core/send-settling.ts';
import { changeJobName } from './change-subscription.ts';

const atMost = 500;

/** Those with anything that `sweep` might do something about. */
export async function findShopsToSweep(sql: Sql): Promise<string[]> {
	const shops = await sql<{ id: string }[]>`select shops_with_due_subscriptions() as id`;
	return shops.map(({ id }) => id);
}

/** Read within the last hour it is left alone: the provider is not done with it yet. */
const findDue = (sql: Sql, tenantId: string) => sql<{ subscriptionId: string; trialEnds: boolean }[]>`
	select s.id as subscription_id, coalesce(s.trial_end between now() and now() + interval '3 days', false) as trial_ends
	from subscriptions s
	where s.tenant_id = ${tenantId} and s.state in ('trialing', 'active', 'pastDue', 'paused') and not s.detached
		and least(s.period_end, s.retry_at, s.pause_until, s.cancel_at, s.trial_end - interval '3 days') < now() - interval '5 minutes'
		and coalesce(s.read_at, '-infinity') < now() - interval '1 hour'
		and not exists (
			select from jobs.job j where j.name = ${settleJobName} and j.state < 'completed' and j.tenant_id = ${tenantId}
				and j.data -> 'payload' ->> 'subscriptionId' = s.id::text
		)
	order by s.period_end limit ${atMost}`;

const findCommands = (sql: Sql, tenantId: string) => sql<{ subscriptionId: string; commandId: string }[]>`
	select s.id as subscription_id, s.command_id from subscriptions s
	where s.tenant_id = ${tenantId} and s.command is not null and s.command_at < now() - interval '1 minute'
		and not exists (
			select from jobs.job j where j.name = ${commandJobName} and j.state < 'completed' and j.tenant_id = ${tenantId}
				and j.data -> 'payload' ->> 'commandId' = s.command_id::text
		)
	order by s.command_at limit ${atMost}`;

const findChanges = (sql: Sql, tenantId: string) => sql<{ subscriptionId: string; version: number }[]>`
	select t.subscription_id, t.version from subscription_terms t
	where t.tenant_id = ${tenantId} and t.state = 'wanted' and t.created_at < now() - interval '1 minute'
		and not exists (
			select from jobs.job j where j.name = ${changeJobName} and j.state < 'completed' and j.tenant_id = ${tenantId}
				and j.data -> 'payload' ->> 'subscriptionId' = t.subscription_id::text
		)
	order by t.created_at limit ${atMost}`;

export async function sweep(sql: Sql, tenantId: string): Promise<void> {
	for (const { subscriptionId, trialEnds } of await findDue(sql, tenantId))
		await sendSettling(sql, tenantId, { subscriptionId, ...(trialEnds && { trialEnds }) });
	for (const command of await findCommands(sql, tenantId)) await sendJob(sql, tenantId, commandJobName, command);
	for (const change of await findChanges(sql, tenantId)) await sendJob(sql, tenantId, changeJobName, change);
}
