// Names in a query that make another page of an address; the server alone asks.
import { listParameters } from '../../rules/catalogue/list-parameters.ts';

export const meaningfulParameters = [
	...listParameters,
	'variant',
	'quantity',
	'test',
	'favourite',
	'cart',
	'tab',
	'withdrawal',
	'cancellation',
	'contract',
	'lookup',
	'newsletter',
	'topic',
	'contact',
];
