// What the page of a product says when something is put into the cart.
import { type ShippedText, withArguments } from '../entry.ts';

const tags = ['product', 'cart'];

export const addToCart = {
	'addToCart.add': { text: 'Add to cart', context: 'Button', tags },
	'addToCart.printNotLoaded': {
		text: 'The choice of print data could not be loaded.',
		context: 'In its place, where the connection was lost',
		tags,
	},
	'addToCart.reload': { text: 'Load the page again', context: 'Button', tags },
	'addToCart.addAll': {
		text: 'Add all to cart',
		context: 'Button where several quantities or versions are chosen at once',
		tags,
	},
	'addToCart.customize': { text: 'Customize', context: 'Button that opens the editor', tags },
	'addToCart.customizeHint': {
		text: 'Fill in your details and see at once what we will print. You release it before it is ordered.',
		context: 'Below the button that opens the editor',
		tags,
	},
	'addToCart.upload': { text: 'Upload a file', context: 'Button that opens the editor', tags },
	'addToCart.uploadHint': {
		text: 'Upload your finished PDF and check what we will print. You release it before it is ordered.',
		context: 'Below the button that opens the editor',
		tags,
	},
	'addToCart.uploadEdit': { text: 'Upload and edit a file', context: 'Button that opens the editor', tags },
	'addToCart.uploadEditHint': {
		text: 'Upload your PDF, edit it and check what we will print. You release it before it is ordered.',
		context: 'Below the button that opens the editor',
		tags,
	},
	'addToCart.saved': {
		text: 'Your design is saved. You find it in the cart or among your drafts.',
		context: 'After a visit of the editor',
		tags,
	},
	'addToCart.unchanged': {
		text: 'You have left the editor without saving.',
		context: 'After a visit of the editor',
		tags,
	},
	'addToCart.discarded': {
		text: 'You have saved nothing. The design that you had begun was discarded.',
		context: 'Below the button that opens the editor, after the editor was cancelled',
		tags,
	},
	'addToCart.editorAway': {
		text: 'The editor does not respond at the moment. Please try again in a few minutes.',
		context: 'Below the button that opens the editor',
		tags,
	},
	'addToCart.editorFailed': {
		text: 'The editor cannot be opened. Please contact us.',
		context: 'Below the button that opens the editor',
		tags,
	},
	'addToCart.added': withArguments<{ name: string }>()({
		text: 'Added to your cart: {name}',
		context: 'After the button was pressed; {name} is what the item is called, by the shop or by the shopper',
		tags,
	}),
	'addToCart.addedSeveral': withArguments<{ count: number }>()({
		text: '{count, plural, one {One line was} other {# lines were}} added to your cart.',
		context: 'After several were added in one go',
		tags,
	}),
	'addToCart.line': withArguments<{ quantity: string; total: string }>()({
		text: '{quantity, select, 1 {1 piece} other {{quantity} pieces}} · {total}',
		context: 'Below that: the line as it stands in the cart; {total} is an amount of money',
		tags,
	}),
	'addToCart.toCheckout': { text: 'To the checkout', context: 'Link', tags },
	'addToCart.bar': { text: 'Order', context: 'Name of the bar at the foot of a phone, read aloud', tags },
	'addToCart.toCart': { text: 'To the cart', context: 'Link', tags },
	'addToCart.fault.quantity': {
		text: 'This quantity is not possible. Please choose another one.',
		context: 'Why an item was not put into the cart',
		tags,
	},
	'addToCart.fault.near': withArguments<{ quantities: string }>()({
		text: 'This quantity is not possible. You can order {quantities} pieces.',
		context: '{quantities} is a list such as “100 or 250”',
		tags,
	}),
	'addToCart.fault.variant': {
		text: 'Please choose a version.',
		context: 'Why an item cannot be put into the cart',
		tags,
	},
	'addToCart.fault.stock': {
		text: 'There are not that many in stock at the moment.',
		context: 'Why an item was not put into the cart',
		tags,
	},
	'addToCart.fault.gone': {
		text: 'The item cannot be ordered at the moment.',
		context: 'Why an item was not put into the cart',
		tags,
	},
	'addToCart.share': withArguments<{ quantity: string; count: number }>()({
		text: '{count, plural, =0 {You have already ordered as much of it as is possible without an account. Sign in or contact us if you need more.} one {Without an account you can order at most {quantity} piece of it at the moment. Sign in or contact us if you need more.} other {Without an account you can order at most {quantity} pieces of it at the moment. Sign in or contact us if you need more.}}',
		context: 'Beside the button, after a guest has put more into the cart than can be ordered',
		tags,
	}),
	'addToCart.fault.itemName': {
		text: 'Your own name may have at most 120 characters.',
		context: 'Why an item was not put into the cart',
		tags,
	},
	'addToCart.several': {
		text: 'Several at once',
		context: 'Above rows in which further quantities or versions are chosen; opens and closes them',
		tags,
	},
	'addToCart.severalHint': {
		text: 'Further quantities, versions or names go into the cart together with the one chosen above. Empty rows do not count.',
		context: 'Above these rows',
		tags,
	},
	'addToCart.row': withArguments<{ number: number }>()({
		text: 'Further line {number}',
		context: 'Name of such a row, read aloud',
		tags,
	}),
	'addToCart.rowVariant': {
		text: 'Further version',
		context: 'Label of a list in such a row',
		tags,
	},
	'addToCart.chooseVariant': { text: 'Please choose', context: 'In the list, as long as nothing is chosen', tags },
	'addToCart.sum': withArguments<{ total: string }>()({
		text: '{total} in all',
		context: 'What all rows cost together; {total} is an amount of money',
		tags,
	}),
	'addToCart.rowNotPriced': {
		text: 'The price could not be loaded. You see it in the cart.',
		context: 'Beside a further line',
		tags,
	},
	'addToCart.lines': withArguments<{ count: number }>()({
		text: '{count, plural, one {One line} other {# lines}}',
		context: 'Below what several cost together, beside the button that adds all of them',
		tags,
	}),
	'addToCart.moreLines': withArguments<{ count: number }>()({
		text: '{count, plural, one {and # more line} other {and # more lines}}',
		context: 'Below the newest lines of the cart',
		tags,
	}),
	'addToCart.rowQuantity': {
		text: 'Further quantity',
		context: 'Label of a field in such a row',
		tags,
	},
	'addToCart.rowName': {
		text: 'Name for this line',
		context: 'Label of a field in such a row: what the shopper calls it',
		tags,
	},
	'addToCart.moreRows': { text: 'Add a row', context: 'Button below these rows', tags },
} satisfies Record<string, ShippedText>;
