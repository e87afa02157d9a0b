// What keeps an order from being sent, as the checkout says it.
import { type ShippedText, withArguments } from './entry.ts';

export const checkoutProblems = {
	'checkout.problems': {
		de: 'Bevor Sie bestellen können',
		en: 'Before you can order',
		context: 'Headline above what is in the way',
		tags: ['checkout'],
	},
	'checkout.problem.lines': {
		de: 'Nicht alle Produkte sind auf Lager oder bestellbar.',
		en: 'Not all products are in stock or available to order.',
		tags: ['checkout', 'error'],
	},
	'checkout.problem.gone': withArguments<{ name: string }>()({
		de: '„{name}“ gibt es nicht mehr. Bitte nehmen Sie es aus dem Warenkorb.',
		en: '“{name}” no longer exists. Please take it out of the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.notForSale': withArguments<{ name: string }>()({
		de: '„{name}“ ist zurzeit nicht bestellbar. Legen Sie es auf die Merkliste oder nehmen Sie es heraus.',
		en: '“{name}” is not available for order at the moment. Put it on the watchlist or take it out.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.noPrice': withArguments<{ name: string }>()({
		de: '„{name}“ hat zurzeit keinen Preis. Legen Sie es auf die Merkliste oder nehmen Sie es heraus.',
		en: '“{name}” has no price at the moment. Put it on the watchlist or take it out.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.quantity': withArguments<{ name: string }>()({
		de: '„{name}“ gibt es nicht in dieser Menge. Bitte wählen Sie im Warenkorb eine andere.',
		en: '“{name}” cannot be had in this quantity. Please choose another in the cart.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.stock': withArguments<{ name: string; available: string; count: number }>()({
		de: '{count, plural, =0 {„{name}“ ist zurzeit nicht auf Lager. Bitte nehmen Sie es aus dem Warenkorb, oder merken Sie es sich für später.} one {Von „{name}“ ist noch {available} Stück da. Bitte verringern Sie im Warenkorb die Menge.} other {Von „{name}“ sind noch {available} Stück da. Bitte verringern Sie im Warenkorb die Menge.}}',
		en: '{count, plural, =0 {“{name}” is out of stock at the moment. Please remove it from the cart, or keep it on your watchlist.} one {There is {available} of “{name}” left. Please reduce the quantity in the cart.} other {There are {available} of “{name}” left. Please reduce the quantity in the cart.}}',
		context: '{count} is {available} as a number',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.subscription': withArguments<{ name: string }>()({
		de: '„{name}“ ist ein Abonnement und kann nicht zusammen mit dem Rest bestellt werden. Bitte nehmen Sie es heraus.',
		en: '“{name}” is a subscription and cannot be ordered together with the rest. Please take it out.',
		tags: ['checkout', 'error'],
	}),
	'checkout.problem.price': withArguments<{ name: string; before: string; now: string }>()({
		de: '„{name}“ kostet jetzt {now} statt {before}.',
		en: '“{name}” now costs {now} instead of {before}.',
		tags: ['checkout'],
	}),
	'checkout.acceptPrices': {
		de: 'Neue Preise übernehmen',
		en: 'Accept the new prices',
		context: 'Button below prices that have changed',
		tags: ['checkout', 'button'],
	},
	'checkout.problem.profile': withArguments<{ fields: string; count: number }>()({
		de: 'Ihr Profil ist noch nicht vollständig. Es {count, plural, one {fehlt} other {fehlen}}: {fields}.',
		en: 'Your profile is not complete yet. {count, plural, one {This is} other {These are}} missing: {fields}.',
		context: '{fields} is a list of {count} names',
		tags: ['checkout', 'error'],
	}),
	'checkout.toProfile': { de: 'Profil ergänzen', en: 'Complete the profile', context: 'Link', tags: ['checkout'] },
	'checkout.problem.guest': {
		de: 'Hier kann nur bestellen, wer ein Konto hat. Bitte melden Sie sich an; Ihr Warenkorb kommt mit.',
		en: 'Only people with an account can order here. Please sign in; your cart comes along.',
		tags: ['checkout', 'error'],
	},
	'checkout.totalChanged': withArguments<{ before: string; now: string }>()({
		de: 'Der Gesamtbetrag hat sich geändert: {now} statt {before}. Es wurde noch nichts bestellt. Bitte prüfen Sie ihn und bestellen Sie dann noch einmal.',
		en: 'The total has changed: {now} instead of {before}. Nothing has been ordered yet. Please check it, then order again.',
		tags: ['checkout', 'error'],
	}),
	'checkout.cartChanged': {
		de: 'Ihr Warenkorb hat sich inzwischen geändert. Es wurde noch nichts bestellt.',
		en: 'Your cart has changed meanwhile. Nothing has been ordered yet.',
		tags: ['checkout', 'error'],
	},
	'checkout.methodNotTaken': withArguments<{ name: string; reason: string }>()({
		de: '„{name}“ konnte nicht übernommen werden, es bleibt bei der bisherigen Auswahl. {reason}',
		en: '“{name}” could not be selected, so your previous choice still applies. {reason}',
		context: 'In the card of the shipping method. {reason} is a whole sentence',
		tags: ['checkout', 'error'],
	}),
	'checkout.notCounted': withArguments<{ reason: string }>()({
		de: 'Der Gesamtbetrag konnte für Ihre Angaben nicht neu berechnet werden. {reason} Es wurde noch nichts bestellt.',
		en: 'The total could not be recalculated for what you entered. {reason} Nothing has been ordered yet.',
		context: 'Above the button. {reason} is a whole sentence',
		tags: ['checkout', 'error'],
	}),
	'checkout.notCountedYet': {
		de: 'Der Gesamtbetrag wird gerade neu berechnet. Es wurde noch nichts bestellt.',
		en: 'The total is being recalculated. Nothing has been ordered yet.',
		context: 'Above the button, after somebody has pressed it too early',
		tags: ['checkout', 'error'],
	},
	'checkout.counted': withArguments<{ total: string }>()({
		de: 'Der Gesamtbetrag wurde neu berechnet: {total}. Es wurde noch nichts bestellt. Bitte prüfen Sie ihn und bestellen Sie dann noch einmal.',
		en: 'The total has been recalculated: {total}. Nothing has been ordered yet. Please check it, then order again.',
		context: 'Above the button, after somebody has pressed it too early',
		tags: ['checkout', 'error'],
	}),
	'checkout.countedSame': withArguments<{ total: string }>()({
		de: 'Ihre Angaben sind geprüft, der Gesamtbetrag bleibt {total}. Es wurde noch nichts bestellt. Bitte bestellen Sie noch einmal.',
		en: 'Your details have been checked, and the total is still {total}. Nothing has been ordered yet. Please order again.',
		context: 'Above the button, after somebody has pressed it too early',
		tags: ['checkout', 'error'],
	}),
	'checkout.faults': withArguments<{ count: number }>()({
		de: '{count, plural, one {Eine Angabe fehlt noch oder stimmt nicht.} other {# Angaben fehlen noch oder stimmen nicht.}}',
		en: '{count, plural, one {One entry is missing or not right.} other {# entries are missing or not right.}}',
		context: 'Above the button, after somebody has pressed it',
		tags: ['checkout', 'error'],
	}),
	'checkout.notSent': withArguments<{ reason: string }>()({
		de: '{reason} Ihre Angaben sind noch da.',
		en: '{reason} What you entered is still here.',
		context: 'Below “Error when sending the order”. {reason} is a whole sentence',
		tags: ['checkout', 'error'],
	}),
} satisfies Record<string, ShippedText>;
