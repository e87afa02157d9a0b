// How a shop sells: who stands on its invoices, how it is paid, what a checkout asks for, who sends its mails.
import type { FieldRules } from '../fields.ts';
import { emptySeller, sellerErrors, tidySeller } from '../orders/seller.ts';
import { findUnpaidErrors, type UnpaidSettings } from '../payments/unpaid-plan.ts';
import { areOwnCarriers, longestOwnCarrier, mostOwnCarriers } from '../shipments/own-carriers.ts';
import { findLimitErrors, methodSettings, unpaidSettings } from './payment-methods.ts';
import { defineSettings, type SettingContext, type SettingErrors, type SettingValues } from './schema.ts';

/** A path, or a whole address of the shop itself. */
const continueShoppingRules = (url: string, { host }: SettingContext): FieldRules => ({
	// Two slashes, or a slash and a backslash, lead to another host as surely as a scheme does.
	kind: /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url.trim()) ? 'urlOnHost' : 'path',
	host,
	required: true,
	maxLength: 500,
});

const prefix = { rules: {}, pattern: /^[A-Z0-9/-]{0,10}$/, invalid: 'prefixInvalid', autoComplete: 'off' } as const;

function findCancelError(values: UnpaidSettings): SettingErrors {
	const key = findUnpaidErrors(values);
	return key ? { unpaidCancelDays: { key } } : {};
}

export const orderSettings = defineSettings({
	group: 'orders',
	version: 1,
	messages: 'orderSettings',
	settings: {
		...methodSettings,
		seller: {
			kind: 'object',
			description: 'The seller on invoices.',
			default: emptySeller,
			tidy: tidySeller,
			errorsOf: sellerErrors,
			name: 'sellerTitle',
		},
		invoiceWhen: {
			kind: 'choice',
			description: 'When invoices are issued.',
			meanings: { placed: 'As soon as the order is placed.', processed: 'When the order is moved to `processed`.' },
			default: 'placed',
			choices: ['placed', 'processed'],
			apiType: 'InvoiceWhen',
			card: 'invoicing',
		},
		smallBusiness: {
			kind: 'boolean',
			description: 'Whether the shop is a small business that charges no tax (§ 19 UStG).',
			default: false,
			card: 'invoicing',
			hint: true,
		},
		invoiceFor: {
			kind: 'choice',
			description: 'Who may pay by invoice.',
			meanings: {
				nobody: 'Payment by invoice is switched off.',
				customers: 'Signed-in customers may pay by invoice.',
				everybody: 'Guests may pay by invoice as well.',
			},
			default: 'customers',
			choices: ['nobody', 'customers', 'everybody'],
			apiType: 'InvoiceBuyer',
			card: 'invoicePaymentTitle',
			hint: true,
		},
		invoiceLimit: {
			kind: 'money',
			description: 'Highest gross total that can be paid by invoice, in minor units; 0 for no limit.',
			default: 0,
			max: 99_999_999,
			card: 'invoicePaymentTitle',
			hint: true,
		},
		paymentDays: {
			kind: 'integer',
			description: 'Days until an invoice is due.',
			default: 14,
			min: 0,
			max: 365,
			unit: 'orderSettings.days',
			card: 'invoicePaymentTitle',
			hint: true,
		},
		...unpaidSettings,
		stockShare: {
			kind: 'integer',
			description:
				'Share of the stock of a product that one session may reserve unpaid, in per cent; 100 for all of it.',
			default: 20,
			min: 1,
			max: 100,
			unit: '%',
			card: 'unpaid',
			hint: true,
		},
		invoicePrefix: { kind: 'text', description: 'Prefix of invoice numbers.', default: 'RE-', ...prefix },
		creditNotePrefix: { kind: 'text', description: 'Prefix of credit note numbers.', default: 'RK-', ...prefix },
		profileRequired: {
			kind: 'boolean',
			description: 'Whether only users with a complete profile can order.',
			default: false,
			card: 'asked',
			hint: true,
		},
		showPayment: {
			kind: 'boolean',
			description: 'Whether the checkout offers payment methods; otherwise orders are paid by invoice.',
			default: true,
			card: 'asked',
			hint: true,
		},
		showShipping: {
			kind: 'boolean',
			description: 'Whether the checkout offers shipping; otherwise orders are picked up.',
			default: true,
			card: 'asked',
			hint: true,
		},
		multipleSelection: {
			kind: 'boolean',
			description: 'Whether product pages allow several quantities or variants to be added at once.',
			default: false,
			card: 'buying',
			hint: true,
		},
		continueShoppingUrl: {
			kind: 'text',
			description: 'Path that “continue shopping” leads to.',
			default: '/',
			rules: continueShoppingRules,
			card: 'buying',
			hint: true,
		},
		orderRecipients: {
			kind: 'emails',
			description:
				'Email addresses of the shop that are notified of orders and withdrawals, separated by commas; empty for none.',
			default: [],
			card: 'notified',
			name: 'recipients',
			hint: true,
		},
		paymentPublishableKey: {
			kind: 'text',
			description: 'Publishable key of the payment provider; empty if not set.',
			default: '',
			rules: { maxLength: 250 },
			pattern: /^(pk_(test|live)_[A-Za-z0-9_]{1,240})?$/,
			invalid: 'publishableKeyInvalid',
			name: 'publishableKey',
			hint: true,
			autoComplete: 'off',
		},
		mailProvider: {
			kind: 'choice',
			description: 'How mails of the shop are sent.',
			meanings: { smtp: 'By the mail server of the installation.', sendgrid: 'By the SendGrid account of the shop.' },
			default: 'smtp',
			choices: ['smtp', 'sendgrid'],
			apiType: 'MailProvider',
		},
		mailSenderName: {
			kind: 'text',
			description: 'Name of the sender of mails; empty for the name of the shop.',
			default: '',
			rules: { maxLength: 70 },
			// What looks like an address of its own deceives, and mail programs show it as one.
			pattern: /^[^\p{Cc}<>@]*$/u,
			invalid: 'mailSenderNameInvalid',
			hint: true,
			autoComplete: 'off',
		},
		mailSender: {
			kind: 'text',
			description: 'Email address of the sender for `sendgrid`; empty for that of the installation.',
			default: '',
			rules: { kind: 'email', maxLength: 254 },
			hint: true,
			autoComplete: 'off',
		},
		mailEventKey: {
			kind: 'text',
			description: 'Public key by which SendGrid signs its events of mails; empty if it sends none.',
			default: '',
			rules: { maxLength: 400 },
			pattern: /^[A-Za-z0-9+/=]*$/,
			invalid: 'mailEventKeyInvalid',
			hint: true,
			autoComplete: 'off',
		},
		ownCarriers: {
			kind: 'lines',
			description:
				'Carriers of the shop itself, such as `Courier | https://courier.example/track?id={number}`; the address is optional.',
			default: [],
			rules: { maxLength: longestOwnCarrier, allowsEverySign: true },
			most: mostOwnCarriers,
		},
	},
	// A number may be given once only, and both kinds count from one.
	check: ({ invoicePrefix, creditNotePrefix, ownCarriers, ...values }) => ({
		...findLimitErrors(values),
		...findCancelError(values),
		...(areOwnCarriers(ownCarriers) ? {} : { ownCarriers: { key: 'orderSettings.ownCarriersInvalid' } as const }),
		...(invoicePrefix === creditNotePrefix && { creditNotePrefix: { key: 'orderSettings.prefixSame' } as const }),
	}),
});

export type OrderSettings = SettingValues<typeof orderSettings>;
