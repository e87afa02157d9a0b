// What keeps a line from being ordered, for everyone in the API who tells it.

import { lineProblems } from '../../rules/checkout/problems.ts';
import { builder } from './builder.ts';
import { describeValues } from './describe-values.ts';

export const lineProblemType = builder.enumType('LineProblem', {
	description: 'Why a line cannot be ordered.',
	values: describeValues(lineProblems, {
		gone: 'The product does not exist any more.',
		notForSale: 'The product cannot be ordered at present.',
		noPrice: 'There is no price for the caller.',
		quantity: 'The product is not offered in this quantity.',
		stock: 'Fewer pieces are available than requested.',
		subscription:
			'It is paid once, or at another interval, and cannot be ordered together with the first line of the cart; in an order on behalf of a customer: it is a subscription.',
		printData: 'Its print data must be released before the order; only the checkout reports it.',
		design: 'Its design is not released, or it can only be ordered with a design and has none.',
		price: 'The price is higher than the one that was shown.',
	}),
});
