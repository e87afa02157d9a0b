// What happens to payments without anyone waiting for it: finding out what has become of one, closing those that took too long, giving
// money back.
import { PaymentRefused } from '../../integrations/payment/port.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { refundJobName } from './request-refund.ts';
import { openAccount, type PaymentServices } from './services.ts';
import { closePayment, type PaymentName, settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';
import { findShopsToSweep, sweep } from './sweep.ts';

export const settleJobName = 'payments.settle';

/** A dead process' job is begun anew after this time: no one should wait long for the confirmation of what they have paid. */
const mayTakeSeconds = 40;
const askAgainAfter = 10 * 60_000;

/** By the payment: its time is up. By the session: the provider has told of it. */
export const settleJob = (services: PaymentServices) =>
	defineJob<PaymentName>({
		name: settleJobName,
		workClass: 'money',
		mayTakeSeconds,
		atOnce: 4,
		async run({ tenantId, payload, log }) {
			try {
				if ('sessionId' in payload) await settlePayment(services, tenantId, payload);
				else await closePayment(services, tenantId, payload.paymentId);
			} catch (error) {
				if (!(error instanceof PaymentRefused)) throw error;
				// It will say the same again; what it meant for the order has been done.
				log.warn({ ...payload, code: error.code }, 'payment not settled');
			}
		},
	});

interface WaitingRefund {
	state: string;
	amount: number;
	intentId: string | null;
	providerId: string | null;
}

export const refundJob = (services: PaymentServices) =>
	defineJob<{ refundId: string }>({
		name: refundJobName,
		workClass: 'money',
		mayTakeSeconds,
		async run({ tenantId, payload: { refundId }, inTenant, log }) {
			const [refund] = await inTenant(
				(sql) => sql<WaitingRefund[]>`
					select r.state, r.amount::float8 as amount, p.intent_id as "intentId", r.provider_id as "providerId"
					from refunds r left join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
					where r.tenant_id = ${tenantId} and r.id = ${refundId}`,
			);
			if (refund?.state !== 'waiting') return;
			const { amount, intentId, providerId } = refund;
			const settle = async (outcome: Parameters<typeof settleRefund>[3]) => {
				await inTenant((sql) => settleRefund(sql, tenantId, refundId, outcome));
				services.meter?.refund(outcome.state);
			};
			if (intentId === null) return settle({ state: 'failed', providerId: null, error: 'no_payment' });
			const account = await openAccount(services, tenantId);
			try {
				const { id, state } = await (providerId
					? account.readRefund(providerId)
					: account.refund({ refundId, intentId, amount }));
				if (state === 'done') return await settle({ state, providerId: id });
				if (state === 'failed') return await settle({ state, providerId: id, error: 'failed_at_provider' });
				await inTenant(async (sql) => {
					await sql`
						update refunds set provider_id = ${id}, changed_at = now()
						where tenant_id = ${tenantId} and id = ${refundId} and state = 'waiting'`;
					await sendJob(
						sql,
						tenantId,
						refundJobName,
						{ refundId },
						{ startAfter: new Date(Date.now() + askAgainAfter) },
					);
				});
			} catch (error) {
				if (!(error instanceof PaymentRefused)) throw error;
				log.error({ refundId, code: error.code }, 'refund refused by the provider');
				await settle({ state: 'failed', providerId: null, error: error.code });
			}
		},
	});

/** The net under everything above: what no other job is left to do. */
export const sweepJob = defineJob({
	name: 'checkout.sweep',
	workClass: 'money',
	cron: '* * * * *',
	findTenants: findShopsToSweep,
	run: ({ tenantId, inTenant }) => inTenant((sql) => sweep(sql, tenantId)),
});
