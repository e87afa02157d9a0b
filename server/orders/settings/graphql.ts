// How a shop sells, in the API.

import type { DocumentSeller } from '../../../rules/documents/document.ts';
import { invoiceBuyers, type OrderSettings } from '../../../rules/orders/settings.ts';
import { missingOfSeller } from '../../../rules/orders/validate-settings.ts';
import { readRecipients } from '../../../rules/price-settings.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { webhookPath } from '../../integrations/payment/providers.ts';
import { findCardPayment } from '../payments/services.ts';
import { findRevisedSettings, type RevisedSettings } from './find-settings.ts';
import { saveOrderSettings } from './save-settings.ts';

const invoiceBuyer = builder.enumType('InvoiceBuyer', {
	description: 'Who may pay by invoice.',
	values: describeValues(invoiceBuyers, {
		nobody: 'Payment by invoice is switched off.',
		customers: 'Signed-in customers may pay by invoice.',
		everybody: 'Guests may pay by invoice as well.',
	}),
});
const invoiceWhen = builder.enumType('InvoiceWhen', {
	description: 'When invoices are issued.',
	values: {
		placed: { description: 'As soon as the order is placed.' },
		processed: { description: 'When the order is moved to `processed`.' },
	},
});
const mailProvider = builder.enumType('MailProvider', {
	description: 'How mails of the shop are sent.',
	values: {
		smtp: { description: 'By the mail server of the installation.' },
		sendgrid: { description: 'By the SendGrid account of the shop.' },
	},
});

const cardPayment = builder.enumType('CardPayment', {
	description: 'How the shop takes card payments.',
	values: {
		account: { description: 'By the account of the shop at the payment provider.' },
		sandbox: { description: 'By a sandbox, in which no money moves.' },
		none: { description: 'Not at all, because the keys are missing.' },
	},
});

const bankAccount = builder.objectRef<NonNullable<DocumentSeller['bank']>>('SellerBank').implement({
	description: 'Bank account printed on invoices.',
	fields: (t) => ({
		holder: t.exposeString('holder', { description: 'Account holder; empty if not given.' }),
		bank: t.exposeString('bank', { description: 'Name of the bank; empty if not given.' }),
		iban: t.exposeString('iban', { description: 'IBAN; empty if not given.' }),
		bic: t.exposeString('bic', { description: 'BIC; empty if not given.' }),
	}),
});

const seller = builder.objectRef<DocumentSeller>('Seller').implement({
	description: 'The seller on invoices. Values that have not been entered are empty.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the company.' }),
		street: t.exposeString('street', { description: 'Street and house number.' }),
		zipCode: t.exposeString('zipCode', { description: 'Postal code of the city.' }),
		city: t.exposeString('city', { description: 'City of the company.' }),
		country: t.exposeString('country', { description: 'Country as an ISO 3166-1 code.' }),
		phone: t.exposeString('phone', { description: 'Phone number in any notation.' }),
		mail: t.exposeString('mail', { description: 'Email address of the company.' }),
		website: t.exposeString('website', { description: 'Address of the website.' }),
		taxNumber: t.exposeString('taxNumber', { description: 'National tax number.' }),
		vatId: t.exposeString('vatId', { description: 'VAT id with its country prefix.' }),
		register: t.exposeString('register', { description: 'Commercial register and number.' }),
		management: t.exposeString('management', { description: 'Names of the management.' }),
		bank: t.field({
			type: bankAccount,
			nullable: true,
			description: 'Bank account; null if none has been entered.',
			resolve: ({ bank }) => bank,
		}),
	}),
});

const settings = builder.objectRef<RevisedSettings>('OrderSettings').implement({
	description: 'Settings for checkout, payment, invoices and mails of the shop.',
	fields: (t) => ({
		revision: t.exposeInt('revision', {
			description: 'Revision to send with `saveOrderSettings`; 0 if nothing has been saved yet.',
		}),
		seller: t.field({
			type: seller,
			description: 'The seller on invoices.',
			resolve: ({ settings: { seller: of } }) => of,
		}),
		missingOfSeller: t.stringList({
			description:
				'What an invoice needs and the settings lack: names of fields of `seller`, or `tax` if there is neither a tax number nor a VAT id. Empty if nothing is missing.',
			resolve: ({ settings: { seller: of } }) => missingOfSeller(of),
		}),
		smallBusiness: t.boolean({
			description: 'Whether the shop is a small business that charges no tax (§ 19 UStG).',
			resolve: (of) => of.settings.smallBusiness,
		}),
		invoiceFor: t.field({
			type: invoiceBuyer,
			description: 'Who may pay by invoice.',
			resolve: (of) => of.settings.invoiceFor,
		}),
		invoiceLimit: t.float({
			description: 'Highest gross total that can be paid by invoice, in minor units; 0 for no limit.',
			resolve: (of) => of.settings.invoiceLimit,
		}),
		stockShare: t.int({
			description:
				'Share of the stock of a product that one session may reserve unpaid, in per cent; 100 for all of it.',
			resolve: (of) => of.settings.stockShare,
		}),
		paymentDays: t.int({ description: 'Days until an invoice is due.', resolve: (of) => of.settings.paymentDays }),
		invoiceWhen: t.field({
			type: invoiceWhen,
			description: 'When invoices are issued.',
			resolve: (of) => of.settings.invoiceWhen,
		}),
		invoicePrefix: t.string({ description: 'Prefix of invoice numbers.', resolve: (of) => of.settings.invoicePrefix }),
		creditNotePrefix: t.string({
			description: 'Prefix of credit note numbers.',
			resolve: (of) => of.settings.creditNotePrefix,
		}),
		profileRequired: t.boolean({
			description: 'Whether only users with a complete profile can order.',
			resolve: (of) => of.settings.profileRequired,
		}),
		showPayment: t.boolean({
			description: 'Whether the checkout offers payment methods; otherwise orders are paid by invoice.',
			resolve: (of) => of.settings.showPayment,
		}),
		showShipping: t.boolean({
			description: 'Whether the checkout offers shipping; otherwise orders are picked up.',
			resolve: (of) => of.settings.showShipping,
		}),
		multipleSelection: t.boolean({
			description: 'Whether product pages allow several quantities or variants to be added at once.',
			resolve: (of) => of.settings.multipleSelection,
		}),
		continueShoppingUrl: t.string({
			description: 'Path that “continue shopping” leads to.',
			resolve: (of) => of.settings.continueShoppingUrl,
		}),
		orderRecipients: t.string({
			description:
				'Email addresses of the shop that are notified of orders and withdrawals, separated by commas; empty for none.',
			resolve: (of) => of.settings.orderRecipients.join(','),
		}),
		paymentPublishableKey: t.string({
			description: 'Publishable key of the payment provider; empty if not set.',
			resolve: (of) => of.settings.paymentPublishableKey,
		}),
		cardPayment: t.field({
			type: cardPayment,
			description: 'How the shop takes card payments at present.',
			async resolve(_of, _args, { tenant, inTenant, payments }) {
				const card = await inTenant((sql) => findCardPayment(sql, payments, tenant.id));
				return card ? (card.sandbox ? 'sandbox' : 'account') : 'none';
			},
		}),
		webhookPath: t.string({
			description: 'Path for the webhooks of the payment provider; empty if there is no provider.',
			resolve: (_of, _args, { tenant, payments }) =>
				payments ? webhookPath(payments.providers.of(tenant.id), tenant.id) : '',
		}),
		mailProvider: t.field({
			type: mailProvider,
			description: 'How mails are sent.',
			resolve: (of) => of.settings.mailProvider,
		}),
		mailSender: t.string({
			description: 'Email address of the sender for `sendgrid`; empty for that of the installation.',
			resolve: (of) => of.settings.mailSender,
		}),
	}),
});

builder.queryField('orderSettings', (t) =>
	t.field({
		type: settings,
		description: 'Settings for checkout, payment, invoices and mails.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findRevisedSettings(sql, tenant.id)),
	}),
);

builder.queryField('continueShoppingUrl', (t) =>
	t.string({
		description: 'Path that “continue shopping” leads to.',
		extensions: needs('public'),
		resolve: async (_root, _args, { tenant, inTenant }) =>
			(await inTenant((sql) => findRevisedSettings(sql, tenant.id))).settings.continueShoppingUrl,
	}),
);

const bankInput = builder.inputType('SellerBankInput', {
	description: 'Bank account printed on invoices; unknown values are empty.',
	fields: (t) => ({
		holder: t.string({ required: true, description: 'Account holder.' }),
		bank: t.string({ required: true, description: 'Name of the bank.' }),
		iban: t.string({ required: true, description: 'IBAN of the account.' }),
		bic: t.string({ required: true, description: 'BIC of the bank.' }),
	}),
});

const sellerInput = builder.inputType('SellerInput', {
	description: 'The seller on invoices; unknown values are empty.',
	fields: (t) => ({
		name: t.string({ required: true, description: 'Name of the company.' }),
		street: t.string({ required: true, description: 'Street and house number.' }),
		zipCode: t.string({ required: true, description: 'Postal code of the city.' }),
		city: t.string({ required: true, description: 'City of the company.' }),
		country: t.string({ required: true, description: 'Country as an ISO 3166-1 code.' }),
		phone: t.string({ required: true, description: 'Phone number in any notation.' }),
		mail: t.string({ required: true, description: 'Email address of the company.' }),
		website: t.string({ required: true, description: 'Address of the website.' }),
		taxNumber: t.string({ required: true, description: 'National tax number.' }),
		vatId: t.string({ required: true, description: 'VAT id with its country prefix.' }),
		register: t.string({ required: true, description: 'Commercial register and number.' }),
		management: t.string({ required: true, description: 'Names of the management.' }),
		bank: t.field({ type: bankInput, description: 'Bank account; none if it is left out.' }),
	}),
});

const settingsInput = builder.inputType('OrderSettingsInput', {
	description: 'Settings to change; what is left out or null stays as it is.',
	fields: (t) => ({
		seller: t.field({ type: sellerInput, description: 'The seller on invoices, as a whole.' }),
		smallBusiness: t.boolean({ description: 'Whether the shop is a small business that charges no tax (§ 19 UStG).' }),
		invoiceFor: t.field({ type: invoiceBuyer, description: 'Who may pay by invoice.' }),
		invoiceLimit: t.float({
			description: 'Highest gross total that can be paid by invoice, in minor units; 0 for no limit.',
		}),
		stockShare: t.int({
			description: 'Share of the stock of a product that one session may reserve unpaid, in per cent.',
		}),
		paymentDays: t.int({ description: 'Days until an invoice is due.' }),
		invoiceWhen: t.field({ type: invoiceWhen, description: 'When invoices are issued.' }),
		invoicePrefix: t.string({ description: 'Prefix of invoice numbers.' }),
		creditNotePrefix: t.string({ description: 'Prefix of credit note numbers.' }),
		profileRequired: t.boolean({ description: 'Whether only users with a complete profile can order.' }),
		showPayment: t.boolean({ description: 'Whether the checkout offers payment methods.' }),
		showShipping: t.boolean({ description: 'Whether the checkout offers shipping.' }),
		multipleSelection: t.boolean({
			description: 'Whether product pages allow several quantities or variants to be added at once.',
		}),
		continueShoppingUrl: t.string({ description: 'Path that “continue shopping” leads to.' }),
		orderRecipients: t.string({
			description: 'Email addresses of the shop that are notified of orders and withdrawals, separated by commas.',
		}),
		paymentPublishableKey: t.string({ description: 'Publishable key of the payment provider.' }),
		mailProvider: t.field({ type: mailProvider, description: 'How mails are sent.' }),
		mailSender: t.string({
			description: 'Email address of the sender for `sendgrid`; empty for that of the installation.',
		}),
	}),
});

function read({ seller: of, orderRecipients, ...rest }: typeof settingsInput.$inferInput): Partial<OrderSettings> {
	const given = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
	return {
		...(Object.fromEntries(given) as Partial<OrderSettings>),
		...(of ? { seller: { ...of, bank: of.bank ?? null } } : {}),
		...(typeof orderRecipients === 'string' ? { orderRecipients: readRecipients(orderRecipients) } : {}),
	};
}

builder.mutationField('saveOrderSettings', (t) =>
	t.field({
		type: settings,
		description:
			'Changes settings for checkout, payment, invoices and mails. Fails with `ORDER_SETTINGS_CHANGED` if they have been changed since `revision`.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'Settings to change.' }),
			revision: t.arg.int({ required: true, description: 'Revision of the settings that the change is based on.' }),
		},
		resolve: (_root, { settings: given, revision }, context) =>
			context.inTenant((sql) => saveOrderSettings(sql, callerOf(context), read(given), revision)),
	}),
);
