// The newsletter: how people subscribe, confirm and unsubscribe.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['newsletter'];

export const newsletter = {
	'newsletter.title': { text: 'Newsletter', context: 'Headline and page title', tags },
	'newsletter.intro': {
		text: 'News about products, papers and offers, now and then by e-mail.',
		context: 'Below the headline',
		tags,
	},
	'newsletter.failed': withArguments<{ reason: string }>()({
		text: 'You have not been subscribed. {reason}',
		context: '{reason} is a sentence',
		tags,
	}),
	'newsletter.error': { text: 'An error occurred. Please try again.', tags },
	'newsletter.invalid': { text: 'Please enter a valid e-mail address.', tags },
	'newsletter.off': { text: 'This shop has no newsletter at the moment.', tags },
	'newsletter.sentTitle': { text: 'Please check your inbox', context: 'Headline afterwards', tags },
	'newsletter.sent': withArguments<{ email: string }>()({
		text: 'We have sent an e-mail to {email}. Only when you follow the link in it do you get the newsletter.',
		tags,
	}),
	'newsletter.sentPlain': {
		text: 'We have sent you an e-mail. Only when you follow the link in it do you get the newsletter.',
		tags,
	},
	'newsletter.sentHint': {
		text: 'Nothing there? Please look in the spam folder, or try again in a few minutes. The link is valid for seven days.',
		tags,
	},
	'newsletter.doneTitle': { text: 'You are subscribed', context: 'Headline', tags },
	'newsletter.done': withArguments<{ email: string }>()({
		text: 'From now on, {email} receives our newsletter.',
		tags,
	}),
	'newsletterConfirmation.title': { text: 'Confirm newsletter', context: 'Headline and page title', tags },
	'newsletter.confirmText': withArguments<{ email: string }>()({
		text: 'One more click, and {email} receives our newsletter.',
		tags,
	}),
	'newsletter.confirm': { text: 'Confirm subscription', context: 'Button', tags: [...tags, 'button'] },
	'newsletter.goneTitle': { text: 'This link is not valid any more', context: 'Headline', tags },
	'newsletter.goneConfirm': {
		text: 'Links to confirm are valid for seven days, and only the latest one counts. Please subscribe again.',
		tags,
	},
	'newsletter.goneEnd': {
		text: 'The address is not in our list any more: no newsletter is sent to it.',
		tags,
	},
	'newsletter.again': { text: 'To the newsletter', context: 'Link', tags },
	'newsletterEnd.title': { text: 'Your newsletter', context: 'Headline and page title', tags },
	'newsletter.endText': withArguments<{ email: string }>()({
		text: '{email} receives our newsletter.',
		tags,
	}),
	'newsletter.waiting': withArguments<{ email: string }>()({
		text: '{email} has not been confirmed yet and receives nothing.',
		tags,
	}),
	'newsletter.end': { text: 'Unsubscribe', context: 'Button', tags: [...tags, 'button'] },
	'newsletter.endedTitle': { text: 'You are unsubscribed', context: 'Headline', tags },
	'newsletter.ended': withArguments<{ email: string }>()({
		text: 'We will not write to {email} any more. Mails about your orders are not affected.',
		tags,
	}),
	'newsletter.language': { text: 'Language of the newsletter', context: 'Label of a field', tags },
	'newsletter.save': { text: 'Save preferences', context: 'Button', tags: [...tags, 'button'] },
	'newsletter.preferences': { text: 'What would you like to receive?', context: 'Headline', tags },
	'newsletter.topics': { text: 'Topics', context: 'Label of a group of check boxes', tags },
	'newsletter.topicsHint': { text: 'Without a choice you receive everything.', tags },
	'newsletter.measured': {
		text: 'It may be counted which newsletters I open and which links in them I follow.',
		context: 'Label of a check box',
		tags,
	},
	'newsletter.measuredHint': { text: 'This is voluntary and can be withdrawn here at any time.', tags },
	'newsletter.saved': { text: 'Your choice has been saved.', tags },
	'newsletter.toShop': { text: 'To the shop', context: 'Link', tags },
} satisfies Record<string, ShippedText>;
