// Why something could not be put into a list, or changed there.
import type { ShippedText } from '../entry.ts';

const tags = ['cart'];

export const cartErrors = {
	'cartErrors.notAdded': {
		text: 'Item could not be added to the shopping cart.',
		tags,
	},
	'cartErrors.notUpdated': {
		text: 'Error updating the shopping cart',
		tags,
	},
	'cartErrors.notCopied': {
		text: 'Error copying the article',
		tags,
	},
	'cartErrors.cartFull': {
		text: 'Your shopping cart is full. Please remove something first.',
		context: 'There are 200 lines in it',
		tags,
	},
	'cartErrors.draftsFull': {
		text: 'There is no room for more drafts. Please remove one first.',
		context: 'There are 500 of them',
		tags,
	},
	'cartErrors.contentNotChecked': {
		text: 'Please confirm that you have checked the content.',
		context: 'Before a draft goes into the cart',
		tags,
	},
	'cartErrors.visitEnded': { text: 'Your visit from the purchasing system has ended. Please start again from there.' },
} satisfies Record<string, ShippedText>;
