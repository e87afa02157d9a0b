// What an owner wants of the running plan: to cancel it, to take that back, to pay with another card.
import { Refused } from '../../failure.ts';
import { PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import { openCardPage, takeNewCard } from '../billing/card-page.ts';
import { runCommand } from '../billing/run-command.ts';
import { requestCommand } from '../core/request-command.ts';
import { holdRunning } from './hold-plan.ts';
import { changeAtSeller, type PlanCaller, paymentsOf, planPage, recordPlan } from './seller.ts';

async function command(call: PlanCaller, wanted: 'cancel' | 'keep'): Promise<void> {
	const { sellerId, ...requested } = await changeAtSeller(call, async (sql, seller) => {
		const { id, number, tier } = await holdRunning(sql, seller, call);
		const by = { command: wanted, actor: 'shopper', userId: null, reason: 'customer' } as const;
		const commandId = await requestCommand(sql, seller.id, id, by);
		if (!commandId) throw new Refused('PLAN_STATE');
		await recordPlan(sql, call, wanted === 'cancel' ? 'cancelPlan' : 'reactivatePlan', { tier, contract: number });
		return { sellerId: seller.id, subscriptionId: id, commandId };
	});
	// Where the provider does not respond, the job goes on.
	await runCommand(paymentsOf(call), sellerId, requested);
}

export const cancelPlan = (call: PlanCaller): Promise<void> => command(call, 'cancel');

export const reactivatePlan = (call: PlanCaller): Promise<void> => command(call, 'keep');

const findRunning = (call: PlanCaller): Promise<{ sellerId: string; id: string }> =>
	changeAtSeller(call, async (sql, seller) => ({ sellerId: seller.id, id: (await holdRunning(sql, seller, call)).id }));

/** What the provider does not do, or does not say, is one thing for an owner: it can be tried again. */
async function refuseUnanswered<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof PaymentUnanswered || error instanceof PaymentRefused) throw new Refused('PLAN_UNANSWERED');
		throw error;
	}
}

/** @returns the address of the provider's page */
export async function openPlanCard(call: PlanCaller, language: string): Promise<string> {
	const { sellerId, id } = await findRunning(call);
	const returnUrl = `${planPage(call, language)}?card=changed`;
	return refuseUnanswered(openCardPage(paymentsOf(call), sellerId, id, { returnUrl, language }));
}

/** @returns whether it is another one than before */
export async function takePlanCard(call: PlanCaller): Promise<boolean> {
	const { sellerId, id } = await findRunning(call);
	return (await refuseUnanswered(takeNewCard(paymentsOf(call), sellerId, id))) === 'taken';
}
