// What may stand in the settings of a shop about its prices; asked by the screen and by the server.
import { countryCodes } from './accounts/countries.ts';
import { isEmail } from './field-formats.ts';
import { type FieldRules, findFieldError } from './fields.ts';
import { tidyEmailList } from './tidy-fields.ts';

/**
 * Those in which shops sell here, the common ones first. All have two digits: when the currency changes, prices keep their numbers, and a
 * price of 24.90 must not become one of 2490.
 */
export const currencies = [
	'EUR',
	'CHF',
	'GBP',
	'USD',
	'CZK',
	'DKK',
	'HUF',
	'NOK',
	'PLN',
	'RON',
	'SEK',
	'AUD',
	'CAD',
	'ILS',
	'NZD',
	'RSD',
	'TRY',
	'UAH',
] as const;

/** What the sum below a cart is called. */
export const totalLabels = ['grandTotal', 'subtotal'] as const;
type TotalLabel = (typeof totalLabels)[number];

export interface PriceSettings {
	currency: string;
	/** In which the shop works: its taxes and holidays. */
	country: string;
	/** Whether prices are gross. */
	pricesIncludeTax: boolean;
	totalLabel: TotalLabel;
	/** What the shop adds to its prices, by language. */
	pricingText: Readonly<Record<string, string>>;
	/** Addresses of mails with commas between them. */
	stockWarningRecipients: string;
}

export const pricingTextRules = { maxLength: 500 } as const satisfies FieldRules;

const mostRecipients = 20;

export const readRecipients = (text: string): string[] => (text.trim() === '' ? [] : tidyEmailList(text).split(','));

export const recipientErrors = ['space', 'semicolon', 'notAnAddress', 'double', 'tooMany'] as const;

/** The specification wants commas alone between the addresses; blanks beside them are tidied away. */
export function findRecipientError(text: string): (typeof recipientErrors)[number] | undefined {
	const addresses = readRecipients(text);
	if (addresses.some((address) => /\s/.test(address))) return 'space';
	if (text.includes(';')) return 'semicolon';
	if (addresses.length > mostRecipients) return 'tooMany';
	if (!addresses.every(isEmail)) return 'notAnAddress';
	const different = new Set(addresses.map((address) => address.toLowerCase()));
	return different.size < addresses.length ? 'double' : undefined;
}

/** The first setting that cannot be saved as it is; a currency that is there already may stay. */
export function findPriceSettingError(settings: PriceSettings, before: PriceSettings): keyof PriceSettings | undefined {
	const { currency, country, totalLabel, pricingText, stockWarningRecipients } = settings;
	const known: readonly string[] = [...currencies, before.currency];
	if (!known.includes(currency)) return 'currency';
	if (!countryCodes.includes(country)) return 'country';
	if (!totalLabels.includes(totalLabel)) return 'totalLabel';
	const isFaulty = (text: string) => /\p{Cc}/u.test(text) || findFieldError(text, pricingTextRules);
	if (Object.values(pricingText).some(isFaulty)) return 'pricingText';
	return findRecipientError(stockWarningRecipients) ? 'stockWarningRecipients' : undefined;
}
