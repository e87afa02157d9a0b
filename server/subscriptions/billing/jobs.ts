// What happens to subscriptions without anyone waiting for it.
import { PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { commandJobName } from '../core/request-command.ts';
import { type SettleName, settleJobName } from '../core/send-settling.ts';
import { forgetJobName } from '../core/subscriptions-of-person.ts';
import { changeJobName } from './change-subscription.ts';
import { forgetCustomer } from './forget-customer.ts';
import { runChange, type WantedChange } from './run-change.ts';
import { runCommand } from './run-command.ts';
import { settleSubscription } from './settle-subscription.ts';
import { findShopsToSweep, sweep } from './sweep.ts';

/** A dead process' job is begun anew after this time. */
const mayTakeSeconds = 60;

export const settleSubscriptionJob = (services: PaymentServices) =>
	defineJob<SettleName & { trialEnds?: boolean }>({
		name: settleJobName,
		workClass: 'money',
		mayTakeSeconds,
		atOnce: 4,
		// A thousand contracts may be due in the same minute. Who changes a contract does so in their own request.
		mayWait: true,
		async run({ tenantId, payload: { trialEnds, ...name }, log }) {
			try {
				await settleSubscription(services, tenantId, name, { trialEnds: trialEnds === true });
			} catch (error) {
				if (!(error instanceof PaymentRefused)) throw error;
				// It will say the same again.
				log.warn({ ...name, code: error.code }, 'subscription not settled');
			}
		},
	});

export const commandJob = (services: PaymentServices) =>
	defineJob<{ subscriptionId: string; commandId: string }>({
		name: commandJobName,
		workClass: 'money',
		mayTakeSeconds,
		async run({ tenantId, payload }) {
			const outcome = await runCommand(services, tenantId, payload);
			if (outcome === 'waiting') throw new PaymentUnanswered('no_response');
		},
	});

export const changeJob = (services: PaymentServices) =>
	defineJob<WantedChange>({
		name: changeJobName,
		workClass: 'money',
		mayTakeSeconds,
		run: ({ tenantId, payload }) => runChange(services, tenantId, payload),
	});

export const forgetJob = (services: PaymentServices) =>
	defineJob<{ subscriptionId: string }>({
		name: forgetJobName,
		workClass: 'money',
		mayTakeSeconds,
		run: ({ tenantId, payload }) => forgetCustomer(services, tenantId, payload.subscriptionId),
	});

/** The net under everything above. */
export const sweepSubscriptionsJob = defineJob({
	name: 'subscriptions.sweep',
	workClass: 'money',
	cron: '*/5 * * * *',
	findTenants: findShopsToSweep,
	run: ({ tenantId, inTenant }) => inTenant((sql) => sweep(sql, tenantId)),
});
