// The words of order confirmations, invoices, credit notes and summaries of contracts, and of what keeps one from being made.
import { type ShippedText, withArguments } from '../entry.ts';
import { contractDocuments } from './contract-documents.ts';
import { deliveryNotes } from './delivery-notes.ts';

const onPaper = ['document'];

export const documents = {
	...contractDocuments,
	...deliveryNotes,
	'documents.orderConfirmation': { text: 'Order confirmation', tags: onPaper },
	'documents.invoice': { text: 'Invoice', tags: onPaper },
	'documents.creditNote': {
		text: 'Credit note',
		context:
			'Takes an invoice back, in whole or in part. Not “Gutschrift”: to tax law that is an invoice written by the buyer',
		tags: onPaper,
	},
	'documents.title': withArguments<{ kind: string; number: string }>()({
		text: '{kind} {number}',
		context: 'Headline: Invoice 2026-000123',
		tags: onPaper,
	}),
	'documents.orderConfirmation.number': { text: 'Confirmation no.', tags: onPaper },
	'documents.invoice.number': { text: 'Invoice no.', tags: onPaper },
	'documents.creditNote.number': { text: 'Credit note no.', tags: onPaper },
	'documents.orderConfirmation.date': { text: 'Date', tags: onPaper },
	'documents.invoice.date': { text: 'Invoice date', tags: onPaper },
	'documents.creditNote.date': { text: 'Credit note date', tags: onPaper },
	'documents.supplyDay': { text: 'Date of supply', tags: onPaper },
	'documents.expectedDay': { text: 'Date of supply (expected)', tags: onPaper },
	'documents.supplyPeriod': { text: 'Period of supply', tags: onPaper },
	'documents.period': withArguments<{ from: string; to: string }>()({
		text: '{from} to {to}',
		context: 'Two days',
		tags: onPaper,
	}),
	'documents.orderNumber': { text: 'Order no.', tags: onPaper },
	'documents.orderDate': { text: 'Order date', tags: onPaper },
	'documents.contractNumber': { text: 'Contract no.', context: 'Of a subscription', tags: onPaper },
	'documents.ofPlan': withArguments<{ number: string }>()({
		text: 'This document belongs to subscription {number} of your shop. You can view, change and cancel it in the administration of your shop, on the tab Subscription of its settings.',
		tags: onPaper,
	}),
	'documents.restOfPeriod': withArguments<{ name: string }>()({
		text: 'Upgrade, rest of the period {name}',
		context: 'Of a larger plan that begins within a period; name: its days',
		tags: onPaper,
	}),
	'documents.ofSubscription': withArguments<{ number: string }>()({
		text: 'This delivery belongs to your subscription {number}. You can view, change and cancel it in your account.',
		context: 'Below the sums',
		tags: onPaper,
	}),
	'documents.servicePeriod': { text: 'Period of service', context: 'Of a plan; followed by two days', tags: onPaper },
	'documents.paidPeriod': { text: 'Paid period', context: 'Of a subscription; followed by two days', tags: onPaper },
	'documents.customerNumber': { text: 'Customer no.', tags: onPaper },
	'documents.buyerVatId': { text: 'Your VAT ID', tags: onPaper },
	'documents.costCenter': { text: 'Cost centre', tags: onPaper },
	'documents.orderReference': {
		text: 'Your order no.',
		context: 'Number that the customer has given to the order',
		tags: onPaper,
	},
	'documents.buyerReference': { text: 'Leitweg-ID', context: 'Of a public body in Germany', tags: onPaper },
	'documents.payment': { text: 'Payment', tags: onPaper },
	'documents.correctedInvoice': {
		text: 'For invoice',
		context: 'Followed by its number',
		tags: onPaper,
	},
	'documents.correctedInvoiceDate': {
		text: 'Invoice dated',
		context: 'Followed by a day',
		tags: onPaper,
	},
	'documents.shippingAddress': { text: 'Delivery address', tags: onPaper },
	'documents.orderConfirmation.intro': {
		text: 'Thank you for your order. We confirm the following items:',
		tags: onPaper,
	},
	'documents.invoice.intro': {
		text: 'Thank you for your business. We charge you for the following goods and services:',
		tags: onPaper,
	},
	'documents.creditNote.intro': withArguments<{ number: string; date: string }>()({
		text: 'We correct our invoice {number} dated {date} and credit the following items to you:',
		tags: onPaper,
	}),
	'documents.creditNote.introWhole': withArguments<{ number: string; date: string }>()({
		text: 'We correct our invoice {number} dated {date} in full. We take back these items:',
		context: 'Of a credit note about the whole invoice',
		tags: onPaper,
	}),
	'documents.creditNote.introPart': withArguments<{ number: string; date: string }>()({
		text: 'We correct our invoice {number} dated {date} by the following amount. Everything else on it remains as it is.',
		context: 'Of a credit note about a part of the invoice',
		tags: onPaper,
	}),
	'documents.column.position': { text: 'No.', context: 'Column: number of the line', tags: onPaper },
	'documents.column.item': { text: 'Item', tags: onPaper },
	'documents.column.quantity': { text: 'Quantity', tags: onPaper },
	'documents.column.unitPrice': { text: 'Unit price', tags: onPaper },
	'documents.column.rate': { text: 'VAT', context: 'Column: rate of tax', tags: onPaper },
	'documents.column.amount.net': { text: 'Net amount', tags: onPaper },
	'documents.column.amount.gross': { text: 'Gross amount', tags: onPaper },
	'documents.itemCode': withArguments<{ code: string }>()({
		text: 'Item no. {code}',
		tags: onPaper,
	}),
	'documents.ownName': withArguments<{ name: string }>()({
		text: 'Your name for it: {name}',
		context: 'What the shopper calls the item',
		tags: onPaper,
	}),
	'documents.seriesRun': withArguments<{ rows: number; quantity: string }>()({
		text: '{rows, plural, one {# person} other {# people}} × {quantity, select, 1 {1 piece} other {{quantity} pieces}}',
		context: 'A series: for how many people it is printed, and how many pieces for each, as a written number',
		tags: onPaper,
	}),
	'documents.option': withArguments<{ name: string; value: string }>()({
		text: '{name}: {value}',
		context: 'Paper: 135 g/m²',
		tags: onPaper,
	}),
	'documents.carried': {
		text: 'Carried forward',
		context: 'Sum at the end of a page and on the next',
		tags: onPaper,
	},
	'documents.subtotal.net': { text: 'Goods, net', tags: onPaper },
	'documents.subtotal.gross': { text: 'Goods, gross', tags: onPaper },
	'documents.shipping': withArguments<{ method: string }>()({
		text: 'Shipping: {method}',
		tags: onPaper,
	}),
	'documents.netAt': withArguments<{ rate: string }>()({
		text: 'Net amount at {rate}',
		tags: onPaper,
	}),
	'documents.taxAt': withArguments<{ rate: string }>()({ text: 'VAT {rate}', tags: onPaper }),
	'documents.netUntaxed': { text: 'Net amount without VAT', tags: onPaper },
	'documents.total': { text: 'Total', tags: onPaper },
	'documents.invoice.total': { text: 'Invoice total', tags: onPaper },
	'documents.creditNote.total': { text: 'Total credited', tags: onPaper },
	'documents.due': withArguments<{ date: string; number: string }>()({
		text: 'Please transfer the invoice total without deduction by {date}, quoting order no. {number}.',
		tags: onPaper,
	}),
	'documents.dueNow': withArguments<{ number: string }>()({
		text: 'Please transfer the invoice total without deduction, quoting order no. {number}.',
		tags: onPaper,
	}),
	'documents.paid': withArguments<{ date: string }>()({
		text: 'The amount was paid on {date}. Please do not transfer anything.',
		tags: onPaper,
	}),
	'documents.refundByCard': {
		text: 'We refund the amount to the card you paid with.',
		tags: onPaper,
	},
	'documents.refundOnline': { text: 'We refund the amount by the payment method you paid with.', tags: onPaper },
	'documents.refundByInvoice': {
		text: 'If the invoice is still open, the amount to pay is reduced; otherwise we refund it to your account.',
		tags: onPaper,
	},
	'documents.refundByTransfer': { text: 'We transfer the amount to your account.', tags: onPaper },
	'documents.refundOfBill': withArguments<{ amount: string; due: string }>()({
		text: 'The invoice is not paid yet: the amount to pay is reduced by {amount}; {due} remains to be paid.',
		context: 'Of a credit note; both are amounts of money',
		tags: onPaper,
	}),
	'documents.refundOfWholeBill': withArguments<{ amount: string }>()({
		text: 'The invoice is not paid yet: the amount to pay is reduced by {amount}. Nothing remains to be paid.',
		context: 'Of a credit note; an amount of money',
		tags: onPaper,
	}),
	'documents.refundReason': withArguments<{ reason: string }>()({
		text: 'Reason: {reason}',
		context: 'Why an amount goes back, as the shop has entered it',
		tags: onPaper,
	}),
	'documents.partialRefund': withArguments<{ number: string }>()({
		text: 'Partial refund for order {number}',
		context: 'The one line of a credit note that takes back a part of everything',
		tags: onPaper,
	}),
	'documents.confirmationIsNoInvoice': {
		text: 'This order confirmation is not an invoice.',
		tags: onPaper,
	},
	'documents.exemption.smallBusiness': {
		text: 'The VAT exemption for small businesses applies to these supplies (section 19 UStG).',
		tags: onPaper,
	},
	'documents.exemption.reverseCharge': withArguments<{ seller: string; buyer: string }>()({
		text: 'Reverse charge. VAT ID of the supplier: {seller}, of the customer: {buyer}.',
		context: 'The words of the law (§14a (5) UStG)',
		tags: onPaper,
	}),
	'documents.exemption.intraCommunity': withArguments<{ seller: string; buyer: string }>()({
		text: 'VAT-exempt intra-Community supply (section 4 no. 1 b UStG). VAT ID of the supplier: {seller}, of the customer: {buyer}.',
		tags: onPaper,
	}),
	'documents.exemption.export': {
		text: 'VAT-exempt export supply (section 4 no. 1 a UStG).',
		tags: onPaper,
	},
	'documents.phone': withArguments<{ phone: string }>()({ text: 'Phone {phone}', tags: onPaper }),
	'documents.sellerTaxNumber': withArguments<{ number: string }>()({
		text: 'Tax no. {number}',
		tags: onPaper,
	}),
	'documents.sellerVatId': withArguments<{ number: string }>()({
		text: 'VAT ID {number}',
		tags: onPaper,
	}),
	'documents.management': withArguments<{ names: string }>()({
		text: 'Management: {names}',
		tags: onPaper,
	}),
	'documents.giroCode': {
		text: 'GiroCode: scan it with your banking app to pay',
		context: 'Beside the QR code of an invoice',
		tags: onPaper,
	},
	'documents.giroCodeAlt': {
		text: 'GiroCode with the recipient, IBAN, amount and reference of this invoice',
		context: 'Read aloud in place of the QR code',
		tags: onPaper,
	},
	'documents.iban': withArguments<{ iban: string }>()({ text: 'IBAN {iban}', tags: onPaper }),
	'documents.bic': withArguments<{ bic: string }>()({ text: 'BIC {bic}', tags: onPaper }),
	'documents.page': withArguments<{ page: number; pages: number }>()({
		text: 'Page {page} of {pages}',
		tags: onPaper,
	}),
	'documents.logo': withArguments<{ name: string }>()({
		text: 'Logo of {name}',
		context: 'Read aloud in place of the picture',
		tags: onPaper,
	}),
	'documents.fault.sellerName': { text: 'The name of the seller is missing.' },
	'documents.fault.sellerAddress': {
		text: 'The address of the seller is not complete.',
	},
	'documents.fault.sellerTaxNumber': {
		text: 'The tax number or VAT ID of the seller is missing.',
	},
	'documents.fault.sellerVatId': {
		text: 'The VAT ID of the seller is missing.',
	},
	'documents.fault.sellerContact': {
		text: 'An XRechnung names a contact: phone number, e-mail address and management of the seller are needed.',
	},
	'documents.fault.buyerName': { text: 'The name of the buyer is missing.' },
	'documents.fault.buyerAddress': {
		text: 'The billing address is not complete.',
	},
	'documents.fault.buyerVatId': { text: 'The VAT ID of the buyer is missing.' },
	'documents.fault.number': { text: 'The number of the document is missing.' },
	'documents.fault.issuedOn': { text: 'The date of the document is missing.' },
	'documents.fault.supply': {
		text: 'The date or period of supply is missing.',
	},
	'documents.fault.order': {
		text: 'The number or date of the order is missing.',
	},
	'documents.fault.corrects': {
		text: 'The invoice that is corrected is not named.',
	},
	'documents.fault.currency': { text: 'The currency is missing.' },
	'documents.fault.lines': { text: 'The document has no lines.' },
	'documents.fault.lineName': {
		text: 'A line has no description.',
	},
	'documents.fault.lineQuantity': { text: 'A line has no quantity.' },
	'documents.fault.lineAmount': {
		text: 'The amount of a line is not right.',
	},
	'documents.fault.shippingAmount': {
		text: 'The amount for shipping is not right.',
	},
	'documents.fault.totals': {
		text: 'The totals are not the sums of the lines.',
	},
	'documents.fault.exemption': {
		text: 'It is not clear why there is no VAT.',
	},
	'documents.fault.exemptionReason': {
		text: 'The reason for the VAT exemption is missing.',
	},
	'documents.fault.dueOn': {
		text: 'The due or payment date is not a date.',
	},
} satisfies Record<string, ShippedText>;
