// The page to get in touch, the contact form of pages, and the widget that sends a link to book a meeting.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['contact'];
const button = [...tags, 'button'];
const form = [...tags, 'form'];

export const getInTouch = {
	'getInTouch.title': { text: 'Get in touch', context: 'Headline, page title and link in the footer', tags },
	'getInTouch.intro': { text: 'What is it about? We reply by e-mail, usually on the next working day.', tags },
	'getInTouch.off': { text: 'You can reach this shop by the contact details at the end of this page.', tags },
	'getInTouch.steps': { text: 'Steps', context: 'Name of the list of steps, for screen readers', tags },
	'getInTouch.stepTopic': { text: 'Topic', context: 'First step', tags },
	'getInTouch.stepDetails': { text: 'Time and message', context: 'Second step', tags },
	'getInTouch.stepMessage': { text: 'Message', context: 'Second step where no time can be proposed', tags },
	'getInTouch.stepDone': { text: 'Done', context: 'Last step', tags },
	'getInTouch.topics': { text: 'Topics', context: 'Name of the list of topics, for screen readers', tags },
	'getInTouch.topic.1': { text: 'Request a quote', context: 'Topic that visitors choose', tags },
	'getInTouch.topic.2': { text: 'Print data and design', context: 'Topic that visitors choose', tags },
	'getInTouch.topic.3': { text: 'An existing order', context: 'Topic that visitors choose', tags },
	'getInTouch.topic.4': { text: 'Something else', context: 'Topic that visitors choose', tags },
	'getInTouch.topic.5': { text: 'Samples and papers', context: 'Topic that visitors choose', tags },
	'getInTouch.topic.6': { text: 'A visit to our workshop', context: 'Topic that visitors choose', tags },
	'getInTouch.changeTopic': { text: 'Choose another topic', context: 'Link', tags },
	'getInTouch.bookTitle': { text: 'Book a meeting right away', context: 'Headline', tags },
	'getInTouch.bookText': {
		text: 'You choose a free time in our calendar. It opens in a new tab at Calendly, whose privacy policy applies there.',
		tags,
	},
	'getInTouch.book': { text: 'Open the calendar', context: 'Link', tags: button },
	'getInTouch.sandbox': {
		text: 'This is a sandbox: nothing you book here reaches a real calendar.',
		context: 'In the demo',
		tags,
	},
	'getInTouch.timesTitle': { text: 'Would you like to talk to us?', context: 'Headline', tags },
	'getInTouch.timesText': withArguments<{ minutes: number; timeZone: string }>()({
		text: 'Propose up to three times that suit you; we confirm one of them by e-mail. A meeting takes about {minutes} minutes. All times: {timeZone}.',
		tags,
	}),
	'getInTouch.noTimes': { text: 'There are no free times at the moment. Please write to us.', tags },
	'getInTouch.messageTitle': { text: 'Your message', context: 'Headline', tags },
	'getInTouch.name': { text: 'Your name', context: 'Label of a field', tags: form },
	'getInTouch.email': { text: 'E-mail address', context: 'Label of a field', tags: form },
	'getInTouch.phone': { text: 'Phone number', context: 'Label of a field', tags: form },
	'getInTouch.company': { text: 'Company', context: 'Label of a field', tags: form },
	'getInTouch.message': { text: 'Message', context: 'Label of a field', tags: form },
	'getInTouch.messageHint': {
		text: 'Not needed if you propose a time.',
		context: 'Below the field of the message',
		tags: form,
	},
	'getInTouch.optional': withArguments<{ label: string }>()({
		text: '{label} (optional)',
		context: 'Label of a field that may stay empty',
		tags: form,
	}),
	'getInTouch.honeypot': {
		text: 'Please leave this field empty',
		context: 'Of a field that nobody sees; it catches programs',
		tags: form,
	},
	'getInTouch.send': { text: 'Send', context: 'Button', tags: button },
	'getInTouch.privacy': { text: 'We use what you enter to reply to you.', context: 'Above the button', tags },
	'getInTouch.invalid': { text: 'Please check your entries.', context: 'Above the form', tags },
	'getInTouch.invalidEmail': { text: 'Please enter a valid email address.', tags: form },
	'getInTouch.failed': { text: 'Request failed. Please try again later.', tags },
	'getInTouch.chooseTopic': { text: 'Please choose a topic.', tags: form },
	'getInTouch.tooManyTimes': { text: 'Please choose at most three times.', tags: form },
	'getInTouch.timeGone': {
		text: 'One of the times is not offered any more. Please choose again.',
		context: 'Beside the times',
		tags: form,
	},
	'getInTouch.chooseOption': { text: 'Please choose one.', context: 'Beside a choice', tags: form },
	'getInTouch.consentNeeded': { text: 'Please tick the box.', context: 'Beside a checkbox', tags: form },
	'getInTouch.sentTitle': { text: 'Thank you, your request has been sent', context: 'Headline', tags },
	'getInTouch.sent': {
		text: 'We have sent you a confirmation by e-mail and will get back to you.',
		context: 'Below the headline',
		tags,
	},
	'getInTouch.toShop': { text: 'To the shop', context: 'Link', tags },
	'getInTouch.again': { text: 'Send another request', context: 'Link', tags },
	'contactForm.consent': {
		text: 'I agree that my details are used to reply to my request.',
		context: 'Beside a checkbox',
		tags: form,
	},
	'onboarding.email': { text: 'E-mail address', context: 'Label of a field', tags: form },
	'onboarding.send': { text: 'Get started', context: 'Button', tags: button },
	'onboarding.sent': {
		text: 'Thank you! You will shortly receive an e-mail with a link to book a meeting.',
		context: 'In place of the form',
		tags,
	},
	'substack.open': withArguments<{ site: string }>()({
		text: 'Subscribe at {site}',
		context: 'Link to a newsletter elsewhere',
		tags,
	}),
	'substack.embedded': withArguments<{ site: string }>()({
		text: 'Subscription form of {site}',
		context: 'Name of the form of another site, for screen readers',
		tags,
	}),
	'substack.hint': withArguments<{ site: string }>()({
		text: 'Opens {site} in a new tab. If you allow content of other sites, the form is shown here.',
		context: 'Below the link',
		tags,
	}),
	'actionWidget.newsletterOff': {
		text: 'This shop has no newsletter at the moment.',
		context: 'Visible to those who build the page',
		tags,
	},
	'actionWidget.noPublication': {
		text: 'Please enter the address of your Substack publication in the settings.',
		context: 'Visible to those who build the page',
		tags,
	},
} satisfies Record<string, ShippedText>;
