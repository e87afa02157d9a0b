// The studio for what was ordered: staff who correct it, customers who release it again, and newer versions of a template.
import { type ShippedText, withArguments } from '../entry.ts';

const text = (given: string, context?: string): ShippedText => ({
	text: given,
	tags: ['studio'],
	...(context ? { context } : {}),
});
const button = (given: string, context?: string): ShippedText => ({
	...text(given, context),
	tags: ['studio', 'button'],
});

export const studioOrders = {
	'studioOrders.editing': withArguments<{ customer: string; number: string }>()(
		text('You are editing the design of {customer} for order {number}.', 'Banner for staff'),
	),
	'studioOrders.editingHint': text(
		'It is printed as it was released until the customer releases it again, or you do so in their place.',
		'Banner for staff',
	),
	'studioOrders.looking': withArguments<{ customer: string; number: string }>()(
		text('You are looking at the design of {customer} for order {number}.', 'Banner for staff'),
	),
	'studioOrders.lookingHint': text('You need the right to manage orders to change it.', 'Banner for staff'),
	'studioOrders.printed': text(
		'It is printed already: what you change here is not printed any more.',
		'Banner for staff',
	),
	'studioOrders.toOrder': button('To the order', 'Link'),
	'studioOrders.sendBack': button('Send back …', 'Opens a dialogue'),
	'studioOrders.sendBackTitle': text('Send the design back', 'Title of a dialogue'),
	'studioOrders.sendBackText': text(
		'The customer reads your reason by mail and on the order page. If you have changed the design, they also read that, and compare it with the version released before. Then they release it again.',
	),
	'studioOrders.reason': text('Reason for the customer', 'Label of a field'),
	'studioOrders.sendBackDo': button('Send back'),
	'studioOrders.notSentBack': withArguments<{ reason: string }>()(
		text('The design was not sent back. {reason}', 'Error'),
	),
	'studioOrders.approve': button('Release by hand …', 'Opens a dialogue'),
	'studioOrders.approveTitle': text('Release in the customer’s place', 'Title of a dialogue'),
	'studioOrders.approveText': text(
		'It is printed as shown here. The customer sees in the order that the shop has released the design.',
	),
	'studioOrders.overruled': text('You overrule what the print check has found:', 'Above a list'),
	'studioOrders.notPrintable': text('This cannot be printed, not even if you release it by hand:', 'Above a list'),
	'studioOrders.approveDo': button('Release by hand'),
	'studioOrders.notApproved': withArguments<{ reason: string }>()(
		text('The design was not released. {reason}', 'Error'),
	),
	'studioOrders.releaseOrdered': text(
		'This design is ordered and released already. To order it with your changes, continue with a copy: it has everything that you see here.',
	),
	'studioOrders.continueAsCopy': button('Continue with a copy'),
	'studioOrders.notCopied': withArguments<{ reason: string }>()(text('The copy was not made. {reason}')),
	'studioOrders.ordered': withArguments<{ number: string }>()(
		text(
			'This design belongs to order {number}. What you change here does not change the order. To order it as it was, choose “Reorder” on the order; to order it changed, continue with a copy.',
		),
	),
	'studioOrders.sentBack': withArguments<{ number: string }>()(
		text('We have sent this design of order {number} back to you:', 'Banner for customers, before the reason'),
	),
	'studioOrders.sentBackHint': text(
		'Change it, then release it again. You need not order anew.',
		'Banner for customers',
	),
	'studioOrders.corrected': withArguments<{ number: string }>()(
		text('The shop has corrected your design of order {number}:', 'Banner for customers, before the reason'),
	),
	'studioOrders.correctedHint': text(
		'Please compare it with the version released before, then release it again. You can also change it.',
		'Banner for customers',
	),
	'studioOrders.compare': button('Compare …', 'Opens a dialogue with the released design and the present one'),
	'studioOrders.compareTitle': text('What has changed', 'Title of a dialogue'),
	'studioOrders.compareReleased': withArguments<{ side: string }>()(text('{side}: released before', 'Above a picture')),
	'studioOrders.compareNow': withArguments<{ side: string }>()(text('{side}: now', 'Above a picture')),
	'studioOrders.compareRow': withArguments<{ row: string; label: string }>()(
		text('Row {row}, {label}', 'Before what was changed in a row of a series'),
	),
	'studioOrders.compareEmpty': text('(empty)', 'In place of a value'),
	'studioOrders.compareSeries': text('The pictures show the first row of the series.', 'Below pictures of a design'),
	'studioOrders.releaseAgain': button('Release again'),
	'studioOrders.newerTemplate': text('There is a newer version of this template.', 'Banner'),
	'studioOrders.newerTemplateHint': text(
		'What you have filled in stays as it is. You can also keep your version.',
		'Banner',
	),
	'studioOrders.lookAtTemplate': button('Have a look', 'Shows a newer version of a template'),
	'studioOrders.keepTemplate': button('Keep mine', 'Hides the hint to a newer version of a template'),
	'studioOrders.templateTitle': text('Newer version of the template', 'Title of a dialogue'),
	'studioOrders.templateNow': withArguments<{ side: string }>()(text('{side}: now', 'Above a picture')),
	'studioOrders.templateNew': withArguments<{ side: string }>()(text('{side}: newer version', 'Above a picture')),
	'studioOrders.loadingTemplate': text('Loading the newer version', 'Progress'),
	'studioOrders.templateSame': text('Nothing would be printed differently.', 'Of a newer version of a template'),
	'studioOrders.templateRequires': withArguments<{ count: number; fields: string }>()(
		text(
			'{count, plural, one {The newer version needs a detail that is still empty: {fields}.} other {The newer version needs details that are still empty: {fields}.}}',
		),
	),
	'studioOrders.adoptText': text('You can undo it afterwards.'),
	'studioOrders.adopt': button('Use newer version', 'Of a template'),
	'studioOrders.adopted': text('Your design has the newer version of the template now.', 'Read aloud'),
	'studioOrders.notAdopted': withArguments<{ reason: string }>()(
		text('The newer version could not be used. {reason}', 'Error'),
	),
} satisfies Record<string, ShippedText>;
