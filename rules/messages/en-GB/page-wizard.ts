// The wizard that fills a page with a template: what is done at the moment, and how it ended.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['pages'];
const stage = (text: string): ShippedText => ({ text, context: 'What is done at the moment', tags });
const button = (text: string): ShippedText => ({ text, tags: [...tags, 'button'] });

export const pageWizard = {
	'pageWizard.title': {
		text: 'Begin with a template',
		context: 'Title of a dialog',
		tags,
	},
	'pageWizard.apply': button('Apply template'),
	'pageWizard.working': { text: 'Applying template', context: 'Title of a dialog', tags },
	'pageWizard.applied': { text: 'Template applied', context: 'Title of a dialog', tags },
	'pageWizard.workingOn': withArguments<{ name: string; stage: string }>()({
		text: 'Template for “{name}”: {stage}',
		context: 'Above the list of pages; stage is what is done at the moment',
		tags,
	}),
	'pageWizard.show': button('Show'),
	'pageWizard.stage.page': stage('Generating page'),
	'pageWizard.stage.layouts': stage('Adding layouts'),
	'pageWizard.stage.texts': stage('Translating'),
	'pageWizard.stage.pictures': stage('Adding image placeholders'),
	'pageWizard.finished.page': stage('Page generated'),
	'pageWizard.finished.layouts': stage('Layouts added'),
	'pageWizard.finished.texts': stage('Texts translated'),
	'pageWizard.finished.pictures': stage('Image placeholders added'),
	'pageWizard.notTranslated': stage('Texts not translated'),
	'pageWizard.state.waiting': { text: 'waiting', context: 'Read aloud after a stage', tags },
	'pageWizard.state.now': { text: 'under way', context: 'Read aloud after a stage', tags },
	'pageWizard.state.done': { text: 'done', context: 'Read aloud after a stage', tags },
	'pageWizard.state.skipped': { text: 'skipped', context: 'Read aloud after a stage', tags },
	'pageWizard.state.failed': { text: 'failed', context: 'Read aloud after a stage', tags },
	'pageWizard.sections': withArguments<{ count: number }>()({
		text: '{count, plural, one {# layout} other {# layouts}}',
		tags,
	}),
	'pageWizard.pictures': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {This template needs none.} one {# image} other {# images}}',
		tags,
	}),
	'pageWizard.languages': withArguments<{ done: number; count: number; names: string }>()({
		text: '{done} of {count, plural, one {# language} other {# languages}}: {names}',
		tags,
	}),
	'pageWizard.translation.notNeeded': {
		text: 'Not needed: the template speaks all languages of your shop.',
		tags,
	},
	'pageWizard.translation.off': {
		text: 'Skipped: no machine translation is switched on for the other languages. Until somebody translates, visitors read the default language there.',
		tags,
	},
	'pageWizard.translation.noKey': {
		text: 'Skipped: the key of the provider of machine translation is missing. Until somebody translates, visitors read the default language there.',
		tags,
	},
	'pageWizard.translation.skipped': {
		text: 'Skipped as you wished.',
		tags,
	},
	'pageWizard.mayLeave': {
		text: 'You may close this window: it goes on in the background.',
		tags,
	},
	'pageWizard.done': {
		text: 'Template content successfully added to page',
		tags,
	},
	'pageWizard.doneFor': withArguments<{ name: string }>()({
		text: '“{name}”: Template content successfully added to page',
		tags,
	}),
	'pageWizard.doneHint': {
		text: 'Nobody sees it yet: replace texts and pictures with your own, then publish the page.',
		tags,
	},
	'pageWizard.failed': {
		text: 'Error applying template',
		tags: [...tags, 'error'],
	},
	'pageWizard.failedAt': withArguments<{ stage: string; reason: string }>()({
		text: '“{stage}” has failed. {reason} What was done before stays on the page.',
		tags: [...tags, 'error'],
	}),
	'pageWizard.failedFor': withArguments<{ name: string; stage: string }>()({
		text: '“{name}”: Error applying template ({stage})',
		tags: [...tags, 'error'],
	}),
	'pageWizard.again': button('Try again'),
	'pageWizard.withoutTranslation': button('Go on without translation'),
	'pageWizard.finish': button('Done'),
} satisfies Record<string, ShippedText>;
