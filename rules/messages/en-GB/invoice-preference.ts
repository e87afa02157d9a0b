// How a customer wants invoices with every order: in the account, and in the administration for a customer or a company.
import type { ShippedText } from '../entry.ts';

const text = (text: string): ShippedText => ({ text, tags: ['account', 'admin'] });

export const invoicePreference = {
	'invoicePreference.title': { text: 'Invoices', context: 'Headline and link', tags: ['account', 'admin'] },
	'invoicePreference.ownText': text('Your next orders begin with this. You can change it with each order.'),
	'invoicePreference.customerText': text(
		'The next orders of this customer begin with this. Without an entry, that of their company is used, or else what was said last.',
	),
	'invoicePreference.companyText': text(
		'Orders of its members begin with this, unless a member has an entry of their own.',
	),
	'invoicePreference.format': { text: 'Format of the invoice', context: 'Label', tags: ['account', 'admin'] },
	'invoicePreference.format.unset': { text: 'No entry', context: 'Choice of the format', tags: ['account', 'admin'] },
	'invoicePreference.format.zugferd': text('PDF (ZUGFeRD)'),
	'invoicePreference.format.xrechnung': text('XML only (XRechnung)'),
	'invoicePreference.format.both': text('PDF and XML (XRechnung)'),
	'invoicePreference.leitwegId': { text: 'Leitweg-ID', context: 'Label', tags: ['account', 'admin'] },
	'invoicePreference.leitwegIdHint': text('Public bodies in Germany give it with their order'),
	'invoicePreference.electronicAddress': text('Electronic address for invoices'),
	'invoicePreference.electronicAddressHint': text('If empty, the Leitweg-ID or the e-mail address'),
	'invoicePreference.save': { text: 'Save', context: 'Button', tags: ['account', 'admin'] },
	'invoicePreference.saved': text('Saved. The next order begins with it.'),
	'invoicePreference.failed': text('This could not be saved'),
} as const satisfies Record<string, ShippedText>;
