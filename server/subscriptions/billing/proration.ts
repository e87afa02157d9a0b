// The rest of a running period, which a larger plan pays for at once: an order of its own, of the sum that the provider has charged.
import { minorDigits } from '../../../rules/money.ts';
import { unitPriceDigits } from '../../../rules/pricing/kinds.ts';
import { taxOf } from '../../../rules/tax/tax-of.ts';
import type { ProviderInvoice } from '../../integrations/payment/recurring.ts';
import { daysOfPeriod } from '../../orders/mails/find-contract.ts';
import type { Contract } from './find-contract.ts';
import type { Terms } from './place-renewal.ts';

export const isProration = ({ reason, amount }: ProviderInvoice): boolean => reason === 'update' && amount > 0;

/** A plan has one line: it is charged the sum, for the days of the invoice. */
export function prorated(
	terms: Terms,
	{ amount, periodStart, periodEnd }: ProviderInvoice,
	{ currency, language }: Pick<Contract, 'currency' | 'language'>,
): Terms {
	const [line, ...others] = terms.lines;
	if (!line || others.length > 0) throw new Error('only contracts of one line are charged for the rest of a period');
	const { rate } = line;
	const taxed = taxOf(amount, rate, 'gross');
	const unitPrice =
		(terms.pricesIncludeTax ? taxed.gross : taxed.net) * 10 ** (unitPriceDigits - minorDigits(currency));
	const itemName = daysOfPeriod({ from: periodStart, to: periodEnd }, language, terms.timeZone);
	return {
		...terms,
		lines: [{ ...line, ...taxed, unitPrice, itemName }],
		totals: { ...taxed, rates: [{ rate, ...taxed }] },
	};
}
