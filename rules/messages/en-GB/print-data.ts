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
	'printData.design.released': { text: 'Design released', context: 'State of an ordered line', tags: ['printData'] },
	'printData.design.printed': { text: 'Design printed', context: 'State of an ordered line', tags: ['printData'] },
	'printData.design.sentBack': {
		text: 'Please check the design',
		context: 'State of an ordered line whose design the shop has sent back',
		tags: ['printData'],
	},
	'printData.design.askText': {
		text: 'We cannot print your design like this. Please change it and release it again. Our note:',
		context: 'Above what the shop has written',
		tags: ['printData'],
	},
	'printData.design.correctedText': {
		text: 'We have corrected your design. Please compare it with the version released before, and release it again. Our note:',
		context: 'Above what the shop has written',
		tags: ['printData'],
	},
	'printData.design.compare': {
		text: 'Compare and release',
		context: 'Opens the studio',
		tags: ['printData', 'button'],
	},
	'printData.design.byShop': {
		text: 'Design released by us',
		context: 'State of an ordered line whose design the shop has released in place of the customer',
		tags: ['printData'],
	},
	'printData.design.byShopText': {
		text: 'We have released this design for you. It is printed as shown here.',
		context: 'On the order page of the customer',
		tags: ['printData'],
	},
	'printData.design.byShopPrinted': {
		text: 'We had released this design for you.',
		context: 'On the order page of the customer, of a design that is printed',
		tags: ['printData'],
	},
	'printData.design.open': { text: 'Edit design', tags: ['printData', 'button'] },
	'printData.design.release': { text: 'Check and release', tags: ['printData', 'button'] },
	'printData.design.showReleased': {
		text: 'Show what was released before',
		context: 'Opens pictures of all sides of a design that the shop has sent back',
		tags: ['printData'],
	},
	'printData.editor.saved': {
		text: 'Your design is saved. It is printed once you have checked and released it.',
		context: 'After a visit of the editor',
		tags: ['printData'],
	},
	'printData.editor.unchanged': {
		text: 'You have left the editor without saving. Your design is as it was.',
		context: 'After a visit of the editor',
		tags: ['printData'],
	},
	'printData.noneYet': {
		text: 'There is no print data for this product yet.',
		context: 'For who looks at the order of somebody else',
		tags: ['printData'],
	},
	'printData.design.show': {
		text: 'Show what is printed',
		context: 'Opens pictures of all sides',
		tags: ['printData'],
	},
	'printData.design.pageOf': withArguments<{ side: string }>()({
		text: 'Released design: {side}',
		context: 'Describes a picture; {side} is Front or Back',
		tags: ['printData'],
	}),
	'printData.design.rowOf': withArguments<{ row: string; count: string }>()({
		text: 'Person {row} of {count}',
		context: 'Which one of a series is shown',
		tags: ['printData'],
	}),
	'printData.design.previousRow': { text: 'Previous person', tags: ['printData', 'button'] },
	'printData.design.nextRow': { text: 'Next person', tags: ['printData', 'button'] },
	'printData.title': text('Print data', 'Headline of a part of a line'),
	'printData.ofOrder': text('Print data of your order', 'Headline on the confirmation of an order'),
	'printData.state.missing': text('Print data is missing', 'State of a line'),
	'printData.state.later': text('No print data yet', 'State of a line in the cart'),
	'printData.state.uploading': text('Print data is being uploaded', 'State of a line'),
	'printData.state.uploaded': text('Print data is being checked', 'State of a line'),
	'printData.state.findings': text('Waiting for your release', 'State of a line'),
	'printData.state.errors': text('Print data has errors', 'State of a line'),
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
	'printData.eachReplaces': text(
		'The file for one side takes the place of the one that has all pages. Please upload the other sides too.',
	),
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
	'printData.foldedPages': withArguments<{ count: number; folded: number }>()(
		text(
			'{count, plural, one {one page} other {# pages}} as an open sheet, {folded, number} pages when folded',
			'After the size of the open sheet',
		),
	),
	'printData.file': text('PDF, JPEG, PNG, TIFF or SVG', 'Label of the field for the file'),
	'printData.onePdf': withArguments<{ count: number }>()({
		text: 'One PDF with all {count, number} pages in their order',
		context: 'Which files the field takes, for a product with many pages',
		tags: ['printData'],
	}),
	'printData.fileHint': text('At most 100 MB. You can also send it after the order.'),
	'printData.fileHintVisit': text(
		'At most 100 MB. You can also send it once your purchasing system has ordered, by the link in the mail that confirms the order.',
	),
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
	'printData.uploadingSide': withArguments<{ side: string; name: string }>()({
		text: '{side}: uploading {name}',
		context: 'Beside the progress; side: such as Front or Page 3',
		tags: ['printData'],
	}),
	'printData.cancel': button('Cancel upload'),
	'printData.checking': text('We are checking the file. This takes a few seconds.'),
	'printData.page': withArguments<{ page: number; name: string }>()({
		text: 'Page {page} of {name}',
		context: 'Read aloud for a preview',
		tags: ['printData'],
	}),
	'printData.showAllPages': withArguments<{ count: number }>()({
		text: 'Show all {count, number} pages',
		context: 'Button below the first previews',
		tags: ['printData'],
	}),
	'printData.showFewerPages': button('Show fewer', 'Below the previews of all pages'),
	'printData.pagesWithoutPreview': withArguments<{ count: number }>()({
		text: 'There is no preview of {count, plural, one {one page} other {# pages}}, but {count, plural, one {it is} other {they are}} printed all the same. Please look at {count, plural, one {it} other {them}} in your file.',
		tags: ['printData'],
	}),
	'printData.onPages': withArguments<{ count: number; pages: string }>()({
		text: '{count, plural, one {Page {pages}:} other {Pages {pages}:}}',
		context: 'Before a finding; {pages} is one or several, such as 1–3, 5',
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
		'This is what will be printed. Please check texts, names, numbers and pictures: what is ordered and released can no longer be changed.',
	),
	'printData.changedMeanwhile': text(
		'The file has been changed meanwhile. Please check it once more.',
		'In the dialogue of the content release',
	),
	'printData.release': button('Release for printing'),
	'printData.releasedText': text('Thank you: this file will be printed.'),
	'printData.releasedBefore': text(
		'Thank you: this file is released. We print it once you have ordered.',
		'In the cart, after the content release',
	),
	'printData.releasedByShop': text('We have checked this file and released it for printing.'),
	'printData.releaseRevoked': text(
		'The specification of this product has changed since you released your print data. Please check it and release it again.',
		'At a file, above what the check has found',
	),
	'printData.releaseRevokedErrors': text(
		'The specification of this product has changed since you released your print data, and the file no longer fits. Please upload a corrected one.',
		'At a file, above what the check has found',
	),
	'printData.overruled': text(
		'We have approved it although the check had found this:',
		'On the page of an order, before a list of what the check has found',
	),
	'printData.remove': button('Remove file'),
	'printData.removeAsk': text('Remove this file?', 'Title of a dialogue'),
	'printData.removeText': withArguments<{ file: string }>()(
		text('{file} is deleted.', 'Before a file is removed; file: its name in quotes'),
	),
	'printData.removeAdmits': withArguments<{ files: string; count: number }>()(
		text(
			'{files} then {count, plural, one {takes} other {take}} its place.',
			'Before a file is removed; files: names in quotes of files that came late',
		),
	),
	'printData.removeAdmitsErrors': withArguments<{ files: string; count: number }>()(
		text(
			'{files} {count, plural, one {has} other {have}} errors and cannot be released like this.',
			'Before a file is removed; files: names in quotes of those that take its place',
		),
	),
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
	'printData.orderedMeanwhile': text(
		'This item has been ordered meanwhile, in another tab for instance. What you do here concerns the order.',
		'In the cart, above the print data of a line',
	),
	'printData.reload': button('Reload the page'),
	'printData.interrupted': text('The connection is lost. We keep trying.', 'Beside the progress of an upload'),
	'printData.unfinished': withArguments<{ name: string }>()({
		text: 'The upload of “{name}” was interrupted. Choose the same file again and it goes on where it was.',
		context: 'Below the field for the file, after a reload for instance',
		tags: ['printData'],
	}),
	'printData.dismiss': button('Do not continue', 'Takes away the notice about an interrupted upload'),
	'printData.emptyFile': text('This file is empty.', 'Error below the field for the file'),
	'printData.chooseFileNow': text('Please choose a file.', 'Error below the field for the file'),
	'printData.chooseAgain': text(
		'Your browser has not stored the file while you signed in. Please choose it once more.',
		'After signing in to order, above the field for the file',
	),
	'printData.state.incomplete': text('Some sides are missing', 'State of a line'),
	'printData.printedText': text('This file was printed.'),
	'printData.orderWaits': text(
		'We are waiting for your print data. We start production as soon as everything is released; the delivery date moves accordingly.',
		'On the page of an order',
	),
	'printData.oneColour': text(
		'This is printed in one colour, black or the spot colour of the product. The preview shows the colour in the file.',
		'Below the pages of a file',
	),
	'printData.legend.bleed': text('Bleed', 'Line over a preview'),
	'printData.previews': withArguments<{ name: string }>()({
		text: 'Pages of {name}',
		context: 'Read aloud with the previews of a file',
		tags: ['printData', 'accessibility'],
	}),
	'printData.legend.trim': text('Trim', 'Line over the previews: where it is cut'),
	'printData.legend.safe': text('Safe area', 'Line over the previews: nothing important lies outside'),
	'printData.legend.fold': text('Fold', 'Line over the previews: where it is folded'),
	'printData.legend.dieLine': text('Die line', 'Line over the previews: the shape that is cut out'),
	'printData.picture': withArguments<{ name: string }>()({
		text: 'Preview of {name}',
		context: 'Read aloud for a preview of a picture',
		tags: ['printData'],
	}),
	'printData.sentByShop': withArguments<{ at: string }>()({
		text: 'We have uploaded this file for you on {at}.',
		context: 'at: day and time',
		tags: ['printData'],
	}),
	'printData.dataSheet': text('Data sheet with all measures (PDF)', 'Link beside the upload'),
	'printData.attached': text('Print data attached', 'At a line of the watchlist'),
	'printData.attempt.checking': withArguments<{ name: string }>()(
		text('We are checking “{name}”.', 'A new file is inspected before it replaces another'),
	),
	'printData.attempt.staysMeanwhile': text('Until then the file before it stays.', 'While a new file is being checked'),
	'printData.attempt.refused': withArguments<{ name: string }>()(
		text('“{name}” was not accepted.', 'A new file cannot be read'),
	),
	'printData.attempt.stays': text('The file before it stays.', 'A new file cannot be read'),
	'printData.named': withArguments<{ name: string }>()(text('“{name}”', 'Name of a file within a sentence')),
	'printData.namedPart': withArguments<{ name: string; part: string }>()(
		text('“{name}” ({part})', 'Name of a file within a sentence; part: a side, or all sides'),
	),
	'printData.allSides': text('all sides', 'What a file is for, in brackets after its name'),
	'printData.replacing.admitted': withArguments<{ files: string; count: number }>()(
		text(
			'{files} then {count, plural, one {counts} other {count}} as print data too.',
			'Of files that came late, for other sides; files: names in quotes',
		),
	),
	'printData.replacing.missing': withArguments<{ sides: string; count: number }>()(
		text(
			'Missing then: {sides}. {count, plural, one {This side has} other {These sides have}} to be uploaded too.',
			'What is deleted had all sides',
		),
	),
	'printData.attempt.late': withArguments<{ file: string }>()(
		text('{file} arrived after another file had been released.', 'A new file came too late; file: its name in quotes'),
	),
	'printData.attempt.lateStays': withArguments<{ files: string; count: number }>()(
		text(
			'{files} {count, plural, one {is} other {are}} printed.',
			'After the sentence that a new file came too late; files: names in quotes of the released ones',
		),
	),
	'printData.attempt.latePrinted': withArguments<{ files: string; count: number }>()(
		text(
			'{files} {count, plural, one {was} other {were}} printed.',
			'After the sentence that a new file came too late; files: names in quotes',
		),
	),
	'printData.attempt.lateOrdered': text(
		'If the new file is to be printed instead, please tell us before we print.',
		'After the sentence that a new file came too late',
	),
	'printData.attempt.lateOrderedErrors': text(
		'The new file has errors. If another one is to be printed, please tell us before we print.',
		'After the sentence that a new file came too late, which is printed otherwise',
	),
	'printData.attempt.use': text('Use the new file', 'Button'),
	'printData.attempt.useAsk': withArguments<{ file: string }>()(
		text('Use {file}?', 'Title of a dialogue; file: a name in quotes'),
	),
	'printData.attempt.useDeletes': withArguments<{ files: string }>()(text('What it replaces is deleted: {files}.')),
	'printData.attempt.useRelease.shop': text(
		'The customer then has to release the new file and is asked to do so by mail; you can also approve it by hand.',
		'To staff',
	),
	'printData.attempt.useMissing.shop': text(
		'The customer is asked by mail for what is missing, and then has to release all of it.',
		'To staff, after the sides that are missing',
	),
	'printData.attempt.useRelease.customer': text('You then have to release the new file.', 'To the customer'),
	'printData.attempt.useErrors.shop': text(
		'The customer cannot release it with these errors: it can be printed only if you approve it by hand. If you have not done so after five minutes, we ask the customer by mail for a corrected file.',
		'To staff, before a list of errors',
	),
	'printData.attempt.useErrors.barred': text(
		'It cannot be printed: with these errors nobody can release it, and it cannot be approved by hand either. After five minutes we ask the customer by mail for a corrected file.',
		'To staff, before a list of errors',
	),
	'printData.attempt.useErrors.customer': text(
		'With these errors the new file cannot be released: you then have to upload another one.',
		'To the customer, before a list of errors',
	),
	'printData.attempt.useFailed': text('The new file could not be used.'),
	'printData.attempt.gone': text(
		'The new file is not there any more: it was discarded or replaced in the meantime.',
		'Somebody wanted to use or discard it',
	),
	'printData.attempt.discardAsk': withArguments<{ file: string }>()(
		text('Discard {file}?', 'Title of a dialogue; file: a name in quotes'),
	),
	'printData.attempt.discardText': text('The new file is deleted; this cannot be undone.', 'Before it is discarded'),
	'printData.attempt.discardStays': withArguments<{ files: string; count: number }>()(
		text(
			'{files} {count, plural, one {stays} other {stay}}.',
			'Before a new file is discarded; files: names in quotes',
		),
	),
	'printData.attempt.close': text('Close this notice', 'Button'),
	'printData.attempt.discard': text('Discard the new file', 'Button'),
	'printData.story': text('History', 'Headline: what has happened to print data'),
	'printData.story.cameAlong': text('Print data came with the order', 'What has happened to print data'),
	'printData.story.uploaded': text('Print data uploaded', 'What has happened to print data'),
	'printData.story.sentByShop': text('Print data uploaded by the shop', 'What has happened to print data'),
	'printData.story.exchanged': text('Print data exchanged by the shop', 'What has happened to print data'),
	'printData.story.cameLate': text('Arrived after the release and is not used', 'What has happened to print data'),
	'printData.story.lateUsed': text(
		'The shop now uses the file that arrived after the release',
		'What has happened to print data; the name of the file follows',
	),
	'printData.story.exchangeFailed': text('File of the shop was not accepted', 'What has happened to print data'),
	'printData.story.unreadable': text('Print data cannot be used', 'What has happened to print data'),
	'printData.story.refused': text('Other print data requested', 'What has happened to print data'),
	'printData.story.released': text('Print data released for printing', 'What has happened to print data'),
	'printData.story.releaseRevoked': text(
		'Release taken back: the specification of the product has changed',
		'What has happened to print data',
	),
	'printData.story.approved': text(
		'Print data released by the shop in place of the customer',
		'What has happened to print data',
	),
	'printData.story.removed': text('Print data removed', 'What has happened to print data'),
	'printData.story.discarded': text(
		'New file discarded without being used',
		'What has happened to print data; the name of the file follows',
	),
	'printData.story.designReleased': text('Design released for printing', 'What has happened to a design'),
	'printData.story.designSentBack': text('Design sent back for a new release', 'What has happened to a design'),
	'printData.story.designCorrected': text('Design corrected by the shop', 'What has happened to a design'),
	'printData.story.designReleasedAgain': text('Design released again', 'What has happened to a design'),
	'printData.story.designApproved': text(
		'Design released by the shop in the customer’s place',
		'What has happened to a design',
	),
	'printData.story.approvedForYou': text('Print data released by us for you', 'History, for the customer'),
	'printData.story.designApprovedForYou': text('Design released by us for you', 'History, for the customer'),
	'printData.story.designCorrectedForYou': text('Design corrected by us', 'History, for the customer'),
	'printData.story.printed': text('Printed', 'What has happened to print data'),
	'printData.story.pressFileMade': text('File for the press made', 'What has happened to print data'),
	'printData.story.designReviewed': text('Design reviewed at Printformer', 'What has happened to a design'),
	'printData.story.pressFileFailed': text('File for the press could not be made', 'What has happened to print data'),
} satisfies Record<string, ShippedText>;
