// The settings of a shop about its prices and taxes.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const error = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminPriceSettings = {
	'priceSettings.title': { text: 'Prices & stock', context: 'Tab of the settings', tags: ['admin'] },
	'priceSettings.terms': { text: 'Currency and tax', context: 'Heading' },
	'priceSettings.currency': label('Currency'),
	'priceSettings.country': label('Country of the shop'),
	'priceSettings.countryHint': {
		text: 'Determines tax rates and public holidays.',
	},
	'priceSettings.kind': label('Prices are'),
	'priceSettings.gross': { text: 'Gross, including tax' },
	'priceSettings.net': { text: 'Net, plus tax' },
	'priceSettings.netHint': {
		text: 'Net prices are for shops in which only businesses buy.',
	},
	'priceSettings.numbersStay': withArguments<{ before: string; after: string }>()({
		text: 'Your prices keep their numbers: {before} becomes {after}. Nothing is converted.',
		context:
			'Warning beside a new currency or a change between net and gross; before and after are an example with its price',
		tags: ['admin'],
	}),
	'priceSettings.exampleGross': withArguments<{ price: string }>()({
		text: '{price} gross',
		context: 'An example of a price',
	}),
	'priceSettings.exampleNet': withArguments<{ price: string }>()({
		text: '{price} net',
		context: 'An example of a price',
	}),
	'priceSettings.changeAsk': {
		text: 'Change the meaning of all prices?',
		context: 'Question before a new currency, or net instead of gross, is saved',
	},
	'priceSettings.change': button('Change and save'),
	'priceSettings.words': { text: 'Price notes', context: 'Heading' },
	'priceSettings.totalLabel': label('Total label'),
	'priceSettings.total.grandTotal': { text: 'Grand total' },
	'priceSettings.total.subtotal': { text: 'Subtotal' },
	'priceSettings.pricingText': label('Additional pricing text'),
	'priceSettings.pricingTextHint': {
		text: 'Shown beside prices, such as “plus shipping”; optional.',
	},
	'priceSettings.stock': { text: 'Stock', context: 'Heading' },
	'priceSettings.recipients': label('Stock warning recipients'),
	'priceSettings.recipientsHint': {
		text: 'Separate several e-mail addresses with commas, without spaces. If you leave this empty, nobody is warned.',
	},
	'priceSettings.recipients.space': error('Please separate the addresses by commas only, without spaces.'),
	'priceSettings.recipients.semicolon': error('Please separate the addresses by commas, not by semicolons.'),
	'priceSettings.recipients.notAnAddress': error('At least one entry is not a valid e-mail address.'),
	'priceSettings.recipients.double': error('One address is there twice.'),
	'priceSettings.recipients.tooMany': error('At most 20 addresses.'),

	'taxes.title': { text: 'Tax rates', context: 'Tab of the settings', tags: ['admin'] },
	'taxes.text': {
		text: 'The default rates apply until you enter one of your own, which applies from its day on. Please check the rates before you sell to a country.',
	},
	'taxes.others': withArguments<{ count: number }>()({ text: 'Further tax categories ({count, number})' }),
	'taxes.country': label('Country'),
	'taxes.countryOwn': withArguments<{ country: string; count: number }>()({
		text: '{country} ({count, plural, one {# rate of your own} other {# rates of your own}})',
		context: 'A country in a list',
	}),
	'taxes.unknownCountry': {
		text: 'There are no default rates for this country. Without rates of your own no tax is charged there.',
	},
	'taxes.category': label('Tax category'),
	'taxes.shipped': { text: 'Default', context: 'Before the tax rate that ships' },
	'taxes.shippedNone': { text: 'No rate', context: 'Instead of a tax rate that ships' },
	'taxes.shippedLater': withArguments<{ rate: string; day: string }>()({
		text: '{rate} from {day}',
		context: 'A tax rate that ships and holds from a later day on',
	}),
	'taxes.applies': { text: 'Applies today', context: 'Beside the own tax rate that holds today' },
	'taxes.validFrom': label('Valid from'),
	'taxes.rate': label('Tax rate'),
	'taxes.add': button('Custom rate'),
	'taxes.removeFor': withArguments<{ category: string }>()({
		text: 'Remove the rate of your own for {category}',
		context: 'Button, read aloud',
	}),
	'taxes.saved': { text: 'Tax rates saved' },
	'taxes.saveFailed': error('Error saving tax rates'),
	'taxes.faulty': error('Please check the marked rates.'),
	'taxes.faultyIn': withArguments<{ countries: string }>()({
		text: 'Rates to check: {countries}.',
		context: 'Names of the countries in which tax rates cannot be saved as they are',
	}),
	'taxes.dayInvalid': error('Please enter a day.'),
	'taxes.rateInvalid': error('From 0 to 100, with at most two decimal places.'),
	'taxes.double': error('There is already a rate for this day.'),
};
