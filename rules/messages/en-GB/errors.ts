// One sentence for each kind of failure that a call can end with.
import type { ShippedText } from '../entry.ts';

export const errors = {
	'errors.unauthorized': {
		text: 'Unauthorized',
		context: 'The English is part of the contract: clients refresh their session when they read it',
	},
	'errors.forbidden': { text: 'You do not have permission to do this.' },
	'errors.notFound': { text: 'This could not be found.' },
	'errors.badRequest': { text: 'The request is faulty.' },
	'errors.methodNotAllowed': {
		text: 'Changes are only accepted by POST.',
	},
	'errors.tooLarge': {
		text: 'The file or input is too large.',
	},
	'errors.unsupportedMediaType': {
		text: 'This format is not supported.',
	},
	'errors.internal': {
		text: 'The fault is ours. Please try again.',
	},
	'errors.unavailable': {
		text: 'The service is not available right now. Please try again in a moment.',
	},
	'errors.busy': {
		text: 'There is a lot to do at the moment. Please try again shortly.',
		context: 'Too many people want something at the same time, or too many files are being sent at once',
	},
	'errors.tooSlow': {
		text: 'This took too long. Please try again shortly.',
	},
	'errors.resultUnread': {
		text: 'Your change was saved but could not be shown. Please reload the page.',
		context: 'The change was made; only reading its result has failed',
	},
	'errors.queryTooComplex': {
		text: 'The query is too complex. Please ask for less at once.',
	},
	'errors.validation': { text: 'Please check your entries.' },
} satisfies Record<string, ShippedText>;
