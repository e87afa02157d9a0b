// The page of what a user has gathered: cart, watchlist, drafts and order history.

import { type ShippedText, withArguments } from '../entry.ts';
import { cartProblems } from './cart-problems.ts';

const tags = ['cart'];

export const cartPage = {
	...cartProblems,
	'cartPage.tabs': { text: 'Your lists', context: 'Name of the four tabs, read aloud', tags },
	'cartPage.cart.title': { text: 'Cart', context: 'Tab, headline and page title', tags },
	'cartPage.watchlist.title': { text: 'Watchlist', context: 'Tab, headline and page title', tags },
	'cartPage.drafts.title': { text: 'Drafts', context: 'Tab, headline and page title', tags },
	'cartPage.orders.title': {
		text: 'Order history',
		context: 'Tab, headline and page title',
		tags,
	},
	'cartPage.cart.subline': {
		text: 'Check items and quantities. Prices update instantly.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.watchlist.subline': {
		text: 'What you have put aside waits here until you move it to the cart.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.drafts.subline': {
		text: 'Designs that you are still working on. Release the content to order them.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.orders.subline': {
		text: 'All of your orders with their status, documents and the option to reorder.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.search.cart': { text: 'Search the cart', context: 'Label of the field', tags },
	'cartPage.search.watchlist': {
		text: 'Search the watchlist',
		context: 'Label of the field',
		tags,
	},
	'cartPage.search.drafts': { text: 'Search the drafts', context: 'Label of the field', tags },
	'cartPage.search.orders': {
		text: 'Search the orders',
		context: 'Label of the field',
		tags,
	},
	'cartPage.search.hint': {
		text: 'Name, item number, your reference',
		context: 'Stands in the empty search field',
		tags: ['cart', 'placeholder'],
	},
	'cartPage.search.ordersHint': {
		text: 'Order number or item',
		context: 'Stands in the empty search field',
		tags: ['cart', 'placeholder'],
	},
	'cartPage.search.submit': { text: 'Search', context: 'Name of the button beside the field', tags },
	'cartPage.search.clear': { text: 'Clear search', context: 'Button', tags },
	'cartPage.count': withArguments<{ count: number }>()({
		text: '{count, plural, one {# item} other {# items}}',
		context: 'How many there are in the list',
		tags,
	}),
	'cartPage.countOrders': withArguments<{ count: number }>()({
		text: '{count, plural, one {# order} other {# orders}}',
		context: 'How many there are in the list',
		tags,
	}),
	'cartPage.countFound': withArguments<{ found: number; all: number }>()({
		text: '{found} of {all} found',
		context: 'How many of the list the search has found',
		tags,
	}),

	'cartPage.article': { text: 'Article', context: 'Head of a column', tags },
	'cartPage.changed': { text: 'Change date', context: 'Head of a column', tags },
	'cartPage.quantity': { text: 'Quantity', context: 'Head of a column', tags },
	'cartPage.price': { text: 'Price', context: 'Head of a column', tags },
	'cartPage.stock': { text: 'Stock available', context: 'Head of a column', tags },
	'cartPage.orderDate': { text: 'Order date', context: 'Head of a column', tags },
	'cartPage.status': { text: 'Status', context: 'Head of a column', tags },
	'cartPage.deliveryAddress': { text: 'Delivery address', context: 'Head of a column', tags },

	'cartPage.trial': withArguments<{ days: number }>()({
		text: '{days, plural, one {one day} other {# days}} free of charge',
		context: 'Below the price of a subscription with a trial period',
		tags,
	}),
	'cartPage.trialUsed': {
		text: 'You have already had the free trial, so it is paid from the start',
		context: 'Below the price of a subscription, in place of its trial period',
		tags,
	},
	'cartPage.dueToday': { text: 'Due today', context: 'Row below the total', tags },
	'cartPage.dueNext': withArguments<{ day: string; per: string }>()({
		text: 'From {day}, {per}',
		context: 'Row below the total, before an amount; {per} is as “per month”',
		tags,
	}),
	'cartPage.code': withArguments<{ code: string }>()({
		text: 'Art. no. {code}',
		context: 'Below the name of an item',
		tags,
	}),
	'cartPage.seriesRun': withArguments<{ rows: number; quantity: string }>()({
		text: '{rows, plural, one {# person} other {# people}} × {quantity, select, 1 {1 piece} other {{quantity} pieces}}',
		context: 'A series: for how many people it is printed, and how many pieces for each, as a written number',
		tags,
	}),
	'cartPage.ownName': withArguments<{ name: string }>()({
		text: 'Reference: {name}',
		context: 'What the shopper calls the item',
		tags,
	}),
	'cartPage.nameIt': { text: 'Your own name', context: 'Button and label of a field', tags },
	'cartPage.saveName': { text: 'Apply', context: 'Button behind the field for the own name', tags },
	'cartPage.cancel': { text: 'Cancel', context: 'Button', tags },
	'cartPage.quantityOf': withArguments<{ article: string }>()({
		text: 'Quantity of {article}',
		context: 'Label of the field, read aloud',
		tags,
	}),
	'cartPage.from': withArguments<{ price: string }>()({
		text: 'from {price}',
		context: 'The lowest price of an item on the watchlist',
		tags,
	}),

	'cartPage.copy': { text: 'Copy', context: 'Button of a line', tags },
	'cartPage.duplicate': { text: 'Duplicate', context: 'Button of a draft', tags },
	'cartPage.share': { text: 'Share in the company', context: 'Button of a draft', tags },
	'cartPage.endSharing': { text: 'Stop sharing', context: 'Button of a draft', tags },
	'cartPage.isShared': { text: 'Shared in the company', context: 'State of a draft', tags },
	'cartPage.toWatchlist': { text: 'Move to watchlist', context: 'Button of a line', tags },
	'cartPage.toCart': { text: 'Add to cart', context: 'Button of a line', tags },
	'cartPage.remove': { text: 'Remove', context: 'Button of a line', tags },
	'cartPage.deleteDraft': { text: 'Delete', context: 'Button of a draft', tags },
	'cartPage.ask.cart': withArguments<{ article: string }>()({
		text: 'Remove “{article}” from the shopping cart?',
		context: 'Question before a line is deleted',
		tags,
	}),
	'cartPage.ask.watchlist': withArguments<{ article: string }>()({
		text: 'Remove “{article}” from the watchlist?',
		context: 'Question before a line is deleted',
		tags,
	}),
	'cartPage.ask.drafts': withArguments<{ article: string }>()({
		text: 'Delete the draft “{article}”?',
		context: 'Question before a draft is deleted',
		tags,
	}),
	'cartPage.ask.undoable': {
		text: 'You can still undo this afterwards.',
		context: 'Below the question before a line is deleted',
		tags,
	},
	'cartPage.doFor': withArguments<{ action: string; article: string }>()({
		text: '{action}: {article}',
		context: 'Button of a line, read aloud: what it does, and the name of the item',
		tags,
	}),
	'cartPage.undo': { text: 'Undo', context: 'Button in a message', tags },

	'cartPage.said.updated': { text: 'Shopping cart updated', context: 'Message', tags },
	'cartPage.said.copied': { text: 'Article copied', context: 'Message', tags },
	'cartPage.said.duplicated': { text: 'Draft duplicated', context: 'Message', tags },
	'cartPage.said.shared': { text: 'Your colleagues see this draft now', context: 'Message', tags },
	'cartPage.said.unshared': { text: 'The draft is no longer shared', context: 'Message', tags },
	'cartPage.said.renamed': { text: 'Name saved', context: 'Message', tags },
	'cartPage.said.removedFromCart': {
		text: 'Removed from the shopping cart',
		context: 'Message',
		tags,
	},
	'cartPage.said.removedFromWatchlist': {
		text: 'Removed from the watchlist',
		context: 'Message',
		tags,
	},
	'cartPage.said.removedDraft': { text: 'Draft deleted', context: 'Message', tags },
	'cartPage.said.toWatchlist': {
		text: 'Moved to the watchlist',
		context: 'Message',
		tags,
	},
	'cartPage.said.toCart': {
		text: 'Added to the shopping cart',
		context: 'Message',
		tags,
	},
	'cartPage.said.accepted': { text: 'New price accepted', context: 'Message', tags },
	'cartPage.said.undone': { text: 'Undone', context: 'Message', tags },
	'cartPage.failed.watchlist': {
		text: 'Your watchlist could not be changed.',
		context: 'Message',
		tags,
	},
	'cartPage.failed.draft': {
		text: 'The draft could not be changed.',
		context: 'Message',
		tags,
	},
	'cartPage.failed.duplicate': {
		text: 'The draft was not duplicated.',
		context: 'Message',
		tags,
	},
	'cartPage.editorAway': {
		text: 'The editor does not respond at the moment. Please try again in a few minutes; nothing is lost.',
		context: 'Follows what has failed',
		tags,
	},
	'cartPage.failed.undo': {
		text: 'This could not be undone.',
		context: 'Message',
		tags,
	},
	'cartPage.failed.load': {
		text: 'The list could not be loaded. Nothing is lost.',
		context: 'In place of the list',
		tags,
	},

	'cartPage.apart': {
		text: 'These items are paid differently, once or at different intervals, and are ordered separately. The total and shipping are shown here once everything in the cart is paid alike.',
		context: 'In place of the total',
		tags,
	},
	'cartPage.summary': { text: 'Summary', context: 'Headline beside the cart', tags },
	'cartPage.net': { text: 'Net', context: 'Before an amount without tax', tags },
	'cartPage.taxWithin': withArguments<{ rate: string }>()({
		text: 'including {rate} VAT',
		context: 'Below the sum; {rate} is a percentage that is already written',
		tags,
	}),
	'cartPage.tax': withArguments<{ rate: string }>()({
		text: '{rate} VAT',
		context: 'Before the amount of the tax; {rate} is a percentage that is already written',
		tags,
	}),
	'cartPage.total.grandTotal': {
		text: 'Grand total',
		context: 'Before the sum with tax; the shop chooses between this and “Subtotal”',
		tags,
	},
	'cartPage.total.subtotal': {
		text: 'Subtotal',
		context: 'Before the sum with tax; the shop chooses between this and “Grand total”',
		tags,
	},
	'cartPage.taxDropped': { text: 'VAT not charged', context: 'Before an amount that is taken off', tags },
	'cartPage.goods': { text: 'Goods', context: 'Before the sum of the goods, without shipping', tags },
	'cartPage.shippingWithin': withArguments<{ shipping: string }>()({
		text: 'The {shipping} are those of this method. You choose other methods and countries at the checkout.',
		context: 'Below the sum. {shipping} is the link “shipping costs”',
		tags,
	}),
	'cartPage.shippingVisit': withArguments<{ shipping: string }>()({
		text: 'The {shipping} are those within our country. In the end the delivery address of the order from your purchasing system decides.',
		context: 'Below the sum of a cart that goes to a purchasing system. {shipping} is the link “shipping costs”',
		tags,
	}),
	'cartPage.netHanded': withArguments<{ buyer: string; net: string }>()({
		text: 'Net amounts go to {buyer}: {net} in all.',
		context: 'Below the sum of a cart that goes to a purchasing system',
		tags,
	}),
	'cartPage.netHandedShipped': withArguments<{ buyer: string; net: string }>()({
		text: 'Net amounts go to {buyer}: {net} in all, shipping included.',
		context: 'Below the sum of a cart that goes to a purchasing system',
		tags,
	}),
	'cartPage.shippingNote': withArguments<{ shipping: string }>()({
		text: 'Plus {shipping}. The checkout shows the exact amount before you order.',
		context: 'Below the sum. {shipping} is the link “shipping costs”',
		tags,
	}),
	'cartPage.delivery': withArguments<{ day: string }>()({
		text: 'Expected delivery: {day}',
		context: 'Below the sum; {day} is a day of the week with its date',
		tags,
	}),
	'cartPage.ready': withArguments<{ day: string }>()({
		text: 'Expected to be ready for collection: {day}',
		context: 'Below the sum; {day} is a day of the week with its date',
		tags,
	}),
	'cartPage.shipping': withArguments<{ method: string }>()({
		text: 'Shipping ({method})',
		context: 'Before an amount',
		tags,
	}),
	'cartPage.free': { text: 'Free', context: 'In the place of the price of shipping', tags },
	'cartPage.payment': withArguments<{ methods: string }>()({
		text: 'Payment: {methods}',
		context: '{methods} is a list such as “card and invoice”',
		tags,
	}),
	'cartPage.checkout': { text: 'Proceed to checkout', context: 'Button', tags },
	'cartPage.transfer': {
		text: 'Transfer cart',
		context: 'Button in place of the checkout: the cart goes to a purchasing system',
		tags,
	},
	'cartPage.transferText': withArguments<{ buyer: string }>()({
		text: 'The cart goes to {buyer}. Nothing is ordered yet: that happens there.',
		tags,
	}),
	'cartPage.transferOff': {
		text: 'Please resolve the notes beside your items first. Then you can transfer the cart.',
		tags,
	},
	'cartPage.transferFailed': {
		text: 'The cart could not be transferred: something keeps an item from being ordered. Please look at the notes beside your items.',
		tags,
	},
	'cartPage.checkoutOff': {
		text: 'Please resolve the notes beside your items first. Then you can go on to the checkout.',
		context: 'Why the button to the checkout is off',
		tags,
	},
	'cartPage.checkoutPrices': {
		text: 'Please accept the changed prices first. Then you can go on to the checkout.',
		context: 'Why the button to the checkout is off',
		tags,
	},
	'cartPage.toFirstProblem': {
		text: 'Go to the first of these items',
		context: 'Link below the button that is off',
		tags,
	},
	'cartPage.continue': { text: 'Continue shopping', context: 'Button', tags },

	'cartPage.cart.empty': { text: 'Your cart is empty', context: 'Headline', tags },
	'cartPage.cart.emptyText': {
		text: 'Find something you like, choose the quantity, and put it here.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.watchlist.empty': {
		text: 'There is nothing on your watchlist yet',
		context: 'Headline',
		tags,
	},
	'cartPage.watchlist.emptyText': {
		text: 'Use the heart on the page of an item to keep it for later.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.drafts.empty': {
		text: 'You have no drafts yet',
		context: 'Headline',
		tags,
	},
	'cartPage.drafts.emptyText': {
		text: 'A draft begins when you design an item yourself. It is kept here until you approve its content and move it to the cart.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.orders.empty': {
		text: 'You have not ordered anything yet',
		context: 'Headline',
		tags,
	},
	'cartPage.orders.emptyText': {
		text: 'Once you order, this is where you find the status, the documents and a button to reorder.',
		context: 'Below the headline',
		tags,
	},
	'cartPage.browse': { text: 'Browse products', context: 'Button of an empty list', tags },
	'cartPage.noneFound': { text: 'Nothing was found', context: 'Headline', tags },
	'cartPage.noneFoundText': withArguments<{ text: string }>()({
		text: 'There is nothing here for “{text}”. Check the spelling, or clear the search.',
		context: 'Below the headline; {text} is what was looked for',
		tags,
	}),
	'cartPage.pastEnd': {
		text: 'There is nothing on this page any more',
		context: 'Where somebody has come to a page behind the end of the list',
		tags,
	},
	'cartPage.firstPage': { text: 'To the first page', context: 'Button', tags },
	'cartPage.signIn': {
		text: 'Sign in to see what you have saved.',
		context: 'Below the text of an empty list, for those without a session',
		tags,
	},
	'cartPage.signInLink': { text: 'Sign in', context: 'Link', tags },
	'cartPage.noScript': {
		text: 'To change your lists this page needs JavaScript. Your items stay saved.',
		context: 'Above the list where no script runs',
		tags,
	},

	'cartPage.ask.title': { text: 'Which quantity?', context: 'Title of a dialog', tags },
	'cartPage.ask.add': { text: 'Add to cart', context: 'Button of the dialog', tags },
	'cartPage.design': { text: 'Continue designing', context: 'Link of a draft: opens the editor', tags },
	'cartPage.uploadDesign': {
		text: 'Upload a file',
		context: 'Link of a draft without a file: opens the editor',
		tags,
	},
	'cartPage.designReleased': { text: 'Design released', context: 'State of a line of the cart', tags },
	'cartPage.finalise': { text: 'Release content', context: 'Button of a draft', tags },
	'cartPage.finalise.title': {
		text: 'Is the content correct?',
		context: 'Title of a dialog',
		tags,
	},
	'cartPage.finalise.text': {
		text: 'We print exactly what you approve. Please take your time to check texts, pictures and colours once more.',
		context: 'In the dialog',
		tags,
	},
	'cartPage.finalise.confirm': {
		text: 'I have checked the content and it is correct.',
		context: 'Box to tick in the dialog',
		tags,
	},
	'cartPage.finalise.needed': {
		text: 'Please confirm that the content is correct.',
		context: 'Below the box where it was not ticked',
		tags,
	},
	'cartPage.finalise.do': {
		text: 'Release and add to cart',
		context: 'Button',
		tags,
	},
} satisfies Record<string, ShippedText>;
