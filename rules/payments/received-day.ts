// The day on which a transfer was received, as the account of the shop has it: between the order and today.
import { isDay } from '../dates.ts';
import { isByTransfer } from './methods.ts';

export type ReceivedDayError = 'invalid' | 'future' | 'beforeOrder';

export function findReceivedDayError(
	day: string,
	{ today, placedOn }: { today: string; placedOn: string },
): ReceivedDayError | undefined {
	if (!isDay(day)) return 'invalid';
	if (day > today) return 'future';
	return day < placedOn ? 'beforeOrder' : undefined;
}

interface Receivable {
	number: string | null;
	payment: string;
	paymentMethod: string;
}

/** What was placed and is not paid. A debit that the bank has refused is often made good by a transfer; cards and the like are paid before that. */
export const mayReceiveTransfer = ({ number, payment, paymentMethod }: Receivable): boolean =>
	number !== null && payment === 'open' && (isByTransfer(paymentMethod) || paymentMethod === 'sepaDebit');
