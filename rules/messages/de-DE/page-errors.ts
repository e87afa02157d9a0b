// The German of en-GB/page-errors.ts.
import type { pageErrors as base } from '../en-GB/page-errors.ts';
import type { TranslationOf } from '../entry.ts';

export const pageErrors: TranslationOf<typeof base> = {
	'pageErrors.deactivated': 'Die Seite wurde deaktiviert',
	'pageErrors.nameRequired': 'Der Name der Seite ist erforderlich',
	'pageErrors.nameTaken': 'Eine Seite mit diesem Namen gibt es bereits',
	'pageErrors.slugTaken': 'Eine Seite mit dieser Adresse gibt es bereits. Bitte wählen Sie einen anderen Namen.',
	'pageErrors.slugInvalid': 'Ungültige Adresse',
	'pageErrors.slugReserved': 'Diese Adresse ist für den Shop selbst vorbehalten. Bitte wählen Sie eine andere.',
	'pageErrors.limit': 'Die Höchstzahl der Seiten ist erreicht',
	'pageErrors.linkLimit': 'Die Höchstzahl der Linkseiten ist erreicht',
	'pageErrors.notDeletable': 'Diese Seite kann nicht gelöscht werden',
	'pageErrors.titleNotDeletable': 'Die Seite „{pageTitle}“ kann nicht gelöscht werden',
	'pageErrors.held': 'Diese Seite wird gerade an anderer Stelle bearbeitet.',
	'pageErrors.notEmpty': 'Auf dieser Seite steht schon etwas. Vorlagen füllen leere Seiten.',
	'pageErrors.templateEmpty': 'Diese Vorlage enthält keine Abschnitte',
	'pageErrors.templateUnderWay': 'Auf dieser Seite wird schon eine Vorlage angewendet.',
	'pageErrors.needed': 'Diese Seite ist gesetzlich vorgeschrieben. Sie bleibt aktiv und unter ihrer Adresse.',
	'pageErrors.neededThere':
		'Diese Seite ist gesetzlich vorgeschrieben, und der Shop führt unter dieser Adresse zu ihr. Ihr Name lässt sich ändern.',
	'pageErrors.homeMustBePage': 'Nur eine aktive Seite, die keine Linkseite ist, kann die Startseite sein',
	'pageErrors.changed': 'Die Seite wurde inzwischen geändert. Bitte sehen Sie sich den neuen Stand an.',
	'pageErrors.takenOver': 'Jemand anderes bearbeitet diese Seite jetzt',
	'pageErrors.stepGap': 'Ein früherer Schritt fehlt noch',
	'pageErrors.stepRefused': 'Diese Änderung passt nicht zur Seite',
	'pageErrors.documentRefused': 'Diese Seite enthält etwas, das nicht gespeichert werden kann',
	'pageErrors.tooLarge': 'Die Seite ist zu groß geworden. Bitte entfernen Sie einen Abschnitt.',
	'pageErrors.notPublishable': 'Die Seite kann so nicht veröffentlicht werden',
	'pageErrors.scheduleInThePast': 'Der Zeitpunkt muss in der Zukunft liegen',
};
