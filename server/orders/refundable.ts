// How much of an order can still be given back.

import type { PaymentState } from '../../rules/orders/machine.ts';

interface Paid {
	number: string | null;
	gross: number;
	payment: PaymentState;
	/** Whether it is to be paid and its money has never come. */
	isOpenBill: boolean;
}

interface GivenBack {
	amount: number;
	state: 'waiting' | 'done' | 'failed';
}

/** What is on its way counts as given. Of a bill that is still open less has to be paid; of an unpaid card there is nothing. */
export function refundableOf({ number, gross, payment, isOpenBill }: Paid, refunds: readonly GivenBack[]): number {
	if (number === null || (payment === 'open' && !isOpenBill)) return 0;
	const given = refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
	return Math.max(0, gross - given);
}
