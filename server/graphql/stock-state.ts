// Whether there is some of a thing, wherever the API says it.

import { stockStates } from '../../rules/stock.ts';
import { builder } from './builder.ts';
import { describeValues } from './describe-values.ts';

export const stockStateType = builder.enumType('StockState', {
	description: 'Availability of a product or variant.',
	values: describeValues(stockStates, {
		inStock: 'Available, or its stock is not counted.',
		low: 'Available, but at or below the warning level.',
		outOfStock: 'Sold out, not orderable.',
		onBackorder: 'Sold out, but it can be ordered nevertheless.',
	}),
});
