// The German of en-GB/feeds.ts.
import type { feeds as base } from '../en-GB/feeds.ts';
import type { TranslationOf } from '../entry.ts';

export const feeds: TranslationOf<typeof base> = {
	'feeds.noAddress': 'Keine RSS-Feed-URL hinterlegt. Bitte ergänzen Sie in den Einstellungen eine Feed-URL.',
	'feeds.noItems': 'Im RSS-Feed wurden keine Folgen gefunden.',
	'feeds.noneFit': 'Der Feed hat Einträge, aber keiner passt zu Kategorie und Tagen der Einstellungen.',
	'feeds.waiting': 'Der Feed wird abgerufen …',
	'feeds.hidden': 'Besucher sehen diesen Abschnitt erst, wenn es etwas zu zeigen gibt.',
	'feeds.error': 'Fehler: {problem}',
	'feeds.problem.unreachable':
		'Von dieser Adresse lässt sich nichts abrufen: Sie ist nicht erreichbar, oder ihr Server lehnt ab.',
	'feeds.problem.noFeed': 'Unter dieser Adresse liegt kein Feed. Gezeigt werden können RSS, Atom und JSON Feed.',
	'feeds.problem.tooLarge': 'Der Feed ist größer als 2 MB.',
	'feeds.stale':
		'Der Feed konnte nicht aktualisiert werden. {problem} Bis dahin sehen Besucher die zuletzt abgerufenen Einträge.',
	'feeds.readOn': 'Weiterlesen auf {site}',
	'feeds.listenOn': 'Zu {site}',
	'feeds.by': 'von {author}',
	'feeds.minutes': '{minutes} Min.',
	'feeds.hours': '{hours} Std. {minutes} Min.',
	'feeds.play': '„{title}“ abspielen',
	'feeds.loadsFrom': 'Wird beim Abspielen von {site} geladen',
	'feeds.audioUnsupported': 'Ihr Browser unterstützt das Audio-Element nicht.',
	'feeds.videoUnsupported': 'Ihr Browser unterstützt das Video-Element nicht.',
	'feeds.cannotPlay': 'Diese Aufnahme lässt sich hier nicht abspielen.',
	'feeds.open': 'Auf {site} öffnen',
};
