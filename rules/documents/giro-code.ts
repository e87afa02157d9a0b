// What banking apps read from the QR code on an invoice: EPC069-12 of the European Payments Council, known as GiroCode.

import { tidyIban } from '../orders/bank-account.ts';
import { transferReference } from '../orders/transfer-reference.ts';
import { isByTransfer } from '../payments/methods.ts';
import type { PrintedDocument } from './document.ts';

type Payable = Pick<PrintedDocument, 'kind' | 'number' | 'order' | 'currency' | 'payment' | 'seller' | 'totals'>;

/** @returns undefined for what is not paid by a transfer in euros */
export function giroCodeText({ kind, number, order, currency, payment, seller, totals }: Payable): string | undefined {
	const { bank } = seller;
	const isOpen = kind === 'invoice' && isByTransfer(payment.method) && payment.paidOn === null && totals.gross > 0;
	if (!isOpen || currency !== 'EUR' || !bank?.iban) return undefined;
	const amount = `EUR${(totals.gross / 100).toFixed(2)}`;
	const holder = (bank.holder || seller.name).slice(0, 70);
	const reference = transferReference(order ?? { number });
	return ['BCD', '002', '1', 'SCT', tidyIban(bank.bic), holder, tidyIban(bank.iban), amount, '', '', reference].join(
		'\n',
	);
}
