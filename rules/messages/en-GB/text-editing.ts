// Editing texts where they stand: the floating button, the small editor, the texts of a page.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['texts'],
	...(context ? { context } : {}),
});
const button = (text: string): ShippedText => ({ text, tags: ['texts', 'button'] });

export const textEditing = {
	'textEditing.tools': label('Tools', 'The floating button that opens the tools of editors'),
	'textEditing.controls': label('Edit texts', 'Switch: texts of the page can be chosen and edited'),
	'textEditing.controlsHint': label(
		'Click a text, or go to it with Tab and press Enter; on a touch screen press and hold it. Hold Ctrl to follow links. Escape ends editing.',
	),
	'textEditing.pageTexts': button('Texts on this page'),
	'textEditing.content': button('Translate page content'),
	'textEditing.allTexts': button('All translations'),
	'textEditing.keep': button('Keep this setting'),
	'textEditing.kept': label('Kept in this browser.'),
	'textEditing.reset': button('Switch everything off'),
	'textEditing.title': label('Edit text', 'Heading of the small editor'),
	'textEditing.which': label('Which text?', 'A place with several texts: choose one'),
	'textEditing.attribute.placeholder': label('Placeholder', 'Attribute: the hint inside of a field'),
	'textEditing.attribute.title': label('Title', 'Attribute: shown when the mouse rests there'),
	'textEditing.attribute.alt': label('Alternative text', 'Attribute: describes a picture'),
	'textEditing.attribute.read': label('Text read aloud', 'Attribute: for screen readers'),
	'textEditing.attribute.text': label('Visible text'),
	'textEditing.source.own': label('Own wording', 'Where a text comes from'),
	'textEditing.source.shipped': label('Shipped text', 'Where a text comes from'),
	'textEditing.source.regional': withArguments<{ language: string }>()({
		text: 'Missing. {language} is shown.',
		context: 'Where a text comes from: a language of the same tongue',
	}),
	'textEditing.source.default': withArguments<{ language: string }>()({
		text: 'Missing. The default language is shown: {language}.',
		context: 'Where a text comes from',
	}),
	'textEditing.source.base': withArguments<{ language: string }>()({
		text: 'Missing. The base text is shown: {language}.',
		context: 'Where a text comes from',
	}),
	'textEditing.toShipped': button('Back to the shipped text'),
	'textEditing.translate': button('Translate by machine'),
	'textEditing.translateFailed': label('Error translating'),
	'textEditing.overflows': label('This text does not fit its place. A shorter wording helps.'),
	'textEditing.save': button('Save'),
	'textEditing.cancel': button('Cancel'),
	'textEditing.saved': label('Text saved', 'Toast'),
	'textEditing.notSaved': label('Error saving the text', 'Toast'),
	'textEditing.savedInDraft': label(
		'Saved. The text is visible once the page is published.',
		'Toast after correcting a text of a page without the right to publish',
	),
	'textEditing.savedBesideDraft': label(
		'Saved. The draft of the page already has another text here, which stays as it is.',
		'Toast after correcting a text of a page',
	),
	'textEditing.draftOnly': label(
		'Your change goes into the draft of the page. It is visible once the page is published.',
	),
	'textEditing.draftDiffers': label('The draft differs from the published text', 'Beside a text of a page'),
	'textEditing.pageHeld': withArguments<{ name: string }>()({
		text: '{name} is editing this page. You can save once it is free; what you write stays here.',
		tags: ['texts'],
	}),
	'textEditing.history': button('History'),
	'textEditing.noHistory': label('Nothing was changed yet.'),
	'textEditing.restoreBefore': button('Restore the previous text'),
	'textEditing.inField': withArguments<{ language: string; text: string }>()({
		text: 'The field “{language}” now reads “{text}” again. It takes effect once you save.',
		context: 'Below an entry of the history of a text, after its button was pressed',
		tags: ['texts'],
	}),
	'textEditing.restored': withArguments<{ language: string; text: string }>()({
		text: 'Restored ({language}): “{text}”',
		context: 'Toast',
		tags: ['texts'],
	}),
	'textEditing.restore': button('Restore'),
	'textEditing.origin.human': label('by hand'),
	'textEditing.origin.machine': label('by machine'),
	'textEditing.origin.import': label('imported'),
	'textEditing.lock': button('Lock'),
	'textEditing.unlock': button('Unlock'),
	'textEditing.moreInAdmin': button('Open in the translations'),
	'textEditing.noTexts': label('There are no texts on this page.'),
};
