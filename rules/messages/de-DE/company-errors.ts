// The German of en-GB/company-errors.ts.
import type { companyErrors as base } from '../en-GB/company-errors.ts';
import type { TranslationOf } from '../entry.ts';

export const companyErrors: TranslationOf<typeof base> = {
	'companyErrors.numberTaken': 'Diese Kundennummer hat bereits ein anderes Unternehmen.',
	'companyErrors.changed':
		'Das wurde in der Zwischenzeit geändert. Bitte sehen Sie es sich noch einmal an, bevor Sie speichern.',
	'companyErrors.memberTaken': 'Diese Person gehört bereits zu einem Unternehmen. Ein Konto kann nur zu einem gehören.',
	'companyErrors.memberAlready': 'Diese Person gehört bereits zu diesem Unternehmen.',
	'companyErrors.lastAdmin':
		'Das Unternehmen braucht mindestens eine Person als Unternehmens-Admin. Bitte geben Sie zuerst jemand anderem diese Rolle.',
	'companyErrors.addressTaken': 'So heißt bereits eine andere Adresse im Adressbuch.',
	'companyErrors.costCentreTaken': 'Diese Nummer hat bereits eine andere Kostenstelle des Unternehmens.',
	'companyErrors.budgetTaken': 'Für diesen Zeitraum gibt es bereits ein Budget. Bitte ändern Sie dieses.',
	'companyErrors.invitationOfAnother':
		'Diese Einladung ging an eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem Konto an, an das sie gesendet wurde.',
};
