// How much of what was paid can still be given back.
import type { PaymentState } from '../../rules/orders/machine.ts';

interface Paid {
	number: string | null;
	gross: number;
	payment: PaymentState;
}

interface GivenBack {
	amount: number;
	state: 'waiting' | 'done' | 'failed';
}

/** What is on its way counts as given. Nothing of what was never paid. */
export function refundableOf({ number, gross, payment }: Paid, refunds: readonly GivenBack[]): number {
	if (number === null || payment === 'open') return 0;
	const given = refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
	return Math.max(0, gross - given);
}
