// Who may pay by invoice, that is, after delivery: no one, those who are signed in, or guests as well, and up to which amount.
import type { OrderSettings } from '../settings/orders.ts';

/** `staff`: an admin orders for a customer, and answers for it. */
export type BuyerKind = 'guest' | 'customer' | 'staff';

export const invoiceRefusals = ['guest', 'amount'] as const;
export type InvoiceRefusal = (typeof invoiceRefusals)[number];

/** @param gross with tax, in minor units */
export function refuseInvoice(
	gross: number,
	{ invoiceFor, invoiceLimit }: Pick<OrderSettings, 'invoiceFor' | 'invoiceLimit'>,
	buyer: BuyerKind,
): InvoiceRefusal | 'off' | undefined {
	if (invoiceFor === 'nobody') return 'off';
	if (buyer === 'staff') return undefined;
	if (buyer === 'guest' && invoiceFor !== 'everybody') return 'guest';
	return invoiceLimit > 0 && gross > invoiceLimit ? 'amount' : undefined;
}
