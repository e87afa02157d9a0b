// What a shop says of its prices: currency, net or gross, the country whose taxes hold, words beside prices, whom to warn of low stock.
import { countryCodes } from '../accounts/countries.ts';
import { defineSettings, type SettingValues } from './schema.ts';

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

export const priceSettings = defineSettings({
	group: 'prices',
	version: 1,
	messages: 'priceSettings',
	settings: {
		currency: {
			kind: 'option',
			description: 'Currency of all prices, as an ISO 4217 code.',
			default: 'EUR',
			options: currencies,
			keptIn: 'tenants',
		},
		country: {
			kind: 'option',
			description: 'Country whose taxes and public holidays apply, as an ISO 3166-1 code.',
			default: 'DE',
			options: countryCodes,
			keptIn: 'tenants',
			hint: true,
		},
		pricesIncludeTax: {
			kind: 'boolean',
			description: 'Whether the shop states gross prices.',
			default: true,
			keptIn: 'tenants',
			name: 'kind',
		},
		totalLabel: {
			kind: 'choice',
			description: 'Label of the total below a cart.',
			default: 'grandTotal',
			choices: totalLabels,
			apiType: 'TotalLabel',
			card: 'words',
			labels: { grandTotal: 'priceSettings.total.grandTotal', subtotal: 'priceSettings.total.subtotal' },
		},
		pricingText: {
			kind: 'localised',
			description: 'Text shown beside prices, by language; empty for none.',
			default: {},
			rules: { maxLength: 500 },
			keptIn: 'texts',
			textKey: 'shop.pricingText',
			card: 'words',
			hint: true,
		},
		stockWarningRecipients: {
			kind: 'emails',
			description: 'Email addresses that are notified of low stock, separated by commas; empty for none, at most 20.',
			default: [],
			card: 'stock',
			name: 'recipients',
			hint: true,
		},
	},
});

export type PriceSettings = SettingValues<typeof priceSettings>;
