// Why an order was not placed, changed or paid.
import type { ShippedText } from '../entry.ts';

const failure = (text: string): ShippedText => ({ text, tags: ['shop', 'error'] });

export const checkoutErrors = {
	'checkoutErrors.notMoved': failure(
		'This step is not possible for this order. Please reload the page: somebody else may have worked on it already.',
	),
	'checkoutErrors.terms': failure('Please accept the terms and conditions.'),
	'checkoutErrors.priceChanged': failure(
		'The total has changed. Please check it and then order again. Nothing was ordered.',
	),
	'checkoutErrors.problems': failure(
		'The order is not possible like this yet. Please check the hints in the cart and at your details.',
	),
	'checkoutErrors.address': failure('Please check your address.'),
	'checkoutErrors.profile': failure('Please complete your profile before ordering.'),
	'checkoutErrors.shippingMethod': failure('Please choose a shipping method that delivers to this country.'),
	'checkoutErrors.paymentMethod': failure('Please choose one of the payment methods offered.'),
	'checkoutErrors.subscriptionAccount': failure(
		'A subscription can only be ordered with an account. Please sign in or create one; your cart is kept.',
	),
	'checkoutErrors.trialChanged': failure(
		'The free trial of this subscription has changed. Please check what is due today, then order again. Nothing was charged.',
	),
	'checkoutErrors.trialUsed': failure(
		'The free trial of this product was already used with this email address. Please sign in with the account that used it, or enter the address of your own account.',
	),
	'checkoutErrors.budgetExceeded': failure(
		'A budget of your company does not suffice for this order. Please order less or ask whoever keeps the budgets.',
	),
	'checkoutErrors.costCentre': failure('Please choose one of the cost centres of your company.'),
	'checkoutErrors.stockShare': failure(
		'We do not keep that many pieces for an unpaid order. Please order fewer or contact us.',
	),
	'checkoutErrors.orderFailed': failure('Error when sending the order'),
	'checkoutErrors.afterPayment': failure('Payment successful, but order creation failed. Please contact support'),
	'checkoutErrors.sessionNotFound': failure('Payment session not found. Please try again or contact support.'),
	'checkoutErrors.paymentFailed': failure('Your payment could not be processed. Please try again.'),
} as const satisfies Record<string, ShippedText>;
