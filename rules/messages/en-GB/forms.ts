// The words of forms: what stands around their fields, and what these say beside the rules of the kit.
import { type ShippedText, withArguments } from '../entry.ts';

export const forms = {
	'forms.next': { text: 'Next', context: 'Button: to the next page of a form', tags: ['form', 'button'] },
	'forms.back': { text: 'Back', context: 'Button: to the page before', tags: ['form', 'button'] },
	'forms.submit': { text: 'Submit', context: 'Button at the end of a form', tags: ['form', 'button'] },
	'forms.faults': withArguments<{ count: number }>()({
		text: '{count, plural, one {One entry is not right yet.} other {# entries are not right yet.}}',
		context: 'Above the buttons of a form that cannot be sent yet',
		tags: ['form'],
	}),
	'forms.restored': {
		text: 'What you had entered before is here again.',
		context: 'Above a form after a reload',
		tags: ['form'],
	},
	'forms.startOver': {
		text: 'Start over',
		context: 'Button: empties the form',
		tags: ['form', 'button'],
	},
	'forms.needsJavaScript': {
		text: 'This form needs JavaScript. Please switch it on in your browser.',
		tags: ['form'],
	},
	'forms.thisFieldIsRequired': {
		text: 'This field is required',
		context: 'Below an empty field of a calculator',
		tags: ['form'],
	},
	'forms.acceptTerms': {
		text: 'Please accept the terms and conditions.',
		tags: ['form', 'checkout'],
	},
	'forms.validEmail': {
		text: 'Please enter a valid email address.',
		context: 'Below the e-mail address of the sign-up',
		tags: ['form'],
	},
	'forms.passwordRules': {
		text: 'Rules for the password',
		tags: ['form', 'accessibility'],
	},
	'forms.passwordLength': withArguments<{ count: number }>()({
		text: 'At least {count} characters',
		context: 'One of the rules of a new password',
		tags: ['form'],
	}),
	'forms.passwordUpper': { text: 'One uppercase letter', tags: ['form'] },
	'forms.passwordLower': { text: 'One lowercase letter', tags: ['form'] },
	'forms.passwordDigit': { text: 'One digit', tags: ['form'] },
	'forms.passwordSpecial': { text: 'One special character', tags: ['form'] },
	'forms.passwordUncommon': {
		text: 'None of the most common passwords, no sequences or repetitions',
		tags: ['form'],
	},
	'forms.fulfilled': { text: 'fulfilled', context: 'Read aloud with a rule', tags: ['accessibility'] },
	'forms.notFulfilled': {
		text: 'not fulfilled yet',
		context: 'Read aloud with a rule',
		tags: ['accessibility'],
	},
} satisfies Record<string, ShippedText>;
