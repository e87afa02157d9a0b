// How a shipping price is calculated, in the API: for those who say so, and for those who read it.
import { type ShippingMethod, shippingKinds } from '../../../rules/shipping/shipping-price.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';

export const shippingKindType = builder.enumType('ShippingKind', {
	description: 'How the price of a shipping method is calculated.',
	values: describeValues(shippingKinds, {
		flat: 'One price for every order.',
		freeFrom: 'One price, and free of charge from an order value on.',
		byWeight: 'By steps of the total weight in grams.',
		byQuantity: 'By steps of the number of pieces.',
	}),
});

export const shippingStepType = builder.objectRef<ShippingMethod['steps'][number]>('ShippingStep').implement({
	description: 'A step of a shipping price by weight or quantity.',
	fields: (t) => ({
		upTo: t.exposeInt('upTo', {
			description: 'Largest weight in grams, or number of pieces, that the price applies to.',
		}),
		price: t.exposeInt('price', { description: 'Price in minor units, net or gross as all prices of the shop.' }),
	}),
});
