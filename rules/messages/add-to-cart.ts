// What the page of a product says when something is put into the cart.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['product', 'cart'];

export const addToCart = {
	'addToCart.add': { de: 'In den Warenkorb', en: 'Add to cart', context: 'Button', tags },
	'addToCart.addAll': {
		de: 'Alle in den Warenkorb',
		en: 'Add all to cart',
		context: 'Button where several quantities or versions are chosen at once',
		tags,
	},
	'addToCart.added': withArguments<{ name: string }>()({
		de: '{name} liegt in Ihrem Warenkorb.',
		en: '{name} is in your cart.',
		context: 'After the button was pressed; {name} is what the article is called, by the shop or by the shopper',
		tags,
	}),
	'addToCart.addedSeveral': withArguments<{ count: number }>()({
		de: '{count, plural, one {Eine Position liegt} other {# Positionen liegen}} in Ihrem Warenkorb.',
		en: '{count, plural, one {One line is} other {# lines are}} in your cart.',
		context: 'After several were added in one go',
		tags,
	}),
	'addToCart.toCart': { de: 'Zum Warenkorb', en: 'To the cart', context: 'Link', tags },
	'addToCart.fault.quantity': {
		de: 'Diese Auflage ist nicht möglich. Bitte wählen Sie eine andere.',
		en: 'This quantity is not possible. Please choose another one.',
		context: 'Why an article was not put into the cart',
		tags,
	},
	'addToCart.fault.stock': {
		de: 'So viele sind zurzeit nicht auf Lager.',
		en: 'There are not that many in stock at the moment.',
		context: 'Why an article was not put into the cart',
		tags,
	},
	'addToCart.fault.gone': {
		de: 'Der Artikel ist zurzeit nicht bestellbar.',
		en: 'The article cannot be ordered at the moment.',
		context: 'Why an article was not put into the cart',
		tags,
	},
	'addToCart.share': withArguments<{ quantity: string; count: number }>()({
		de: '{count, plural, =0 {Davon haben Sie bereits so viel bestellt, wie ohne Kundenkonto möglich ist. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.} other {Ohne Kundenkonto können Sie davon zurzeit höchstens {quantity} Stück bestellen. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.}}',
		en: '{count, plural, =0 {You have already ordered as much of it as is possible without an account. Sign in or contact us if you need more.} one {Without an account you can order at most {quantity} piece of it at the moment. Sign in or contact us if you need more.} other {Without an account you can order at most {quantity} pieces of it at the moment. Sign in or contact us if you need more.}}',
		context: 'Beside the button, after a guest has put more into the cart than can be ordered',
		tags,
	}),
	'addToCart.fault.itemName': {
		de: 'Die eigene Bezeichnung darf höchstens 120 Zeichen lang sein.',
		en: 'Your own name may have at most 120 characters.',
		context: 'Why an article was not put into the cart',
		tags,
	},
	'addToCart.several': {
		de: 'Mehrere auf einmal',
		en: 'Several at once',
		context: 'Above rows in which further quantities or versions are chosen; opens and closes them',
		tags,
	},
	'addToCart.severalHint': {
		de: 'Weitere Auflagen, Ausführungen oder Bezeichnungen kommen zusammen mit der oben gewählten in den Warenkorb. Leere Zeilen zählen nicht.',
		en: 'Further quantities, versions or names go into the cart together with the one chosen above. Empty rows do not count.',
		context: 'Above these rows',
		tags,
	},
	'addToCart.row': withArguments<{ number: number }>()({
		de: 'Weitere Position {number}',
		en: 'Further line {number}',
		context: 'Name of such a row, read aloud',
		tags,
	}),
	'addToCart.rowVariant': {
		de: 'Weitere Ausführung',
		en: 'Further version',
		context: 'Label of a list in such a row',
		tags,
	},
	'addToCart.rowQuantity': {
		de: 'Weitere Auflage',
		en: 'Further quantity',
		context: 'Label of a field in such a row',
		tags,
	},
	'addToCart.rowName': {
		de: 'Name für diese Position',
		en: 'Name for this line',
		context: 'Label of a field in such a row: what the shopper calls it',
		tags,
	},
	'addToCart.moreRows': { de: 'Zeile hinzufügen', en: 'Add a row', context: 'Button below these rows', tags },
} satisfies Record<string, ShippedText>;
