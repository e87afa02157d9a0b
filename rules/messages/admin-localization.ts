// The languages of a shop in the administration.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'form'] });
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'button'] });
const failure = (de: string, en: string): ShippedText => ({ de, en, tags: ['admin', 'error'] });

export const adminLocalization = {
	'localization.title': { de: 'Sprachen & Lokalisierung', en: 'Languages & Localization', tags: ['admin'] },
	'localization.intro': {
		de: 'In diesen Sprachen erscheint Ihr Shop. Was in einer Sprache noch fehlt, erscheint in der Standardsprache.',
		en: 'Your shop greets its visitors in these languages. What is missing in one of them is shown in the default language.',
	},
	'localization.language': label('Sprache', 'Language'),
	'localization.locale': label('Lokalisierung', 'Locale'),
	'localization.default': { de: 'Standard', en: 'Default', context: 'Mark of the default language' },
	'localization.notation': label('Schreibweise für Preise und Mengen', 'Notation for prices and amounts'),
	'localization.notationShort': label('Preise und Mengen', 'Prices and amounts'),
	'localization.notationOwn': withArguments<{ example: string }>()({
		de: '{example} – wie üblich',
		en: '{example} – as usual',
		context: 'Choice: prices are written as the language does',
	}),
	'localization.example': withArguments<{ price: string; amount: string }>()({
		de: 'Beispiel: {price} für {amount} Stück',
		en: 'Example: {price} for {amount} pieces',
	}),
	'localization.completeness': label('Texte', 'Texts'),
	'localization.complete': { de: 'Vollständig', en: 'Complete' },
	'localization.missing': withArguments<{ count: number }>()({
		de: '{count, plural, one {# Text fehlt} other {# Texte fehlen}}',
		en: '{count, plural, one {# text is missing} other {# texts are missing}}',
	}),
	'localization.translatedOf': withArguments<{ translated: string; texts: string }>()({
		de: '{translated} von {texts} Texten',
		en: '{translated} of {texts} texts',
	}),
	'localization.address': withArguments<{ path: string }>()({ de: 'Adresse: {path}', en: 'Address: {path}' }),
	'localization.up': withArguments<{ language: string }>()({
		de: '{language} nach oben schieben',
		en: 'Move {language} up',
	}),
	'localization.down': withArguments<{ language: string }>()({
		de: '{language} nach unten schieben',
		en: 'Move {language} down',
	}),
	'localization.add': button('Sprache hinzufügen', 'Add language'),
	'localization.added': { de: 'Sprache hinzugefügt', en: 'Language added' },
	'localization.addFailed': failure(
		'Beim Hinzufügen der Sprache ist ein Fehler aufgetreten',
		'An error occurred while adding the language',
	),
	'localization.addHint': {
		de: 'Die Sprache ist sofort im Shop sichtbar. Texte, die es in ihr noch nicht gibt, erscheinen in der Standardsprache.',
		en: 'The language is visible in the shop at once. Texts that do not exist in it yet are shown in the default language.',
	},
	'localization.addMachine': label('Fehlende Texte maschinell übersetzen', 'Translate missing texts by machine'),
	'localization.addMachineHint': {
		de: 'Sie erscheinen nach und nach und sind als maschinell übersetzt gekennzeichnet.',
		en: 'They appear one after another and are marked as translated by machine.',
	},
	'localization.other': { de: 'Andere …', en: 'Other …', context: 'Choice: a locale that is not in the list' },
	'localization.code': label('Code', 'Code'),
	'localization.codeHint': {
		de: 'Sprache und Land, zum Beispiel sv-FI.',
		en: 'Language and country, for example sv-FI.',
	},
	'localization.makeDefault': button('Als Standard festlegen', 'Set as default'),
	'localization.makeDefaultAsk': withArguments<{ language: string }>()({
		de: '{language} als Standard festlegen?',
		en: 'Set {language} as the default localization?',
	}),
	'localization.makeDefaultText': withArguments<{ language: string; path: string }>()({
		de: 'Die Adressen des Shops ändern sich: Seiten in dieser Sprache stehen dann ohne Kürzel, die in {language} unter {path}. Fehlende Texte erscheinen in der neuen Standardsprache.',
		en: 'The addresses of the shop change: pages in this language then have no prefix, those in {language} are under {path}. Missing texts are shown in the new default language.',
	}),
	'localization.madeDefault': { de: 'Standardsprache geändert', en: 'Default language changed' },
	'localization.delete': button('Löschen', 'Delete'),
	'localization.deleteAsk': withArguments<{ language: string }>()({
		de: 'Lokalisierung {language} löschen?',
		en: 'Delete localization {language}?',
	}),
	'localization.deleteText': {
		de: 'Der Shop wird in dieser Sprache nicht mehr gezeigt. Ihre Texte bleiben erhalten und erscheinen wieder, wenn Sie die Sprache erneut hinzufügen.',
		en: 'The shop is no longer shown in this language. Its texts are kept and come back if you add the language again.',
	},
	'localization.deleted': { de: 'Lokalisierung gelöscht', en: 'Localization deleted' },
	'localization.deleteFailed': failure(
		'Beim Löschen der Lokalisierung ist ein Fehler aufgetreten',
		'An error occurred while deleting the localization',
	),
	'localization.updated': { de: 'Sprache aktualisiert', en: 'Language updated' },
	'localization.updateFailed': failure(
		'Beim Aktualisieren der Sprache ist ein Fehler aufgetreten',
		'An error occurred during the language update',
	),
	'localization.actions': withArguments<{ language: string }>()({
		de: 'Aktionen für {language}',
		en: 'Actions for {language}',
	}),
	'localization.invalid': failure(
		'Diese Sprache gibt es hier nicht. Ein Code besteht aus Sprache und Land, zum Beispiel fr-FR.',
		'There is no such language here. A code is a language and a country, for example fr-FR.',
	),
	'localization.taken': failure('Diese Sprache hat der Shop schon.', 'The shop has this language already.'),
	'localization.defaultKept': failure(
		'Die Standardsprache kann nicht gelöscht werden. Legen Sie zuerst eine andere als Standard fest.',
		'The default language cannot be deleted. Set another one as default first.',
	),
} satisfies Record<string, ShippedText>;
