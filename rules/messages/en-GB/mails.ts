// The words of mails, and of the page on which kept ones can be read.
import { type ShippedText, withArguments } from '../entry.ts';
import { approvalMails } from './approval-mails.ts';
import { cancellationMails } from './cancellation-mails.ts';
import { companyMails } from './company-mails.ts';
import { contactMails } from './contact-mails.ts';
import { subscriptionMails } from './subscription-mails.ts';
import { withdrawalMails } from './withdrawal-mails.ts';

export const mails = {
	...approvalMails,
	...withdrawalMails,
	...cancellationMails,
	...companyMails,
	...contactMails,
	...subscriptionMails,
	'mails.sentBy': withArguments<{ shop: string }>()({
		text: 'This e-mail comes from {shop}.',
		context: 'Below every mail, before the details of the company',
	}),
	'mails.sender.phone': withArguments<{ phone: string }>()({ text: 'Phone {phone}', context: 'Below every mail' }),
	'mails.sender.management': withArguments<{ names: string }>()({
		text: 'Managing directors: {names}',
		context: 'Below every mail',
	}),
	'mails.sender.vatId': withArguments<{ number: string }>()({ text: 'VAT ID {number}', context: 'Below every mail' }),
	'mails.sender.taxNumber': withArguments<{ number: string }>()({
		text: 'Tax number {number}',
		context: 'Below every mail',
	}),
	'mails.test.subject': withArguments<{ shop: string }>()({
		text: 'This is how e-mails from {shop} look',
		context: 'Subject of the test mail',
	}),
	'mails.test.heading': {
		text: 'Your e-mails are ready',
		context: 'Headline of the test mail',
	},
	'mails.test.text': withArguments<{ shop: string }>()({
		text: 'E-mails sent by {shop} look like this: in the colours and typefaces of your shop, readable even without pictures.',
		context: 'Test mail',
	}),
	'mails.test.hint': {
		text: 'If you can read this message, sending works. There is nothing else you need to do.',
		context: 'Test mail',
	},
	'mails.test.button': { text: 'To the shop', context: 'Button in the test mail', tags: ['button'] },
	'mails.code.subject': withArguments<{ shop: string }>()({
		text: 'Your login code for {shop}',
		context: 'Subject; the code itself stands in the mail',
	}),
	'mails.code.heading': { text: 'Your login code' },
	'mails.code.text': withArguments<{ shop: string }>()({
		text: 'Use this code to complete your login at {shop}. It is valid for 10 minutes.',
	}),
	'mails.code.hint': {
		text: 'You did not try to log in? Then somebody knows your password. Please change it.',
	},
	'mails.confirmation.subject': withArguments<{ shop: string }>()({
		text: 'Please confirm your e-mail address at {shop}',
	}),
	'mails.confirmation.heading': { text: 'One more step' },
	'mails.confirmation.text': withArguments<{ shop: string }>()({
		text: 'Thank you for registering at {shop}. Please confirm that this e-mail address is yours.',
	}),
	'mails.confirmation.button': { text: 'Confirm e-mail address', tags: ['button'] },
	'mails.confirmation.hint': {
		text: 'The link is valid for 3 days. If you have not registered, there is nothing you need to do.',
	},
	'mails.reset.subject': withArguments<{ shop: string }>()({
		text: 'New password for {shop}',
	}),
	'mails.reset.heading': { text: 'Choose a new password' },
	'mails.reset.text': withArguments<{ shop: string }>()({
		text: 'A new password has been requested for your account at {shop}.',
	}),
	'mails.reset.button': { text: 'Choose a new password', tags: ['button'] },
	'mails.reset.hint': {
		text: 'The link is valid for one hour and can be used once. If you do not want a new password, there is nothing you need to do.',
	},
	'mails.welcome.subject': withArguments<{ shop: string }>()({
		text: 'Welcome to {shop}',
	}),
	'mails.welcome.heading': withArguments<{ shop: string }>()({
		text: 'Welcome to {shop}',
	}),
	'mails.welcome.text': {
		text: 'Your account is ready. From now on you will find your orders, drafts and watchlist in one place.',
	},
	'mails.welcome.button': { text: 'To the shop', tags: ['button'] },
	'mails.invitation.text': {
		text: 'An account has been set up for you. Please choose a password to log in.',
	},
	'mails.invitation.button': { text: 'Choose a password', tags: ['button'] },
	'mails.invitation.hint': {
		text: 'The link is valid for 3 days and can be used once.',
	},
	'mails.owner.subject': withArguments<{ shop: string }>()({
		text: 'Your shop is here: {shop}',
		context: 'Subject of the mail to the owner of a new shop',
	}),
	'mails.owner.heading': { text: 'Your shop is here', context: 'Mail to the owner of a new shop' },
	'mails.owner.text': withArguments<{ shop: string }>()({
		text: 'The shop {shop} has been created for you. You run it: you set it up, add your products and decide who works in it.',
		context: 'Mail to the owner of a new shop',
	}),
	'mails.owner.textBy': withArguments<{ shop: string; by: string }>()({
		text: '{by} has created the shop {shop} for you. You run it: you set it up, add your products and decide who works in it.',
		context: 'Mail to the owner of a new shop; {by} is an e-mail address',
	}),
	'mails.owner.shopAddress': withArguments<{ address: string }>()({
		text: 'Address of your shop:\n{address}',
		context: 'Mail to the owner of a new shop',
	}),
	'mails.owner.adminAddress': withArguments<{ address: string }>()({
		text: 'Administration:\n{address}',
		context: 'Mail to the owner of a new shop',
	}),
	'mails.owner.username': withArguments<{ name: string }>()({
		text: 'Your user name (your e-mail address works, too):\n{name}',
		context: 'Mail to the owner of a new shop',
	}),
	'mails.owner.button': {
		text: 'Choose a password and begin',
		context: 'Mail to the owner of a new shop',
		tags: ['button'],
	},
	'mails.owner.hint': withArguments<{ days: number }>()({
		text: 'The link is valid for {days, plural, one {one day} other {# days}} and can be used once. After that, request a new one with “Forgotten your password?” on the sign-in page of your shop.',
		context: 'Mail to the owner of a new shop',
	}),
	'mails.known.subject': withArguments<{ shop: string }>()({
		text: 'Your account at {shop}',
	}),
	'mails.known.heading': { text: 'You already have an account' },
	'mails.known.text': withArguments<{ shop: string }>()({
		text: 'There is already an account with this e-mail address at {shop}. If you no longer know your password, choose a new one here.',
	}),
	'mails.known.button': { text: 'Choose a new password', tags: ['button'] },
	'mails.known.hint': {
		text: 'The link is valid for one hour. If you did not want to register, there is nothing you need to do.',
	},
	'mails.stock.subject': withArguments<{ product: string }>()({
		text: 'Stock is running low: {product}',
	}),
	'mails.stock.heading': { text: 'Stock is running low' },
	'mails.stock.text': withArguments<{ product: string; shop: string }>()({
		text: '“{product}” at {shop} has reached its warning level.',
	}),
	'mails.stock.code': withArguments<{ code: string }>()({ text: 'Code: {code}' }),
	'mails.stock.available': withArguments<{ available: number }>()({
		text: 'Available: {available, number}',
	}),
	'mails.stock.level': withArguments<{ level: number }>()({
		text: 'Warning level: {level, number}',
	}),
	'mails.stock.button': { text: 'View stock', tags: ['button'] },
	'mails.stock.hint': {
		text: 'You get this e-mail once, until the stock is above the warning level again. Who gets it is set in the settings of the shop.',
	},
	'mails.newsletter.confirmSubject': withArguments<{ shop: string }>()({
		text: 'Please confirm: newsletter of {shop}',
	}),
	'mails.newsletter.confirmHeading': { text: 'Please confirm your e-mail address' },
	'mails.newsletter.confirmText': withArguments<{ shop: string }>()({
		text: 'Someone has entered this address for the newsletter of {shop}. If that was you, please confirm it; until then you receive nothing.',
	}),
	'mails.newsletter.confirmButton': { text: 'Confirm subscription', tags: ['button'] },
	'mails.newsletter.confirmConsent': withArguments<{ consent: string }>()({
		text: 'This is what was agreed to: “{consent}”',
	}),
	'mails.newsletter.confirmHint': {
		text: 'If you did not ask for this, you need not do anything: without your confirmation we delete the address after seven days.',
	},
	'mails.newsletter.alreadySubject': withArguments<{ shop: string }>()({
		text: 'You already receive the newsletter of {shop}',
	}),
	'mails.newsletter.alreadyHeading': { text: 'You are subscribed already' },
	'mails.newsletter.alreadyText': withArguments<{ shop: string }>()({
		text: 'Someone has entered this address for the newsletter of {shop}. It is in the list already, so there is nothing to do.',
	}),
	'mails.newsletter.alreadyButton': { text: 'Change the language or unsubscribe', tags: ['button'] },
	'mails.newsletter.endText': withArguments<{ shop: string }>()({
		text: 'You receive this e-mail because you have subscribed to the newsletter of {shop}.',
	}),
	'mails.newsletter.end': { text: 'Change topics or unsubscribe', context: 'Link at the end of every newsletter' },
	'mails.newsletter.fromPrice': withArguments<{ price: string }>()({
		text: 'from {price}',
		context: 'Below a product in a newsletter',
	}),
	'mails.stockNotice.confirmSubject': withArguments<{ product: string }>()({
		text: 'Please confirm: notification for {product}',
	}),
	'mails.stockNotice.confirmHeading': { text: 'Shall we let you know?' },
	'mails.stockNotice.confirmText': withArguments<{ product: string; shop: string }>()({
		text: '“{product}” is sold out at {shop} at the moment. Please confirm that we may send you one e-mail when it is available again.',
	}),
	'mails.stockNotice.confirmButton': { text: 'Confirm or decline', tags: ['button'] },
	'mails.stockNotice.confirmHint': {
		text: 'If you did not ask for this, there is nothing you need to do: without your confirmation we delete your address after seven days.',
	},
	'mails.stockNotice.backSubject': withArguments<{ product: string }>()({ text: 'Available again: {product}' }),
	'mails.stockNotice.backHeading': { text: 'Available again' },
	'mails.stockNotice.backText': withArguments<{ product: string; shop: string }>()({
		text: '“{product}” can be ordered again at {shop}. We cannot reserve it for you: first come, first served.',
	}),
	'mails.stockNotice.backButton': { text: 'View product', tags: ['button'] },
	'mails.stockNotice.backHint': withArguments<{ link: string }>()({
		text: 'This was the only e-mail you had asked for. With it your address has been deleted from the list; check or unsubscribe here: {link}',
	}),
	'mails.comments.subject': withArguments<{ count: number; draft: string }>()({
		text: '{count, plural, one {A new comment} other {# new comments}} on {draft}',
	}),
	'mails.comments.draft': { text: 'your draft', context: 'In place of the name of a design that has none' },
	'mails.comments.heading': withArguments<{ count: number }>()({
		text: '{count, plural, one {New comment on your draft} other {New comments on your draft}}',
	}),
	'mails.comments.text': withArguments<{ count: number; draft: string; shop: string }>()({
		text: '{count, plural, one {Someone has commented} other {# comments were written}} on {draft}, which you have shared by link at {shop}:',
	}),
	'mails.comments.one': withArguments<{ author: string; text: string }>()({
		text: '{author}:\n{text}',
		context: 'A comment on a design, below the name of who wrote it',
	}),
	'mails.comments.more': withArguments<{ count: number }>()({
		text: '{count, plural, one {One more comment is in the studio.} other {# more comments are in the studio.}}',
	}),
	'mails.comments.button': { text: 'View comments', tags: ['button'] },
	'mails.comments.hint': {
		text: 'Everyone who has the link can comment, under any name. You get this e-mail because you asked for it when you created the link; it ends when you revoke the link.',
	},
	'mails.list.title': { text: 'E-mails', context: 'Headline of the list of kept mails' },
	'mails.list.none': { text: 'No e-mails yet.' },
	'mails.list.back': { text: 'All e-mails', context: 'Link from one mail to the list' },
	'mails.list.to': { text: 'To', context: 'Recipient of a mail' },
	'mails.list.state': { text: 'State' },
	'mails.list.text': { text: 'Text version', context: 'The same mail without HTML' },
	'mails.state.kept': {
		text: 'not sent (no mail server)',
		context: 'State: not sent, as no mail server is configured',
	},
	'mails.state.queued': { text: 'waiting', context: 'State: to be sent' },
	'mails.state.sent': { text: 'sent', context: 'State of a mail' },
	'mails.state.failed': { text: 'failed', context: 'State: could not be sent' },
} satisfies Record<string, ShippedText>;
