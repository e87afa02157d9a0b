// The card of one's own subscription, and what could not be paid with it.
import { pathOfLanguage } from '../../../rules/languages.ts';
import { isRunning } from '../../../rules/subscriptions/machine.ts';
import { Refused } from '../../failure.ts';
import { PaymentRefused, PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { openCardPage, takeNewCard } from '../billing/card-page.ts';
import { type OverduePayment, payOverdue } from '../billing/pay-overdue.ts';
import { findOwn, type Owner } from './owner.ts';

/** One that runs, and is known at the provider. */
async function reachProvider(owner: Owner, id: string): Promise<PaymentServices> {
	const subscription = await findOwn(owner, id);
	if (!isRunning(subscription) || subscription.detached) throw new Refused('SUBSCRIPTION_STATE');
	if (!owner.payments) throw new Refused('SUBSCRIPTION_UNANSWERED');
	return owner.payments;
}

async function told<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof PaymentUnanswered) throw new Refused('SUBSCRIPTION_UNANSWERED');
		if (error instanceof PaymentRefused) throw new Refused('SUBSCRIPTION_REFUSED');
		throw error;
	}
}

interface CardWish {
	language: string | null;
	/** Which are charged to the new card. */
	contracts: 'this' | 'all';
}

/** @returns the address of the provider's page, from which one comes back to the subscription */
export async function openOwnCardPage(
	owner: Owner,
	id: string,
	{ language: wanted, contracts }: CardWish,
): Promise<string> {
	const { tenant, user, shop } = owner;
	const payments = await reachProvider(owner, id);
	const code = spokenLanguage(tenant, wanted ?? user.language);
	const language = tenant.languages.find(({ languageCode }) => languageCode === code);
	const returnUrl = `${shop}${language ? pathOfLanguage(language) : '/'}account/subscriptions/${id}?card=1`;
	return told(openCardPage(payments, tenant.id, id, { returnUrl, language: code, contracts }));
}

export async function takeOwnCard(owner: Owner, id: string): Promise<'taken' | 'unchanged'> {
	const payments = await reachProvider(owner, id);
	return told(takeNewCard(payments, owner.tenant.id, id));
}

export async function payOwn(owner: Owner, id: string): Promise<OverduePayment> {
	const payments = await reachProvider(owner, id);
	return told(payOverdue(payments, owner.tenant.id, id));
}
