// The German of en-GB/forms.ts.
import type { forms as base } from '../en-GB/forms.ts';
import type { TranslationOf } from '../entry.ts';

export const forms: TranslationOf<typeof base> = {
	'forms.next': 'Weiter',
	'forms.back': 'Zurück',
	'forms.submit': 'Absenden',
	'forms.faults':
		'{count, plural, one {Eine Angabe ist noch nicht richtig.} other {# Angaben sind noch nicht richtig.}}',
	'forms.restored': 'Ihre Eingaben von vorhin sind wieder da.',
	'forms.startOver': 'Von vorn beginnen',
	'forms.needsJavaScript': 'Dieses Formular braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
	'forms.thisFieldIsRequired': 'Dieses Feld ist ein Pflichtfeld',
	'forms.acceptTerms': 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
	'forms.validEmail': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
	'forms.passwordRules': 'Regeln für das Passwort',
	'forms.passwordLength': 'Mindestens {count} Zeichen',
	'forms.passwordUpper': 'Ein Großbuchstabe',
	'forms.passwordLower': 'Ein Kleinbuchstabe',
	'forms.passwordDigit': 'Eine Ziffer',
	'forms.passwordSpecial': 'Ein Sonderzeichen',
	'forms.passwordUncommon': 'Keines der häufigsten Passwörter, keine Reihen oder Wiederholungen',
	'forms.fulfilled': 'erfüllt',
	'forms.notFulfilled': 'noch nicht erfüllt',
};
