// Setting up a shop: the wizard, and the checklist on the overview.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['admin'];
const button = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['admin', 'button'],
	...(context && { context }),
});
const error = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const shopSetup = {
	'shopSetup.title': { text: 'Set up the shop', tags },
	'shopSetup.intro': {
		text: 'Five steps to your own shop. You can skip each of them and come back at any time; what you save is live at once.',
		tags,
	},
	'shopSetup.steps': { text: 'Steps of the setup', context: 'Name of the navigation, for screen readers', tags },
	'shopSetup.step.pagebar': { text: 'Pagebar', context: 'Step: the bar at the top of every page', tags },
	'shopSetup.step.general': { text: 'General settings', context: 'Step', tags },
	'shopSetup.step.logos': { text: 'Logos and icons', context: 'Step', tags },
	'shopSetup.step.theme': { text: 'Theme', context: 'Step', tags },
	'shopSetup.step.translation': { text: 'Translation', context: 'Step', tags },
	'shopSetup.step.calendly': { text: 'Calendly', context: 'Step: name of a service for booking meetings', tags },
	'shopSetup.text.pagebar': {
		text: 'Choose the bar at the top of every page: with categories in a second row, or everything in one.',
		tags,
	},
	'shopSetup.text.general': {
		text: 'Name, slogan and contact details appear in the header and footer. What your invoices state is entered in the settings under “Invoices”.',
		tags,
	},
	'shopSetup.text.logos': { text: 'Without a logo your shop shows its name. Images are live at once.', tags },
	'shopSetup.text.theme': {
		text: 'Start from one of these themes. The preview shows it; visitors see it once you continue. Colours and fonts can be changed in the theme editor.',
		tags,
	},
	'shopSetup.text.translation': {
		text: 'With a DeepL key texts are translated into the other languages of your shop by themselves.',
		tags,
	},
	'shopSetup.text.calendly': {
		text: 'Visitors can book meetings in your Calendly calendar. Without it they propose times, which you accept.',
		tags,
	},
	'shopSetup.toThemeEditor': { text: 'Open the theme editor', context: 'Link', tags },
	'shopSetup.state.done': { text: 'done', context: 'State of a step or an entry of the checklist', tags },
	'shopSetup.state.skipped': { text: 'skipped', context: 'State of a step', tags },
	'shopSetup.state.open': { text: 'open', context: 'State of an entry of the checklist: not done yet', tags },
	'shopSetup.continue': button('Save and continue'),
	'shopSetup.finish': button('Save and finish', 'In the last step'),
	'shopSetup.skip': button('Skip this step'),
	'shopSetup.back': button('Back'),
	'shopSetup.later': button('Continue later', 'Leads to the overview'),
	'shopSetup.preview': { text: 'Preview of your shop', context: 'Name of the frame', tags },
	'shopSetup.finishedToast': { text: 'Your shop is set up', tags },
	'shopSetup.saveFailed': error('The progress could not be saved'),
	'shopSetup.themeFailed': error('The theme could not be published'),
	'shopSetup.themeCurrent': { text: 'Current theme', context: 'A theme of the shop that is no preset', tags },
	'shopSetup.themeInUse': { text: 'In use', context: 'Chip of a design', tags },
	'shopSetup.themeOnTrial': { text: 'Being tried', context: 'Chip of a design', tags },
	'shopSetup.themeTry': { text: 'Try', context: 'Button of a design', tags },
	'shopSetup.themeTryNamed': withArguments<{ name: string }>()({
		text: 'Try {name}',
		context: 'Read aloud; {name} is a design',
		tags,
	}),
	'shopSetup.themeKeep': { text: 'Keep', context: 'Button of the design in use, while another one is tried', tags },
	'shopSetup.themeKeepNamed': withArguments<{ name: string }>()({
		text: 'Keep {name}',
		context: 'Read aloud; {name} is a design',
		tags,
	}),
	'shopSetup.themeTried': withArguments<{ name: string }>()({
		text: 'You are trying “{name}”. “Save and continue” publishes it; “Skip this step” discards it.',
		context: '{name} is a design',
		tags,
	}),
	'shopSetup.themeDrafted': {
		text: 'The theme editor has a draft that is not published. “Save and continue” publishes it; “Skip this step” leaves it as a draft.',
		tags,
	},
	'shopSetup.trialFailed': { text: 'The trial could not be discarded', tags },
	'shopSetup.themePublished': { text: 'The theme is published', tags },
	'shopSetup.stepsDone': withArguments<{ done: number; count: number }>()({
		text: '{done} of {count} steps of the setup are done.',
		tags,
	}),
	'shopSetup.start': button('Start the setup'),
	'shopSetup.resume': button('Continue the setup'),
	'shopSetup.again': { text: 'Open the setup again', context: 'Link', tags },
	'shopSetup.checklist': { text: 'Before you sell', context: 'Heading of the checklist', tags },
	'shopSetup.item.legalPages': { text: 'Fill in the legal pages', tags },
	'shopSetup.item.ownPages': { text: 'Write your home page and contact page', tags },
	'shopSetup.item.payment': { text: 'Set up payment', tags },
	'shopSetup.item.shipping': { text: 'Set up shipping', tags },
	'shopSetup.item.product': { text: 'Publish your first product', tags },
	'shopSetup.item.domain': { text: 'Connect your own domain', tags },
	'shopSetup.itemHint.legalPages': {
		text: 'Imprint, privacy policy, terms and right of withdrawal are published, and nothing in brackets is left in them. As long as the terms or the right of withdrawal are templates, customers cannot order.',
		tags,
	},
	'shopSetup.itemHint.payment': {
		text: 'Card payment or invoice, and everything that your invoices must state.',
		tags,
	},
	'shopSetup.itemHint.ownPages': {
		text: 'Both begin with a general text. Replace it with your own, in every language of your shop.',
		tags,
	},
	'shopSetup.itemHint.shipping': { text: 'At least one shipping method, unless orders are picked up.', tags },
	'shopSetup.itemHint.product': {
		text: 'Published, with a price and in a category, so that visitors can find and order it.',
		tags,
	},
	'shopSetup.itemHint.domain': { text: 'Until then the shop has its address on the platform.', tags },
	'shopSetup.allDone': { text: 'Everything is there: your shop can sell.', tags },
	'shopSetup.dismiss': button('Hide this card'),
	'shopSetup.opened': { text: 'Setup opened', tags },
	'shopSetup.doneSteps': { text: 'Steps done', tags },
	'shopSetup.skippedSteps': { text: 'Steps skipped', tags },
	'shopSetup.finished': { text: 'Setup finished', tags },
	'shopSetup.dismissed': { text: 'Checklist hidden', tags },
} satisfies Record<string, ShippedText>;
