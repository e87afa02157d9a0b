// What staff does with a subscription and what has happened to it, sentence by sentence; its figures on the overview.
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

export const adminSubscriptionStory = {
	'subscriptionWork.back': button('Go back', 'In a question, in place of “Cancel”'),
	'subscriptionWork.more': label('More actions', 'Read aloud: a menu'),
	'subscriptionWork.mayNotChange': label('You can see subscriptions, but not change them.'),
	'subscriptionWork.failed': failure('The subscription could not be changed'),
	'subscriptionWork.cancel': button('Cancel subscription', 'To the end of the period that is paid'),
	'subscriptionWork.cancelAsk': label('Cancel this subscription?'),
	'subscriptionWork.cancelText': withArguments<{ day: string }>()(
		label(
			'It runs until {day} and is delivered until then. After that nothing is charged. The customer is notified by e-mail. You can reactivate it until then.',
		),
	),
	'subscriptionWork.cancelPausedText': withArguments<{ day: string }>()(
		label(
			'It is paused: nothing is charged or delivered. It stays paused and ends on {day}. The customer is notified by e-mail. You can reactivate it until then.',
		),
	),
	'subscriptionWork.canceled': success('Subscription cancelled'),
	'subscriptionWork.keep': button('Reactivate'),
	'subscriptionWork.keepAsk': label('Reactivate this subscription?'),
	'subscriptionWork.keepText': label(
		'The cancellation is taken back: the next payment is charged as before. The customer is notified by e-mail.',
	),
	'subscriptionWork.kept': success('Subscription reactivated'),
	'subscriptionWork.end': button('End at once'),
	'subscriptionWork.endAsk': label('End this subscription at once?'),
	'subscriptionWork.endText': label(
		'Nothing is charged or delivered any more, and it cannot be reactivated. Payments are not returned by that: refund them in the list of payments. The customer is notified by e-mail.',
	),
	'subscriptionWork.ended': success('Subscription ended'),
	'subscriptionWork.pause': button('Pause'),
	'subscriptionWork.pauseTitle': label('Pause this subscription'),
	'subscriptionWork.pauseText': label(
		'Nothing is charged and delivered until the subscription is resumed. The customer is notified by e-mail.',
	),
	'subscriptionWork.pauseUntilDay': label('Resume automatically'),
	'subscriptionWork.pauseOpen': label('Until it is resumed by hand'),
	'subscriptionWork.pauseDay': label('On a day'),
	'subscriptionWork.until': label('Resume on'),
	'subscriptionWork.paused': success('Subscription paused'),
	'subscriptionWork.resume': button('Resume'),
	'subscriptionWork.resumeAsk': label('Resume this subscription?'),
	'subscriptionWork.resumeText': label(
		'It is charged and delivered again from the next payment on. The customer is notified by e-mail.',
	),
	'subscriptionWork.resumed': success('Subscription resumed'),
	'subscriptionWork.settle': button('Check with the payment provider'),
	'subscriptionWork.settled': success('Checked with the payment provider'),
	'subscriptionWork.settleFailed': failure('The payment provider could not be reached'),
	'subscriptionWork.change': button('Change quantities and addresses'),
	'subscriptionWork.changeTitle': withArguments<{ number: string }>()(label('Change subscription {number}')),
	'subscriptionWork.changeText': label(
		'The change applies from the next payment on, at the prices of the contract. The customer is notified by e-mail.',
	),
	'subscriptionWork.changeQuantity': withArguments<{ name: string }>()(label('Quantity of {name}')),
	'subscriptionWork.otherShipping': label('Ship to another address'),
	'subscriptionWork.changePreview': button('Calculate price'),
	'subscriptionWork.changeCosts': withArguments<{ gross: string; net: string; interval: string }>()(
		label('{gross} {interval} ({net} without tax)', 'What a subscription costs after a change; “monthly”'),
	),
	'subscriptionWork.changeFrom': withArguments<{ day: string }>()(label('For the first time on {day}.')),
	'subscriptionWork.changeSave': button('Save change'),
	'subscriptionWork.changed': success('Change saved'),
	'subscriptionWork.refund': button('Refund'),
	'subscriptionWork.refundOf': withArguments<{ number: string }>()(button('Refund order {number}')),

	'subscriptionStory.begun': label('Subscription started'),
	'subscriptionStory.begunTrial': label('Subscription started with a trial period'),
	'subscriptionStory.state': withArguments<{ from: string; to: string }>()(
		label('State changed from “{from}” to “{to}”'),
	),
	'subscriptionStory.stateFirst': withArguments<{ to: string }>()(label('State: “{to}”')),
	'subscriptionStory.canceled': label('Cancelled to the end of the paid period'),
	'subscriptionStory.endedAtOnce': label('Ended at once'),
	'subscriptionStory.kept': label('Reactivated'),
	'subscriptionStory.card': label('Card changed'),
	'subscriptionStory.cardTo': withArguments<{ brand: string; last4: string }>()(
		label('Card changed to {brand} •••• {last4}'),
	),
	'subscriptionStory.changed': label('Delivery or addresses changed'),
	'subscriptionStory.changeRefused': label('A change was refused by the payment provider'),
	'subscriptionStory.changeWanted': label('Change of delivery or addresses requested'),
	'subscriptionStory.paused': label('Paused until it is resumed'),
	'subscriptionStory.pausedUntil': withArguments<{ day: string }>()(label('Paused until {day}')),
	'subscriptionStory.resumed': label('Resumed'),
	'subscriptionStory.payment': label('Payment received'),
	'subscriptionStory.paid': withArguments<{ amount: string }>()(label('{amount} paid')),
	'subscriptionStory.refund': label('Payment refunded'),
	'subscriptionStory.refunded': withArguments<{ amount: string }>()(label('{amount} refunded')),
	'subscriptionStory.failed': label('A payment has failed'),
	'subscriptionStory.failedOf': withArguments<{ amount: string }>()(label('{amount} could not be charged')),
	'subscriptionStory.mail': withArguments<{ kind: string }>()(label('E-mail “{kind}”')),
	'subscriptionStory.mail.begun': label('Contract concluded', 'Name of an e-mail'),
	'subscriptionStory.mail.trialEnds': label('Trial ends soon', 'Name of an e-mail'),
	'subscriptionStory.mail.failed': label('Payment failed', 'Name of an e-mail'),
	'subscriptionStory.mail.action': label('Authorise the payment', 'Name of an e-mail'),
	'subscriptionStory.mail.canceled': label('Cancellation', 'Name of an e-mail'),
	'subscriptionStory.mail.reactivated': label('Reactivation', 'Name of an e-mail'),
	'subscriptionStory.mail.changed': label('Change', 'Name of an e-mail'),
	'subscriptionStory.mail.cardChanged': label('Card changed', 'Name of an e-mail'),
	'subscriptionStory.mail.paused': label('Pause', 'Name of an e-mail'),
	'subscriptionStory.mail.resumed': label('End of the pause', 'Name of an e-mail'),
	'subscriptionStory.mail.ended': label('End', 'Name of an e-mail'),
	'subscriptionStory.mail.other': label('Message', 'Name of an e-mail of another kind'),
	'subscriptionStory.tier': label('Plan changed'),
	'subscriptionStory.tierTo': withArguments<{ tier: string }>()(label('Plan changed to {tier}')),
	'subscriptionStory.pages': label('Pages of the history', 'Name of the ways to earlier and later events'),
	'subscriptionStory.cancellation': label('Cancellation declared by the customer'),
	'subscriptionStory.cancellationChecked': label('Declared cancellation checked'),
	'subscriptionStory.withdrawal': label('Withdrawal declared by the customer'),
	'subscriptionStory.withdrawalChecked': label('Declared withdrawal checked'),

	'subscriptionFigures.title': label('Subscriptions', 'Heading on the overview'),
	'subscriptionFigures.monthly': label('Monthly recurring revenue'),
	'subscriptionFigures.monthlyHint': label('Without tax; without trials, pauses and cancellations'),
	'subscriptionFigures.running': label('Running', 'How many subscriptions run'),
	'subscriptionFigures.trials': label('In trial', 'How many subscriptions are in trial'),
	'subscriptionFigures.attention': label('Needs attention', 'Heading on the overview'),
	'subscriptionFigures.noAttention': label('Nothing needs attention.', 'On the overview, about subscriptions'),
	'subscriptionFigures.overdue': withArguments<{ count: number }>()(
		label('{count, plural, one {# payment} other {# payments}} overdue'),
	),
	'subscriptionFigures.action': withArguments<{ count: number }>()(
		label(
			'{count, plural, one {# payment waits} other {# payments wait}} for the customer to authorise',
			'The bank wants it',
		),
	),
	'subscriptionFigures.delivery': withArguments<{ count: number }>()(
		label('{count, plural, one {# paid delivery} other {# paid deliveries}} in the status “Error”'),
	),
	'subscriptionFigures.churn': label('Lost in 30 days', 'How many subscriptions were cancelled or ended'),
	'subscriptionFigures.churnOf': withArguments<{ lost: string; before: string; share: string }>()(
		label('{lost} of {before} ({share})'),
	),
	'subscriptionFigures.toCheck': withArguments<{ count: number }>()(
		label('{count, plural, one {# cancellation or withdrawal} other {# cancellations and withdrawals}} to check'),
	),
} as const satisfies Record<string, ShippedText>;
