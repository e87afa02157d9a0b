// Why a design or a template could not be made, changed or released.
import type { ShippedText } from '../entry.ts';

const failure = (text: string, context?: string): ShippedText => ({
	text,
	tags: ['designs', 'error'],
	...(context ? { context } : {}),
});

export const designs = {
	'designs.notPrinted': failure('This product has no print specification. Please set it first.'),
	'designs.templateExists': failure('This product has a template already.'),
	'designs.templateInvalid': failure(
		'The template does not fit the product, or something it needs is missing.',
		'It has the wrong pages, or names a font or picture that is not there',
	),
	'designs.takenOver': failure('The design is being edited in another tab or on another device.'),
	'designs.stepGap': failure('Changes that came before this one are missing.'),
	'designs.stepRefused': failure('This change cannot be applied to the design.'),
	'designs.refused': failure('This is not a design that can be stored.'),
	'designs.tooLarge': failure('The design is too large. Please remove something from it.'),
	'designs.notInStudio': failure('This design is not edited in the studio. Please open it in its editor.'),
	'designs.providerBusy': failure('The editor cannot be reached at the moment. Please try again in a few minutes.'),
	'designs.providerRefused': failure('The editor did not accept this. Please contact us.'),
	'designs.providerMissing': failure('The editor is not set up correctly in this shop. Please contact us.'),
	'designs.otherAccount': failure(
		'This design was made with an earlier connection to the editor and can no longer be opened. Please begin a new one.',
	),
	'designs.gone': failure('This design is no longer available in the editor. Please begin a new one.'),
	'designs.changed': failure('The design was changed in the meantime. Please check it again.'),
	'designs.seriesFileUnusable': failure(
		'The file cannot be read as a table. Please save it as CSV or XLSX with the names of the columns in the first row.',
	),
	'designs.hasErrors': failure('The design has errors that must be corrected before it can be printed.'),
	'designs.findingsNotAccepted': failure('Please accept the hints about the design first.'),
	'designs.linksFull': failure('There are 20 links to this design already. Please revoke one first.'),
	'designs.variant': {
		text: 'Variant',
		tags: ['designs'],
		context: 'Of a design, chosen in the editor, such as a paper; beside the options of the product',
	},
	'designs.copy': {
		text: 'copy',
		tags: ['designs'],
		context: 'Behind the name of a design that was duplicated: Summer party (copy)',
	},
	'designs.commentsFull': failure('There are 200 comments on this design already. No more can be added.'),
} satisfies Record<string, ShippedText>;
