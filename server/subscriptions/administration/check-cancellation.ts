// A declared cancellation that could not be assigned by itself: staff cancels the subscription for it, or notes that it is dealt with.
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { requestCommand } from '../core/request-command.ts';
import { holdSubscription, subscriptionEntity } from './hold-subscription.ts';

interface Open {
	outcome: string;
	checkedAt: Date | null;
	subscriptionId: string | null;
}

async function holdCancellation(sql: Sql, tenantId: string, id: string): Promise<Open> {
	const [open] = await sql<Open[]>`
		select outcome, checked_at, subscription_id from contract_cancellations
		where tenant_id = ${tenantId} and id = ${id} for update`;
	if (!open) throw new Refused('NOT_FOUND');
	return open;
}

const isOpen = ({ outcome, checkedAt }: Open) => outcome === 'toCheck' && checkedAt === null;

interface CheckedCancellation {
	cancellationId: string;
	/** Which is canceled for it; null: it is noted as dealt with. */
	subscriptionId: string | null;
}

/**
 * To the end of the paid period, as the customer could do it.
 * @returns the id of the command, if there is one to be run once this is committed
 */
export async function checkCancellation(
	sql: Sql,
	caller: Caller,
	{ cancellationId, subscriptionId }: CheckedCancellation,
): Promise<string | undefined> {
	const { tenant, user, services } = caller;
	const open = await holdCancellation(sql, tenant.id, cancellationId);
	// Pressed twice, it is once.
	if (!isOpen(open)) return undefined;
	const userId = user?.id ?? null;
	const about = subscriptionId ?? open.subscriptionId;
	let commandId: string | undefined;
	if (subscriptionId) {
		await holdSubscription(sql, tenant.id, subscriptionId);
		commandId = await requestCommand(sql, tenant.id, subscriptionId, {
			...{ command: 'cancel', actor: 'staff', userId, reason: 'customer' },
		});
		if (commandId === undefined) throw new Refused('SUBSCRIPTION_STATE');
	}
	await sql`
		update contract_cancellations set checked_at = now(), checked_by = ${userId}::uuid,
			outcome = ${commandId === undefined ? 'toCheck' : 'canceled'}, subscription_id = ${about}::uuid
		where tenant_id = ${tenant.id} and id = ${cancellationId}`;
	if (about)
		await recordSubscriptionEvent(sql, tenant.id, about, {
			...{ actor: 'staff', userId, kind: 'cancellation' },
			detail: { cancellationId, checked: true, canceled: commandId !== undefined },
		});
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'checkCancellation',
		entity: about ? subscriptionEntity(about) : { type: 'contractCancellation', id: cancellationId },
		after: { canceled: commandId !== undefined },
	});
	return commandId;
}
