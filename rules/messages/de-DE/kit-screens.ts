// The German of en-GB/kit-screens.ts.
import type { kitScreens as base } from '../en-GB/kit-screens.ts';
import type { TranslationOf } from '../entry.ts';

export const kitScreens: TranslationOf<typeof base> = {
	'kit.create': 'Anlegen',
	'kit.notCreated': 'Noch nicht angelegt',
	'kit.discarded': 'Änderungen verworfen',
	'kit.undo': 'Rückgängig',
	'kit.discardAsk': 'Änderungen verwerfen?',
	'kit.discardText': 'Alles, was nicht gespeichert ist, geht verloren.',
	'kit.conflict':
		'Seit Sie diese Seite geöffnet haben, hat jemand anders hier Änderungen gespeichert. Ihre Eingaben sind noch nicht gespeichert.',
	'kit.conflictFields': 'Dort geändert: {fields}.',
	'kit.conflictBoth':
		'Von beiden geändert: {fields}. Wenn Sie Ihre Eingaben behalten, ersetzen sie dort die Änderungen der anderen Person.',
	'kit.filters': '{count, plural, =0 {Filter} other {Filter (#)}}',
	'kit.keepMine': 'Meine Eingaben behalten',
	'kit.takeTheirs': 'Gespeicherten Stand laden',
};
