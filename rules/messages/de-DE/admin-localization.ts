// The German of en-GB/admin-localization.ts.
import type { adminLocalization as base } from '../en-GB/admin-localization.ts';
import type { TranslationOf } from '../entry.ts';

export const adminLocalization: TranslationOf<typeof base> = {
	'localization.title': 'Sprachen & Lokalisierung',
	'localization.intro':
		'In diesen Sprachen erscheint Ihr Shop. Was in einer Sprache noch fehlt, erscheint in der Standardsprache.',
	'localization.language': 'Sprache',
	'localization.locale': 'Lokalisierung',
	'localization.default': 'Standard',
	'localization.notation': 'Schreibweise für Preise und Mengen',
	'localization.notationShort': 'Preise und Mengen',
	'localization.notationOwn': '{example} – wie üblich',
	'localization.example': 'Beispiel: {price} für {amount} Stück',
	'localization.completeness': 'Texte',
	'localization.complete': 'Vollständig',
	'localization.missing': '{count, plural, one {# Text fehlt} other {# Texte fehlen}}',
	'localization.translatedOf': '{translated} von {texts} Texten',
	'localization.address': 'Adresse: {path}',
	'localization.up': '{language} nach oben schieben',
	'localization.down': '{language} nach unten schieben',
	'localization.add': 'Sprache hinzufügen',
	'localization.added': 'Sprache hinzugefügt',
	'localization.addFailed': 'Beim Hinzufügen der Sprache ist ein Fehler aufgetreten',
	'localization.addHint':
		'Die Sprache ist sofort im Shop sichtbar. Texte, die es in ihr noch nicht gibt, erscheinen in der Standardsprache.',
	'localization.addMachine': 'Fehlende Texte maschinell übersetzen',
	'localization.addMachineHint': 'Sie erscheinen nach und nach und sind als maschinell übersetzt gekennzeichnet.',
	'localization.other': 'Andere …',
	'localization.code': 'Code',
	'localization.codeHint': 'Sprache und Land, zum Beispiel sv-FI.',
	'localization.makeDefault': 'Als Standard festlegen',
	'localization.makeDefaultAsk': '{language} als Standard festlegen?',
	'localization.makeDefaultText':
		'Die Adressen des Shops ändern sich: Seiten in dieser Sprache stehen dann ohne Kürzel, die in {language} unter {path}. Fehlende Texte erscheinen in der neuen Standardsprache.',
	'localization.madeDefault': 'Standardsprache geändert',
	'localization.delete': 'Löschen',
	'localization.deleteAsk': 'Lokalisierung {language} löschen?',
	'localization.deleteText':
		'Der Shop wird in dieser Sprache nicht mehr gezeigt. Ihre Texte bleiben erhalten und erscheinen wieder, wenn Sie die Sprache erneut hinzufügen.',
	'localization.deleted': 'Lokalisierung gelöscht',
	'localization.deleteFailed': 'Beim Löschen der Lokalisierung ist ein Fehler aufgetreten',
	'localization.updated': 'Sprache aktualisiert',
	'localization.updateFailed': 'Beim Aktualisieren der Sprache ist ein Fehler aufgetreten',
	'localization.actions': 'Aktionen für {language}',
	'localization.invalid':
		'Diese Sprache gibt es hier nicht. Ein Code besteht aus Sprache und Land, zum Beispiel fr-FR.',
	'localization.taken': 'Diese Sprache hat der Shop schon.',
	'localization.defaultKept':
		'Die Standardsprache kann nicht gelöscht werden. Legen Sie zuerst eine andere als Standard fest.',
};
