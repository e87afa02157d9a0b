// What keeps something, or a whole cart, from being ordered. All of it is said before the button.

/** Of one line. `stock`: fewer are there; `subscription`: it is paid otherwise than the first line; `printData`: it is needed before the order; `design`: it is not released; `price`: it costs more than was shown. */
export const lineProblems = [
	'gone',
	'notForSale',
	'noPrice',
	'quantity',
	'stock',
	'subscription',
	'printData',
	'design',
	'price',
] as const;
export type LineProblem = (typeof lineProblems)[number];

/** Of the order: beside those of its lines. */
export const orderProblems = [
	'empty',
	'lines',
	'profile',
	'billingAddress',
	'shippingAddress',
	'shippingMethod',
	'paymentMethod',
	'total',
	'guest',
	'account',
	'terms',
] as const;
export type OrderProblem = (typeof orderProblems)[number];

/** The product can be had, and the shopper has something to do first: release its print data or its design. */
export const isUnready = (problem: LineProblem | null | undefined): boolean =>
	problem === 'printData' || problem === 'design';
