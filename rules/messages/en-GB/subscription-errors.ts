// Why a subscription was not canceled, paid or changed.
import type { ShippedText } from '../entry.ts';

const failure = (text: string): ShippedText => ({ text, tags: ['subscription', 'error'] });

export const subscriptionErrors = {
	'subscriptionErrors.state': failure(
		'This is not possible for this subscription as it is now. Please reload the page: it may have changed in the meantime.',
	),
	'subscriptionErrors.withdrawn': failure(
		'The withdrawal from this contract has been received. Until it has been decided on, the subscription cannot be reactivated.',
	),
	'subscriptionErrors.tooExpensive': failure(
		'A card cannot be charged that much at once. Please choose a smaller quantity, or contact us.',
	),
	'subscriptionErrors.unanswered': failure(
		'The payment provider cannot be reached at the moment. Please try again in a few minutes.',
	),
	'subscriptionErrors.refused': failure('The payment provider has refused this. Nothing was changed.'),
} as const satisfies Record<string, ShippedText>;
