// The settings of a shop about selling: payment, invoices, checkout, mails.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const hint = (text: string): ShippedText => ({ text, tags: ['admin'] });
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const error = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });
const tab = (text: string): ShippedText => ({ text, context: 'Tab of the settings', tags: ['admin'] });
const heading = (text: string): ShippedText => ({ text, context: 'Heading', tags: ['admin'] });

export const adminOrderSettings = {
	'orderSettings.changedMeanwhile': error(
		'Somebody else has changed these settings meanwhile. Please reload the page; what you typed stays here until then.',
	),

	'orderSettings.payment': tab('Payment'),
	'orderSettings.card': heading('Card payment with Stripe'),
	'orderSettings.cardText': hint(
		'Enter the keys of your Stripe account. Card payment is offered as soon as the secret key and the webhook secret are set.',
	),
	'orderSettings.sandboxTitle': { text: 'Sandbox' },
	'orderSettings.sandbox': hint(
		'This demo pays through a sandbox: it behaves like Stripe and takes test cards, such as 4242 4242 4242 4242. No money moves.',
	),
	'orderSettings.publishableKey': label('Publishable key'),
	'orderSettings.publishableKeyHint': hint('Starts with pk_ and is not secret; optional.'),
	'orderSettings.publishableKeyInvalid': error(
		'The publishable key starts with pk_test_ or pk_live_. Secret keys do not belong here.',
	),
	'orderSettings.webhook': label('Webhook address'),
	'orderSettings.webhookHint': hint(
		'Enter this address at Stripe under “Developers → Webhooks”, with the events checkout.session.*, and take the webhook secret from there.',
	),
	'orderSettings.copy': button('Copy'),
	'orderSettings.copied': hint('Address copied'),
	'orderSettings.copyFailed': error('Link could not be copied to the clipboard.'),
	'orderSettings.invoicePaymentTitle': heading('Payment by invoice'),
	'orderSettings.invoiceFor': label('Payment by invoice for'),
	'orderSettings.invoiceForHint': hint(
		'The order is placed at once and paid after the invoice has arrived. Orders on behalf of a customer are not affected, nor are shops without payment fields in the checkout.',
	),
	'orderSettings.invoiceFor.nobody': label('nobody'),
	'orderSettings.invoiceFor.customers': label('customers who are signed in'),
	'orderSettings.invoiceFor.everybody': label('everybody, guests as well'),
	'orderSettings.invoiceLimit': label('Highest amount by invoice'),
	'orderSettings.invoiceLimitHint': hint('Total of an order with tax; 0 means no limit.'),
	'orderSettings.invoiceLimitInvalid': error('Please enter an amount up to 999,999.99.'),
	'orderSettings.unpaid': heading('Unpaid orders'),
	'orderSettings.stockShare': label('Highest share of the stock'),
	'orderSettings.stockShareHint': hint(
		'How much of an article one person can hold without having paid, at least one piece. 100 means no limit.',
	),
	'orderSettings.stockShareInvalid': error('Please enter whole per cent from 1 to 100.'),
	'orderSettings.paymentDays': label('Payment terms'),
	'orderSettings.paymentDaysHint': hint('Days after the date of the invoice; 0 means at once.'),
	'orderSettings.paymentDaysInvalid': error('Please enter whole days from 0 to 365.'),
	'orderSettings.days': {
		text: 'days',
		context: 'Unit beside a number field',
		tags: ['admin'],
	},
	'orderSettings.noPayment': error(
		'At present nobody can pay in this shop: payment by invoice is off, and keys for card payment are missing.',
	),

	'orderSettings.invoices': tab('Invoices'),
	'orderSettings.sellerTitle': heading('Seller'),
	'orderSettings.sellerText': hint(
		'These details are on order confirmations, invoices and credit notes. Documents that exist already do not change.',
	),
	'orderSettings.sellerMissing': withArguments<{ fields: string }>()({
		text: 'An invoice still needs: {fields}.',
		context: 'Names of fields of the seller',
		tags: ['admin'],
	}),
	'orderSettings.seller.name': label('Name with legal form'),
	'orderSettings.seller.street': label('Street and house number'),
	'orderSettings.seller.zipCode': label('Zip code'),
	'orderSettings.seller.city': label('City'),
	'orderSettings.seller.country': label('Country'),
	'orderSettings.seller.countryNone': { text: 'Please choose', tags: ['admin'] },
	'orderSettings.seller.phone': label('Phone'),
	'orderSettings.seller.mail': label('E-mail'),
	'orderSettings.seller.website': label('Website'),
	'orderSettings.seller.taxNumber': label('Tax number'),
	'orderSettings.seller.vatId': label('VAT ID'),
	'orderSettings.seller.tax': label('tax number or VAT ID'),
	'orderSettings.seller.taxHint': hint('One of the two is required on invoices.'),
	'orderSettings.seller.register': label('Commercial register'),
	'orderSettings.seller.registerHint': hint('Court and number, such as “Amtsgericht Kiel, HRB 1234”.'),
	'orderSettings.seller.management': label('Management'),
	'orderSettings.taxNumberInvalid': error('This does not look like a tax number. It has 4 to 30 digits or letters.'),
	'orderSettings.taxNumberInvalidGerman': error(
		'This does not look like a tax number. In Germany it has 10 to 13 digits.',
	),
	'orderSettings.vatIdInvalid': error('This does not look like a VAT ID, such as DE123456789.'),
	'orderSettings.bankTitle': heading('Bank account'),
	'orderSettings.bankText': hint('Is on invoices that are paid by transfer.'),
	'orderSettings.bank.holder': label('Account holder'),
	'orderSettings.bank.bank': label('Bank'),
	'orderSettings.bank.iban': label('IBAN'),
	'orderSettings.bank.bic': label('BIC'),
	'orderSettings.ibanInvalid': error('This IBAN cannot be right. Please check its digits.'),
	'orderSettings.bicInvalid': error('A BIC has 8 or 11 characters.'),
	'orderSettings.invoicing': heading('Invoicing'),
	'orderSettings.smallBusiness': label('Small business under § 19 UStG'),
	'orderSettings.smallBusinessHint': hint('No VAT is charged, and the invoice says why.'),
	'orderSettings.invoiceWhen': label('The invoice is drawn up'),
	'orderSettings.invoiceWhen.placed': hint('As soon as the order is placed'),
	'orderSettings.invoiceWhen.processed': hint('As soon as the order is processed'),
	'orderSettings.numbers': heading('Numbers'),
	'orderSettings.numbersText': hint(
		'Numbers are given without gaps, by year. If you come from another system, you can move the next number forwards, but never back.',
	),
	'orderSettings.invoicePrefix': label('Prefix of invoice numbers'),
	'orderSettings.creditNotePrefix': label('Prefix of credit note numbers'),
	'orderSettings.prefixHint': withArguments<{ number: string }>()({
		text: 'The next number: {number}',
		context: 'Below the prefix of numbers, with an example',
		tags: ['admin'],
	}),
	'orderSettings.prefixInvalid': error('At most 10 characters: capital letters, digits, hyphen and slash.'),
	'orderSettings.prefixSame': error(
		'Invoices and credit notes need different prefixes, or the same number would be there twice.',
	),
	'orderSettings.number.order': hint('Orders'),
	'orderSettings.number.invoice': hint('Invoices'),
	'orderSettings.number.creditNote': hint('Credit notes'),
	'orderSettings.number.last': withArguments<{ number: string }>()({
		text: 'Last given: {number}',
		context: 'The last number of orders, invoices or credit notes',
		tags: ['admin'],
	}),
	'orderSettings.number.none': withArguments<{ year: number }>()({
		text: 'None given for {year, number, ::group-off} yet',
		context: 'Instead of the last number',
		tags: ['admin'],
	}),
	'orderSettings.number.change': button('Change the next number'),
	'orderSettings.number.title': withArguments<{ kind: string }>()({
		text: 'Next number: {kind}',
		context: 'Title of a dialog; kind is orders, invoices or credit notes',
		tags: ['admin'],
	}),
	'orderSettings.number.next': label('Next consecutive number'),
	'orderSettings.number.preview': withArguments<{ number: string }>()({
		text: '{number} is given next.',
		tags: ['admin'],
	}),
	'orderSettings.number.gap': withArguments<{ from: string; to: string; count: number }>()({
		text: '{count, plural, one {The number {from} is} other {# numbers, from {from} to {to}, are}} never given. Please note down why: an audit will ask.',
		context: 'Warning before a next number is set that leaves a gap',
		tags: ['admin'],
	}),
	'orderSettings.number.noGap': hint('There is no gap.'),
	'orderSettings.number.set': button('Set the next number'),
	'orderSettings.number.saved': hint('Next number set'),
	'orderSettings.number.failed': error('Error setting the next number'),
	'orderSettings.numberNotForward': error('Numbers only go forwards: please choose one that has not been given yet.'),

	'orderSettings.checkout': tab('Checkout'),
	'orderSettings.asked': heading('Checkout fields'),
	'orderSettings.profileRequired': label('Require a complete profile'),
	'orderSettings.profileRequiredHint': hint(
		'Whoever has left mandatory fields of the profile open cannot order, and is told which.',
	),
	'orderSettings.showPayment': label('Show payment fields'),
	'orderSettings.showPaymentHint': hint('Otherwise the section is not there, and all orders are paid by invoice.'),
	'orderSettings.showShipping': label('Show shipping fields'),
	'orderSettings.showShippingHint': hint('Otherwise the section is not there, and all orders are picked up.'),
	'orderSettings.buying': heading('Shopping'),
	'orderSettings.multipleSelection': label('Multiple selection per item'),
	'orderSettings.multipleSelectionHint': hint(
		'On the product page several quantities or variants can be added to the cart at once.',
	),
	'orderSettings.continueShoppingUrl': label('Continue-shopping URL'),
	'orderSettings.continueShoppingUrlHint': hint(
		'An address in this shop: a path such as /products, or the whole address.',
	),
	'orderSettings.totalLabel': hint('What the sum below the cart is called is set with the prices.'),
	'orderSettings.toPrices': { text: 'To the price settings', tags: ['admin'] },
	'orderSettings.notified': heading('Notification'),
	'orderSettings.recipients': label('Order recipients'),
	'orderSettings.recipientsHint': hint(
		'E-mail addresses, separated by commas only; they get a message about each order.',
	),

	'orderSettings.mail': tab('E-mail delivery'),
	'orderSettings.mailProvider': label('E-mails are sent with'),
	'orderSettings.mailProvider.smtp': hint('The mail server of this installation'),
	'orderSettings.mailProvider.sendgrid': hint('Your SendGrid account'),
	'orderSettings.mailSenderName': label('Sender name'),
	'orderSettings.mailSenderNameHint': hint(
		'This is how your customers see the sender in their mailbox. If left empty, the name of the shop is used.',
	),
	'orderSettings.mailSenderNameInvalid': error('The name must not contain characters such as @, < or >.'),
	'orderSettings.mailSender': label('Sender address'),
	'orderSettings.mailSenderHint': hint(
		'SendGrid only takes addresses that are verified there. If left empty, the address of the installation is used.',
	),
	'orderSettings.testMail': heading('Test message'),
	'orderSettings.testMailText': hint('Goes to an address of your choice, with the settings as they are saved.'),
	'orderSettings.testMailTo': label('To'),
	'orderSettings.testMailSend': button('Send a test message'),
	'orderSettings.testMailWaits': hint('The message is on its way …'),
	'orderSettings.testMailKept': hint('This installation has no mail server: the message was kept, but not sent.'),
	'orderSettings.testMailSent': hint('Test message sent'),
	'orderSettings.testMailFailed': error('The test message could not be sent'),
};
