// Subscriptions in the administration: the list, one subscription, what staff does with it. Its history is in admin-subscription-story.ts.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'subscription'],
	...(context ? { context } : {}),
});
const button = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'button'],
	...(context ? { context } : {}),
});
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const success = (text: string): ShippedText => ({ text, tags: ['admin', 'success'] });
const column = (text: string): ShippedText => label(text, 'Heading of a column in the exported table');

export const adminSubscriptions = {
	'adminSubscriptions.title': {
		text: 'Subscriptions',
		context: 'Name of a screen of the administration',
		tags: ['admin', 'navigation'],
	},
	'adminSubscriptions.one': label('Subscription', 'Title of the screen of one subscription'),
	'adminSubscriptions.numbered': withArguments<{ number: string }>()(
		label('Subscription {number}', 'Title of the screen of one subscription'),
	),
	'adminSubscriptions.none': label('No subscriptions yet'),
	'adminSubscriptions.noneText': label(
		'Set the payment mode of a product to “Subscription”. What customers subscribe to is listed here.',
	),
	'adminSubscriptions.searchHint': label('Number, customer, product', 'In the empty search field'),
	'adminSubscriptions.view.subscriptions': label('Subscriptions', 'Tab of the list'),
	'adminSubscriptions.view.cancellations': withArguments<{ count: number }>()(
		label('Cancellations and withdrawals to check ({count})', 'Tab of the list'),
	),
	'adminSubscriptions.number': label('Number', 'Of the contract'),
	'adminSubscriptions.customer': label('Customer'),
	'adminSubscriptions.products': label('Products'),
	'adminSubscriptions.product': label('Product', 'A filter of subscriptions'),
	'adminSubscriptions.status': label('Status'),
	'adminSubscriptions.state': label('State', 'A filter of subscriptions'),
	'adminSubscriptions.attention': label('Needs attention', 'A filter of subscriptions'),
	'adminSubscriptions.attention.overdue': label('Payment overdue'),
	'adminSubscriptions.attention.action': label('Customer has to authorise the payment'),
	'adminSubscriptions.attention.delivery': label('Paid, not deliverable'),
	'adminSubscriptions.attention.declaration': label('Cancellation or withdrawal to check'),
	'adminSubscriptions.interval': label('Payment interval'),
	'adminSubscriptions.price': label('Price', 'Of each payment interval, with tax'),
	'adminSubscriptions.next': label('Next payment', 'When the card is charged next, or when the subscription ends'),
	'adminSubscriptions.started': label('Start', 'When a subscription began'),
	'adminSubscriptions.plan': label('Plan of a shop', 'A filter of subscriptions, and a chip'),
	'adminSubscriptions.plan.yes': label('Plans only'),
	'adminSubscriptions.plan.no': label('Without plans'),
	'adminSubscriptions.erased': label('Deleted customer', 'In place of the name of a customer whose data was deleted'),
	'adminSubscriptions.status.active': label('Active', 'Status of a subscription'),
	'adminSubscriptions.nextProduct': withArguments<{ day: string; product: string }>()({
		text: 'from {day}: {product}',
		context: 'Below the product of a plan: the one that it will be',
		tags: ['admin'],
	}),
	'adminSubscriptions.status.canceled': label('Canceled', 'Status of a subscription'),
	'adminSubscriptions.withdrawalOpen': label('Withdrawal received', 'Beside the status: staff has to decide on it'),
	'adminSubscriptions.state.trialing': label('In trial', 'State of a subscription'),
	'adminSubscriptions.state.active': label('Paid', 'State of a subscription'),
	'adminSubscriptions.state.pastDue': label('Payment overdue', 'State of a subscription'),
	'adminSubscriptions.state.paused': label('Paused', 'State of a subscription'),
	'adminSubscriptions.state.ended': label('Ended', 'State of a subscription'),
	'adminSubscriptions.detached': label('Not taken over', 'Chip of a subscription that was imported'),
	'adminSubscriptions.every.day': withArguments<{ count: number }>()(
		label('{count, plural, one {daily} other {every # days}}'),
	),
	'adminSubscriptions.every.week': withArguments<{ count: number }>()(
		label('{count, plural, one {weekly} other {every # weeks}}'),
	),
	'adminSubscriptions.every.month': withArguments<{ count: number }>()(
		label('{count, plural, one {monthly} other {every # months}}'),
	),
	'adminSubscriptions.every.year': withArguments<{ count: number }>()(
		label('{count, plural, one {yearly} other {every # years}}'),
	),
	'adminSubscriptions.unit.day': label('Days', 'A filter by payment interval'),
	'adminSubscriptions.unit.week': label('Weeks', 'A filter by payment interval'),
	'adminSubscriptions.unit.month': label('Months', 'A filter by payment interval'),
	'adminSubscriptions.unit.year': label('Years', 'A filter by payment interval'),
	'adminSubscriptions.endsOn': withArguments<{ day: string }>()(label('Ends on {day}', 'In the list of subscriptions')),
	'adminSubscriptions.endedOn': withArguments<{ day: string }>()(
		label('Ended on {day}', 'In the list of subscriptions'),
	),

	'adminSubscriptions.export': button('Export CSV', 'The subscriptions that the list shows, as a file'),
	'adminSubscriptions.exported': success('Subscriptions exported'),
	'adminSubscriptions.exportFailed': failure('Error exporting subscriptions. Please try again later'),
	'adminSubscriptions.column.number': column('Contract number'),
	'adminSubscriptions.column.status': column('Status'),
	'adminSubscriptions.column.state': column('State'),
	'adminSubscriptions.column.customer': column('Customer'),
	'adminSubscriptions.column.email': column('E-mail'),
	'adminSubscriptions.column.products': column('Products'),
	'adminSubscriptions.column.interval': column('Payment interval'),
	'adminSubscriptions.column.net': column('Net'),
	'adminSubscriptions.column.gross': column('Total'),
	'adminSubscriptions.column.currency': column('Currency'),
	'adminSubscriptions.column.startedOn': column('Start'),
	'adminSubscriptions.column.trialEndsOn': column('End of the trial'),
	'adminSubscriptions.column.nextPaymentOn': column('Next payment'),
	'adminSubscriptions.column.endsOn': column('End'),

	'adminSubscriptions.about': label('Term', 'Heading: from when to when a subscription runs, and how it is paid'),
	'adminSubscriptions.says.trialing': withArguments<{ day: string }>()(
		label('In trial until {day}. Nothing is charged until then.'),
	),
	'adminSubscriptions.says.active': withArguments<{ day: string; amount: string }>()(
		label('Runs. {amount} will be charged on {day}.'),
	),
	'adminSubscriptions.says.pastDue': label('The last payment has failed. Nothing is delivered until it is paid.'),
	'adminSubscriptions.says.paused': label('Paused until it is resumed. Nothing is charged or delivered.'),
	'adminSubscriptions.says.pausedUntil': withArguments<{ day: string }>()(
		label('Paused until {day}. Nothing is charged or delivered until then.'),
	),
	'adminSubscriptions.says.withdrawn': withArguments<{ day: string }>()(
		label('The customer has withdrawn. Nothing is charged any more; without a decision it ends on {day}.'),
	),
	'adminSubscriptions.says.canceled': withArguments<{ day: string }>()(
		label('Cancelled. It runs until {day} and is not charged again.'),
	),
	'adminSubscriptions.says.ended': withArguments<{ day: string }>()(label('Ended on {day}.')),
	'adminSubscriptions.says.runs': label('Runs.'),
	'adminSubscriptions.endReason.customer': label('The customer has cancelled it.'),
	'adminSubscriptions.endReason.staff': label('The shop has cancelled it.'),
	'adminSubscriptions.endReason.payment': label('It could not be paid.'),
	'adminSubscriptions.endReason.withdrawal': label('The customer has withdrawn from the contract.'),
	'adminSubscriptions.endReason.withdrawalByOther': label(
		'It was ended for a withdrawal that was declared under another e-mail address than that of the customer.',
		'Why it ended',
	),
	'adminSubscriptions.endReason.erased': label('The account of the customer was deleted.'),
	'adminSubscriptions.endReason.late': label('The first payment came too late and was returned.'),
	'adminSubscriptions.start': label('Start'),
	'adminSubscriptions.end': label('End'),
	'adminSubscriptions.trialStart': label('Trial start'),
	'adminSubscriptions.trialEnd': label('Trial end'),
	'adminSubscriptions.nextPayment': label('Next payment date'),
	'adminSubscriptions.openEnd': label('Open', 'A subscription without an end'),
	'adminSubscriptions.noNext': label('None', 'No payment follows'),
	'adminSubscriptions.pausedNext': label('Paused: none until it is resumed', 'In place of the next payment'),
	'adminSubscriptions.perInterval': label('Price per interval'),
	'adminSubscriptions.reference': label('At the payment provider', 'Label of a reference'),
	'adminSubscriptions.card': label('Card'),
	'adminSubscriptions.cardOf': withArguments<{ brand: string; last4: string; month: string; year: string }>()(
		label('{brand} •••• {last4}, valid until {month}/{year}'),
	),
	'adminSubscriptions.noCard': label('Not known', 'The card of a subscription'),
	'adminSubscriptions.summary': label('Contract summary (PDF)'),
	'adminSubscriptions.waiting': label(
		'The payment provider has not confirmed the last change yet. It is tried again automatically.',
	),
	'adminSubscriptions.pendingChange': withArguments<{ amount: string }>()(
		label('A change is being agreed with the payment provider: {amount} from the next payment on.'),
	),
	'adminSubscriptions.detachedText': label(
		'This subscription was imported. Nothing is charged or delivered for it here until you take it over. Make sure that the shop it comes from has stopped.',
	),
	'adminSubscriptions.takeOver': button('Take over'),
	'adminSubscriptions.takeOverAsk': label('Take over this subscription?'),
	'adminSubscriptions.takeOverText': label(
		'The payment provider is told that it belongs to this shop. From then on each payment makes an order here.',
	),
	'adminSubscriptions.takenOver': success('Subscription taken over'),
	'adminSubscriptions.takeOverFailed': failure('The subscription could not be taken over'),

	'adminSubscriptions.overdue': withArguments<{ amount: string; day: string }>()(
		label('{amount} could not be charged on {day}.'),
	),
	'adminSubscriptions.overdueRetry': withArguments<{ moment: string }>()(
		label('The card is charged again on {moment}.'),
	),
	'adminSubscriptions.overdueNoRetry': label(
		'The card is not charged again automatically. The customer can store another card in their account.',
	),
	'adminSubscriptions.overdueAction': label('The bank wants the customer to authorise the payment.'),
	'adminSubscriptions.overdueReason': withArguments<{ reason: string }>()(label('Reason: {reason}')),
	'adminSubscriptions.failure.insufficient': label('not enough money', 'Why a card could not be charged'),
	'adminSubscriptions.failure.expired': label('the card has expired', 'Why a card could not be charged'),
	'adminSubscriptions.failure.authentication': label(
		'the payment has to be authorised by the customer',
		'Why a card could not be charged',
	),
	'adminSubscriptions.failure.declined': label('declined by the bank', 'Why a card could not be charged'),
	'adminSubscriptions.failure.lost': label('the card is blocked', 'Why a card could not be charged'),

	'adminSubscriptions.eachPeriod': label('Each period', 'What a plan pays for'),
	'adminSubscriptions.delivery': label('Each delivery', 'Heading: the products that are delivered each time'),
	'adminSubscriptions.proof': label('Design proof', 'Link to the picture of a design'),
	'adminSubscriptions.taxSum': label('VAT', 'In the sum of a delivery'),
	'adminSubscriptions.payments': label('Payments'),
	'adminSubscriptions.noPayments': label('Nothing has been charged yet.'),
	'adminSubscriptions.payment.first': label('First payment'),
	'adminSubscriptions.payment.renewal': label('Renewal'),
	'adminSubscriptions.payment.change': label('Change within a period'),
	'adminSubscriptions.paymentState.open': label('Open'),
	'adminSubscriptions.paymentState.paid': label('Paid'),
	'adminSubscriptions.paymentState.void': label('Dropped'),
	'adminSubscriptions.paymentState.uncollectible': label('Not collectible'),
	'adminSubscriptions.attempts': withArguments<{ count: number }>()(
		label('{count, plural, one {# attempt} other {# attempts}}'),
	),
	'adminSubscriptions.period': withArguments<{ from: string; to: string }>()(
		label('{from} to {to}', 'The period that a payment is for'),
	),
	'adminSubscriptions.orderOf': withArguments<{ number: string }>()(label('Order {number}')),
	'adminSubscriptions.invoiceOf': withArguments<{ number: string }>()(label('Invoice {number}')),
	'adminSubscriptions.pagesOfPayments': label('Pages of payments', 'Name of the ways to earlier and later payments'),
	'adminSubscriptions.ofSubscription': withArguments<{ number: string }>()(
		label('Part of subscription {number}', 'On the screen of an order'),
	),
	'adminSubscriptions.dataOfAll': withArguments<{ number: string }>()(
		label('The print data of this order is also that of every later delivery of subscription {number}.'),
	),
	'adminSubscriptions.dataOfThis': withArguments<{ number: string }>()(
		label(
			'The print data that is missing here is for this delivery alone. The next deliveries are printed from that of subscription {number}.',
		),
	),
	'adminSubscriptions.lacking': withArguments<{ names: string }>()(
		label(
			'Print data for the next deliveries is missing or not released: {names}. The customer adds it in their account.',
		),
	),
	'adminSubscriptions.firstWaits': withArguments<{ number: string; names: string }>()(
		label(
			'Order {number} is paid and waits for print data or its release: {names}. The customer has been asked for it; the same data serves every later delivery.',
		),
	),
	'adminSubscriptions.deliveryWaits': withArguments<{ number: string }>()(
		label('Order {number} is paid and waits for print data or its release. The order says what it is missing for.'),
	),
	'adminSubscriptions.filterOrders': label('Subscription', 'A filter of orders'),
	'adminSubscriptions.filterOrders.only': label('Orders of subscriptions'),
	'adminSubscriptions.filterOrders.without': label('Other orders'),

	'adminSubscriptions.refunded': label('Refunded', 'Of a payment'),
	'adminSubscriptions.partlyRefunded': withArguments<{ amount: string }>()(
		label('Partly refunded: {amount}', 'Of a payment'),
	),
	'adminSubscriptions.creditNoteOf': withArguments<{ number: string }>()(label('Credit note {number}', 'Link')),
	'adminSubscriptions.cancellations': label('Declared cancellations and withdrawals', 'Heading'),
	'adminSubscriptions.noCancellations': label('No cancellation or withdrawal has to be checked.'),
	'adminSubscriptions.cancellationsText': label(
		'Customers have declared these on the pages for cancellations and withdrawals. You decide what becomes of them.',
	),
	'adminSubscriptions.cancellation.ordinary': label('Ordinary cancellation'),
	'adminSubscriptions.cancellation.extraordinary': label('Extraordinary cancellation'),
	'adminSubscriptions.cancellation.withdrawal': label('Withdrawal'),
	'adminSubscriptions.cancellation.contract': withArguments<{ contract: string }>()(label('Contract: {contract}')),
	'adminSubscriptions.cancellation.wantedOn': withArguments<{ day: string }>()(label('To {day}')),
	'adminSubscriptions.cancellation.canceled': label('Carried out'),
	'adminSubscriptions.cancellation.already': label('Was cancelled already'),
	'adminSubscriptions.cancellation.alreadyEnded': label('Had ended already', 'Of a withdrawal'),
	'adminSubscriptions.cancellation.checked': label('Checked'),
	'adminSubscriptions.cancellation.refused': label('Refused', 'Of a withdrawal'),
	'adminSubscriptions.cancellation.toCheck': label('To be checked'),
	'adminSubscriptions.candidates': label(
		'Might be about',
		'Heading of the subscriptions that a declared cancellation may be about',
	),
	'adminSubscriptions.about.contract': label(
		'About',
		'Heading of the subscription that a declared cancellation is about',
	),
	'adminSubscriptions.noCandidates': label('No subscription has this number, address or name.'),
	'adminSubscriptions.matchedBy.number': label('Same number', 'Why a cancellation may be about a subscription'),
	'adminSubscriptions.matchedBy.email': label('Same e-mail', 'Why a cancellation may be about a subscription'),
	'adminSubscriptions.matchedBy.name': label('Same name', 'Why a cancellation may be about a subscription'),
	'adminSubscriptions.mightBeHere': label(
		'Not assigned: by number, e-mail or name, it might be about this subscription.',
	),
	'adminSubscriptions.cancelFor': withArguments<{ number: string }>()(
		button('Cancel {number}', 'Cancels a subscription because its customer has declared it'),
	),
	'adminSubscriptions.endAtOnceFor': withArguments<{ number: string }>()(button('End {number} at once')),
	'adminSubscriptions.endFor': withArguments<{ number: string }>()(
		button('Accept withdrawal: end {number}', 'Ends a subscription at once because its customer has withdrawn from it'),
	),
	'adminSubscriptions.endForAsk': label('End this subscription because of the withdrawal?'),
	'adminSubscriptions.endForText': withArguments<{ number: string }>()(
		label(
			'Subscription {number} ends at once, and nothing is charged or delivered any more. Payments are not returned by that: its orders are then under “Needs attention” on the overview until you have cancelled and refunded them. The customer is notified by e-mail.',
		),
	),
	'adminSubscriptions.withdrawn': withArguments<{ day: string }>()(
		label(
			'The customer declared the withdrawal from this contract on {day}. It has been cancelled, so that nothing more is charged. Decide whether it ends at once.',
			'Notice',
		),
	),
	'adminSubscriptions.assignTo': withArguments<{ number: string }>()(
		button('Assign to {number}', 'A declared cancellation; the subscription is cancelled already'),
	),
	'adminSubscriptions.assigned': success('Declaration assigned'),
	'adminSubscriptions.findContract': button('Find the subscription'),
	'adminSubscriptions.checkNow': button('Cancel now'),
	'adminSubscriptions.checkNowText': withArguments<{ number: string }>()(
		label(
			'Subscription {number} then ends with the period that is paid, and nothing is charged after that. The customer is notified by e-mail.',
		),
	),
	'adminSubscriptions.markChecked': button('Mark as checked'),
	'adminSubscriptions.markCheckedAsk': label('Mark this declaration as checked?'),
	'adminSubscriptions.markCheckedText': label('It disappears from the list. Nothing is cancelled or ended by that.'),
	'adminSubscriptions.refuse': button('Refuse the withdrawal'),
	'adminSubscriptions.refuseAsk': label('Refuse this withdrawal?'),
	'adminSubscriptions.refuseText': label(
		'The subscription stays cancelled and ends with the current period; until then it can be reactivated.',
	),
	'adminSubscriptions.refuseReason': label('Reason', 'Label of a field'),
	'adminSubscriptions.refuseReasonHint': withArguments<{ email: string }>()(
		label('It is sent by e-mail to {email}, exactly as you write it here, and stands in the history.'),
	),
	'adminSubscriptions.refused': success('Withdrawal refused'),
	'adminSubscriptions.byOther': label(
		'Declared under another e-mail address than that of the customer.',
		'Of a cancellation or a withdrawal',
	),
	'adminSubscriptions.byOtherAsk': withArguments<{ email: string; customer: string }>()(
		label(
			'The declaration came from {email}, which is not the address of the customer ({customer}). Only go on if you know that it is from the customer.',
		),
	),
	'adminSubscriptions.checked': success('Declaration checked'),
	'adminSubscriptions.checkFailed': failure('The declaration could not be changed'),
} as const satisfies Record<string, ShippedText>;
