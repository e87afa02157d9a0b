// Sharing a draft by link: the dialog of the studio, and the page that a link opens.
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
const label = (given: string, context?: string): ShippedText => ({
	...text(given, context),
	tags: ['studio', 'label'],
});

export const designSharing = {
	'designSharing.byLink': text('Share by link', 'Headline'),
	'designSharing.byLinkText': text(
		'Whoever has the link sees the design as it is at that moment, without an account. Nobody can change it.',
	),
	'designSharing.purpose': label('With the link', 'Above the choice between looking and commenting'),
	'designSharing.look': label('Look only'),
	'designSharing.comment': label('Look and comment'),
	'designSharing.notify': label('Mail me new comments, at most once an hour', 'Check box'),
	'designSharing.notifies': text('with mails about comments', 'Of a link'),
	'designSharing.validFor': label('Valid for', 'Above the choice of a number of days'),
	'designSharing.days': withArguments<{ days: number }>()({
		text: '{days, plural, one {# day} other {# days}}',
		tags: ['studio', 'label'],
	}),
	'designSharing.create': button('Create link'),
	'designSharing.created': label('Your new link'),
	'designSharing.shownOnce': text(
		'Please copy it now: for safety it cannot be shown again later.',
		'Below the address of a link that was created just now',
	),
	'designSharing.copy': button('Copy', 'Copies a link'),
	'designSharing.copied': text('Link copied'),
	'designSharing.notCopied': text('The link is selected. Please copy it with the keyboard or the menu.'),
	'designSharing.send': button('Send', 'Hands the link to an app of the phone'),
	'designSharing.links': text('Valid links', 'Headline above a list'),
	'designSharing.until': withArguments<{ day: string }>()({
		text: 'valid until {day}',
		context: 'Behind what a link is for, such as “Look only”',
		tags: ['studio'],
	}),
	'designSharing.createdOn': withArguments<{ day: string }>()({ text: 'created on {day}', tags: ['studio'] }),
	'designSharing.revoke': button('Revoke', 'Makes a link invalid'),
	'designSharing.revokeOf': withArguments<{ link: string }>()({
		text: 'Revoke: {link}',
		context: 'The same for screen readers; {link} is what the link is for and until when it is valid',
		tags: ['studio', 'button'],
	}),
	'designSharing.revokeQuestion': text(
		'Revoke this link? Those who have it will no longer see the design. This cannot be undone.',
	),
	'designSharing.revoked': text('The link is no longer valid.'),
	'designSharing.comments': text('Comments', 'Headline'),
	'designSharing.noComments': text('There are no comments yet. They appear here as soon as somebody writes one.'),
	'designSharing.openCount': withArguments<{ count: number }>()({
		text: '{count, plural, one {# open comment} other {# open comments}}',
		tags: ['studio'],
	}),
	'designSharing.owner': text('Owner of the design', 'In place of the name of who has written a reply'),
	'designSharing.you': text('You', 'In place of their own name'),
	'designSharing.wholeDesign': text('Whole design', 'What a comment is about, in place of a page'),
	'designSharing.resolved': text('Resolved', 'State of a comment'),
	'designSharing.resolve': button('Mark as resolved'),
	'designSharing.reopen': button('Open again', 'A comment that was resolved'),
	'designSharing.reply': button('Reply'),
	'designSharing.replyTo': withArguments<{ author: string }>()({
		text: 'Reply to {author}',
		tags: ['studio', 'label'],
	}),
	'designSharing.sendReply': button('Send reply'),
	'designSharing.delete': button('Delete'),
	'designSharing.deleteQuestion': text('Delete this comment with its replies?'),
	'designSharing.cancel': button('Cancel'),
	'designSharing.commentOf': withArguments<{ author: string; action: string }>()({
		text: '{action}: comment by {author}',
		context: 'Name of a button for screen readers; {action} is what it does, such as “Delete”',
		tags: ['studio', 'button'],
	}),
	'designSharing.elsewhere': text('Continue on another device', 'Headline'),
	'designSharing.elsewhereText': text(
		'Your design is saved in the shop. Log in on the other device and open it from the drafts in the cart.',
	),
	'designSharing.elsewhereGuest': text(
		'You are not logged in, so this design belongs to this browser. Log in or create an account: it moves to your account and can be opened on every device.',
	),
	'designSharing.logIn': button('Log in'),
	'designSharing.duplicate': text('Duplicate', 'Headline'),
	'designSharing.duplicateText': text(
		'Makes a copy with everything in it, as a draft of its own. Links and comments stay with this one.',
	),
	'designSharing.duplicateNow': button('Duplicate and open'),
	'designSharing.failed': withArguments<{ reason: string }>()({
		text: 'That did not work. {reason}',
		tags: ['studio', 'error'],
	}),
	'designSharing.page.untitled': text('Shared design', 'Title of the page for a design without a name'),
	'designSharing.page.ended': text(
		'This link is no longer valid',
		'Title of the page that a link shows when it has ended',
	),
	'designSharing.page.endedText': text(
		'It has expired, was revoked, or is incomplete. Please ask the person who sent it for a new one.',
	),
	'designSharing.page.intro': withArguments<{ shop: string }>()({
		text: 'This design was made at {shop} and shared with you by link.',
		tags: ['studio'],
	}),
	'designSharing.page.until': withArguments<{ day: string }>()({
		text: 'You can open it until {day}.',
		tags: ['studio'],
	}),
	'designSharing.page.toShop': withArguments<{ shop: string }>()({ text: 'To {shop}', tags: ['studio', 'button'] }),
	'designSharing.page.pages': text('Pages of the design', 'For screen readers'),
	'designSharing.page.pageOf': withArguments<{ side: string }>()({
		text: 'Design: {side}',
		context: 'Describes a picture; {side} is for example “front”',
		tags: ['studio'],
	}),
	'designSharing.page.write': text('Write a comment', 'Headline above a form'),
	'designSharing.page.author': label('Your name'),
	'designSharing.page.authorHint': text('Everybody who has a link to comment sees it.'),
	'designSharing.page.about': label('About', 'Above the choice of a page'),
	'designSharing.page.text': label('Comment'),
	'designSharing.page.send': button('Send comment'),
	'designSharing.page.sent': text('Thank you. Your comment was sent.'),
	'designSharing.page.problem.author': withArguments<{ limit: number }>()({
		text: 'Please enter your name, with {limit} characters at most.',
		tags: ['studio', 'error'],
	}),
	'designSharing.page.problem.text': withArguments<{ limit: number }>()({
		text: 'Please write a comment, with {limit} characters at most.',
		tags: ['studio', 'error'],
	}),
	'designSharing.page.problem.limited': text('There were too many comments from your network. Please try again later.'),
	'designSharing.page.problem.full': text('There are 200 comments on this design already. No more can be added.'),
	'designSharing.page.problem.failed': text('Your comment could not be sent. Please try again.'),
} satisfies Record<string, ShippedText>;
