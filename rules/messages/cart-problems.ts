// What stands in the way of ordering a line of the cart, and what can be done about it.
import { type ShippedText, withArguments } from './entry.ts';

const tags = ['cart'];

export const cartProblems = {
	'cartPage.warning': {
		de: 'Nicht alle Artikel sind auf Lager oder bestellbar',
		en: 'Not all products are in stock or available to order',
		context: 'Above the cart',
		tags,
	},
	'cartPage.warningText': {
		de: 'Was zu tun ist, steht bei jedem betroffenen Artikel.',
		en: 'The note next to each affected product tells you what to do.',
		context: 'Below the warning above the cart',
		tags,
	},
	'cartPage.pricesChanged': withArguments<{ count: number }>()({
		de: '{count, plural, one {Der Preis eines Artikels hat sich geändert.} other {Die Preise von # Artikeln haben sich geändert.}}',
		en: '{count, plural, one {The price of one article has changed.} other {The prices of # articles have changed.}}',
		context: 'Above the cart',
		tags,
	}),
	'cartPage.acceptAll': { de: 'Neue Preise übernehmen', en: 'Accept new prices', context: 'Button', tags },
	'cartPage.priceChanged': withArguments<{ before: string; now: string }>()({
		de: 'Der Preis hat sich geändert: bisher {before}, jetzt {now}.',
		en: 'The price has changed: it was {before} and is now {now}.',
		context: 'Beside a line of the cart; two prices',
		tags,
	}),
	'cartPage.priceFell': withArguments<{ before: string; now: string }>()({
		de: 'Der Preis ist gesunken: bisher {before}, jetzt {now}.',
		en: 'The price has gone down: it was {before} and is now {now}.',
		context: 'Beside a line of the cart; two prices',
		tags,
	}),
	'cartPage.accept': { de: 'Neuen Preis übernehmen', en: 'Accept new price', context: 'Button', tags },
	'cartPage.lineGone': {
		de: 'Diese Position gibt es nicht mehr; vielleicht wurde sie in einem anderen Fenster entfernt.',
		en: 'This line is no longer there; it may have been removed in another window.',
		context: 'Beside a line of the cart, after what could not be changed',
		tags,
	},
	'cartPage.problem.gone': {
		de: 'Diesen Artikel gibt es nicht mehr. Bitte entfernen Sie ihn.',
		en: 'This article no longer exists. Please remove it.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.notForSale': {
		de: 'Dieser Artikel ist zurzeit nicht bestellbar. Entfernen Sie ihn, oder merken Sie ihn sich für später.',
		en: 'This article is unavailable for order at the moment. Remove it, or keep it on your watchlist for later.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.noPrice': {
		de: 'Für diesen Artikel gibt es zurzeit keinen Preis. Fragen Sie uns danach, oder entfernen Sie ihn.',
		en: 'There is no price for this article at the moment. Ask us about it, or remove it.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.quantity': {
		de: 'Diese Auflage bieten wir nicht mehr an. Bitte wählen Sie eine andere.',
		en: 'We no longer offer this quantity. Please choose another one.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.stock': withArguments<{ quantity: string }>()({
		de: 'Davon {quantity, select, 1 {ist nur noch 1 Stück} other {sind nur noch {quantity} Stück}} da. Bitte wählen Sie eine kleinere Auflage.',
		en: 'Only {quantity, select, 1 {1 piece is} other {{quantity} pieces are}} left. Please choose a smaller quantity.',
		context: 'Beside a line of the cart',
		tags,
	}),
	'cartPage.problem.share': withArguments<{ quantity: string; count: number }>()({
		de: '{count, plural, =0 {Davon haben Sie bereits so viel bestellt, wie ohne Kundenkonto möglich ist. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.} other {Ohne Kundenkonto können Sie davon zurzeit höchstens {quantity} Stück bestellen. Melden Sie sich an oder wenden Sie sich an uns, wenn Sie mehr brauchen.}}',
		en: '{count, plural, =0 {You have already ordered as much of it as is possible without an account. Sign in or contact us if you need more.} one {Without an account you can order at most {quantity} piece of it at the moment. Sign in or contact us if you need more.} other {Without an account you can order at most {quantity} pieces of it at the moment. Sign in or contact us if you need more.}}',
		context: 'Beside a line of the cart, for guests who want much of what is in stock',
		tags,
	}),
	'cartPage.problem.soldOut': {
		de: 'Dieser Artikel ist zurzeit nicht auf Lager. Entfernen Sie ihn, oder merken Sie ihn sich für später.',
		en: 'This article is out of stock at the moment. Remove it, or keep it on your watchlist for later.',
		context: 'Beside a line of the cart',
		tags,
	},
	'cartPage.problem.subscription': {
		de: 'Abonnements können hier noch nicht bestellt werden. Bitte entfernen Sie diesen Artikel.',
		en: 'Subscriptions cannot be ordered here yet. Please remove this article.',
		context: 'Beside a line of the cart',
		tags,
	},

	'cartPage.watch.gone': {
		de: 'Diesen Artikel gibt es nicht mehr.',
		en: 'This article no longer exists.',
		context: 'Beside an entry of the watchlist',
		tags,
	},
	'cartPage.watch.notForSale': {
		de: 'So ist der Artikel nicht bestellbar. Auf seiner Seite sehen Sie, was es davon gibt.',
		en: 'The article cannot be ordered like this. Its page shows what there is of it.',
		context: 'Beside an entry of the watchlist',
		tags,
	},
	'cartPage.watch.noPrice': {
		de: 'Für diesen Artikel gibt es zurzeit keinen Preis.',
		en: 'There is no price for this article at the moment.',
		context: 'Beside an entry of the watchlist',
		tags,
	},
	'cartPage.watch.subscription': {
		de: 'Abonnements können hier noch nicht bestellt werden.',
		en: 'Subscriptions cannot be ordered here yet.',
		context: 'Beside an entry of the watchlist',
		tags,
	},
} satisfies Record<string, ShippedText>;
