// The ways to pay. What is paid online goes through the payment provider before the order is placed; a direct debit arrives days later.

export const paymentMethods = ['card', 'paypal', 'klarna', 'sepaDebit', 'prepayment', 'invoice', 'none'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const onlineMethods = ['card', 'paypal', 'klarna', 'sepaDebit'] as const satisfies readonly PaymentMethod[];
export type OnlineMethod = (typeof onlineMethods)[number];

/** That a shop switches on one by one; cards come with the account at the provider, invoices have rules of their own. */
export const chosenMethods = [
	'paypal',
	'klarna',
	'sepaDebit',
	'prepayment',
] as const satisfies readonly PaymentMethod[];
export type ChosenMethod = (typeof chosenMethods)[number];

export const isOnline = (method: string): method is OnlineMethod => onlineMethods.some((known) => known === method);

/** To the account of the shop, by the shopper's own bank. */
export const isByTransfer = (method: string): method is 'invoice' | 'prepayment' =>
	method === 'invoice' || method === 'prepayment';

/** Nothing is produced before the money is there, unless the shop wants it otherwise. */
export const isPaidFirst = (method: string): boolean => method !== 'invoice' && method !== 'none';

/** Placed before the money is there. */
export const arrivesLater = (method: string): method is 'prepayment' | 'sepaDebit' =>
	method === 'prepayment' || method === 'sepaDebit';

/** Where Klarna sells, and in which currency. */
const klarnaCurrencies: Readonly<Record<string, string>> = {
	...{
		AT: 'EUR',
		BE: 'EUR',
		DE: 'EUR',
		ES: 'EUR',
		FI: 'EUR',
		FR: 'EUR',
		GR: 'EUR',
		IE: 'EUR',
		IT: 'EUR',
		NL: 'EUR',
		PT: 'EUR',
	},
	...{ CH: 'CHF', CZ: 'CZK', DK: 'DKK', GB: 'GBP', NO: 'NOK', PL: 'PLN', RO: 'RON', SE: 'SEK', US: 'USD' },
};

/** @param country where the order goes */
export function isPossible(method: OnlineMethod, currency: string, country: string): boolean {
	if (method === 'sepaDebit') return currency === 'EUR';
	return method !== 'klarna' || klarnaCurrencies[country] === currency;
}
