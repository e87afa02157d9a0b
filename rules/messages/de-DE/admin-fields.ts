// The German of en-GB/admin-fields.ts.
import type { adminFields as base } from '../en-GB/admin-fields.ts';
import type { TranslationOf } from '../entry.ts';

export const adminFields: TranslationOf<typeof base> = {
	'userFields.new': 'Neues Feld',
	'userFields.one': 'Benutzerfeld',
	'userFields.intro': 'Diese Felder werden im Profil und bei der Registrierung abgefragt.',
	'userFields.introOrder':
		'Diese Felder werden in dieser Reihenfolge im Profil und bei der Registrierung abgefragt. Ziehen Sie ein Feld am Griff, oder drücken Sie dort die Eingabetaste und bewegen es mit den Pfeiltasten.',
	'userFields.general': 'allgemein',
	'userFields.specific': 'spezifisch',
	'userFields.about': 'Feld',
	'userFields.name': 'Feldname',
	'userFields.nameHint': 'Buchstaben und Ziffern. Lässt sich später nicht ändern.',
	'userFields.fieldType': 'Feldtyp',
	'userFields.use': 'Verwenden',
	'userFields.useHint': 'Ausgeschaltet wird das Feld nicht abgefragt; was darin stand, bleibt erhalten.',
	'userFields.required': 'Pflichtfeld',
	'userFields.requiredHint': 'Ein Profil ist erst vollständig, wenn es ausgefüllt ist.',
	'userFields.label': 'Beschriftung',
	'userFields.labelIn': 'Beschriftung ({language})',
	'userFields.labelHint': 'Ohne Übersetzung steht dort die Beschriftung in der Standardsprache.',
	'userFields.options': 'Auswahl',
	'userFields.optionsHint': 'Eine Möglichkeit je Zeile.',
	'userFields.optionsMissing': 'Bitte geben Sie mindestens eine Möglichkeit an.',
	'userFields.shippedText':
		'Dieses Feld gehört zum Profil. Name und Typ stehen fest; Sie können es umbenennen, ausblenden oder zur Pflicht machen.',

	'userFields.type.text': 'Text',
	'userFields.type.textarea': 'Mehrzeiliger Text',
	'userFields.type.email': 'E-Mail',
	'userFields.type.phone': 'Telefon',
	'userFields.type.mobile': 'Mobiltelefon',
	'userFields.type.number': 'Zahl',
	'userFields.type.url': 'Webadresse',
	'userFields.type.select': 'Auswahlliste',
	'userFields.type.radio': 'Optionsfelder',
	'userFields.type.checkbox': 'Kontrollkästchen',
	'userFields.type.date': 'Datum',

	'userFields.saved': 'Feld erfolgreich gespeichert',
	'userFields.saveFailed': 'Fehler beim Speichern des Feldes',
	'userFields.createFailed': 'Fehler beim Anlegen des Feldes',
	'userFields.allSaved': 'Benutzerfelder gespeichert',
	'userFields.orderSaved': 'Feldreihenfolge gespeichert.',
	'userFields.orderFailed': 'Fehler beim Speichern der Feldreihenfolge',
	'userFields.deleteAsk': 'Feld „{name}“ löschen?',
	'userFields.deleteText': 'Alles, was Benutzer darin eingetragen haben, geht unwiederbringlich verloren.',
	'userFields.deleted': 'Feld erfolgreich gelöscht',
	'userFields.deleteFailed': 'Fehler beim Löschen des Feldes',
};
