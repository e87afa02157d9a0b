// What a user wants of a running subscription is written down first, and done at the provider afterwards: by whoever asked, or by the job
// if that process dies. The provider's answer then is the state.
import { newId } from '../../../rules/ids.ts';
import { mayCancel, mayPause, mayReactivate, mayResume } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { findSubscription } from './find-subscription.ts';
import { recordSubscriptionEvent } from './record-event.ts';

export const commandJobName = 'subscriptions.command';

export type Command = 'cancel' | 'keep' | 'pause' | 'resume' | 'end';

export interface CommandRequest {
	command: Command;
	actor: 'system' | 'shopper' | 'staff';
	userId: string | null;
	/** Of a pause; null: until it is resumed. */
	until?: Date | null;
	/** Of an end: the period that has begun is not paid. */
	isUnpaid?: boolean;
	/** Of cancel and end. */
	reason?: 'customer' | 'staff' | 'withdrawal' | 'erased' | 'late';
}

type Contract = Pick<
	NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
	'command' | 'state' | 'cancelAt' | 'periodEnd'
>;

/** As it will be once the provider has done what was wanted before. */
export const expectedContract = ({ command, state, cancelAt, periodEnd }: Contract) => {
	if (command === 'end') return { state: 'ended', cancelAt } as const;
	if (command === 'cancel') return { state, cancelAt: cancelAt ?? periodEnd };
	if (command === 'keep') return { state, cancelAt: null };
	if (command === 'pause') return { state: 'paused', cancelAt } as const;
	return { state: command === 'resume' ? ('active' as const) : state, cancelAt };
};

const mayCommand: Record<Command, (contract: ReturnType<typeof expectedContract>) => boolean> = {
	cancel: mayCancel,
	keep: mayReactivate,
	pause: mayPause,
	resume: mayResume,
	end: (contract) => mayCancel(contract) || mayReactivate(contract),
};

const eventOf = { cancel: 'canceled', keep: 'kept', pause: 'paused', resume: 'resumed', end: 'canceled' } as const;

/** Why it ends, unless something else is said. */
const reasonOf = { shopper: 'customer', staff: 'staff', system: 'staff' } as const;

/** A withdrawal that was declared and that the shop has not decided on yet. */
async function hasOpenWithdrawal(sql: Sql, tenantId: string, subscriptionId: string): Promise<boolean> {
	const open = await sql`
		select from contract_cancellations
		where tenant_id = ${tenantId} and subscription_id = ${subscriptionId} and kind = 'withdrawal' and outcome = 'toCheck'
			and checked_at is null`;
	return open.length > 0;
}

/**
 * Each payment pays for one period: one that is not paid has no end to wait for. What was withdrawn from is decided on by the shop, and only
 * stopped until then.
 */
const endsAtOnce = (
	{ command, reason }: Pick<CommandRequest, 'command' | 'reason'>,
	{ state }: ReturnType<typeof expectedContract>,
): boolean => command === 'cancel' && reason !== 'withdrawal' && state === 'pastDue';

/**
 * To cancel what has not been paid ends it at once. The newest command replaces one that the provider has not done yet.
 * Refuses with SUBSCRIPTION_WITHDRAWN to go on with what was withdrawn from, until the shop has decided on that.
 * @returns the id of the command; undefined where the subscription is not in a state for it
 */
export async function requestCommand(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	request: CommandRequest,
): Promise<string | undefined> {
	const subscription = await findSubscription(sql, tenantId, { id: subscriptionId }, true);
	if (!subscription || subscription.detached) return undefined;
	const { actor, userId, until = null, reason } = request;
	const expected = expectedContract(subscription);
	if (!mayCommand[request.command](expected)) return undefined;
	const isUnpaid = request.isUnpaid === true || endsAtOnce(request, expected);
	const command = isUnpaid ? 'end' : request.command;
	if (command === 'keep' && (await hasOpenWithdrawal(sql, tenantId, subscriptionId)))
		throw new Refused('SUBSCRIPTION_WITHDRAWN');
	const commandId = newId();
	await sql`
		update subscriptions set command = ${command}, command_id = ${commandId}, command_by = ${userId}::uuid, command_at = now(),
			command_until = ${until}, command_reason = ${reason ?? reasonOf[actor]}, updated_at = now()
		where tenant_id = ${tenantId} and id = ${subscriptionId}`;
	await recordSubscriptionEvent(sql, tenantId, subscriptionId, {
		...{ actor, userId, kind: eventOf[command] },
		detail: {
			atOnce: command === 'end',
			...(isUnpaid && { isUnpaid }),
			...(reason === 'withdrawal' && { reason }),
			...(until && { until: until.toISOString() }),
		},
	});
	await sendJob(sql, tenantId, commandJobName, { subscriptionId, commandId });
	return commandId;
}
