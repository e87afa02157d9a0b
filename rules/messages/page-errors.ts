// Why a page could not be shown, changed, published or managed.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['pages'];

export const pageErrors = {
	'pageErrors.deactivated': {
		de: 'Die Seite wurde deaktiviert',
		en: 'Page has been deactivated',
		context: 'Visitors see this in place of a page that was switched off',
		tags,
	},
	'pageErrors.nameRequired': {
		de: 'Der Name der Seite ist erforderlich',
		en: 'Page name is required',
		tags,
	},
	'pageErrors.nameTaken': {
		de: 'Eine Seite mit diesem Namen gibt es bereits',
		en: 'A page with this name already exists',
		tags,
	},
	'pageErrors.slugTaken': {
		de: 'Eine Seite mit dieser Adresse gibt es bereits. Bitte wählen Sie einen anderen Namen.',
		en: 'A page with this slug already exists. Please choose a different name.',
		tags,
	},
	'pageErrors.slugInvalid': {
		de: 'Ungültige Adresse',
		en: 'Invalid slug',
		context: 'The last part of the address of a page',
		tags,
	},
	'pageErrors.slugReserved': {
		de: 'Diese Adresse ist für den Shop selbst vorbehalten. Bitte wählen Sie eine andere.',
		en: 'This slug is reserved for the shop itself. Please choose a different one.',
		tags,
	},
	'pageErrors.limit': {
		de: 'Die Höchstzahl der Seiten ist erreicht',
		en: 'Page limit reached',
		context: 'Of what the shop pays for',
		tags,
	},
	'pageErrors.linkLimit': {
		de: 'Die Höchstzahl der Linkseiten ist erreicht',
		en: 'Link page limit reached',
		context: 'Of what the shop pays for',
		tags,
	},
	'pageErrors.notDeletable': {
		de: 'Diese Seite kann nicht gelöscht werden',
		en: 'This page cannot be deleted',
		context: 'The home page, and pages that the law wants',
		tags,
	},
	'pageErrors.titleNotDeletable': withArguments<{ pageTitle: string }>()({
		de: 'Die Seite „{pageTitle}“ kann nicht gelöscht werden',
		en: 'The page "{pageTitle}" cannot be deleted',
		context: 'The home page, and pages that the law wants',
		tags,
	}),
	'pageErrors.held': {
		de: 'Diese Seite wird gerade an anderer Stelle bearbeitet.',
		en: 'This page is being edited elsewhere at the moment.',
		context: 'By somebody else, or by the same person in another tab',
		tags,
	},
	'pageErrors.notEmpty': {
		de: 'Auf dieser Seite steht schon etwas. Vorlagen füllen leere Seiten.',
		en: 'There is something on this page already. Templates fill empty pages.',
		tags,
	},
	'pageErrors.templateEmpty': {
		de: 'Diese Vorlage enthält keine Abschnitte',
		en: 'This template contains no layouts',
		tags,
	},
	'pageErrors.templateUnderWay': {
		de: 'Auf dieser Seite wird schon eine Vorlage angewendet.',
		en: 'A template is already being applied to this page.',
		tags,
	},
	'pageErrors.needed': {
		de: 'Diese Seite ist gesetzlich vorgeschrieben. Sie bleibt aktiv und unter ihrer Adresse.',
		en: 'This page is required by law. It stays active and at its address.',
		context: 'Imprint, privacy, terms, withdrawal',
		tags,
	},
	'pageErrors.neededThere': {
		de: 'Diese Seite ist gesetzlich vorgeschrieben, und der Shop führt unter dieser Adresse zu ihr. Ihr Name lässt sich ändern.',
		en: 'This page is required by law, and the shop leads to it at this address. Its name can be changed.',
		context: 'Imprint, privacy, terms, withdrawal',
		tags,
	},
	'pageErrors.homeMustBePage': {
		de: 'Nur eine aktive Seite, die keine Linkseite ist, kann die Startseite sein',
		en: 'Only an active page that is no link page can be the home page',
		tags,
	},
	'pageErrors.changed': {
		de: 'Die Seite wurde inzwischen geändert. Bitte sehen Sie sich den neuen Stand an.',
		en: 'The page has been changed meanwhile. Please look at its new state.',
		tags,
	},
	'pageErrors.takenOver': {
		de: 'Jemand anderes bearbeitet diese Seite jetzt',
		en: 'Somebody else is editing this page now',
		context: 'Another person, or another tab of the same one, has taken the page over',
		tags,
	},
	'pageErrors.stepGap': {
		de: 'Ein früherer Schritt fehlt noch',
		en: 'An earlier step is still missing',
		context: 'The editor sends its steps once more; people see this only if that fails, too',
		tags,
	},
	'pageErrors.stepRefused': {
		de: 'Diese Änderung passt nicht zur Seite',
		en: 'This change does not fit the page',
		tags,
	},
	'pageErrors.documentRefused': {
		de: 'Diese Seite enthält etwas, das nicht gespeichert werden kann',
		en: 'This page contains something that cannot be saved',
		tags,
	},
	'pageErrors.tooLarge': {
		de: 'Die Seite ist zu groß geworden. Bitte entfernen Sie einen Abschnitt.',
		en: 'The page has become too large. Please remove a section.',
		tags,
	},
	'pageErrors.notPublishable': {
		de: 'Die Seite kann so nicht veröffentlicht werden',
		en: 'The page cannot be published as it is',
		tags,
	},
	'pageErrors.scheduleInThePast': {
		de: 'Der Zeitpunkt muss in der Zukunft liegen',
		en: 'The time must be in the future',
		tags,
	},
} satisfies Record<string, ShippedText>;
