// The words of forms: what stands around their fields, and what these say beside the rules of the kit.
import { type ShippedText, withArguments } from './entry.ts';

export const forms = {
	'forms.next': { de: 'Weiter', en: 'Next', context: 'Button: to the next page of a form', tags: ['form', 'button'] },
	'forms.back': { de: 'Zurück', en: 'Back', context: 'Button: to the page before', tags: ['form', 'button'] },
	'forms.submit': { de: 'Absenden', en: 'Submit', context: 'Button at the end of a form', tags: ['form', 'button'] },
	'forms.faults': withArguments<{ count: number }>()({
		de: '{count, plural, one {Eine Angabe ist noch nicht richtig.} other {# Angaben sind noch nicht richtig.}}',
		en: '{count, plural, one {One entry is not right yet.} other {# entries are not right yet.}}',
		context: 'Above the buttons of a form that cannot be sent yet',
		tags: ['form'],
	}),
	'forms.restored': {
		de: 'Ihre Eingaben von vorhin sind wieder da.',
		en: 'What you had entered before is here again.',
		context: 'Above a form after a reload',
		tags: ['form'],
	},
	'forms.startOver': {
		de: 'Von vorn beginnen',
		en: 'Start over',
		context: 'Button: empties the form',
		tags: ['form', 'button'],
	},
	'forms.needsJavaScript': {
		de: 'Dieses Formular braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
		en: 'This form needs JavaScript. Please switch it on in your browser.',
		tags: ['form'],
	},
	'forms.thisFieldIsRequired': {
		de: 'Dieses Feld ist ein Pflichtfeld',
		en: 'This field is required',
		context: 'Below an empty field of a calculator',
		tags: ['form'],
	},
	'forms.acceptTerms': {
		de: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
		en: 'Please accept the terms and conditions.',
		tags: ['form', 'checkout'],
	},
	'forms.validEmail': {
		de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
		en: 'Please enter a valid email address.',
		context: 'Below the e-mail address of the sign-up',
		tags: ['form'],
	},
	'forms.passwordRules': {
		de: 'Regeln für das Passwort',
		en: 'Rules for the password',
		tags: ['form', 'accessibility'],
	},
	'forms.passwordLength': withArguments<{ count: number }>()({
		de: 'Mindestens {count} Zeichen',
		en: 'At least {count} characters',
		context: 'One of the rules of a new password',
		tags: ['form'],
	}),
	'forms.passwordUpper': { de: 'Ein Großbuchstabe', en: 'One uppercase letter', tags: ['form'] },
	'forms.passwordLower': { de: 'Ein Kleinbuchstabe', en: 'One lowercase letter', tags: ['form'] },
	'forms.passwordDigit': { de: 'Eine Ziffer', en: 'One digit', tags: ['form'] },
	'forms.passwordSpecial': { de: 'Ein Sonderzeichen', en: 'One special character', tags: ['form'] },
	'forms.passwordUncommon': {
		de: 'Keines der häufigsten Passwörter, keine Reihen oder Wiederholungen',
		en: 'None of the most common passwords, no sequences or repetitions',
		tags: ['form'],
	},
	'forms.fulfilled': { de: 'erfüllt', en: 'fulfilled', context: 'Read aloud with a rule', tags: ['accessibility'] },
	'forms.notFulfilled': {
		de: 'noch nicht erfüllt',
		en: 'not fulfilled yet',
		context: 'Read aloud with a rule',
		tags: ['accessibility'],
	},
} satisfies Record<string, ShippedText>;
