// The test cards of Stripe and what each of them does. Any other number is refused, as in test mode: a real card has no business here.

interface Decline {
	/** What went wrong, for programs. */
	code: string;
	/** The bank's reason, where it was the bank. */
	declineCode?: string;
	/** Stripe's words, in English; the hosted page has its own. */
	message: string;
}

export interface CardBehaviour {
	decline: Decline | null;
	/** Asks the shopper to authorise first. */
	authenticate: boolean;
	/** Works the first time and is refused when it is charged later. */
	failsLater: boolean;
	/** Asks again each time, also when nobody is there. */
	alwaysAuthenticates: boolean;
}

export interface Card {
	number: string;
	brand: string;
	last4: string;
	behaviour: CardBehaviour;
}

const declined = (code: string, message: string, declineCode?: string): Decline => ({
	code,
	message,
	...(declineCode ? { declineCode } : {}),
});

const works: CardBehaviour = { decline: null, authenticate: false, failsLater: false, alwaysAuthenticates: false };
const refuses = (decline: Decline): CardBehaviour => ({ ...works, decline });

const noReason = 'Your card was declined.';
const insufficient = declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');

const behaviours: Record<string, CardBehaviour> = {
	'4242424242424242': works,
	'4000056655665556': works,
	'5555555555554444': works,
	'378282246310005': works,
	'4000002760000016': works,
	'4000000000000002': refuses(declined('card_declined', noReason, 'generic_decline')),
	'4000000000009995': refuses(insufficient),
	'4000000000009987': refuses(declined('card_declined', noReason, 'lost_card')),
	'4000000000009979': refuses(declined('card_declined', noReason, 'stolen_card')),
	'4000000000000069': refuses(declined('expired_card', 'Your card has expired.')),
	'4000000000000127': refuses(declined('incorrect_cvc', "Your card's security code is incorrect.")),
	'4000000000000119': refuses(
		declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
	),
	'4100000000000019': refuses(declined('card_declined', noReason, 'fraudulent')),
	'4000002500003155': { ...works, authenticate: true },
	'4000002760003184': { ...works, authenticate: true, alwaysAuthenticates: true },
	'4000000000003220': { ...works, authenticate: true },
	'4000008260003178': { ...works, authenticate: true, decline: insufficient },
	'4000000000000341': { ...works, failsLater: true },
};

/** In the order in which they are shown. */
export const testCardNumbers: readonly string[] = Object.keys(behaviours);

const brandOf = (number: string) => {
	if (number.startsWith('4')) return 'visa';
	return number.startsWith('3') ? 'amex' : 'mastercard';
};

export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The check digit that every card number carries. */
export function isCardNumber(number: string): boolean {
	if (!/^\d{12,19}$/.test(number)) return false;
	const sum = [...number].reverse().reduce((total, sign, index) => {
		const digit = Number(sign) * (index % 2 === 1 ? 2 : 1);
		return total + (digit > 9 ? digit - 9 : digit);
	}, 0);
	return sum % 10 === 0;
}

export function cardOf(number: string): Card {
	const unknown = refuses(
		declined(
			'card_declined',
			'Your card was declined. Your request was in test mode, but used a non test card.',
			'test_mode_live_card',
		),
	);
	return { number, brand: brandOf(number), last4: number.slice(-4), behaviour: behaviours[number] ?? unknown };
}
