// The words of mails about print data that an order waits for.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['mail'];

export const printMails = {
	'printMails.placed': {
		text: 'We need print data from you for these items.',
		context: 'In the confirmation of an order, above the list of the items',
		tags,
	},
	'printMails.dayMoves': {
		text: 'Production starts when all print data is released; until then this day moves accordingly.',
		context: 'Below the expected day of delivery of an order that waits for print data',
		tags,
	},
	'printMails.dayMoves.payment': {
		text: 'Production starts when your payment has arrived; until then this day moves accordingly.',
		context: 'Below the expected day of delivery of an order that is paid before production',
		tags,
	},
	'printMails.dayMoves.both': {
		text: 'Production starts when your payment has arrived and all print data is released; until then this day moves accordingly.',
		context: 'Below the expected day of delivery of an order that waits for its payment and for print data',
		tags,
	},
	'printMails.data': { text: 'data missing', context: 'What a line of an order waits for', tags },
	'printMails.data.text': { text: 'Please upload the print data.', tags },
	'printMails.sides': { text: 'incomplete', context: 'The print data of a line of an order', tags },
	'printMails.sides.text': withArguments<{ sides: string; count: number }>()({
		text: 'Still missing: {sides}. Please upload {count, plural, one {this side} other {these sides}}, and then release the data.',
		context: 'sides: as "Front, Back"',
		tags,
	}),
	'printMails.newData': { text: 'refused', context: 'The print data of a line of an order', tags },
	'printMails.newData.text': withArguments<{ reason: string }>()({
		text: 'Our note on your data: {reason}',
		context: 'What the shop has written about print data that it refused',
		tags,
	}),
	'printMails.newData.unreadable': {
		text: 'We could not read the file. Please upload another one.',
		tags,
	},
	'printMails.corrected': { text: 'has errors', context: 'The print data of a line of an order', tags },
	'printMails.corrected.text': {
		text: 'Your data has arrived, but with errors that keep us from printing it. Please see what we have found and upload a corrected file.',
		tags,
	},
	'printMails.release': { text: 'not released', context: 'The print data of a line of an order', tags },
	'printMails.release.text': {
		text: 'Your data has arrived. Please check the preview and release it.',
		tags,
	},
	'printMails.newRelease': { text: 'sent back', context: 'The design of a line of an order', tags },
	'printMails.newRelease.text': withArguments<{ reason: string }>()({
		text: 'Our note on your design: {reason}',
		context: 'What the shop has written about a design that it has sent back',
		tags,
	}),
	'printMails.sentBack.subject': withArguments<{ number: string }>()({
		text: 'Please check your design for order {number}',
		tags,
	}),
	'printMails.sentBack.heading': { text: 'Please check your design once more', tags },
	'printMails.sentBack.text': withArguments<{ name: string; number: string; product: string }>()({
		text: 'Dear {name},\nwe have looked at your design for {product} of your order {number} and cannot print it like this.',
		tags,
	}),
	'printMails.sentBack.button': { text: 'Go to the order', tags: ['mail', 'button'] },
	'printMails.sentBack.until': {
		text: 'Please change the design and release it again. We start production as soon as that is done.',
		tags,
	},
	'printMails.approved.subject': withArguments<{ number: string }>()({
		text: 'We have released your design for order {number}',
		tags,
	}),
	'printMails.approved.heading': { text: 'We have released your design for you', tags },
	'printMails.approved.text': withArguments<{ name: string; number: string; product: string }>()({
		text: 'Dear {name},\nwe have checked your design for {product} of your order {number} and released it for you as it is now. You do not have to do anything more.',
		tags,
	}),
	'printMails.approved.until': {
		text: 'It is being printed. In the order you see what. If it should not be printed like this, please reply to this mail at once.',
		tags,
	},
	'printMails.correctedByShop.text': withArguments<{ name: string; number: string; product: string }>()({
		text: 'Dear {name},\nwe have corrected your design for {product} of your order {number}. We print it as soon as you have released the corrected version.',
		tags,
	}),
	'printMails.correctedByShop.before': {
		text: 'As it was released, before our correction',
		context: 'Below a picture of a design',
		tags,
	},
	'printMails.correctedByShop.until': {
		text: 'Please compare it with the version that was released before, and release it in the studio, where you can also change it. We start production as soon as that is done.',
		tags,
	},
	'printMails.button': { text: 'Go to the print data', tags: ['mail', 'button'] },
	'printMails.reminder.subject': withArguments<{ number: string }>()({
		text: 'Your order {number} is waiting for print data',
		tags,
	}),
	'printMails.reminder.heading': { text: 'We are waiting for your print data', tags },
	'printMails.reminder.text': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nwe cannot print your order {number} yet. These items are still open:',
		tags,
	}),
	'printMails.reminder.until': {
		text: 'We start production as soon as all print data is released. The delivery day moves accordingly.',
		tags,
	},
	'printMails.reminder.last': {
		text: 'This is our last reminder. We start production as soon as all print data is released; the delivery day moves accordingly. If you have any questions, please get in touch with us.',
		tags,
	},
	'printMails.lateUsed.subject': withArguments<{ number: string }>()({
		text: 'Please release the new file for your order {number}',
		tags,
	}),
	'printMails.lateUsed.heading': { text: 'We need your release once more', tags },
	'printMails.lateUsed.text': withArguments<{ name: string; number: string; file: string; product: string }>()({
		text: 'Dear {name},\nyour file “{file}” for {product} of your order {number} arrived after another one had been released. We now use the new file; the one before it is not printed.',
		tags,
	}),
	'printMails.lateUsedSides.subject': withArguments<{ number: string }>()({
		text: 'Print data is still missing for your order {number}',
		tags,
	}),
	'printMails.lateUsedSides.heading': { text: 'Your new file is here, but something is still missing', tags },
	'printMails.lateUsedErrors.subject': withArguments<{ number: string }>()({
		text: 'Please correct the new file for your order {number}',
		tags,
	}),
	'printMails.lateUsedErrors.heading': { text: 'Your new file has errors', tags },
	'printMails.refusal.subject': withArguments<{ number: string }>()({
		text: 'We need new print data for your order {number}',
		tags,
	}),
	'printMails.refusal.heading': { text: 'We need other print data', tags },
	'printMails.refusal.text': withArguments<{ name: string; number: string; file: string; product: string }>()({
		text: 'Dear {name},\nwe have checked the file “{file}” for {product} of your order {number} and cannot print it like this.',
		tags,
	}),
	'printMails.refusal.several': withArguments<{ name: string; number: string }>()({
		text: 'Dear {name},\nwe have checked the files of your order {number} and cannot print these like this:',
		tags,
	}),
	'printMails.refusal.file': withArguments<{ file: string; product: string; reason: string }>()({
		text: '“{file}” for {product}: {reason}',
		context: 'One of several files that were refused, with what the shop has written',
		tags,
	}),
	'printMails.refusal.until': {
		text: 'Please upload a corrected file. We start production as soon as it is released.',
		tags,
	},
} satisfies Record<string, ShippedText>;
