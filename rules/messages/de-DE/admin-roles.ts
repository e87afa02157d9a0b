// The German of en-GB/admin-roles.ts.
import type { adminRoles as base } from '../en-GB/admin-roles.ts';
import type { TranslationOf } from '../entry.ts';

export const adminRoles: TranslationOf<typeof base> = {
	'roles.new': 'Neue Rolle',
	'roles.one': 'Rolle',
	'roles.role': 'Rolle',
	'roles.name': 'Name',
	'roles.nameHint': 'Kleinbuchstaben und Ziffern. Daran erkennt das System die Rolle.',
	'roles.label': 'Bezeichnung',
	'roles.labelHint': 'Was in Listen steht; ohne Angabe der Name.',
	'roles.description': 'Beschreibung',
	'roles.type': 'Art',
	'roles.staff': 'Mitarbeiter',
	'roles.customer': 'Kunden (Benutzergruppe)',
	'roles.rights': 'Rechte',
	'roles.assignRights': 'Rechte zuweisen',
	'roles.rightsHint':
		'Wer schreiben darf (m…), darf auch lesen (q…). Rechte, die Sie selbst nicht haben, sind ausgegraut.',
	'roles.everything': 'Alle',
	'roles.adminText': 'Diese Rolle gehört zum System und erlaubt alles.',
	'roles.requiresCode': 'Code bei jeder Anmeldung verlangen',
	'roles.requiresCodeHint':
		'Gilt für alle mit dieser Rolle, auch wenn sie den Code für sich nicht eingeschaltet haben.',
	'roles.about': 'Angaben',
	'roles.beyond': 'haben Sie selbst nicht',
	'roles.beyondAll':
		'Diese Rolle enthält Rechte, die Sie selbst nicht haben. Sie können sie ansehen, aber nicht ändern.',
	'roles.holders':
		'{count, plural, =0 {Niemand hat diese Rolle} one {# Benutzer hat diese Rolle} other {# Benutzer haben diese Rolle}}',
	'roles.deleteAsk': 'Rolle löschen: {names}?',
	'roles.deleteText':
		'Das lässt sich nicht rückgängig machen. {count, plural, =0 {Niemand hat sie zurzeit.} one {# Benutzer verliert sie sofort.} other {# Benutzer verlieren sie sofort.}}',
	'roles.deleted': 'Rolle erfolgreich gelöscht',
	'roles.deleteFailed': 'Fehler beim Löschen der Rolle',
	'roles.saved': 'Rolle erfolgreich gespeichert',
	'roles.saveFailed': 'Fehler beim Speichern der Rolle',
	'roles.createdMessage': 'Rolle erfolgreich angelegt',
	'roles.createFailed': 'Fehler beim Anlegen der Rolle',

	'right.gAdminArea': 'Zugang zur Verwaltung, ohne weitere Rechte',
	'right.qUser': 'Benutzer und Benutzergruppen ansehen',
	'right.mUser': 'Benutzer und Benutzergruppen anlegen, ändern, löschen',
	'right.mRole': 'Rollen anlegen, ändern, löschen',
	'right.qTenant': 'Einstellungen des Shops ansehen',
	'right.mTenant': 'Einstellungen des Shops ändern',
	'right.qProd': 'Produkte ansehen',
	'right.mProd': 'Produkte ändern',
	'right.qCat': 'Kategorien ansehen',
	'right.mCat': 'Kategorien ändern',
	'right.qOrder': 'Bestellungen ansehen',
	'right.mOrder': 'Bestellungen anlegen, prüfen, ändern, löschen',
	'right.qContent': 'Seiteninhalte ansehen',
	'right.mContent': 'Seiteninhalte anlegen, ändern, veröffentlichen, löschen',
	'right.qCRM': 'CRM-Inhalte ansehen',
	'right.mCRM': 'CRM-Inhalte anlegen, ändern, archivieren',
	'right.qPrice': 'Preistabellen ansehen',
	'right.mPrice': 'Preistabellen ändern',
	'right.qLocalisation': 'Sprachen und Texte ansehen',
	'right.mLocalisation': 'Sprachen und Texte ändern',
};
