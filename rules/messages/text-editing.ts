// Editing texts where they stand: the floating button, the small editor, the texts of a page.
import { type ShippedText, withArguments } from './entry.ts';

const label = (de: string, en: string, context?: string): ShippedText => ({
	de,
	en,
	tags: ['texts'],
	...(context ? { context } : {}),
});
const button = (de: string, en: string): ShippedText => ({ de, en, tags: ['texts', 'button'] });

export const textEditing = {
	'textEditing.tools': label('Werkzeuge', 'Tools', 'The floating button that opens the tools of editors'),
	'textEditing.controls': label('Texte bearbeiten', 'Edit texts', 'Switch: texts of the page can be chosen and edited'),
	'textEditing.controlsHint': label(
		'Klicken Sie auf einen Text oder gehen Sie mit Tab zu ihm und drücken Sie Enter; auf einem Touchscreen halten Sie ihn gedrückt. Mit gedrückter Strg-Taste folgen Sie Links. Escape beendet das Bearbeiten.',
		'Click a text, or go to it with Tab and press Enter; on a touch screen press and hold it. Hold Ctrl to follow links. Escape ends editing.',
	),
	'textEditing.pageTexts': button('Texte auf dieser Seite', 'Texts on this page'),
	'textEditing.content': button('Seiteninhalt übersetzen', 'Translate page content'),
	'textEditing.allTexts': button('Alle Übersetzungen', 'All translations'),
	'textEditing.keep': button('Einstellung merken', 'Keep this setting'),
	'textEditing.kept': label('In diesem Browser gemerkt.', 'Kept in this browser.'),
	'textEditing.reset': button('Alles ausschalten', 'Switch everything off'),
	'textEditing.title': label('Text bearbeiten', 'Edit text', 'Heading of the small editor'),
	'textEditing.which': label('Welcher Text?', 'Which text?', 'A place with several texts: choose one'),
	'textEditing.attribute.placeholder': label('Platzhalter', 'Placeholder', 'Attribute: the hint inside of a field'),
	'textEditing.attribute.title': label('Titel', 'Title', 'Attribute: shown when the mouse rests there'),
	'textEditing.attribute.alt': label('Alternativtext', 'Alternative text', 'Attribute: describes a picture'),
	'textEditing.attribute.read': label('Vorgelesener Text', 'Text read aloud', 'Attribute: for screen readers'),
	'textEditing.attribute.text': label('Sichtbarer Text', 'Visible text'),
	'textEditing.source.own': label('Eigener Wortlaut', 'Own wording', 'Where a text comes from'),
	'textEditing.source.shipped': label('Mitgelieferter Text', 'Shipped text', 'Where a text comes from'),
	'textEditing.source.regional': withArguments<{ language: string }>()({
		de: 'Fehlt. Gezeigt wird {language}.',
		en: 'Missing. {language} is shown.',
		context: 'Where a text comes from: a language of the same tongue',
	}),
	'textEditing.source.default': withArguments<{ language: string }>()({
		de: 'Fehlt. Gezeigt wird die Standardsprache: {language}.',
		en: 'Missing. The default language is shown: {language}.',
		context: 'Where a text comes from',
	}),
	'textEditing.source.base': withArguments<{ language: string }>()({
		de: 'Fehlt. Gezeigt wird der Ausgangstext: {language}.',
		en: 'Missing. The base text is shown: {language}.',
		context: 'Where a text comes from',
	}),
	'textEditing.toShipped': button('Zum mitgelieferten Text', 'Back to the shipped text'),
	'textEditing.translate': button('Maschinell übersetzen', 'Translate by machine'),
	'textEditing.translateFailed': label('Fehler bei der Übersetzung', 'Error translating'),
	'textEditing.overflows': label(
		'Dieser Text passt nicht an seine Stelle. Ein kürzerer Wortlaut hilft.',
		'This text does not fit its place. A shorter wording helps.',
	),
	'textEditing.save': button('Speichern', 'Save'),
	'textEditing.cancel': button('Abbrechen', 'Cancel'),
	'textEditing.saved': label('Text gespeichert', 'Text saved', 'Toast'),
	'textEditing.notSaved': label('Fehler beim Speichern des Textes', 'Error saving the text', 'Toast'),
	'textEditing.savedInDraft': label(
		'Gespeichert. Sichtbar wird der Text, sobald die Seite veröffentlicht wird.',
		'Saved. The text is visible once the page is published.',
		'Toast after correcting a text of a page without the right to publish',
	),
	'textEditing.savedBesideDraft': label(
		'Gespeichert. Der Entwurf der Seite hat an dieser Stelle schon einen anderen Text; der bleibt, wie er ist.',
		'Saved. The draft of the page already has another text here, which stays as it is.',
		'Toast after correcting a text of a page',
	),
	'textEditing.draftOnly': label(
		'Ihre Änderung kommt in den Entwurf der Seite. Sichtbar wird sie, sobald die Seite veröffentlicht wird.',
		'Your change goes into the draft of the page. It is visible once the page is published.',
	),
	'textEditing.draftDiffers': label(
		'Der Entwurf weicht vom veröffentlichten Text ab',
		'The draft differs from the published text',
		'Beside a text of a page',
	),
	'textEditing.pageHeld': withArguments<{ name: string }>()({
		de: '{name} bearbeitet diese Seite gerade. Speichern können Sie, sobald sie frei ist; was Sie schreiben, bleibt hier.',
		en: '{name} is editing this page. You can save once it is free; what you write stays here.',
		tags: ['texts'],
	}),
	'textEditing.history': button('Verlauf', 'History'),
	'textEditing.noHistory': label('Noch nichts geändert.', 'Nothing was changed yet.'),
	'textEditing.restoreBefore': button('Vorherigen Text wiederherstellen', 'Restore the previous text'),
	'textEditing.inField': withArguments<{ language: string; text: string }>()({
		de: 'Im Feld „{language}“ steht jetzt wieder „{text}“. Es gilt, sobald Sie speichern.',
		en: 'The field “{language}” now reads “{text}” again. It takes effect once you save.',
		context: 'Below an entry of the history of a text, after its button was pressed',
		tags: ['texts'],
	}),
	'textEditing.restored': withArguments<{ language: string; text: string }>()({
		de: 'Wiederhergestellt ({language}): „{text}“',
		en: 'Restored ({language}): “{text}”',
		context: 'Toast',
		tags: ['texts'],
	}),
	'textEditing.restore': button('Wiederherstellen', 'Restore'),
	'textEditing.origin.human': label('von Hand', 'by hand'),
	'textEditing.origin.machine': label('maschinell', 'by machine'),
	'textEditing.origin.import': label('importiert', 'imported'),
	'textEditing.lock': button('Sperren', 'Lock'),
	'textEditing.unlock': button('Entsperren', 'Unlock'),
	'textEditing.moreInAdmin': button('In der Übersetzungsverwaltung öffnen', 'Open in the translations'),
	'textEditing.noTexts': label('Auf dieser Seite gibt es keine Texte.', 'There are no texts on this page.'),
};
