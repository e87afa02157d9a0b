// Texts that every screen may need.
import { type ShippedText, withArguments } from '../entry.ts';

export const common = {
	'language.de-DE': { text: 'German', context: 'Name of the language, in the language of the reader' },
	'language.en-GB': { text: 'English', context: 'Name of the language, in the language of the reader' },
	'common.close': { text: 'Close', context: 'Button: closes a dialog or a menu', tags: ['button'] },
	'common.back': { text: 'Back', context: 'Button: one step back', tags: ['button'] },
	'common.breadcrumb': {
		text: 'You are here',
		context: 'Name of the path above a title, read aloud',
	},
	'common.loading': { text: 'Loading …', context: 'Shown while something is on its way' },
	'common.patience': {
		text: 'This is taking longer than usual. We keep trying, one moment please …',
		context:
			'Shown while a call is sent again by itself because the shop has too much to do or the connection was lost',
	},
	'common.tryAgain': { text: 'Try again', context: 'Button after a failure', tags: ['button'] },
	controlTextIsRequired: {
		text: 'Field is required',
		context: 'Below a form field that was left empty',
		tags: ['form'],
	},
	'common.checkFields': withArguments<{ fields: string }>()({
		text: 'Please check what you have entered: {fields}',
		context: 'Names of fields follow; what is wrong with each stands beside it',
		tags: ['error'],
	}),
	'common.requiredFields': {
		text: 'Fields marked with * are required.',
		context: 'Above a form',
		tags: ['form'],
	},
	'common.unexpectedError': {
		text: 'An unexpected error occurred. Please try again.',
		tags: ['error'],
	},
	'common.networkError': {
		text: 'The shop cannot be reached right now. Please check your internet connection.',
		tags: ['error'],
	},
} satisfies Record<string, ShippedText>;
