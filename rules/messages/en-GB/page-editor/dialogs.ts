// Texts and their translations, search engines, publishing, versions.
import { type ShippedText, withArguments } from '../../entry.ts';

const tags = ['pages', 'editor'];

export const dialogTexts = {
	'pageEditor.status.base': { text: 'Base language', context: 'State of a text', tags },
	'pageEditor.status.missing': { text: 'Missing', context: 'State of a text', tags },
	'pageEditor.status.outdated': {
		text: 'Outdated',
		context: 'State of a translation: the words it was made from have changed',
		tags,
	},
	'pageEditor.status.assistant': {
		text: 'Made with AI',
		context: 'Mark beside a text that the assistant has written',
		tags,
	},
	'pageEditor.status.machine': {
		text: 'Machine translated',
		context: 'State of a text',
		tags,
	},
	'pageEditor.status.sample': { text: 'From the template', context: 'State of a text', tags },
	'pageEditor.status.done': { text: 'Done', context: 'State of a text', tags },
	'pageEditor.translate': { text: 'Translate', context: 'Button', tags },
	'pageEditor.translateInto': withArguments<{ name: string; language: string }>()({
		text: 'Translate {name}: {language}',
		context: 'Button, read aloud',
		tags,
	}),
	'pageEditor.translateAll': withArguments<{ count: number; language: string }>()({
		text: '{count, plural, =0 {{language}: all translated} one {Translate # text: {language}} other {Translate # texts: {language}}}',
		context: 'Button',
		tags,
	}),
	'pageEditor.translated': withArguments<{ count: number }>()({
		text: '{count, plural, one {# text was translated.} other {# texts were translated.}}',
		tags,
	}),
	'pageEditor.translateFailed': { text: 'The translation failed', tags },
	'pageEditor.baseFirst': {
		text: 'Please fill out the default language to create a translation.',
		tags,
	},
	'pageEditor.show': { text: 'Show', context: 'Label of a list', tags },
	'pageEditor.filter.all': { text: 'All texts', tags },
	'pageEditor.filter.missing': { text: 'Missing', tags },
	'pageEditor.filter.outdated': { text: 'Outdated', tags },
	'pageEditor.filter.sample': { text: 'From the template', tags },
	'pageEditor.filter.assistant': { text: 'Made with AI', tags },
	'pageEditor.filter.machine': { text: 'Machine translated', tags },
	'pageEditor.seoIndex': {
		text: 'Search engines may show this page',
		context: 'Switch',
		tags,
	},
	'pageEditor.seoIndexHint': {
		text: 'Switched off, the page can still be reached but is not found.',
		tags,
	},
	'pageEditor.seoImage': { text: 'Share image', tags },
	'pageEditor.seoTitle': { text: 'Title', context: 'Label', tags },
	'pageEditor.seoTitleHint': {
		text: 'Without it the name of the page is used. About 60 characters are shown.',
		tags,
	},
	'pageEditor.seoDescription': { text: 'Description', context: 'Label', tags },
	'pageEditor.seoDescriptionHint': {
		text: 'About 155 characters are shown.',
		tags,
	},
	'pageEditor.canonicalUrl': { text: 'Canonical URL', context: 'Label', tags },
	'pageEditor.canonicalUrlHint': {
		text: 'Fill this in only if search engines should show another page of the shop instead. Applies to every language.',
		tags,
	},
	'pageEditor.seoNoDescription': {
		text: 'Without a description search engines choose a part of the page themselves.',
		tags,
	},
	'pageEditor.seoPreview': { text: 'Preview of the search result', tags },
	'pageEditor.publishTitle': { text: 'Publish page', tags },
	'pageEditor.publishNow': { text: 'Publish now', context: 'Button', tags },
	'pageEditor.published': { text: 'Page published.', tags },
	'pageEditor.publishFailed': { text: 'Error publishing page', tags },
	'pageEditor.publishUnsaved': {
		text: 'Not everything is saved yet. Please try again in a moment.',
		tags,
	},
	'pageEditor.whatChanges': { text: 'What changes for visitors', tags },
	'pageEditor.noChanges': { text: 'Nothing is different.', tags },
	'pageEditor.check.title': { text: 'Worth a look before you publish', context: 'Heading', tags },
	'pageEditor.check.hint': { text: 'Each entry leads to its place on the page.', tags },
	'pageEditor.check.fine': { text: 'Checked: nothing is missing on this page.', tags },
	'pageEditor.check.sampleText': withArguments<{ count: number }>()({
		text: '{count, plural, one {# text still comes from the template} other {# texts still come from the template}}',
		tags,
	}),
	'pageEditor.check.missingText': withArguments<{ count: number }>()({
		text: '{count, plural, one {# text is empty} other {# texts are empty}}',
		tags,
	}),
	'pageEditor.check.placeholderPicture': withArguments<{ count: number }>()({
		text: '{count, plural, one {# placeholder image} other {# placeholder images}}',
		tags,
	}),
	'pageEditor.check.samplePicture': withArguments<{ count: number }>()({
		text: '{count, plural, one {# image is beside texts of the template: does it fit?} other {# images are beside texts of the template: do they fit?}}',
		tags,
	}),
	'pageEditor.check.sampleProduct': withArguments<{ count: number }>()({
		text: '{count, plural, one {# product is beside texts of the template: does it fit?} other {# sections show products beside texts of the template: do they fit?}}',
		tags,
	}),
	'pageEditor.check.deadLink': withArguments<{ count: number }>()({
		text: '{count, plural, one {# link leads to an address of the shop where nothing is} other {# links lead to addresses of the shop where nothing is}}',
		tags,
	}),
	'pageEditor.check.missingAnchor': withArguments<{ count: number }>()({
		text: '{count, plural, one {# link leads to a section that does not exist} other {# links lead to sections that do not exist}}',
		tags,
	}),
	'pageEditor.check.missingPicture': withArguments<{ count: number }>()({
		text: '{count, plural, one {# image is missing: visitors see nothing in its place, not even its caption} other {# images are missing: visitors see nothing in their place, not even captions}}',
		tags,
	}),
	'pageEditor.check.noProduct': withArguments<{ count: number }>()({
		text: '{count, plural, one {# section without a product: visitors see nothing of it, not even its heading and text} other {# sections without a product: visitors see nothing of them, not even headings and texts}}',
		tags,
	}),
	'pageEditor.check.noFeed': withArguments<{ count: number }>()({
		text: '{count, plural, one {# section without the address of a feed: visitors see nothing of it} other {# sections without the address of a feed: visitors see nothing of them}}',
		tags,
	}),
	'pageEditor.check.noVideo': withArguments<{ count: number }>()({
		text: '{count, plural, one {# section without the address of a video: visitors see nothing of it} other {# sections without the address of a video: visitors see nothing of them}}',
		tags,
	}),
	'pageEditor.check.noMoment': withArguments<{ count: number }>()({
		text: '{count, plural, one {# countdown without a day and a time: visitors see nothing of it} other {# countdowns without a day and a time: visitors see nothing of them}}',
		tags,
	}),
	'pageEditor.check.emptyLink': withArguments<{ count: number }>()({
		text: '{count, plural, one {# link leads nowhere} other {# links lead nowhere}}',
		tags,
	}),
	'pageEditor.check.missingTranslation': withArguments<{ count: number; language: string }>()({
		text: '{count, plural, one {# text is missing or outdated in {language}} other {# texts are missing or outdated in {language}}}',
		tags,
	}),
	'pageEditor.check.missingAlt': withArguments<{ count: number }>()({
		text: '{count, plural, one {# image without an alternative text} other {# images without an alternative text}}',
		tags,
	}),
	'pageEditor.check.pageName': { text: 'Name of the page', context: 'Entry of a list of what is missing', tags },
	'pageEditor.check.acceptHint': { text: 'You have read them and want to keep them?', tags },
	'pageEditor.check.accept': { text: 'Keep all of them', context: 'Button: texts of a template', tags },
	'pageEditor.check.accepted': { text: 'The texts are kept as they are.', tags },
	'pageEditor.change.added': { text: 'Added', context: 'Before the name of a section', tags },
	'pageEditor.change.removed': { text: 'Removed', context: 'Before the name of a section', tags },
	'pageEditor.change.changed': { text: 'Changed', context: 'Before the name of a section', tags },
	'pageEditor.change.settings': {
		text: 'settings',
		context: 'After the name of a section: what has changed of it',
		tags,
	},
	'pageEditor.change.formats': { text: 'Only formatting or links', context: 'Below words that have not changed', tags },
	'pageEditor.change.order': { text: 'Order of the sections', tags },
	'pageEditor.scheduleHint': {
		text: 'At this time the draft is published by itself, as it is then.',
		tags,
	},
	'pageEditor.plannedFor': withArguments<{ time: string }>()({
		text: 'Planned for {time}',
		tags,
	}),
	'pageEditor.plan': { text: 'Schedule', context: 'Button', tags },
	'pageEditor.unschedule': { text: 'Unschedule', context: 'Button', tags },
	'pageEditor.scheduled': { text: 'The publication is scheduled.', tags },
	'pageEditor.unscheduled': {
		text: 'The publication is no longer scheduled.',
		tags,
	},
	'pageEditor.scheduleFailed': {
		text: 'Error scheduling the publication',
		tags,
	},
	'pageEditor.scheduleWrong': { text: 'Please give a day and a time.', tags },
	'pageEditor.schedulePast': { text: 'The time is in the past.', tags },
	'pageEditor.day': { text: 'Day', context: 'Label', tags },
	'pageEditor.time': { text: 'Time', context: 'Label', tags },
	'pageEditor.timeHint': withArguments<{ timeZone: string }>()({
		text: 'For example 08:00, by the clocks of the shop ({timeZone})',
		tags,
	}),
	'pageEditor.version.published': { text: 'Published', context: 'Why a version was kept', tags },
	'pageEditor.version.takenOver': {
		text: 'Before a take-over',
		context: 'Why a version was kept',
		tags,
	},
	'pageEditor.version.unsaved': {
		text: 'Could not be saved',
		context: 'Why a version was kept',
		tags,
	},
	'pageEditor.version.beforeRestore': {
		text: 'Before a restoration',
		context: 'Why a version was kept',
		tags,
	},
	'pageEditor.noVersions': { text: 'There are no versions yet.', tags },
	'pageEditor.chooseVersion': {
		text: 'Choose a version to look at it.',
		tags,
	},
	'pageEditor.sinceThen': { text: 'What is different since then', tags },
	'pageEditor.restore': { text: 'Restore', context: 'Button', tags },
	'pageEditor.restored': {
		text: 'The version was restored. Undo brings back what was before.',
		tags,
	},
	'pageEditor.versionView': { text: 'The page in this version', tags },
} satisfies Record<string, ShippedText>;
