// The words of the pages that must work when nothing else does.
import { type ShippedText, withArguments } from '../entry.ts';

export const plainPages = {
	'plainPages.editorTitle': { text: 'Opening the editor', context: 'Headline of a page that goes on by itself' },
	'plainPages.editorLink': { text: 'Open the editor', context: 'Link, where it does not' },
	'plainPages.unknownHostTitle': {
		text: 'There is no shop at this address',
	},
	'plainPages.unknownHostText': {
		text: 'Please check the address for typing errors.',
	},
	'plainPages.notFoundTitle': { text: 'Page not found' },
	'plainPages.notFoundText': {
		text: 'This page does not exist, or it has moved.',
	},
	'plainPages.goneTitle': {
		text: 'Page has been deactivated',
		context: 'Visitors see this in place of a page that was switched off',
	},
	'plainPages.goneText': {
		text: 'It cannot be seen at present.',
		context: 'Below "Page has been deactivated"',
	},
	'plainPages.search': { text: 'Search products', context: 'Link on a page that says that there is none' },
	'plainPages.toFirstPage': { text: 'To the home page', context: 'Link' },
	'plainPages.failureTitle': { text: 'Something has gone wrong' },
	'plainPages.failureText': {
		text: 'The fault is ours and has been recorded. Please try again.',
	},
	'plainPages.refusedTitle': {
		text: 'We do not understand this request',
		context: 'Headline when an address or a request is malformed',
		tags: ['failure'],
	},
	'plainPages.refusedText': {
		text: 'Please check the address and try again.',
		tags: ['failure'],
	},
	'plainPages.unavailableTitle': { text: 'Not available right now' },
	'plainPages.unavailableText': {
		text: 'The shop will be back in a moment. This page then reloads by itself.',
	},
	'plainPages.suspendedTitle': {
		text: 'This shop is temporarily closed',
		context: 'Visitors of a shop that the operator has suspended see this on every page',
	},
	'plainPages.suspendedText': withArguments<{ shop: string }>()({
		text: '{shop} cannot be visited at present. Please come back later.',
		context: 'Below "This shop is temporarily closed"',
	}),
	'plainPages.suspendedContact': withArguments<{ shop: string }>()({
		text: 'How to reach {shop}:',
		context: 'Before the email address and phone number of a suspended shop',
	}),
	'plainPages.enterTitle': {
		text: 'Opening the shop',
		context: 'Headline of a page that lets an operator of the platform into a shop and goes on by itself',
	},
	'plainPages.enterButton': { text: 'Open the administration', context: 'Button, where it does not go on by itself' },
	'plainPages.leftTitle': {
		text: 'You have left the shop',
		context: 'Headline of a page that leads an operator of the platform back, and goes on by itself',
	},
	'plainPages.leftLink': { text: 'Back to the list of shops', context: 'Link, where it does not go on by itself' },
	'plainPages.requestNumber': withArguments<{ number: string }>()({
		text: 'Request number: {number}',
		context: 'Below a failure; the number leads support to the line in the log',
	}),
	'plainPages.notice.asked': {
		text: 'Shall we let you know?',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.askedText': withArguments<{ product: string; shop: string }>()({
		text: '“{product}” is sold out at {shop} at the moment. We send you one e-mail when it is available again, and then delete your address.',
	}),
	'plainPages.notice.confirmed': {
		text: 'We will let you know',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.confirmedText': withArguments<{ product: string; shop: string }>()({
		text: 'You get one e-mail from {shop} when “{product}” is available again.',
	}),
	'plainPages.notice.stopped': {
		text: 'You have unsubscribed',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.stoppedText': withArguments<{ product: string; shop: string }>()({
		text: 'We do not write to you about “{product}”. Your address has been deleted from the list of {shop}.',
	}),
	'plainPages.notice.gone': {
		text: 'Nothing is planned any more',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.goneText': withArguments<{ shop: string }>()({
		text: 'There is no notification for this link (any more). {shop} does not write to you about it.',
	}),
	'plainPages.notice.waiting': {
		text: 'We will let you know',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.waitingText': withArguments<{ shop: string }>()({
		text: 'You get one e-mail from {shop} when the product is available again.',
	}),
	'plainPages.notice.mailed': {
		text: 'Please look into your mailbox',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.mailedText': withArguments<{ shop: string }>()({
		text: '{shop} has sent you an e-mail. Please confirm there that we may write to you.',
	}),
	'plainPages.notice.available': {
		text: 'Available again',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.availableText': withArguments<{ shop: string }>()({
		text: 'The product can be ordered at {shop} by now.',
	}),
	'plainPages.notice.invalid': {
		text: 'Please check your e-mail address',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.invalidText': {
		text: 'This does not look like an e-mail address. Please go back and correct it.',
	},
	'plainPages.notice.limited': {
		text: 'Too many attempts',
		context: 'Headline: notice when a product is back in stock',
	},
	'plainPages.notice.limitedText': { text: 'Please try again later.' },
	'plainPages.notice.toProduct': { text: 'To the product', context: 'Link' },
	'plainPages.notice.confirm': { text: 'Yes, let me know', context: 'Button' },
	'plainPages.notice.stop': { text: 'Do not write to me', context: 'Button' },
	'plainPages.punchout.ended': { text: 'Your visit has ended' },
	'plainPages.punchout.endedText': {
		text: 'Please start again from your purchasing system. Carts that were handed over are kept there.',
	},
	'plainPages.punchout.ticket': { text: 'This address does not work any more' },
	'plainPages.punchout.ticketText': withArguments<{ shop: string }>()({
		text: 'It works once, and for five minutes. Please open {shop} again from your purchasing system.',
	}),
	'plainPages.punchout.refused': { text: 'The shop could not be opened' },
	'plainPages.punchout.refusedText': withArguments<{ shop: string }>()({
		text: 'What your purchasing system has sent does not match what is agreed with {shop}. Those who look after the shop find the reason in its settings, under Purchasing systems.',
	}),
	'plainPages.punchout.handing': { text: 'Your cart is being transferred' },
	'plainPages.punchout.handingText': withArguments<{ buyer: string }>()({
		text: 'It goes back to {buyer}. Should nothing happen, press the button.',
	}),
	'plainPages.punchout.leaving': { text: 'Back to your purchasing system' },
	'plainPages.punchout.leavingText': withArguments<{ buyer: string }>()({
		text: 'You go back to {buyer} without a cart. Should nothing happen, press the button.',
	}),
	'plainPages.punchout.go': { text: 'Continue' },
	'plainPages.punchout.inspect': { text: 'Your earlier cart' },
	'plainPages.punchout.inspectText': withArguments<{ shop: string }>()({
		text: 'This is what was handed over from {shop}. Nothing can be changed here.',
	}),
	'plainPages.punchout.item': { text: 'Item' },
	'plainPages.punchout.quantity': { text: 'Quantity' },
	'plainPages.punchout.price': { text: 'Net price' },
	'plainPages.punchout.total': { text: 'Net total' },
	'plainPages.punchout.totalText': { text: 'Shipping and VAT are added.' },
	'plainPages.punchout.unknownLine': withArguments<{ code: string }>()({ text: '{code}: not known here any more' }),
	'plainPages.punchout.withDesign': { text: 'with your design' },
	'plainPages.punchout.back': withArguments<{ buyer: string }>()({ text: 'Back to {buyer}' }),
	'plainPages.punchout.banner': withArguments<{ buyer: string }>()({ text: 'You are shopping for {buyer}.' }),
	'plainPages.punchout.bannerFor': withArguments<{ buyer: string; person: string }>()({
		text: '{person}, you are shopping for {buyer}.',
	}),
	'plainPages.punchout.bannerText': { text: 'Your cart goes to your purchasing system; the order is placed there.' },
	'plainPages.punchout.bannerEdit': { text: 'You are changing a cart that was handed over before.' },
	'plainPages.punchout.leave': { text: 'Back without a cart' },
} satisfies Record<string, ShippedText>;
