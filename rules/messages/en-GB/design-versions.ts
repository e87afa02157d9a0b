// Stored versions of a draft, and a draft that is out of reach: what was not saved, and the way to go on with it.
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

export const designVersions = {
	'designVersions.choice': text('Version', 'Name of a list of versions of a draft'),
	'designVersions.none': text('There are no versions of this draft any more.'),
	'designVersions.reason.unsaved': text('Not saved', 'Why a version was stored'),
	'designVersions.reason.takenOver': text(
		'Before the draft was continued in another place',
		'Why a version was stored',
	),
	'designVersions.reason.beforeRestore': text('Before another version was brought back', 'Why a version was stored'),
	'designVersions.reason.beforeTemplate': text('Before the newer template', 'Why a version was stored'),
	'designVersions.reason.beforeStaff': text('Before the shop corrected it', 'Why a version was stored'),
	'designVersions.sideNow': withArguments<{ side: string }>()({
		text: '{side}, now',
		context: 'Above a picture. {side} is front, back and the like',
		tags: ['studio'],
	}),
	'designVersions.sideThen': withArguments<{ side: string }>()({
		text: '{side}, this version',
		context: 'Above a picture. {side} is front, back and the like',
		tags: ['studio'],
	}),
	'designVersions.same': text('This version says what the draft says now.'),
	'designVersions.empty': text('(empty)', 'In place of a value'),
	'designVersions.restore': button('Bring it back'),
	'designVersions.restoreText': text('What the draft is now is kept as a version. It can be undone, too.'),
	'designVersions.restored': text('The version is back. You can undo it.', 'Read aloud'),
	'designVersions.notRestored': withArguments<{ reason: string }>()({
		text: 'The version could not be brought back. {reason}',
		tags: ['studio'],
	}),
	'designVersions.elsewhere': text('To bring it back, choose “Continue here” first.'),
	'designVersions.goneVisit': text(
		'This draft can no longer be reached: the visit it belonged to has ended (cookies were deleted or have expired), or it was deleted. What you see is still here.',
	),
	'designVersions.goneAccount': text(
		'This draft can no longer be reached: it was deleted, or it belongs to another account. What you see is still here.',
	),
	'designVersions.beginAnew': button('Continue in a new draft'),
	'designVersions.beginAnewHint': text(
		'The new draft takes over what you have filled in; please choose pictures again.',
	),
	'designVersions.notBegun': withArguments<{ reason: string }>()({
		text: 'The new draft could not be created. {reason}',
		tags: ['studio'],
	}),
	'designVersions.missing.title': text('This draft cannot be opened here', 'Headline of a page'),
	'designVersions.missing.text': text(
		'It may have been deleted, belong to an account, or to a visit that has ended: without an account a draft is out of reach as soon as the cookies of the browser are deleted or have expired.',
	),
	'designVersions.missing.logInText': text(
		'If you have made it with your account, sign in: everything is there, also what could not be saved in this browser.',
	),
	'designVersions.missing.sent': text('What you have just sent, for copying', 'Headline'),
	'designVersions.missing.logIn': button('Sign in'),
	'designVersions.missing.product': button('To the product'),
	'designVersions.missing.drafts': button('My drafts'),
	'designVersions.missing.shop': button('To the home page'),
} satisfies Record<string, ShippedText>;
