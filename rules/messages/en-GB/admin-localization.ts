// The languages of a shop in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminLocalization = {
	'localization.title': { text: 'Languages & Localization', tags: ['admin'] },
	'localization.shippingNames': {
		text: 'These shipping methods lack a name; customers read another language there:',
	},
	'localization.intro': {
		text: 'Your shop appears in these languages. Visitors do not see drafts. What is missing in a language is shown in the default language.',
	},
	'localization.language': label('Language'),
	'localization.locale': label('Locale'),
	'localization.default': { text: 'Default', context: 'Mark of the default language' },
	'localization.notation': label('Notation for prices and amounts'),
	'localization.notationShort': label('Prices and amounts'),
	'localization.notationOwn': withArguments<{ example: string }>()({
		text: '{example} – as usual',
		context: 'Choice: prices are written as the language does',
	}),
	'localization.example': withArguments<{ price: string; amount: string }>()({
		text: 'Example: {price} for {amount} pieces',
	}),
	'localization.completeness': label('Texts'),
	'localization.complete': { text: 'Complete' },
	'localization.missing': withArguments<{ count: number }>()({
		text: '{count, plural, one {# text is missing} other {# texts are missing}}',
	}),
	'localization.translatedOf': withArguments<{ translated: string; texts: string }>()({
		text: '{translated} of {texts} texts',
	}),
	'localization.address': withArguments<{ path: string }>()({ text: 'Address: {path}' }),
	'localization.up': withArguments<{ language: string }>()({
		text: 'Move {language} up',
	}),
	'localization.down': withArguments<{ language: string }>()({
		text: 'Move {language} down',
	}),
	'localization.add': button('Add language'),
	'localization.added': { text: 'Language added' },
	'localization.addFailed': failure('An error occurred while adding the language'),
	'localization.addHint': {
		text: 'The language starts as a draft: only your team sees it until you publish it. Texts that do not exist in it yet are shown in the default language.',
	},
	'localization.addMachine': label('Translate missing texts by machine'),
	'localization.addMachineHint': {
		text: 'They appear one after another and are marked as translated by machine.',
	},
	'localization.addMachineCount': withArguments<{ count: number; characters: string }>()({
		text: '{count, plural, =0 {Nothing is missing.} one {# text, {characters} characters.} other {# texts, {characters} characters.}} They appear one after another and are marked as translated by machine.',
	}),
	'localization.draft': { text: 'Draft', context: 'Mark of a language that visitors do not see yet' },
	'localization.publish': button('Publish'),
	'localization.publishAsk': withArguments<{ language: string }>()({ text: 'Publish {language}?' }),
	'localization.publishText': withArguments<{ missing: number }>()({
		text: 'Visitors and search engines will see the language. {missing, plural, =0 {All texts are there.} one {# text is missing and will be shown in the default language.} other {# texts are missing and will be shown in the default language.}}',
	}),
	'localization.published': { text: 'Language published' },
	'localization.preview': { text: 'Preview', context: 'Link to the shop in a language that visitors do not see yet' },
	'localization.makeDraft': button('Make it a draft'),
	'localization.makeDraftAsk': withArguments<{ language: string }>()({ text: 'Make {language} a draft?' }),
	'localization.makeDraftText': label(
		'Visitors will not see the language any more, and its addresses will not be found. All texts stay.',
	),
	'localization.madeDraft': { text: 'Language is a draft now' },
	'localization.previewOfDraft': {
		text: 'This language is a draft: visitors do not see it yet. You can publish it under Languages & Localization.',
		context: 'Above every page of the shop, for staff',
	},
	'localization.other': { text: 'Other …', context: 'Choice: a locale that is not in the list' },
	'localization.code': label('Code'),
	'localization.codeHint': {
		text: 'Language and country, for example sv-FI.',
	},
	'localization.makeDefault': button('Set as default'),
	'localization.makeDefaultAsk': withArguments<{ language: string }>()({
		text: 'Set {language} as the default localization?',
	}),
	'localization.makeDefaultText': withArguments<{ language: string; path: string }>()({
		text: 'The addresses of the shop change: pages in this language then have no prefix, those in {language} are under {path}. Missing texts are shown in the new default language.',
	}),
	'localization.madeDefault': { text: 'Default language changed' },
	'localization.delete': button('Delete'),
	'localization.deleteAsk': withArguments<{ language: string }>()({
		text: 'Delete localization {language}?',
	}),
	'localization.deleteText': {
		text: 'The shop is no longer shown in this language. Its texts are kept and come back if you add the language again.',
	},
	'localization.deleted': { text: 'Localization deleted' },
	'localization.deleteFailed': failure('An error occurred while deleting the localization'),
	'localization.updated': { text: 'Language updated' },
	'localization.updateFailed': failure('An error occurred during the language update'),
	'localization.actions': withArguments<{ language: string }>()({
		text: 'Actions for {language}',
	}),
	'localization.invalid': failure(
		'There is no such language here. A code is a language and a country, for example fr-FR.',
	),
	'localization.taken': failure('The shop has this language already.'),
	'localization.defaultKept': failure(
		'The default language cannot be deleted or made a draft. Set another one as default first.',
	),
} satisfies Record<string, ShippedText>;
