// The mails around contact requests: the confirmation, the notice for the shop, what staff replies, and the link to book a meeting. A part of the
// group `mails`.
import { type ShippedText, withArguments } from '../entry.ts';

export const contactMails = {
	'mails.contact.subject': withArguments<{ shop: string }>()({ text: 'Your request to {shop}', context: 'Subject' }),
	'mails.contact.heading': { text: 'Thank you for your request' },
	'mails.contact.text': withArguments<{ shop: string }>()({
		text: '{shop} has received this from you and will get back to you by e-mail:',
	}),
	'mails.contact.notYou': { text: 'You have not sent this? Then you can ignore this e-mail.' },
	'mails.contact.topic': { text: 'Topic', context: 'Label' },
	'mails.contact.name': { text: 'Name', context: 'Label' },
	'mails.contact.email': { text: 'E-mail', context: 'Label' },
	'mails.contact.phone': { text: 'Phone', context: 'Label' },
	'mails.contact.company': { text: 'Company', context: 'Label' },
	'mails.contact.times': { text: 'Proposed times', context: 'Label' },
	'mails.contact.page': { text: 'Page', context: 'Label: where it was sent' },
	'mails.contact.consent': withArguments<{ consent: string }>()({ text: 'Agreed to: “{consent}”' }),
	'mails.contact.shopSubject': withArguments<{ topic: string }>()({
		text: 'New request: {topic}',
		context: 'Subject of the mail to the shop',
	}),
	'mails.contact.shopText': withArguments<{ moment: string }>()({ text: 'Received on {moment}.' }),
	'mails.contact.shopButton': { text: 'Reply to the request', context: 'Button' },
	'mails.contact.replySubject': withArguments<{ shop: string; topic: string }>()({
		text: '{shop}: {topic}',
		context: 'Subject of the reply to a request',
	}),
	'mails.contact.replyHeading': { text: 'Reply to your request' },
	'mails.contact.meetingHeading': { text: 'Your meeting is confirmed' },
	'mails.contact.meeting': withArguments<{ moment: string; minutes: number }>()({
		text: '{moment}, about {minutes} minutes',
		context: '{moment} is a day with its time',
	}),
	'mails.contact.yourMessage': withArguments<{ message: string }>()({
		text: 'You wrote:\n{message}',
		context: 'Below the reply',
	}),
	'mails.meetingLink.subject': withArguments<{ shop: string }>()({
		text: 'Book your meeting with {shop}',
		context: 'Subject',
	}),
	'mails.meetingLink.heading': { text: 'Let’s talk' },
	'mails.meetingLink.text': withArguments<{ shop: string }>()({
		text: 'You wanted to get started with {shop}. Choose a time for a meeting; there we discuss everything else.',
	}),
	'mails.meetingLink.button': { text: 'Book a meeting', context: 'Button' },
	'mails.meetingLink.once': { text: 'The link is for you alone and valid for one booking. It leads to Calendly.' },
	'mails.meetingLink.open': { text: 'The link leads to Calendly.' },
} satisfies Record<string, ShippedText>;
