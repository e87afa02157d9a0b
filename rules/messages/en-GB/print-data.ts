// Print data of a line: upload, preview, what preflight has found, and the content release.
import { type ShippedText, withArguments } from '../entry.ts';

const text = (given: string, context?: string): ShippedText => ({
	text: given,
	tags: ['printData'],
	...(context ? { context } : {}),
});
const button = (given: string, context?: string): ShippedText => ({
	text: given,
	tags: ['printData', 'button'],
	...(context ? { context } : {}),
});

export const printData = {
	'printData.title': text('Print data', 'Headline of a part of a line'),
	'printData.ofOrder': text('Print data of your order', 'Headline on the confirmation of an order'),
	'printData.state.missing': text('Print data is missing', 'State of a line'),
	'printData.state.later': text('No print data yet', 'State of a line in the cart'),
	'printData.state.uploaded': text('Print data is being checked', 'State of a line'),
	'printData.state.findings': text('Waiting for your release', 'State of a line'),
	'printData.state.released': text('Released', 'State of a line: it may be printed'),
	'printData.state.refused': text('New print data needed', 'State of a line'),
	'printData.state.printed': text('Printed', 'State of a line'),
	'printData.needed': withArguments<{ width: string; height: string; bleed: string }>()({
		text: '{width} × {height} mm, plus {bleed} mm bleed on every side',
		context: 'What the print data should be',
		tags: ['printData'],
	}),
	'printData.neededNow': text('We need the print data before you order.'),
	'printData.side.front': text('Front', 'Side of a product'),
	'printData.side.back': text('Back', 'Side of a product'),
	'printData.side.inside': text('Inside', 'Side of a folded product'),
	'printData.side.outside': text('Outside', 'Side of a folded product'),
	'printData.side.cover': text('Cover', 'Side of a brochure'),
	'printData.side.page': withArguments<{ page: number }>()({
		text: 'Page {page}',
		context: 'Side of a product with several pages',
		tags: ['printData'],
	}),
	'printData.way': text('How do you want to send the print data?', 'Label of two options'),
	'printData.way.all': withArguments<{ count: number }>()({
		text: 'One file with {count} pages',
		tags: ['printData'],
	}),
	'printData.way.each': text('One file for each side'),
	'printData.uploadSide': withArguments<{ side: string }>()({
		text: 'Upload {side}',
		context: 'side: such as Front or Page 3',
		tags: ['printData', 'button'],
	}),
	'printData.replaceSide': withArguments<{ side: string }>()({
		text: '{side}: upload another file',
		tags: ['printData', 'button'],
	}),
	'printData.pages': withArguments<{ count: number }>()({
		text: '{count, plural, one {one page} other {# pages}}',
		context: 'How many pages the print data should have',
		tags: ['printData'],
	}),
	'printData.file': text('PDF, JPEG, PNG, TIFF or SVG', 'Label of the field for the file'),
	'printData.fileHint': text('At most 100 MB. You can also send it after the order.'),
	'printData.fileHintNow': text('At most 100 MB.'),
	'printData.upload': button('Upload print data'),
	'printData.sendLater': text('Send data later', 'Option beside “Upload print data”'),
	'printData.fileLabel': text('File', 'Label of the field for the file'),
	'printData.chooseFile': text('Please choose a file or “Send data later”.', 'Error below the field for the file'),
	'printData.replace': button('Upload another file'),
	'printData.uploading': withArguments<{ name: string }>()({
		text: 'Uploading {name}',
		context: 'Beside the progress',
		tags: ['printData'],
	}),
	'printData.cancel': button('Cancel upload'),
	'printData.checking': text('We are checking the file. This takes a few seconds.'),
	'printData.page': withArguments<{ page: number; name: string }>()({
		text: 'Page {page} of {name}',
		context: 'Read aloud for a preview',
		tags: ['printData'],
	}),
	'printData.onPage': withArguments<{ page: number }>()({
		text: 'Page {page}:',
		context: 'Before a finding',
		tags: ['printData'],
	}),
	'printData.severity.error': text('Error', 'Before a finding that stops the release'),
	'printData.severity.warning': text('Warning', 'Before a finding that must be accepted'),
	'printData.severity.hint': text('Hint', 'Before a finding'),
	'printData.noFindings': text('We have found nothing that speaks against printing this file.'),
	'printData.errors': text('With these errors the file cannot be printed. Please upload a corrected one.'),
	'printData.accept': text('I have read the warnings and want to print it like this.', 'Checkbox'),
	'printData.checked': text('I have checked the content', 'Checkbox of the content release'),
	'printData.toRelease': button('View and release', 'Opens the dialogue of the content release'),
	'printData.releaseTitle': text('Content release', 'Title of a dialogue'),
	'printData.releaseText': text(
		'This is what will be printed. Please check texts, names, numbers and pictures: after the release of an order you can no longer change its print data.',
	),
	'printData.release': button('Release for printing'),
	'printData.releasedText': text('Thank you: this file will be printed.'),
	'printData.releasedByShop': text('We have checked this file and released it for printing.'),
	'printData.remove': button('Remove file'),
	'printData.removeAsk': text('Remove this file?', 'Title of a dialogue'),
	'printData.shopSays': text('The shop writes:', 'Before the reason why new print data is needed'),
	'printData.failed': withArguments<{ reason: string }>()({
		text: 'The file was not uploaded. {reason}',
		tags: ['printData', 'error'],
	}),
	'printData.notReleased': withArguments<{ reason: string }>()({
		text: 'The print data was not released. {reason}',
		tags: ['printData', 'error'],
	}),
	'printData.notLoaded': text('The print data could not be loaded.'),
	'printData.legend': text('Red: trim. Blue: safe area.', 'Below the previews'),
} satisfies Record<string, ShippedText>;
