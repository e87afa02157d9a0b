// An order in the API, for the parts of this domain that show it or add fields to it.
import { builder } from '../graphql/builder.ts';
import type { FoundOrder } from './find-order.ts';

export const orderRef = builder.objectRef<FoundOrder>('Order');

export const orderLineOption = builder.objectRef<{ name: string; value: string }>('OrderLineOption').implement({
	description: 'A value that distinguished the ordered variant.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Label of the field when the order was placed.' }),
		value: t.exposeString('value', { description: 'Value of the field when the order was placed.' }),
	}),
});
