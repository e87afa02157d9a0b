// The words of mails about orders: to who has ordered, to who gets a copy, and to the shop.
import { type ShippedText, withArguments } from '../entry.ts';
import { paymentMails } from './payment-mails.ts';
import { printMails } from './print-mails.ts';

const tags = ['mail'];

export const orderMails = {
	...printMails,
	...paymentMails,
	'orderMails.placed.subject': withArguments<{ number: string; shop: string }>()({
		text: 'Your order {number} at {shop}',
		tags,
	}),
	'orderMails.placed.heading': { text: 'Thank you for your order', tags },
	'orderMails.placed.text': withArguments<{ name: string; number: string; day: string }>()({
		text: 'Dear {name},\nwe have received your order {number} of {day} and hereby accept it. This is what you ordered:',
		context: 'The contract is made by this mail',
		tags,
	}),
	'orderMails.renewal.subject': withArguments<{ contract: string; number: string }>()({
		text: 'Next delivery of your subscription {contract}: order {number}',
		tags,
	}),
	'orderMails.renewal.heading': { text: 'Your next delivery is in preparation', context: 'Of a subscription', tags },
	'orderMails.renewal.text': withArguments<{ name: string; contract: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour payment for subscription {contract} has been received. This is your next delivery, order {number} of {day}:',
		tags,
	}),
	'orderMails.afterTrial.subject': withArguments<{ contract: string; number: string }>()({
		text: 'First delivery of your subscription {contract}: order {number}',
		tags,
	}),
	'orderMails.afterTrial.heading': { text: 'Your first delivery is under way', tags },
	'orderMails.afterTrial.text': withArguments<{ name: string; contract: string; number: string; day: string }>()({
		text: 'Dear {name},\nthe trial period of your subscription {contract} is over, and your payment has been received. This is your first delivery, order {number} of {day}:',
		tags,
	}),
	'orderMails.delivery.waits': { text: 'Your delivery waits for your print data', context: 'Heading', tags },
	'orderMails.paidPeriod': withArguments<{ from: string; to: string }>()({
		text: 'This pays for the period from {from} to {to}.',
		context: 'Of a subscription',
		tags,
	}),
	'orderMails.plan.placed.subject': withArguments<{ number: string }>()({
		text: 'Thank you for your plan: order {number}',
		tags,
	}),
	'orderMails.plan.placed.heading': { text: 'Thank you, your plan is paid', tags },
	'orderMails.plan.placed.text': withArguments<{ name: string; number: string; day: string; contract: string }>()({
		text: 'Dear {name},\nthank you. Your payment for subscription {contract} has arrived, and the tier applies to your shop. It is order {number} of {day}:',
		tags,
	}),
	'orderMails.plan.rest': withArguments<{ period: string }>()({
		text: 'Upgrade, rest of the period {period}',
		context: 'Of a larger plan that begins within a period; period: its days',
		tags,
	}),
	'orderMails.plan.view': withArguments<{ address: string }>()({
		text: 'You can see and change your plan in the administration of your shop, on the tab Subscription of its settings: {address}',
		tags,
	}),
	'orderMails.plan.renewal.subject': withArguments<{ contract: string; number: string }>()({
		text: 'Payment for your subscription {contract}: order {number}',
		context: 'Of a tier that a shop pays the platform for',
		tags,
	}),
	'orderMails.plan.renewal.heading': { text: 'Your tier has been paid', tags },
	'orderMails.plan.renewal.text': withArguments<{ name: string; contract: string; number: string; day: string }>()({
		text: 'Dear {name},\nyour payment for subscription {contract} has been received. It is order {number} of {day}:',
		tags,
	}),
	'orderMails.plan.cancel': withArguments<{ address: string }>()({
		text: 'You can cancel at any time until the next payment; the subscription then ends with the paid period. You can do so in the settings of your shop, or without signing in at {address}',
		tags,
	}),
	'orderMails.plan.processed.subject': withArguments<{ number: string }>()({
		text: 'Your order {number} is being processed',
		tags,
	}),
	'orderMails.plan.processed.heading': { text: 'Your order is being processed', tags },
	'orderMails.plan.processed.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nwe are processing your order {number} for the tier of your shop. You do not need to do anything.',
		tags,
	}),
	'orderMails.plan.finished.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nyour order {number} for the tier of your shop is complete.',
		tags,
	}),
	'orderMails.copy': withArguments<{ name: string }>()({
		text: 'You receive this e-mail as a copy, because {name} named you in the order.',
		tags,
	}),
	'orderMails.copyWaits': withArguments<{ email: string }>()({
		text: 'We send the copy you asked for to {email} as soon as you have opened your order with the button in this e-mail.',
		context: 'To a guest who wants a copy to be sent to somebody else',
		tags,
	}),
	'orderMails.link.subject': withArguments<{ number: string; shop: string }>()({
		text: 'Link to your order {number} at {shop}',
		tags,
	}),
	'orderMails.link.heading': { text: 'Your order', tags },
	'orderMails.link.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nthis button opens your order {number} with all its documents.',
		tags,
	}),
	'orderMails.link.notYou': {
		text: 'If you did not ask for this e-mail, you need not do anything. Do not pass the link on: whoever has it can see the order.',
		tags,
	},
	'orderMails.subscription': withArguments<{ contract: string; amount: string; day: string }>()({
		text: 'This order belongs to your subscription {contract}. The next payment of {amount} is on {day}.',
		context: 'In the confirmation of an order',
		tags: ['mail'],
	}),
	'orderMails.subscriptionEnds': withArguments<{ contract: string }>()({
		text: 'This order belongs to your subscription {contract}. No further payment follows.',
		context: 'In the confirmation of an order',
		tags: ['mail'],
	}),
	'orderMails.subscriptionView': withArguments<{ address: string }>()({
		text: 'View and manage your subscription: {address}',
		context: '{address} is that of a page',
		tags: ['mail'],
	}),
	'orderMails.subscriptionCancel': withArguments<{ address: string }>()({
		text: 'You can cancel at any time until the next payment; the subscription then ends with the paid period. Cancel in your account, or without signing in at {address}',
		context: '{address} is that of a page',
		tags: ['mail'],
	}),
	'orderMails.shop.subject': withArguments<{ number: string; total: string }>()({
		text: 'New order {number} for {total}',
		tags,
	}),
	'orderMails.shop.heading': withArguments<{ number: string }>()({
		text: 'New order {number}',
		tags,
	}),
	'orderMails.shop.text': withArguments<{ name: string; mail: string; day: string }>()({
		text: '{name} ({mail}) ordered on {day}:',
		tags,
	}),
	'orderMails.shop.payment.paid': withArguments<{ method: string }>()({ text: 'Payment: {method}, paid.', tags }),
	'orderMails.shop.payment.sepaDebit': withArguments<{ method: string }>()({
		text: 'Payment: {method}. The money is on its way.',
		tags,
	}),
	'orderMails.shop.payment.prepayment': withArguments<{ method: string }>()({
		text: 'Payment: {method}. The money has not arrived yet.',
		tags,
	}),
	'orderMails.shop.payment.invoice': withArguments<{ method: string }>()({ text: 'Payment: {method}.', tags }),
	'orderMails.shop.faults': {
		text: 'No invoice could be issued for this order yet. The order says what is missing.',
		tags,
	},
	'orderMails.shop.afterTrial': withArguments<{ contract: string }>()({
		text: 'This is the first delivery of subscription {contract} after its trial.',
		tags,
	}),
	'orderMails.shop.firstDelivery': withArguments<{ contract: string }>()({
		text: 'This is the first delivery of subscription {contract}.',
		tags,
	}),
	'orderMails.shop.renewal': withArguments<{ contract: string }>()({
		text: 'This is a further delivery of subscription {contract}.',
		tags,
	}),
	'orderMails.shop.onHold': withArguments<{ names: string }>()({
		text: 'Released print data is still missing for this order, so it is on hold: {names}. The customer has been asked for the data. As soon as all of it is released, the order goes on by itself, and you receive an email.',
		context: 'names: of the lines of the order',
		tags,
	}),
	'orderMails.shop.resumed.subject': withArguments<{ number: string }>()({
		text: 'Print data is there: order {number} goes on',
		tags,
	}),
	'orderMails.shop.resumed.heading': withArguments<{ number: string }>()({
		text: 'The print data for order {number} is there',
		tags,
	}),
	'orderMails.shop.resumed.text': withArguments<{ name: string; number: string }>()({
		text: '{name} has released the missing print data for order {number}. The order is no longer on hold and can be produced.',
		tags,
	}),
	'orderMails.shop.button': { text: 'Work on the order', tags: ['mail', 'button'] },
	'orderMails.line': withArguments<{ quantity: string; name: string }>()({
		text: '{quantity} × {name}',
		context: 'A line of an order: how many of what',
		tags,
	}),
	'orderMails.seriesRun': withArguments<{ rows: number; quantity: string }>()({
		text: '{rows, plural, one {# person} other {# people}} × {quantity, select, 1 {1 piece} other {{quantity} pieces}}',
		context: 'A series: for how many people it is printed, and how many pieces for each, as a written number',
		tags,
	}),
	'orderMails.goods': { text: 'Subtotal', tags },
	'orderMails.net': { text: 'Total without VAT', tags },
	'orderMails.shipping': withArguments<{ method: string }>()({
		text: 'Shipping ({method})',
		tags,
	}),
	'orderMails.taxIncluded': withArguments<{ rate: string }>()({
		text: 'including {rate} VAT',
		tags,
	}),
	'orderMails.taxAdded': withArguments<{ rate: string }>()({
		text: 'plus {rate} VAT',
		tags,
	}),
	'orderMails.total': { text: 'Total', tags },
	'orderMails.payment.paid': withArguments<{ method: string }>()({
		text: 'Payment: {method}. Your payment has been received.',
		context: '{method} is the name of a payment method, such as PayPal',
		tags,
	}),
	'orderMails.payment.sepaDebit': withArguments<{ method: string }>()({
		text: 'Payment: {method}. The amount is collected from your account within the next few working days. Then production begins.',
		tags,
	}),
	'orderMails.payment.prepayment': withArguments<{ method: string }>()({
		text: 'Payment: {method}. Please transfer the total to the following account; production begins once the money has arrived.',
		tags,
	}),
	'orderMails.payment.invoice': withArguments<{ method: string; days: number }>()({
		text: 'Payment: {method}, payable within {days, plural, one {# day} other {# days}} of the invoice date.',
		tags,
	}),
	'orderMails.payment.none': { text: 'There is nothing to pay.', tags },
	'orderMails.taxFreeExport': {
		text: 'Tax-free export: no VAT was charged. Import tax and customs duties may be due in the country of delivery.',
		tags,
	},
	'orderMails.reverseCharge': {
		text: 'No VAT is charged: this order goes to a business in another country of the EU.',
		tags,
	},
	'orderMails.billingAddress': { text: 'Billing address', tags },
	'orderMails.shippingAddress': { text: 'Delivery address', tags },
	'orderMails.deliveryDay': withArguments<{ day: string }>()({
		text: 'Expected delivery: {day}',
		tags,
	}),
	'orderMails.pickUpDay': withArguments<{ day: string }>()({
		text: 'Expected to be ready for collection: {day}',
		tags,
	}),
	'orderMails.readyDay': withArguments<{ day: string }>()({
		text: 'Expected to be ready: {day}',
		context: 'Where the way of sending takes no day, as when it is collected',
		tags,
	}),
	'orderMails.attached': {
		text: 'The documents for your order are attached as PDF.',
		tags,
	},
	'orderMails.invoiceFollows': {
		text: 'You will receive your invoice separately.',
		tags,
	},
	'orderMails.button': { text: 'View order', tags: ['mail', 'button'] },
	'orderMails.noWithdrawal.all': {
		text: 'All goods ordered are made to your specification. There is therefore no right of withdrawal (section 312g (2) no. 1 BGB).',
		tags,
	},
	'orderMails.noWithdrawal.some': {
		text: 'Goods made to your specification are exempt from the right of withdrawal (section 312g (2) no. 1 BGB).',
		tags,
	},
	'orderMails.processed.subject': withArguments<{ number: string }>()({
		text: 'Your order {number} is being processed',
		tags,
	}),
	'orderMails.processed.heading': {
		text: 'Your order is being processed',
		tags,
	},
	'orderMails.processed.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nwe have started working on your order {number} and will let you know as soon as it is ready.',
		tags,
	}),
	'orderMails.finished.subject': withArguments<{ number: string }>()({
		text: 'Your order {number} is complete',
		tags,
	}),
	'orderMails.finished.heading': { text: 'Your order is complete', tags },
	'orderMails.finished.sent': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nyour order {number} is complete and on its way to you.',
		tags,
	}),
	'orderMails.finished.ready': withArguments<{ name: string; number: string; method: string }>()({
		text: 'Dear {name},\nyour order {number} is complete. Shipping method: {method}.',
		context: 'Where the way of sending takes no day, as when it is collected; {method} is its name',
		tags,
	}),
	'orderMails.finished.pickUp': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nyour order {number} is complete. You can collect it from us.',
		tags,
	}),
	'orderMails.shipment.all.subject': withArguments<{ number: string }>()({
		text: 'Your order {number} is on its way',
		tags,
	}),
	'orderMails.shipment.all.heading': { text: 'Your order is on its way', tags },
	'orderMails.shipment.all.text': withArguments<{ name: string; number: string; carrier: string; day: string }>()({
		text: 'Dear {name},\nwe handed your order {number} to {carrier} on {day}.',
		context: '{carrier} brings parcels, such as DHL',
		tags,
	}),
	'orderMails.shipment.part.subject': withArguments<{ number: string }>()({
		text: 'Part of your order {number} is on its way',
		tags,
	}),
	'orderMails.shipment.part.heading': { text: 'Part of your order is on its way', tags },
	'orderMails.shipment.part.text': withArguments<{ name: string; number: string; carrier: string; day: string }>()({
		text: 'Dear {name},\nwe handed part of your order {number} to {carrier} on {day}.',
		context: '{carrier} brings parcels, such as DHL',
		tags,
	}),
	'orderMails.shipment.rest.subject': withArguments<{ number: string }>()({
		text: 'The rest of your order {number} is on its way',
		tags,
	}),
	'orderMails.shipment.rest.heading': { text: 'The rest of your order is on its way', tags },
	'orderMails.shipment.rest.text': withArguments<{ name: string; number: string; carrier: string; day: string }>()({
		text: 'Dear {name},\nwe handed the rest of your order {number} to {carrier} on {day}. Everything is on its way now.',
		context: '{carrier} brings parcels, such as DHL',
		tags,
	}),
	'orderMails.shipment.corrected.subject': withArguments<{ number: string }>()({
		text: 'Corrected shipping details of your order {number}',
		tags,
	}),
	'orderMails.shipment.corrected.heading': { text: 'Corrected shipping details', tags },
	'orderMails.shipment.corrected.text': withArguments<{
		name: string;
		number: string;
		carrier: string;
		day: string;
	}>()({
		text: 'Dear {name},\nwe have corrected the details of a shipment of your order {number}. These apply now: {carrier}, handed over on {day}.',
		context: '{carrier} brings parcels, such as DHL',
		tags,
	}),
	'orderMails.shipment.number': withArguments<{ carrier: string; number: string }>()({
		text: '{carrier} parcel number: {number}',
		tags,
	}),
	'orderMails.shipment.parcel': withArguments<{ position: number }>()({
		text: 'Parcel {position}',
		context: 'Above what is in a parcel without a number',
		tags: ['mail'],
	}),
	'orderMails.shipment.track': { text: 'Track the parcel', tags: ['mail', 'button'] },
	'orderMails.shipment.contents': { text: 'This shipment contains:', tags },
	'orderMails.shipment.rest': { text: 'The rest of your order follows separately.', tags },
	'orderMails.error.subject': withArguments<{ number: string }>()({
		text: 'A question about your order {number}',
		tags,
	}),
	'orderMails.error.heading': {
		text: 'Your order is on hold',
		tags,
	},
	'orderMails.error.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nsomething has come up with your order {number}. We are looking into it and will get in touch with you. There is nothing you need to do.',
		tags,
	}),
	'orderMails.cancelled.subject': withArguments<{ number: string }>()({
		text: 'Your order {number} has been cancelled',
		tags,
	}),
	'orderMails.cancelled.heading': { text: 'Your order has been cancelled', tags },
	'orderMails.cancelled.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nwe have cancelled your order {number}. It will not be produced or delivered.',
		tags,
	}),
	'orderMails.cancelled.reason.customer': { text: 'We did so at your request.', tags },
	'orderMails.cancelled.reason.outOfStock': {
		text: 'Unfortunately we cannot deliver what you ordered. We apologise for the inconvenience.',
		tags,
	},
	'orderMails.cancelled.reason.payment': { text: 'The reason: we have not received your payment.', tags },
	'orderMails.cancelled.reason.duplicate': { text: 'The reason: this order was placed twice.', tags },
	'orderMails.cancelled.card': withArguments<{ amount: string }>()({
		text: 'We are refunding {amount} to the card you paid with. You will receive a separate e-mail as soon as the refund is done.',
		tags,
	}),
	'orderMails.cancelled.online': withArguments<{ amount: string }>()({
		text: 'We refund {amount} by the payment method you paid with. You will receive a separate e-mail as soon as the refund has been made.',
		tags,
	}),
	'orderMails.cancelled.refundReason': withArguments<{ number: string }>()({
		text: 'Cancellation of order {number}',
		context: 'On the credit note of an order that was cancelled',
		tags,
	}),
	'orderMails.refund.subject': withArguments<{ number: string }>()({
		text: 'Refund for your order {number}',
		tags,
	}),
	'orderMails.refund.heading': { text: 'We have refunded you', tags },
	'orderMails.refund.card': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nwe have refunded {amount} for your order {number} to the card you paid with. It may take a few days until the amount appears there.',
		tags,
	}),
	'orderMails.refund.online': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nfor your order {number} we have refunded {amount} by the payment method you paid with. It can take a few days until the amount arrives.',
		tags,
	}),
	'orderMails.refund.attached': {
		text: 'The credit note is attached as PDF.',
		tags,
	},
	'orderMails.late.subject': withArguments<{ shop: string }>()({
		text: 'Your payment at {shop} is being returned',
		tags,
	}),
	'orderMails.late.heading': { text: 'Your payment is being returned', tags },
	'orderMails.needless.paid': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nyour payment of {amount} for the order {number} arrived when the order had been paid already. We have refunded the amount by the payment method you paid it with. Nothing changes about your order: it is placed and paid, so please do not order again.',
		tags,
	}),
	'orderMails.needless.cancelled': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nyour payment of {amount} for the order {number} arrived when the order had been cancelled already. We have refunded the amount by the payment method you paid it with.',
		tags,
	}),
	'orderMails.needless.amount': withArguments<{ name: string; number: string; amount: string }>()({
		text: 'Dear {name},\nyour payment of {amount} for the order {number} is not the amount that was due. We have refunded it by the payment method you paid it with. The order is still to be paid.',
		tags,
	}),
	'orderMails.late.text': withArguments<{ name: string; amount: string }>()({
		text: 'Dear {name},\nyour payment of {amount} arrived when the order had already expired and the goods could no longer be kept for you. We have refunded the amount to your card. Nothing was ordered.',
		tags,
	}),
	'orderMails.late.textOnline': withArguments<{ name: string; amount: string }>()({
		text: 'Dear {name},\nyour payment of {amount} arrived when the order had already expired and the goods could no longer be kept for you. We have refunded the amount by the payment method you paid with. Nothing was ordered.',
		tags,
	}),
	'orderMails.bank.holder': { text: 'Account holder', context: 'Where an invoice is paid to', tags },
	'orderMails.bank.iban': { text: 'IBAN', tags },
	'orderMails.bank.bic': { text: 'BIC', tags },
	'orderMails.bank.bank': { text: 'Bank', tags },
	'orderMails.bank.reference': { text: 'Payment reference', tags },
	'orderMails.invoice.subject': withArguments<{ number: string; invoice: string }>()({
		text: 'Invoice {invoice} for your order {number}',
		tags,
	}),
	'orderMails.invoice.heading': { text: 'Your invoice', tags },
	'orderMails.invoice.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nattached you will find the invoice for your order {number}.',
		tags,
	}),
} satisfies Record<string, ShippedText>;
