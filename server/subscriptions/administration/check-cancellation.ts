// A declared cancellation that could not be assigned by itself, or a withdrawal: staff cancels or ends the subscription for it, refuses it with a
// reason, or notes that it is dealt with.
import { refusalError } from '../../../rules/subscriptions/cancellation.ts';
import { isRunning, mayCancel } from '../../../rules/subscriptions/machine.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { openOrderTasks } from '../../orders/withdrawal/open-order-tasks.ts';
import { findMeant } from '../cancellation/find-meant.ts';
import { sendRefusal } from '../cancellation/send-refusal.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { expectedContract, requestCommand } from '../core/request-command.ts';
import { holdSubscription, subscriptionEntity } from './hold-subscription.ts';

interface Open {
	kind: 'ordinary' | 'extraordinary' | 'withdrawal';
	outcome: string;
	checkedAt: Date | null;
	subscriptionId: string | null;
	contract: string;
	email: string;
}

async function holdCancellation(sql: Sql, tenantId: string, id: string): Promise<Open> {
	const [open] = await sql<Open[]>`
		select kind, outcome, checked_at, subscription_id, contract, email from contract_cancellations
		where tenant_id = ${tenantId} and id = ${id} for update`;
	if (!open) throw new Refused('NOT_FOUND');
	return open;
}

const isOpen = ({ outcome, checkedAt }: Open) => outcome === 'toCheck' && checkedAt === null;

/** Whether it was declared under another address than that of the customer, who then has declared nothing as far as is known. */
async function isByOther(sql: Sql, tenantId: string, cancellationId: string, subscriptionId: string): Promise<boolean> {
	const [found] = await sql<{ isByOther: boolean }[]>`
		select lower(c.email) <> lower(s.customer_mail) as is_by_other from contract_cancellations c
		join subscriptions s on s.tenant_id = ${tenantId} and s.id = ${subscriptionId}
		where c.tenant_id = ${tenantId} and c.id = ${cancellationId}`;
	return found?.isByOther ?? false;
}

interface Decided {
	outcome: 'canceled' | 'already';
	isByOther: boolean;
	/** To be run once this is committed. */
	commandId?: string;
}

/** One that is cancelled or has ended stays as it is. */
async function cancelFor(
	sql: Sql,
	{ tenant, user }: Caller,
	{ cancellationId, subscriptionId: id, atOnce }: { cancellationId: string; subscriptionId: string; atOnce: boolean },
	kind: Open['kind'],
): Promise<Decided> {
	const subscription = await holdSubscription(sql, tenant.id, id);
	if (subscription.detached) throw new Refused('SUBSCRIPTION_STATE');
	const byOther = await isByOther(sql, tenant.id, cancellationId, id);
	const contract = expectedContract(subscription);
	const isWithdrawal = kind === 'withdrawal';
	const isForGoodCause = kind === 'extraordinary' && atOnce;
	if (isWithdrawal || isForGoodCause ? !isRunning(contract) : !mayCancel(contract))
		return { outcome: 'already', isByOther: byOther };
	const commandId = await requestCommand(sql, tenant.id, id, {
		...{ actor: 'staff', userId: user?.id ?? null },
		...(isWithdrawal
			? ({ command: 'end', reason: 'withdrawal' } as const)
			: ({ command: isForGoodCause ? 'end' : 'cancel', reason: byOther ? 'staff' : 'customer' } as const)),
	});
	if (commandId === undefined) throw new Refused('SUBSCRIPTION_STATE');
	return { outcome: 'canceled', isByOther: byOther, commandId };
}

interface CheckedCancellation {
	cancellationId: string;
	/** Which is cancelled for it, unless it is already; null: it is noted as dealt with. */
	subscriptionId: string | null;
	/** Of an extraordinary cancellation: whether the period that is paid is not waited for. */
	atOnce: boolean;
	/** Why a withdrawal is refused; null: nothing is written to anybody. */
	refusal: string | null;
}

/** A customer whose contract was stopped for it is owed a word. */
function checkRefusal({ subscriptionId, refusal }: CheckedCancellation, open: Open): string | null {
	const isWithdrawal = open.kind === 'withdrawal';
	if (refusal === null) {
		if (isWithdrawal && open.subscriptionId && !subscriptionId) throw new Refused('VALIDATION', 'refusal');
		return null;
	}
	if (!isWithdrawal || subscriptionId || refusalError(refusal)) throw new Refused('VALIDATION', 'refusal');
	return refusal.trim();
}

/**
 * To the end of the paid period, as the customer could do it; for a withdrawal at once.
 * @returns the id of the command, if there is one to be run once this is committed
 */
export async function checkCancellation(
	sql: Sql,
	caller: Caller,
	checked: CheckedCancellation,
): Promise<string | undefined> {
	const { tenant, user, services } = caller;
	const { cancellationId, subscriptionId, atOnce } = checked;
	const open = await holdCancellation(sql, tenant.id, cancellationId);
	// Pressed twice, it is once.
	if (!isOpen(open)) return undefined;
	const refusal = checkRefusal(checked, open);
	const userId = user?.id ?? null;
	const about = subscriptionId ?? open.subscriptionId;
	// What is not carried out still stands in the history of the contract whose number was given.
	const meant = about ? undefined : await findMeant(sql, tenant.id, open);
	const { outcome, commandId, isByOther } = subscriptionId
		? await cancelFor(sql, caller, { cancellationId, subscriptionId, atOnce }, open.kind)
		: { outcome: 'toCheck', commandId: undefined, isByOther: meant !== undefined && !meant.matches };
	await sql`
		update contract_cancellations set checked_at = now(), checked_by = ${userId}::uuid,
			outcome = ${outcome}, subscription_id = ${about}::uuid, refusal = ${refusal}, by_other = ${isByOther}
		where tenant_id = ${tenant.id} and id = ${cancellationId}`;
	// What was withdrawn from in vain is cancelled all the same, unless somebody goes on with it.
	if (about && !subscriptionId && open.kind === 'withdrawal')
		await sql`
			update subscriptions set command_reason = 'customer', updated_at = now()
			where tenant_id = ${tenant.id} and id = ${about} and command_reason = 'withdrawal'`;
	const told = about ?? meant?.id;
	if (told)
		await recordSubscriptionEvent(sql, tenant.id, told, {
			...{ actor: 'staff', userId, kind: 'cancellation' },
			detail: { cancellationId, kind: open.kind, checked: true, canceled: commandId !== undefined },
		});
	if (refusal !== null) await sendRefusal(sql, caller, cancellationId);
	if (subscriptionId && open.kind === 'withdrawal') await openOrderTasks(sql, tenant.id, subscriptionId);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'checkCancellation',
		entity: told ? subscriptionEntity(told) : { type: 'contractCancellation', id: cancellationId },
		after: { canceled: commandId !== undefined, ...(refusal !== null && { refused: true }) },
	});
	return commandId;
}
