// Why something could not be put into a list, or changed there.
import type { ShippedText } from './entry.ts';

const tags = ['cart'];

export const cartErrors = {
	'cartErrors.notAdded': {
		de: 'Der Artikel konnte nicht in den Warenkorb gelegt werden.',
		en: 'Item could not be added to the shopping cart.',
		tags,
	},
	'cartErrors.notUpdated': {
		de: 'Der Warenkorb konnte nicht geändert werden.',
		en: 'Error updating the shopping cart',
		tags,
	},
	'cartErrors.notCopied': {
		de: 'Der Artikel konnte nicht kopiert werden.',
		en: 'Error copying the article',
		tags,
	},
	'cartErrors.cartFull': {
		de: 'Ihr Warenkorb ist voll. Nehmen Sie bitte zuerst etwas heraus.',
		en: 'Your shopping cart is full. Please remove something first.',
		context: 'There are 200 lines in it',
		tags,
	},
	'cartErrors.draftsFull': {
		de: 'Es gibt keinen Platz für weitere Entwürfe. Löschen Sie bitte zuerst einen.',
		en: 'There is no room for more drafts. Please remove one first.',
		context: 'There are 500 of them',
		tags,
	},
	'cartErrors.contentNotChecked': {
		de: 'Bitte bestätigen Sie, dass Sie den Inhalt geprüft haben.',
		en: 'Please confirm that you have checked the content.',
		context: 'Before a draft goes into the cart',
		tags,
	},
} satisfies Record<string, ShippedText>;
