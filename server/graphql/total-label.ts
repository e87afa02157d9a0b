// What the sum below a cart is called: said by the settings of a shop and by its checkout.

import { totalLabels } from '../../rules/settings/prices.ts';
import { builder } from './builder.ts';
import { describeValues } from './describe-values.ts';

export const totalLabelType = builder.enumType('TotalLabel', {
	description: 'Label of the total below a cart.',
	values: describeValues(totalLabels, {
		grandTotal: 'The label “grand total”.',
		subtotal: 'The label “subtotal”.',
	}),
});
