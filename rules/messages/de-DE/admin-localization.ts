// The German of en-GB/admin-localization.ts.
import type { adminLocalization as base } from '../en-GB/admin-localization.ts';
import type { TranslationOf } from '../entry.ts';

export const adminLocalization: TranslationOf<typeof base> = {
	'localization.title': 'Sprachen & Lokalisierung',
	'localization.shippingNames': 'Bei diesen Versandarten fehlt der Name; Kunden lesen dort eine andere Sprache:',
	'localization.intro':
		'In diesen Sprachen erscheint Ihr Shop. Entwürfe sehen Besucher nicht. Was in einer Sprache noch fehlt, erscheint in der Standardsprache.',
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
		'Die Sprache beginnt als Entwurf: Bis Sie sie veröffentlichen, sieht nur Ihr Team sie. Texte, die es in ihr noch nicht gibt, erscheinen in der Standardsprache.',
	'localization.addMachine': 'Fehlende Texte maschinell übersetzen',
	'localization.addMachineHint': 'Sie erscheinen nach und nach und sind als maschinell übersetzt gekennzeichnet.',
	'localization.addMachineCount':
		'{count, plural, =0 {Es fehlt nichts.} one {# Text, {characters} Zeichen.} other {# Texte, {characters} Zeichen.}} Sie erscheinen nach und nach und sind als maschinell übersetzt gekennzeichnet.',
	'localization.draft': 'Entwurf',
	'localization.publish': 'Veröffentlichen',
	'localization.publishAsk': '{language} veröffentlichen?',
	'localization.publishText':
		'Besucher und Suchmaschinen sehen die Sprache dann. {missing, plural, =0 {Alle Texte sind da.} one {# Text fehlt und erscheint in der Standardsprache.} other {# Texte fehlen und erscheinen in der Standardsprache.}}',
	'localization.published': 'Sprache veröffentlicht',
	'localization.preview': 'Vorschau',
	'localization.makeDraft': 'Zum Entwurf machen',
	'localization.makeDraftAsk': '{language} zum Entwurf machen?',
	'localization.makeDraftText':
		'Besucher sehen die Sprache dann nicht mehr, ihre Adressen sind nicht mehr erreichbar. Alle Texte bleiben.',
	'localization.madeDraft': 'Die Sprache ist jetzt ein Entwurf',
	'localization.previewOfDraft':
		'Diese Sprache ist ein Entwurf: Besucher sehen sie noch nicht. Veröffentlichen können Sie sie unter Sprachen & Lokalisierung.',
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
		'Die Standardsprache kann weder gelöscht noch zum Entwurf gemacht werden. Legen Sie zuerst eine andere als Standard fest.',
};
