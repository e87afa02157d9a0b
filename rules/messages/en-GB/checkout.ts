// From the cart to the order: everything that the checkout asks, tells and refuses.

import { type ShippedText, withArguments } from '../entry.ts';
import { checkoutProblems } from './checkout-problems.ts';

const field = (text: string): ShippedText => ({ text, context: 'Label of a field', tags: ['checkout'] });

export const checkout = {
	'checkout.title': { text: 'Checkout', context: 'Headline and page title', tags: ['checkout'] },
	'checkout.intro': {
		text: 'Review your order. Nothing is ordered until you press “Order with obligation to pay”.',
		tags: ['checkout'],
	},
	'checkout.guest': {
		text: 'You are ordering as a guest. Do you have an account?',
		context: 'Before the link to the log-in',
		tags: ['checkout'],
	},
	'checkout.signIn': { text: 'Sign in', context: 'Link; leads back here afterwards', tags: ['checkout'] },
	'checkout.restored': {
		text: 'What you entered before is still here.',
		context: 'Above the form after a reload',
		tags: ['checkout'],
	},
	'checkout.cancelled': {
		text: 'You have cancelled the payment. Nothing was charged, what you entered is still here.',
		context: 'Above the form, after a way back from the payment provider',
		tags: ['checkout'],
	},
	'checkout.notCompleted': {
		text: 'Your last order was not completed, and nothing was charged. What you entered is still here. To order, please press “Order with obligation to pay” again.',
		context: 'Above the form, after a way back from the payment provider or a reload while the order was being sent',
		tags: ['checkout'],
	},
	'checkout.notArrived': {
		text: 'Your last order has not reached us so far. What you entered is still here: please press “Order with obligation to pay” again. Nothing is ordered twice.',
		context: 'Above the form, after a reload while the order was being sent. It may still arrive',
		tags: ['checkout'],
	},
	'checkout.asking': {
		text: 'We are checking the status of your last order.',
		tags: ['checkout'],
	},
	'checkout.notAsked': {
		text: 'We cannot check the status of your last order right now. To avoid ordering twice, please try again in a moment.',
		tags: ['checkout', 'error'],
	},
	'checkout.unanswered': {
		text: 'We do not know yet whether your order has reached us, because we got no clear answer. Please press the button again in a moment: nothing is ordered twice. If the order has already been placed, it contains the details you had entered by then.',
		context: 'Above the button, after a press whose answer was lost',
		tags: ['checkout', 'error'],
	},
	'checkout.needsJavaScript': {
		text: 'The checkout needs JavaScript to be switched on. Your cart stays as it is.',
		tags: ['checkout'],
	},
	'checkout.notLoaded': {
		text: 'The checkout could not be loaded. Your cart and what you entered are still here.',
		tags: ['checkout', 'error'],
	},
	'checkout.emptyTitle': { text: 'Your cart is empty', tags: ['checkout'] },
	'checkout.emptyText': {
		text: 'Add something to your cart to continue.',
		tags: ['checkout'],
	},
	'checkout.latestOrder': {
		text: 'Your latest order:',
		context: 'Before its number, which leads to it; under an empty cart',
		tags: ['checkout'],
	},
	'checkout.continueShopping': {
		text: 'Continue shopping',
		context: 'Button',
		tags: ['checkout', 'button'],
	},
	'checkout.toCart': { text: 'To the cart', context: 'Link', tags: ['checkout'] },

	'checkout.contact': { text: 'Contact', context: 'Headline above the e-mail address', tags: ['checkout'] },
	'checkout.shippingAddress': { text: 'Shipping address', context: 'Headline', tags: ['checkout'] },
	'checkout.billingAddress': { text: 'Billing address', context: 'Headline', tags: ['checkout'] },
	'checkout.sameAddress': {
		text: 'The billing address is the same as the shipping address',
		context: 'Beside a checkbox',
		tags: ['checkout'],
	},
	'checkout.salutation': field('Salutation'),
	'checkout.noSalutation': {
		text: 'Not specified',
		context: 'Choice of the salutation',
		tags: ['checkout'],
	},
	'checkout.salutationMr': { text: 'Mr.', context: 'Choice of the salutation', tags: ['checkout'] },
	'checkout.salutationMrs': { text: 'Mrs.', context: 'Choice of the salutation', tags: ['checkout'] },
	'checkout.salutationDiverse': {
		text: 'Diverse',
		context: 'Choice of the salutation',
		tags: ['checkout'],
	},
	'checkout.titleField': field('Title'),
	'checkout.firstName': field('First name'),
	'checkout.surname': field('Surname'),
	'checkout.companyName': field('Company name'),
	'checkout.street': field('Street and house number'),
	'checkout.zipCode': field('Zip code'),
	'checkout.city': field('City'),
	'checkout.country': field('Country'),
	'checkout.countryHint': {
		text: 'Is your country missing? We do not ship there; please ask us.',
		context: 'Below the list of countries that the shop ships to',
		tags: ['checkout'],
	},
	'checkout.phone': field('Phone'),
	'checkout.phoneHint': {
		text: 'Only for questions about your order',
		context: 'Below the field',
		tags: ['checkout'],
	},
	'checkout.email': field('E-mail'),
	'checkout.emailHint': {
		text: 'Order confirmation and invoice go here',
		context: 'Below the field',
		tags: ['checkout'],
	},
	'checkout.ccEmail': field('CC recipient e-mail'),
	'checkout.ccEmailHint': {
		text: 'Your accounts department, for example',
		context: 'Below the field',
		tags: ['checkout'],
	},
	'checkout.ccEmailGuestHint': {
		text: 'Your accounts department, for example. The copy is sent as soon as you have opened your order with the link in your e-mail.',
		context: 'Below the field, for guests',
		tags: ['checkout'],
	},
	'checkout.costCenter': field('Cost centre'),
	'checkout.vatId': field('VAT ID'),
	'checkout.vatIdHint': {
		text: 'For businesses only',
		context: 'Below the field',
		tags: ['checkout'],
	},
	'checkout.orderReference': field('Your order number'),
	'checkout.orderReferenceHint': { text: 'Printed on the invoice', context: 'Below the field', tags: ['checkout'] },
	'checkout.eInvoice': {
		text: 'E-invoice and public bodies',
		context: 'Opens the fields that few customers need',
		tags: ['checkout'],
	},
	'checkout.invoiceFormat': field('Format of the invoice'),
	'checkout.invoiceFormat.zugferd': field('PDF (ZUGFeRD)'),
	'checkout.invoiceFormat.xrechnung': field('XML only (XRechnung)'),
	'checkout.invoiceFormat.both': field('PDF and XML (XRechnung)'),
	'checkout.leitwegId': field('Leitweg-ID'),
	'checkout.leitwegIdHint': {
		text: 'Public bodies in Germany give it with their order',
		context: 'Below the field',
		tags: ['checkout'],
	},
	'checkout.electronicAddress': field('Electronic address for invoices'),
	'checkout.electronicAddressHint': {
		text: 'If empty, your Leitweg-ID or your e-mail address',
		context: 'Below the field',
		tags: ['checkout'],
	},
	'checkout.vatIdInvalid': {
		text: 'This is not a valid EU VAT ID. It looks like DE123456789.',
		context: 'Below the field',
		tags: ['checkout', 'error'],
	},
	'checkout.vatWaiting': {
		text: 'The VAT ID is being checked.',
		tags: ['checkout'],
	},
	'checkout.vatValid': { text: 'The VAT ID is valid.', tags: ['checkout'] },
	'checkout.vatInvalid': {
		text: 'The register does not know this VAT ID. You can still order; tax is charged.',
		tags: ['checkout'],
	},
	'checkout.vatUnknown': {
		text: 'The register cannot be reached right now. You can still order; tax is charged.',
		tags: ['checkout'],
	},
	'checkout.taxFreeExport': {
		text: 'Tax-free export: no VAT is charged. Import tax and customs duties may be due in the country of delivery.',
		tags: ['checkout'],
	},
	'checkout.reverseCharge': {
		text: 'Reverse charge: no VAT is charged, you account for it yourself.',
		tags: ['checkout'],
	},

	'checkout.shippingMethod': { text: 'Shipping method', context: 'Headline', tags: ['checkout'] },
	'checkout.free': { text: 'Free', context: 'Price of a shipping method', tags: ['checkout'] },
	'checkout.shippingDays': withArguments<{ days: number }>()({
		text: '{days, plural, one {# working day in transit} other {# working days in transit}}',
		context: 'Of a shipping method',
		tags: ['checkout'],
	}),
	'checkout.deliveryOn': withArguments<{ day: string }>()({
		text: 'Expected delivery: {day}',
		context: '{day} is a day of the week with its date',
		tags: ['checkout'],
	}),
	'checkout.readyOn': withArguments<{ day: string }>()({
		text: 'Expected to be ready on {day}',
		context: 'In place of the day of delivery, where things are collected; {day} is a day of the week with its date',
		tags: ['checkout'],
	}),
	'checkout.noShipping': {
		text: 'We cannot deliver to this country. Please choose another shipping address.',
		tags: ['checkout', 'error'],
	},
	'checkout.collectionOnly': {
		text: 'We do not deliver to this country. Please choose another shipping address, or collect your order in person.',
		tags: ['checkout'],
	},
	'checkout.countryFirst': {
		text: 'First choose the country of delivery above.',
		tags: ['checkout'],
	},

	'checkout.subscription': {
		text: 'Subscription',
		context: 'Headline above what is agreed to, directly before the button',
		tags: ['checkout'],
	},
	'checkout.dueToday': { text: 'Due today', context: 'Row below the total', tags: ['checkout'] },
	'checkout.dueNext': withArguments<{ day: string; per: string }>()({
		text: 'From {day}, {per}',
		context: 'Row below the total, before an amount; {per} is as “per month”',
		tags: ['checkout'],
	}),
	'checkout.subscription.trial': withArguments<{
		today: string;
		day: string;
		price: string;
		per: string;
		days: number;
	}>()({
		text: '{today} today, {price} {per} from {day}. The trial period ends after {days, plural, one {one day} other {# days}}.',
		context: '{per} is as “per month”',
		tags: ['checkout'],
	}),
	'checkout.subscription.price': withArguments<{ price: string; per: string; day: string }>()({
		text: '{price} {per}. The next payment is on {day}.',
		context: '{per} is as “per month”',
		tags: ['checkout'],
	}),
	'checkout.subscription.trialUsed': {
		text: 'You have already had the free trial. This subscription begins at once, and its first payment is due with the order.',
		context: 'Above the order button, below what is paid when',
		tags: ['checkout'],
	},
	'checkout.subscription.term': {
		text: 'The subscription runs for an indefinite time. Each payment pays for exactly one delivery. You can cancel at any time until the next payment; the subscription then ends with the paid period.',
		tags: ['checkout'],
	},
	'checkout.subscription.cancel': {
		text: 'You can do so in your account or, without signing in, by the form on the page “Cancel contracts here”.',
		tags: ['checkout'],
	},
	'checkout.pay.cardAgain': {
		text: 'Your card is stored by the payment provider and charged for the further payments of your subscription.',
		context: 'Below the choice of the card',
		tags: ['checkout'],
	},
	'checkout.noCards': {
		text: 'This shop does not take cards at the moment. Subscriptions are paid by card, so they cannot be ordered right now.',
		tags: ['checkout', 'error'],
	},
	'checkout.tooMuchForCard': withArguments<{ most: string; amount: string }>()({
		text: 'A card can be charged {most} at once at most, but each payment of this subscription is {amount}. Please choose a smaller quantity in the cart, or contact us.',
		tags: ['checkout', 'error'],
	}),
	'checkout.paymentMethod': { text: 'Payment method', context: 'Headline', tags: ['checkout'] },
	'checkout.pay.cardText': {
		text: 'After ordering you pay on the secure page of our payment provider.',
		tags: ['checkout'],
	},
	'checkout.pay.paypalText': { text: 'After ordering you confirm the payment with PayPal.', tags: ['checkout'] },
	'checkout.pay.klarnaText': {
		text: 'After ordering you choose with Klarna when and how you pay.',
		tags: ['checkout'],
	},
	'checkout.pay.sepaDebitText': {
		text: 'After ordering you enter your IBAN on the secure page of our payment provider. The debit takes a few working days; production begins afterwards.',
		tags: ['checkout'],
	},
	'checkout.pay.prepaymentText': {
		text: 'You transfer the total to our bank account. The details follow by e-mail; production begins once the money has arrived.',
		tags: ['checkout'],
	},
	'checkout.pay.invoiceText': {
		text: 'You pay once you have received the invoice.',
		tags: ['checkout'],
	},
	'checkout.pay.noneText': {
		text: 'This order costs nothing.',
		tags: ['checkout'],
	},
	'checkout.sandbox': {
		text: 'Sandbox: no money is moved. Pay with a test card such as 4242 4242 4242 4242.',
		context: 'Beside the payment by card in the demo',
		tags: ['checkout'],
	},
	'checkout.sandboxOther': {
		text: 'Sandbox: no money is moved. The next page lets the payment succeed or fail.',
		context: 'Beside a payment in the demo',
		tags: ['checkout'],
	},
	'checkout.sandboxLabel': { text: 'Sandbox', context: 'A label on the card', tags: ['checkout'] },
	'checkout.invoiceForCustomers': {
		text: 'Customers who are signed in can order by invoice.',
		context: 'Below the ways of paying, for guests; before a link to sign in',
		tags: ['checkout'],
	},
	'checkout.invoiceUpTo': withArguments<{ limit: string }>()({
		text: 'You can order by invoice up to a total of {limit}.',
		context: 'Below the ways of paying, where the total is higher',
		tags: ['checkout'],
	}),
	'checkout.tooManyOrders': withArguments<{ minutes: number }>()({
		text: 'Nothing was ordered: too many orders were made from your connection or with this e-mail address within a short time; orders that were not paid for count as well. Please try again in {minutes, plural, one {one minute} other {# minutes}}.',
		context: 'Beside the button, when somebody has ordered too often',
		tags: ['checkout', 'error'],
	}),
	'checkout.tooManyUnpaid': withArguments<{ minutes: number }>()({
		text: 'Nothing was ordered: too many orders without immediate payment have come from your connection within a short time. Please try again in {minutes, plural, one {one minute} other {# minutes}}.',
		context: 'Beside the button, when guests have ordered too often by invoice',
		tags: ['checkout', 'error'],
	}),
	'checkout.tooManyUnpaidOrPay': withArguments<{ minutes: number }>()({
		text: 'Nothing was ordered: too many orders without immediate payment have come from your connection within a short time. Please choose another payment method, or try again in {minutes, plural, one {one minute} other {# minutes}}.',
		context: 'As the one before, where there is another payment method',
		tags: ['checkout', 'error'],
	}),
	'checkout.stockShare': withArguments<{ name: string; count: number }>()({
		text: 'For an unpaid order we keep at most {count, plural, one {# piece} other {# pieces}} of “{name}”. Please order fewer in the cart or contact us.',
		context: 'Beside the button, when somebody wants to hold much of what is in stock',
		tags: ['checkout', 'error'],
	}),
	'checkout.stockShareHeld': withArguments<{ name: string; count: number }>()({
		text: '{count, plural, =0 {We already keep as much of “{name}” for you as is possible without payment. Please complete your open order, or try again later.} one {We already keep some of “{name}” for you; without payment at most # more piece is possible. Please order fewer in the cart, or complete your open order first.} other {We already keep some of “{name}” for you; without payment at most # more pieces are possible. Please order fewer in the cart, or complete your open order first.}}',
		context: 'Beside the button, when somebody who has unpaid orders wants to hold more of what is in stock',
		tags: ['checkout', 'error'],
	}),
	'checkout.stockShareOfNetwork': withArguments<{ name: string; count: number }>()({
		text: '{count, plural, =0 {A great many pieces of “{name}” are being kept for unpaid orders at the moment. Please try again in a quarter of an hour, or contact us.} one {A great many pieces of “{name}” are being kept for unpaid orders at the moment; at most # piece is still possible. Please order fewer in the cart or contact us.} other {A great many pieces of “{name}” are being kept for unpaid orders at the moment; at most # pieces are still possible. Please order fewer in the cart or contact us.}}',
		context: 'Beside the button, when others of the same network hold much of what is in stock',
		tags: ['checkout', 'error'],
	}),
	'checkout.priceFell': withArguments<{ name: string; before: string; now: string }>()({
		text: '“{name}” has become cheaper: it was {before} and is now {now}.',
		context: 'Above the lines of the order; two prices',
		tags: ['checkout'],
	}),
	'checkout.noPayment': {
		text: 'There is no way to pay here at the moment. Please contact us; your cart stays as it is.',
		tags: ['checkout', 'error'],
	},

	'checkout.summary': { text: 'Your order', context: 'Headline', tags: ['checkout'] },
	'checkout.summaryOf': withArguments<{ count: number }>()({
		text: 'Your order: {count, plural, one {# item} other {# items}}',
		context: 'Link to the summary at the end of the page on a phone',
		tags: ['checkout'],
	}),
	'checkout.trialAhead': withArguments<{ days: number; day: string }>()({
		text: '{days, plural, one {# day} other {# days}} free, first payment on {day}',
		context: 'Below the price of a subscription, in the link to the summary on a phone',
		tags: ['checkout'],
	}),
	'checkout.change': { text: 'Change cart', context: 'Link', tags: ['checkout'] },
	'checkout.pieces': withArguments<{ quantity: string; count: number }>()({
		text: '{count, plural, one {{quantity} pc} other {{quantity} pcs}}',
		context: 'How many of a thing; {quantity} is the number as written',
		tags: ['checkout'],
	}),
	'checkout.seriesRun': withArguments<{ rows: number; quantity: string }>()({
		text: '{rows, plural, one {# person} other {# people}} × {quantity, select, 1 {1 piece} other {{quantity} pieces}}',
		context: 'A series: for how many people it is printed, and how many pieces for each, as a written number',
		tags: ['checkout'],
	}),
	'checkout.goods': { text: 'Goods', context: 'In the sum of an order', tags: ['checkout'] },
	'checkout.shipping': { text: 'Shipping', context: 'In the sum of an order', tags: ['checkout'] },
	'checkout.net': { text: 'Net', context: 'In the sum of an order', tags: ['checkout'] },
	'checkout.taxDropped': {
		text: 'VAT not charged',
		context: 'In the sum of an order, with what is taken off the prices, as in −3.64 €',
		tags: ['checkout'],
	},
	'checkout.taxWithin': withArguments<{ rate: string }>()({
		text: 'including {rate} VAT',
		context: 'Below the sum of an order; {rate} as in 19 %',
		tags: ['checkout'],
	}),
	'checkout.tax': withArguments<{ rate: string }>()({
		text: '{rate} VAT',
		context: 'In the sum of an order; {rate} as in 19 %',
		tags: ['checkout'],
	}),
	'checkout.total.grandTotal': {
		text: 'Grand total',
		context: 'What the shop calls the total',
		tags: ['checkout'],
	},
	'checkout.total.subtotal': {
		text: 'Subtotal',
		context: 'What the shop calls the total',
		tags: ['checkout'],
	},
	'checkout.inclusive': {
		text: 'incl. VAT and shipping',
		context: 'Beside the total',
		tags: ['checkout'],
	},
	'checkout.inclusiveTax': { text: 'incl. VAT', context: 'Beside the total', tags: ['checkout'] },

	...checkoutProblems,

	'checkout.terms': withArguments<{ terms: string }>()({
		text: 'I have read and accept the {terms}.',
		context: 'Beside a checkbox. {terms} is the link “terms and conditions”',
		tags: ['checkout'],
	}),
	'checkout.newsletter': withArguments<{ shop: string }>()({
		text: 'Yes, {shop} may send me its newsletter to my e-mail address. I can withdraw my consent at any time, for example through the link at the end of every newsletter.',
		context: 'Beside a checkbox that is empty at first: the words of a consent',
		tags: ['checkout', 'newsletter'],
	}),
	'checkout.newsletterHint': {
		text: 'Voluntary, and not needed for your order. You receive an e-mail with a link first: only when you follow it do you get the newsletter.',
		context: 'Below the checkbox',
		tags: ['checkout', 'newsletter'],
	},
	'checkout.termsOfSubscription': withArguments<{ terms: string }>()({
		text: 'I have read and accept the {terms} and the terms of the subscription stated below (price, payment interval, duration and cancellation).',
		context: 'Beside a checkbox. {terms} is the link “terms and conditions”',
		tags: ['checkout'],
	}),
	'checkout.termsPage': {
		text: 'terms and conditions',
		context: 'Link within “I have read and accept the terms and conditions”',
		tags: ['checkout'],
	},
	'checkout.acceptTerms': {
		text: 'Please accept the terms and conditions.',
		context: 'Below the checkbox of the terms',
		tags: ['checkout', 'error'],
	},
	'checkout.legal': { text: 'To read', context: 'Before links to legal pages', tags: ['checkout'] },
	'checkout.pageNotLoaded': {
		text: 'This page could not be loaded.',
		tags: ['checkout', 'error'],
	},
	'checkout.withdrawal': { text: 'Right of withdrawal', context: 'Headline', tags: ['checkout'] },
	'checkout.withdrawal.none': {
		text: 'These goods are made to your specification. There is no right of withdrawal for them (Section 312g (2) no. 1 of the German Civil Code).',
		tags: ['checkout'],
	},
	'checkout.withdrawal.some': withArguments<{ names: string }>()({
		text: 'Made to your specification: {names}. There is no right of withdrawal for these goods (Section 312g (2) no. 1 of the German Civil Code). As a consumer you can withdraw from the rest within 14 days.',
		tags: ['checkout'],
	}),
	'checkout.withdrawal.all': {
		text: 'As a consumer you can withdraw from this order within 14 days without giving any reason.',
		tags: ['checkout'],
	},

	'checkout.order': {
		text: 'Order with obligation to pay',
		context: 'The button that orders. The wording is prescribed by law',
		tags: ['checkout', 'button'],
	},
	'checkout.sending': {
		text: 'Your order is being sent …',
		context: 'Read aloud while the button works',
		tags: ['checkout'],
	},
	'checkout.printData.later': {
		text: 'Print data: you can send it after ordering',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.missing': {
		text: 'Print data: missing',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.incomplete': {
		text: 'Print data: some sides are missing',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.uploading': {
		text: 'Print data: is being uploaded',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.checking': {
		text: 'Print data: being checked',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.errors': {
		text: 'Print data: has errors',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.release': {
		text: 'Print data: waiting for your release',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.revoked': {
		text: 'Print data: the specification of this product has changed since you released it. Please check it in the cart and release it again.',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.revokedErrors': {
		text: 'Print data: the specification of this product has changed since you released it, and it no longer fits. Please upload a corrected file.',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.refused': {
		text: 'Print data: other data is needed',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.released': {
		text: 'Print data: released',
		context: 'Below a line of the order',
		tags: ['checkout'],
	},
	'checkout.printData.late': withArguments<{ name: string }>()({
		text: '“{name}” arrived after the release and is not used. You can decide about it in the cart.',
		context: 'Below a line of the order',
		tags: ['checkout'],
	}),
	'checkout.deliveryAfterPayment': {
		text: 'Production begins when your payment has arrived; the delivery date moves accordingly.',
		context: 'Below the expected day of delivery',
		tags: ['checkout'],
	},
	'checkout.deliveryAfterBoth': {
		text: 'Production begins when your payment has arrived and all print data is released; the delivery date moves accordingly.',
		context: 'Below the expected day of delivery',
		tags: ['checkout'],
	},
	'checkout.printData.delivery': {
		text: 'Production begins when all print data is released; the delivery date moves accordingly.',
		context: 'Below the expected day of delivery',
		tags: ['checkout'],
	},
	'checkout.counting': {
		text: 'Prices are being calculated …',
		context: 'Read aloud after a change of country or shipping',
		tags: ['checkout'],
	},
	'checkout.forCompany': withArguments<{ company: string }>()({
		text: 'Order for {company}',
		context: 'Headline of the part with the cost centre',
		tags: ['checkout'],
	}),
	'checkout.approvalBy': withArguments<{ names: string }>()({
		text: 'This order needs the approval of {names}.',
		context: 'Above the button; names as “Ada or Bert”',
		tags: ['checkout'],
	}),
	'checkout.approvalByShop': {
		text: 'This order needs an approval by the shop.',
		context: 'Above the button',
		tags: ['checkout'],
	},
	'checkout.approvalRule': withArguments<{ rule: string }>()({
		text: 'Rule: {rule}.',
		context: 'After the sentence that says whose approval an order needs',
		tags: ['checkout'],
	}),
	'checkout.approvalText': {
		text: 'It is placed and paid after that; its stock is kept for you until it is decided.',
		context: 'After the sentence that says whose approval it needs',
		tags: ['checkout'],
	},
	'checkout.budgetOf': withArguments<{ code: string }>()({
		text: 'of cost centre {code}',
		context: 'Within a sentence about a budget',
		tags: ['checkout'],
	}),
	'checkout.budgetOfCompany': {
		text: 'of the company',
		context: 'Within a sentence about a budget',
		tags: ['checkout'],
	},
	'checkout.budgetLeft.month': withArguments<{ of: string; left: string; net: string }>()({
		text: 'The monthly budget {of} has {left} net left, this order comes to {net} net.',
		context: 'Why an order needs an approval, or is refused',
		tags: ['checkout'],
	}),
	'checkout.budgetLeft.quarter': withArguments<{ of: string; left: string; net: string }>()({
		text: 'The quarterly budget {of} has {left} net left, this order comes to {net} net.',
		context: 'Why an order needs an approval, or is refused',
		tags: ['checkout'],
	}),
	'checkout.budgetLeft.year': withArguments<{ of: string; left: string; net: string }>()({
		text: 'The yearly budget {of} has {left} net left, this order comes to {net} net.',
		context: 'Why an order needs an approval, or is refused',
		tags: ['checkout'],
	}),
} satisfies Record<string, ShippedText>;
