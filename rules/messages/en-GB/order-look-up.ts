// Finding an order without an account: by its number and the e-mail address it was ordered with.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['order'];

export const orderLookUp = {
	'orderLookUp.title': { text: 'Find your order', context: 'Headline and page title', tags },
	'orderLookUp.intro': {
		text: 'Did you order as a guest? Tell us the order number and the e-mail address. We send you a link that opens your order with all its documents.',
		context: 'Below the headline',
		tags,
	},
	'orderLookUp.orderNumber': { text: 'Order number', context: 'Label of a field', tags },
	'orderLookUp.orderNumberHint': {
		text: 'It is in the order confirmation, for example 2026-000123.',
		context: 'Below the field',
		tags,
	},
	'orderLookUp.orderNumberFault': {
		text: 'That is not an order number. It has digits, such as 2026-000123.',
		context: 'Below the field',
		tags,
	},
	'orderLookUp.email': {
		text: 'E-mail address you ordered with',
		context: 'Label of a field',
		tags,
	},
	'orderLookUp.send': { text: 'Send link', context: 'Button', tags: ['order', 'button'] },
	'orderLookUp.sent': {
		text: 'Check your e-mails',
		context: 'Headline afterwards',
		tags,
	},
	'orderLookUp.sentText': {
		text: 'If there is an order with these details, the link will reach you in a few minutes. Please look in your spam folder, too.',
		context: 'The same whether or not there is such an order',
		tags,
	},
	'orderLookUp.again': { text: 'Enter other details', context: 'Link', tags },
	'orderLookUp.account': {
		text: 'With a customer account you see all your orders after signing in.',
		context: 'Below the form, before a link to sign in',
		tags,
	},
	'orderLookUp.signIn': { text: 'Sign in', context: 'Link', tags },
	'orderLookUp.expired': {
		text: 'This link is no longer valid. Ask for a new one here.',
		context: 'For a link from a mail that has run out, or is not complete',
		tags: ['order', 'error'],
	},
	'orderLookUp.invalid': {
		text: 'Please check the order number and the e-mail address.',
		tags: ['order', 'error'],
	},
	'orderLookUp.failed': withArguments<{ reason: string }>()({
		text: 'The link could not be requested. {reason}',
		context: '{reason} is a whole sentence',
		tags: ['order', 'error'],
	}),
} satisfies Record<string, ShippedText>;
