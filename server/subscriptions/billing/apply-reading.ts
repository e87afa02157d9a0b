// What the provider says becomes what the contract says, in one transaction, with its events and notices. A reading that began before the
// one that is applied already is old, and dropped.
import { findMove, isRunning, type SubscriptionState } from '../../../rules/subscriptions/machine.ts';
import type { Sql } from '../../database/connection.ts';
import type { ProviderSubscription, StoredCard } from '../../integrations/payment/recurring.ts';
import { removeTrialOrder } from '../../orders/core/trial-orders.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { type Command, requestCommand } from '../core/request-command.ts';
import { sendNotice } from '../core/send-notice.ts';
import { sendTierJob } from '../core/send-tier-job.ts';
import { agreeTerms } from './agree-terms.ts';
import { applyUnpaid, overdueOf } from './apply-overdue.ts';
import { type Contract, holdContract } from './find-contract.ts';
import type { Reading } from './read-provider.ts';

/** Not: its first payment is the checkout's. */
const states: Record<ProviderSubscription['status'], SubscriptionState | undefined> = {
	incomplete: undefined,
	trialing: 'trialing',
	active: 'active',
	pastDue: 'pastDue',
	unpaid: 'pastDue',
	paused: 'paused',
	ended: 'ended',
};

interface Applying {
	sql: Sql;
	tenantId: string;
	contract: Contract;
	reading: Reading;
}

const cardText = (card: object | null): string => {
	const { brand, last4, expMonth, expYear }: Partial<StoredCard> = card ?? {};
	return [brand, last4, expMonth, expYear].join(' ');
};

/** Wanted now, or on its way to the provider while something else is wanted by now: it has its event. */
const isRequested = ({ command, providerCommand }: Contract, wanted: Command): boolean =>
	command === wanted || providerCommand === wanted;

/** Of what nobody has asked for here, such as in the provider's dashboard, there is no event yet. */
async function applyCancellation({ sql, tenantId, contract, reading: { found, reading } }: Applying): Promise<void> {
	const { id, cancelAt } = contract;
	const key = String(reading);
	if (cancelAt === null && found.cancelAt !== null) {
		if (!isRequested(contract, 'cancel'))
			await recordSubscriptionEvent(sql, tenantId, id, {
				actor: 'system',
				kind: 'canceled',
				detail: { atOnce: false },
			});
		await sendNotice(sql, tenantId, id, { purpose: 'canceled', key });
	}
	if (cancelAt !== null && found.cancelAt === null) {
		if (!isRequested(contract, 'keep'))
			await recordSubscriptionEvent(sql, tenantId, id, { actor: 'system', kind: 'kept' });
		await sendNotice(sql, tenantId, id, { purpose: 'reactivated', key });
	}
}

/** Cancelled while a payment was missing, where nobody could know of it here: the period is not paid, and it ends with the one that was. */
async function endUnpaid({ sql, tenantId, contract, reading: { found } }: Applying): Promise<void> {
	const isUnpaid = found.status === 'pastDue' || found.status === 'unpaid';
	const { command, commandReason } = contract;
	if (!isUnpaid || found.cancelAt === null || command === 'keep' || command === 'end') return;
	const reason = contract.cancelAt === null && command !== 'cancel' ? null : commandReason;
	// Of what was withdrawn from the shop decides.
	if (reason === 'withdrawal') return;
	await requestCommand(sql, tenantId, contract.id, {
		...{ command: 'end', actor: 'system', userId: null, isUnpaid: true },
		reason: reason === 'customer' ? 'customer' : 'staff',
	});
}

const dayMs = 24 * 60 * 60 * 1000;

async function applyCard({ sql, tenantId, contract, reading: { found, reading } }: Applying): Promise<void> {
	if (contract.card === null || found.card === null || cardText(contract.card) === cardText(found.card)) return;
	const { brand, last4, expMonth, expYear } = found.card;
	await recordSubscriptionEvent(sql, tenantId, contract.id, {
		...{ actor: 'system', kind: 'card' },
		detail: { brand, last4 },
	});
	// Contracts that take a card together have one mail of it. Another card of the same choice has its own, also that of an earlier day.
	const day = Math.floor(Date.now() / dayMs);
	const key = contract.cardChoice && [contract.cardChoice, day, last4, expMonth, expYear].join('-');
	await sendNotice(sql, tenantId, contract.id, { purpose: 'cardChanged', key: key ?? String(reading) });
}

type Ending = Pick<Contract, 'command' | 'commandReason'>;

const endReasonOf = ({ commandReason }: Ending, { endReason }: ProviderSubscription) =>
	endReason === 'payment' ? 'payment' : (commandReason ?? 'staff');

/** What goes on with a payment that has failed has the mail about that. */
async function notifyOfPause({ sql, tenantId, contract, reading }: Applying, to: SubscriptionState): Promise<void> {
	const key = String(reading.reading);
	const until = reading.found.pausedUntil?.toISOString() ?? null;
	if (to === 'paused') await sendNotice(sql, tenantId, contract.id, { purpose: 'paused', key, until });
	if (contract.state === 'paused' && (to === 'active' || to === 'trialing'))
		await sendNotice(sql, tenantId, contract.id, { purpose: 'resumed', key });
}

async function applyState(applying: Applying, to: SubscriptionState): Promise<void> {
	const { sql, tenantId, contract } = applying;
	await recordSubscriptionEvent(sql, tenantId, contract.id, {
		...{ actor: 'system', kind: 'state' },
		detail: { from: contract.state, to },
	});
	// Nothing is going to be delivered of what was only tried.
	if (to === 'ended') await removeTrialOrder(sql, tenantId, contract.id);
	if (findMove(contract.state, to)?.mail === 'ended')
		await sendNotice(sql, tenantId, contract.id, { purpose: 'ended' });
	await notifyOfPause(applying, to);
}

/** Of a person who is erased nothing is written down again. */
async function write({ sql, tenantId, contract, reading }: Applying, state: SubscriptionState, version: number) {
	const { found, invoices } = reading;
	const hasEnded = state === 'ended';
	const overdue = overdueOf(invoices, hasEnded);
	const isPaused = state === 'paused';
	const ending = hasEnded && contract.state !== 'ended' ? endReasonOf(contract, found) : null;
	await sql`
		update subscriptions set state = ${state}, customer_id = case when customer_mail = '' then customer_id else ${found.customerId || contract.customerId} end, trial_end = ${found.trialEnd},
			period_start = ${found.periodStart}, period_end = ${found.periodEnd}, cancel_at = ${found.cancelAt},
			ended_at = ${hasEnded ? (found.endedAt ?? new Date()) : null}, end_reason = coalesce(end_reason, ${ending}),
			paused_at = ${isPaused ? (contract.pausedAt ?? new Date()) : null}, pause_until = ${isPaused ? found.pausedUntil : null},
			overdue_since = ${overdue.since}, retry_at = ${overdue.retryAt}, failure_code = ${overdue.failureCode},
			action_url = case when customer_mail = '' then null else ${overdue.actionUrl} end, open_invoice_id = ${overdue.invoiceId}, terms_version = ${version},
			card = case when customer_mail = '' then null else coalesce(${found.card && JSON.stringify(found.card)}::text::jsonb, card) end,
			applied = ${reading.reading}, read_at = now(), updated_at = now()
		where tenant_id = ${tenantId} and id = ${contract.id}`;
}

/** @param trialEnds whether the provider has just told that the trial ends in a few days */
export async function applyReading(
	sql: Sql,
	tenantId: string,
	reading: Reading,
	{ trialEnds = false }: { trialEnds?: boolean } = {},
): Promise<void> {
	const contract = await holdContract(sql, tenantId, reading.id);
	if (!contract || reading.reading <= contract.applied) return;
	const applying: Applying = { sql, tenantId, contract, reading };
	const wanted = states[reading.found.status];
	const to = wanted !== undefined && findMove(contract.state, wanted) ? wanted : undefined;
	const state = to ?? contract.state;
	await applyUnpaid(sql, tenantId, contract, reading.invoices, state === 'ended');
	if (to) await applyState(applying, to);
	if (isRunning({ state })) {
		await applyCancellation(applying);
		await applyCard(applying);
	}
	if (trialEnds && state === 'trialing' && reading.found.cancelAt === null)
		await sendNotice(sql, tenantId, contract.id, { purpose: 'trialEnds' });
	const version = await agreeTerms(sql, tenantId, contract, reading.found.termsVersion);
	await write(applying, state, version);
	if (state === 'pastDue') await endUnpaid(applying);
	if (contract.forTenant !== null) await sendTierJob(sql, tenantId);
}
