// Which ways to pay a shop offers beside cards and invoices, and from and up to which total.
import { type ChosenMethod, chosenMethods } from '../payments/methods.ts';
import type { SettingErrors } from './schema.ts';

const limits = { kind: 'money', default: 0, max: 99_999_999, hint: true } as const;

const offered = <Name extends string>(name: string, card: Name) =>
	({ kind: 'boolean', description: `Whether the checkout offers ${name}.`, default: false, card, hint: true }) as const;
const from = <Name extends string>(name: string, card: Name) =>
	({
		...limits,
		...{
			name: 'methodFrom',
			card,
			description: `Lowest gross total that can be paid by ${name}, in minor units; 0 for no limit.`,
		},
	}) as const;
const upTo = <Name extends string>(name: string, card: Name) =>
	({
		...limits,
		...{
			name: 'methodUpTo',
			card,
			description: `Highest gross total that can be paid by ${name}, in minor units; 0 for no limit.`,
		},
	}) as const;

export const methodSettings = {
	firstMethod: {
		kind: 'choice',
		description: 'Payment method that comes first in the checkout and is preselected there, if it is offered.',
		meanings: {
			card: 'Cards come first.',
			paypal: 'PayPal comes first.',
			klarna: 'Klarna comes first.',
			sepaDebit: 'SEPA direct debit comes first.',
			prepayment: 'Prepayment comes first.',
			invoice: 'The invoice comes first.',
		},
		default: 'card',
		choices: ['card', 'paypal', 'klarna', 'sepaDebit', 'prepayment', 'invoice'],
		apiType: 'FirstPaymentMethod',
		card: 'methods',
		hint: true,
	},
	produceUnpaid: {
		kind: 'boolean',
		description: 'Whether production may start before the money of a prepayment or direct debit has arrived.',
		default: false,
		card: 'methods',
		hint: true,
	},
	paypalOffered: offered('PayPal', 'paypal'),
	paypalFrom: from('PayPal', 'paypal'),
	paypalUpTo: upTo('PayPal', 'paypal'),
	klarnaOffered: offered('Klarna', 'klarna'),
	klarnaFrom: from('Klarna', 'klarna'),
	klarnaUpTo: upTo('Klarna', 'klarna'),
	sepaDebitOffered: offered('SEPA direct debit', 'sepaDebit'),
	sepaDebitFrom: from('SEPA direct debit', 'sepaDebit'),
	sepaDebitUpTo: upTo('SEPA direct debit', 'sepaDebit'),
	prepaymentOffered: offered('prepayment by bank transfer', 'prepayment'),
	prepaymentFrom: from('prepayment', 'prepayment'),
	prepaymentUpTo: upTo('prepayment', 'prepayment'),
} as const;

const days = {
	kind: 'integer',
	default: 0,
	min: 0,
	max: 90,
	unit: 'orderSettings.days',
	card: 'unpaid',
	hint: true,
} as const;

/** Of orders that are paid in advance. */
export const unpaidSettings = {
	unpaidReminderDays: {
		...days,
		...{
			default: 7,
			description: 'Days after which the customer is reminded of a prepayment that has not come; 0 for no reminder.',
		},
	},
	unpaidCancelDays: {
		...days,
		...{
			description:
				'Days after which an order whose prepayment has not come is cancelled, after a reminder; 0 for never.',
		},
	},
} as const;

/** A method up to less than it begins with would be offered to nobody, and nobody would know why. */
export const findLimitErrors = (values: Readonly<Record<`${ChosenMethod}${'From' | 'UpTo'}`, number>>): SettingErrors =>
	Object.fromEntries(
		chosenMethods
			.filter((method) => values[`${method}UpTo`] > 0 && values[`${method}UpTo`] < values[`${method}From`])
			.map((method) => [`${method}UpTo`, { key: 'orderSettings.methodUpToBelow' }]),
	);
