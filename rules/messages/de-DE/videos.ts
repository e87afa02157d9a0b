// The German of en-GB/videos.ts.
import type { videos as base } from '../en-GB/videos.ts';
import type { TranslationOf } from '../entry.ts';

export const videos: TranslationOf<typeof base> = {
	'videos.noAddress':
		'Noch keine Adresse eines Videos. Besucher sehen diesen Abschnitt erst, wenn in den Einstellungen eine steht.',
	'videos.unnamed': 'Video',
	'videos.play': 'Video abspielen: {title}',
	'videos.loadsFrom': 'Wird von {site} geladen, wenn Sie auf Abspielen drücken.',
	'videos.watchAt': 'Bei {site} ansehen',
	'videos.consentTitle': 'Ein Video von {site} laden?',
	'videos.consentText':
		'Zum Abspielen verbindet sich Ihr Browser mit {site}. {site} erfährt dabei Ihre IP-Adresse und kann Daten in Ihrem Browser speichern.',
	'videos.agree': 'Video laden',
	'videos.privacy': 'Datenschutz-Einstellungen',
	'videos.cannotPlay': 'Dieses Video von {site} kann hier nicht abgespielt werden.',
};
