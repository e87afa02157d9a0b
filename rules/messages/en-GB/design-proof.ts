// The page on which a design that was made in an editor elsewhere is checked and released.
import { type ShippedText, withArguments } from '../entry.ts';

const text = (given: string, context?: string): ShippedText => ({
	text: given,
	tags: ['designProof'],
	...(context ? { context } : {}),
});
const button = (given: string, context?: string): ShippedText => ({
	text: given,
	tags: ['designProof', 'button'],
	...(context ? { context } : {}),
});

export const designProof = {
	'designProof.title': text('Check and release', 'Headline and page title'),
	'designProof.drafts': text('Drafts', 'Link above the headline'),
	'designProof.text': text(
		'This is how we will print it. Please check every side: names, numbers, spelling, pictures.',
	),
	'designProof.variant': withArguments<{ variant: string }>()({
		text: 'Chosen variant: {variant}',
		tags: ['designProof'],
		context: 'Below the title, such as a paper',
	}),
	'designProof.preparing': text('Making and checking your proof', 'Progress'),
	'designProof.preparingText': text('This takes a few seconds. Your design is saved.', 'Below the progress'),
	'designProof.slow': text(
		'It takes longer than usual. You can wait here, or leave and come back later: your design is among your drafts.',
		'Below the progress',
	),
	'designProof.lookAgain': button('Look again', 'Link, where no script runs: loads the page with the latest changes'),
	'designProof.pages': text('Pages', 'Read aloud: name of the list of pictures'),
	'designProof.proofOf': withArguments<{ side: string }>()(text('Proof: {side}', 'Of a picture')),
	'designProof.loadingPage': text('Loading the page', 'Progress, in place of the picture of a printed page'),
	'designProof.loadingPages': text('The pages are still loading. You can release them afterwards.', 'Below a checkbox'),
	'designProof.pageFailed': text(
		'This page could not be shown. Please check it in the proof as PDF file, or reload.',
		'In place of the picture of a printed page',
	),
	'designProof.larger': button('Show larger'),
	'designProof.whole': button('Show whole pages'),
	'designProof.file': button('Proof as a PDF file', 'Link'),
	'designProof.rows': withArguments<{ count: number }>()(
		text('This design is printed for {count, plural, one {# person} other {# people}}.'),
	),
	'designProof.firstRows': withArguments<{ count: number }>()(
		text('Here you see the first {count, number}. All of them are in the PDF file.', 'After how many people there are'),
	),
	'designProof.takenBack': text(
		'You have changed this design since you released it. Please check it and release it again.',
	),
	'designProof.changedMeanwhile': text('The design has been changed in the meantime. Please check it again.'),
	'designProof.sentBack': text('We have sent this design back to you. Our note:', 'Above what the shop has written'),
	'designProof.sentBackText': text('Change it, then release it again. You need not order anew.'),
	'designProof.findings': text('What we have found', 'Headline of a list'),
	'designProof.errors': text('Before you can release the content, please correct this:', 'Above a list'),
	'designProof.onPage': withArguments<{ page: number }>()(text('Page {page}:', 'Before what was noticed')),
	'designProof.onRow': withArguments<{ row: number }>()(text('Person {row}:', 'Before what was noticed')),
	'designProof.onRowPage': withArguments<{ row: number; page: number }>()(
		text('Person {row}, page {page}:', 'Before what was noticed'),
	),
	'designProof.confirm': text('Please confirm.', 'Error below a checkbox'),
	'designProof.release': button('Release and add to cart'),
	'designProof.releaseAgain': button('Release again', 'The shop had sent the design back'),
	'designProof.edit': button('Continue editing', 'Link back to the editor'),
	'designProof.later': button('Save for later', 'Link to the drafts, where the design waits'),
	'designProof.notReleased': withArguments<{ reason: string }>()(
		text('The content was not released. {reason}', 'Error'),
	),
	'designProof.notAdded': withArguments<{ reason: string }>()(
		text('The design was not added to the cart. {reason}', 'Error'),
	),
	'designProof.released': text('You have released this design. This is how we will print it.'),
	'designProof.releasedEdit': text('If you change it, you release it again.', 'After the sentence that it is released'),
	'designProof.toCart': button('To the cart'),
	'designProof.addToCart': button('Add to cart'),
	'designProof.ordered': withArguments<{ number: string }>()(
		text('This design is ordered (order {number}) and is printed as shown here.'),
	),
	'designProof.orderedText': text(
		'To order it with changes, continue with a copy: it has everything that you see here.',
	),
	'designProof.toOrder': button('To the order'),
	'designProof.copy': button('Continue with a copy'),
	'designProof.notCopied': withArguments<{ reason: string }>()(text('The design was not copied. {reason}', 'Error')),
	'designProof.ofCustomer': withArguments<{ name: string }>()(
		text('You are looking at a design of {name}.', 'For staff; name of a customer'),
	),
	'designProof.lastProof': text('This is the last proof that we have:', 'Above pictures'),
	'designProof.notLoaded': text('The design could not be loaded. Nothing is lost.'),
	'designProof.newDesign': button('To the product', 'Link, where a design cannot be opened any more'),
	'designProof.problem.account': text(
		'This design was made with an earlier connection of our shop to the editor, and cannot be opened any more. Please begin a new one. If you need this one, contact us.',
	),
	'designProof.problem.settings': text(
		'The editor is not connected to our shop at the moment. Your design is saved. Please try again later, or contact us.',
	),
	'designProof.problem.gone': text('The editor no longer has this design. Please begin a new one.'),
	'designProof.problem.unavailable': text(
		'The editor does not respond at the moment. Your design is saved, nothing is lost. Please try again in a few minutes.',
	),
	'designProof.problem.refused': text(
		'The editor cannot make a proof of this design. Please continue editing and save it again. If that does not help, contact us.',
	),
	'designProof.problem.empty': text(
		'There is nothing to print yet. Please continue editing, or upload your file there.',
	),
	'designProof.problem.tooLarge': text(
		'This design has too many pages or people, or its file is too large. Please make it smaller, or contact us.',
	),
	'designProof.problem.unreadable': text(
		'The proof of this design cannot be shown. Please continue editing and save it again. If that does not help, contact us.',
	),
	'designProof.misfit.pages': withArguments<{ pages: number; wanted: number }>()({
		text: 'This design has {pages, plural, one {one page} other {# pages}}; this product is printed with {wanted, plural, one {one page} other {# pages}}. It cannot be released like this.',
		tags: ['designProof'],
	}),
	'designProof.misfit.size': withArguments<{
		width: number;
		height: number;
		wantedWidth: number;
		wantedHeight: number;
	}>()({
		text: 'The pages of this design measure {width, number} × {height, number} mm; this product measures {wantedWidth, number} × {wantedHeight, number} mm. It cannot be released like this.',
		tags: ['designProof'],
	}),
	'designProof.misfit.advice': text(
		'If this cannot be changed in the editor, please contact us: your design stays among your drafts.',
	),
	'designProof.reason.wrongPageCount': text(
		'It does not have as many pages as this product. Please change that in the editor.',
		'Why it was not released',
	),
	'designProof.reason.wrongPageSize': text(
		'Its pages do not have the format of this product. Please change that in the editor.',
		'Why it was not released',
	),
	'designProof.reason.series': text(
		'It is for another number of people than was ordered. Please change that in the editor, or order anew.',
		'Why it was not released',
	),
	'designProof.reason.variant': text(
		'Another variant is chosen in the design than was ordered. Please choose the ordered one in the editor, or order anew.',
		'Why it was not released',
	),
	'designProof.reason.orderedVariant': withArguments<{ ordered: string }>()({
		text: 'The variant “{ordered}” was ordered, and another one is chosen in the design. Please choose the ordered one in the editor, or order anew.',
		context: 'Why it was not released',
		tags: ['shop'],
	}),
	'designProof.reason.proofMissing': text(
		'Its proof is not there yet. Please wait a moment.',
		'Why it was not released',
	),
	'designProof.form.changed': text('The design was changed meanwhile. Please check the pictures again.', 'Error'),
	'designProof.form.errors': text('Please correct the errors first.', 'Error'),
	'designProof.form.accept': text('Please confirm that you have read the warnings.', 'Error'),
	'designProof.form.check': text('Please confirm that you have checked the content.', 'Error'),
	'designProof.form.failed': text('That did not work. Please try again.', 'Error'),
	'designProof.missing': text('This design was not found', 'Headline'),
	'designProof.missingText': text(
		'Perhaps it was deleted, or it belongs to another account. If you have an account, sign in and look among your drafts.',
	),
	'designProof.signIn': button('Sign in'),
	'designProof.toRelease': button('To the release', 'Link to the form at the end of the page'),
	'designProof.toDrafts': button('To your drafts'),
} satisfies Record<string, ShippedText>;
