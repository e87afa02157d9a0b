// The German of en-GB/photos.ts.
import type { photos as base } from '../en-GB/photos.ts';
import type { TranslationOf } from '../entry.ts';

export const photos: TranslationOf<typeof base> = {
	'photos.title': 'Stockfotos',
	'photos.provider': 'Anbieter',
	'photos.search': 'Suchbegriff',
	'photos.searchHint': 'Zum Beispiel Papier, Hafen, Werkstatt',
	'photos.find': 'Suchen',
	'photos.colour': 'Farbe',
	'photos.colour.blackAndWhite': 'Schwarz-weiß',
	'photos.colour.black': 'Schwarz',
	'photos.colour.white': 'Weiß',
	'photos.colour.yellow': 'Gelb',
	'photos.colour.orange': 'Orange',
	'photos.colour.red': 'Rot',
	'photos.colour.purple': 'Violett',
	'photos.colour.magenta': 'Magenta',
	'photos.colour.green': 'Grün',
	'photos.colour.teal': 'Türkis',
	'photos.colour.blue': 'Blau',
	'photos.orientation': 'Ausrichtung',
	'photos.orientation.landscape': 'Querformat',
	'photos.orientation.portrait': 'Hochformat',
	'photos.orientation.square': 'Quadratisch',
	'photos.begin': 'Finden Sie ein Foto',
	'photos.beginText':
		'Fotos eines Anbieters dürfen auf Ihren Seiten stehen. Gedruckt werden dürfen sie nicht: Im Studio gibt es sie nicht.',
	'photos.loadFailed': 'Fehler beim Laden der Bilder. Bitte versuchen Sie es noch einmal.',
	'photos.noneFound': 'Keine Bilder gefunden. Versuchen Sie es mit einem anderen Suchbegriff.',
	'photos.found': '{count, plural, one {# Foto bei {provider}} other {# Fotos bei {provider}}}',
	'photos.results': 'Gefundene Fotos',
	'photos.choose': '{description}, Foto von {author}',
	'photos.unnamed': 'Foto',
	'photos.page': 'Seite {page} von {pages}',
	'photos.add': 'Foto hinzufügen',
	'photos.added': 'Das Foto liegt in der Mediathek.',
	'photos.keptNote':
		'Das Foto wird in Ihre Mediathek kopiert. Wo es auf einer Seite steht, wird der Name der Person genannt, die es aufgenommen hat.',
	'photos.linkedNote':
		'Das Foto bleibt beim Anbieter. Besucher laden es von dort, sobald sie zugestimmt haben, und darunter wird genannt, wer es aufgenommen hat. Nur Seiten können es zeigen.',
	'photos.sandboxMark': 'Sandbox: Diese Bilder sind für die Demo gezeichnet und stammen nicht vom Anbieter.',
	'photos.addFailed': 'Fehler beim Hinzufügen des Bildes. Bitte versuchen Sie es noch einmal',
	'photos.unsplashFailed': 'Fehler beim Hinzufügen des Unsplash-Bildes',
	'photos.noPreviews':
		'Die Vorschauen können in diesem Fenster nicht gezeigt werden. Laden Sie die Seite neu und suchen Sie noch einmal.',
	'photos.openAuthor': 'Foto: {author}',
	'photos.noKey': 'Der Shop hat keinen Schlüssel für diesen Anbieter von Fotos.',
	'photos.keyRefused':
		'Der Anbieter von Fotos nimmt den Schlüssel nicht an. Bitte prüfen Sie ihn in den Einstellungen.',
	'photos.limit':
		'Der Anbieter von Fotos hat zu viele Anfragen bekommen. Versuchen Sie es in ein paar Minuten noch einmal.',
	'photos.unreachable': 'Der Anbieter von Fotos ist nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
	'photos.unreadable':
		'Der Anbieter von Fotos hat etwas geschickt, das sich nicht lesen lässt. Bitte versuchen Sie es später noch einmal.',
	'photos.gone': 'Dieses Foto gibt es nicht mehr.',
	'photos.keys': 'Anbieter',
	'photos.keysText':
		'Mit einem Schlüssel Ihres Kontos finden Redakteure Fotos in der Mediathek. Ohne Schlüssel wird die Suche nicht angeboten.',
	'photos.state.account': 'Fotos von {provider} werden mit Ihrem Schlüssel angeboten.',
	'photos.state.sandbox': '{provider}: Ohne Schlüssel bietet die Demo gezeichnete Bilder einer Sandbox an.',
	'photos.state.none': '{provider}: Es ist kein Schlüssel hinterlegt, deshalb werden keine Fotos angeboten.',
};
