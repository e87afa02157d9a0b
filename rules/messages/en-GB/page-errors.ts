// Why a page could not be shown, changed, published or managed.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['pages'];

export const pageErrors = {
	'pageErrors.deactivated': {
		text: 'Page has been deactivated',
		context: 'Visitors see this in place of a page that was switched off',
		tags,
	},
	'pageErrors.nameRequired': {
		text: 'Page name is required',
		tags,
	},
	'pageErrors.nameTaken': {
		text: 'A page with this name already exists',
		tags,
	},
	'pageErrors.slugTaken': {
		text: 'A page with this slug already exists. Please choose a different name.',
		tags,
	},
	'pageErrors.slugInvalid': {
		text: 'Invalid slug',
		context: 'The last part of the address of a page',
		tags,
	},
	'pageErrors.slugReserved': {
		text: 'This slug is reserved for the shop itself. Please choose a different one.',
		tags,
	},
	'pageErrors.limit': {
		text: 'Page limit reached',
		context: 'Of what the shop pays for',
		tags,
	},
	'pageErrors.linkLimit': {
		text: 'Link page limit reached',
		context: 'Of what the shop pays for',
		tags,
	},
	'pageErrors.notDeletable': {
		text: 'This page cannot be deleted',
		context: 'The home page, and pages that the law wants',
		tags,
	},
	'pageErrors.titleNotDeletable': withArguments<{ pageTitle: string }>()({
		text: 'The page "{pageTitle}" cannot be deleted',
		context: 'The home page, and pages that the law wants',
		tags,
	}),
	'pageErrors.held': {
		text: 'This page is being edited elsewhere at the moment.',
		context: 'By somebody else, or by the same person in another tab',
		tags,
	},
	'pageErrors.notEmpty': {
		text: 'There is something on this page already. Templates fill empty pages.',
		tags,
	},
	'pageErrors.templateEmpty': {
		text: 'This template contains no layouts',
		tags,
	},
	'pageErrors.templateUnderWay': {
		text: 'A template is already being applied to this page.',
		tags,
	},
	'pageErrors.needed': {
		text: 'This page is required by law. It stays active and at its address.',
		context: 'Imprint, privacy, terms, withdrawal',
		tags,
	},
	'pageErrors.neededThere': {
		text: 'This page is required by law, and the shop leads to it at this address. Its name can be changed.',
		context: 'Imprint, privacy, terms, withdrawal',
		tags,
	},
	'pageErrors.homeMustBePage': {
		text: 'Only an active page that is no link page can be the home page',
		tags,
	},
	'pageErrors.changed': {
		text: 'The page has been changed meanwhile. Please look at its new state.',
		tags,
	},
	'pageErrors.takenOver': {
		text: 'Somebody else is editing this page now',
		context: 'Another person, or another tab of the same one, has taken the page over',
		tags,
	},
	'pageErrors.stepGap': {
		text: 'An earlier step is still missing',
		context: 'The editor sends its steps once more; people see this only if that fails, too',
		tags,
	},
	'pageErrors.stepRefused': {
		text: 'This change does not fit the page',
		tags,
	},
	'pageErrors.documentRefused': {
		text: 'This page contains something that cannot be saved',
		tags,
	},
	'pageErrors.tooLarge': {
		text: 'The page has become too large. Please remove a section.',
		tags,
	},
	'pageErrors.notPublishable': {
		text: 'The page cannot be published as it is',
		tags,
	},
	'pageErrors.scheduleInThePast': {
		text: 'The time must be in the future',
		tags,
	},
} satisfies Record<string, ShippedText>;
