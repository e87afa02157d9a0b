// What the page of the payment provider lists.
import { type ShippedText, withArguments } from '../entry.ts';

export const payments = {
	'payments.line': withArguments<{ quantity: number; name: string }>()({
		text: '{quantity, number} × {name}',
		context: 'On the page of the payment provider: 500 × Flyer A6',
	}),
	'payments.sum': withArguments<{ rate: string }>()({
		text: 'Goods at {rate} VAT',
		context: 'On the page of the payment provider, for orders of more than a hundred lines; rate: 19 %',
	}),
	'payments.order': withArguments<{ number: string }>()({
		text: 'Order {number}',
		context: 'On the page of the payment provider, for an order that is paid afterwards',
	}),
	'payments.shipping': { text: 'Shipping' },
} satisfies Record<string, ShippedText>;
