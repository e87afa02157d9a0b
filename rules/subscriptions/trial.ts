// A free trial is given once for each person and product.
import type { Payment } from '../pricing/pricing.ts';

/** How somebody pays who has had the trial: from the first day. */
export const withoutTrial = (payment: Payment): Payment =>
	payment.trialDays === null ? payment : { ...payment, trialDays: null, isTrialUsed: true };
