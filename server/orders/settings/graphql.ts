// How a shop sells, in the API.

import type { DocumentSeller } from '../../../rules/documents/document.ts';
import { invoiceBuyers, type OrderSettings } from '../../../rules/orders/settings.ts';
import { missingOfSeller } from '../../../rules/orders/validate-settings.ts';
import { readRecipients } from '../../../rules/price-settings.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { webhookPath } from '../../integrations/payment/providers.ts';
import { findCardPayment } from '../payments/services.ts';
import { findRevisedSettings, type RevisedSettings } from './find-settings.ts';
import { saveOrderSettings } from './save-settings.ts';

const invoiceBuyer = builder.enumType('InvoiceBuyer', {
	description: 'Who may pay by invoice: nobody, those who are signed in, or guests as well',
	values: invoiceBuyers,
});
const invoiceWhen = builder.enumType('InvoiceWhen', { values: ['placed', 'processed'] as const });
const mailProvider = builder.enumType('MailProvider', {
	description: 'That of the installation, or an account of the shop',
	values: ['smtp', 'sendgrid'] as const,
});

const cardPayment = builder.enumType('CardPayment', {
	description:
		'Who takes cards: the account of the shop, a sandbox in which no money moves, or nobody for want of keys',
	values: ['account', 'sandbox', 'none'] as const,
});

const bankAccount = builder.objectRef<NonNullable<DocumentSeller['bank']>>('SellerBank').implement({
	fields: (t) => ({
		holder: t.exposeString('holder'),
		bank: t.exposeString('bank'),
		iban: t.exposeString('iban'),
		bic: t.exposeString('bic'),
	}),
});

const seller = builder.objectRef<DocumentSeller>('Seller').implement({
	description: 'Who stands on invoices',
	fields: (t) => ({
		name: t.exposeString('name'),
		street: t.exposeString('street'),
		zipCode: t.exposeString('zipCode'),
		city: t.exposeString('city'),
		country: t.exposeString('country'),
		phone: t.exposeString('phone'),
		mail: t.exposeString('mail'),
		website: t.exposeString('website'),
		taxNumber: t.exposeString('taxNumber'),
		vatId: t.exposeString('vatId'),
		register: t.exposeString('register'),
		management: t.exposeString('management'),
		bank: t.field({ type: bankAccount, nullable: true, resolve: ({ bank }) => bank }),
	}),
});

const settings = builder.objectRef<RevisedSettings>('OrderSettings').implement({
	fields: (t) => ({
		revision: t.exposeInt('revision', { description: 'To be handed back by whoever saves; 0: nothing was ever saved' }),
		seller: t.field({ type: seller, resolve: ({ settings: { seller: of } }) => of }),
		missingOfSeller: t.stringList({
			description: 'What an invoice must say of its seller and cannot yet: fields of the seller, or tax',
			resolve: ({ settings: { seller: of } }) => missingOfSeller(of),
		}),
		smallBusiness: t.boolean({ resolve: (of) => of.settings.smallBusiness }),
		invoiceFor: t.field({ type: invoiceBuyer, resolve: (of) => of.settings.invoiceFor }),
		invoiceLimit: t.float({
			description: 'Up to which total with tax, in minor units; 0: any',
			resolve: (of) => of.settings.invoiceLimit,
		}),
		stockShare: t.int({
			description: 'How much of a product one session may hold unpaid, in per cent; 100: all of it',
			resolve: (of) => of.settings.stockShare,
		}),
		paymentDays: t.int({ resolve: (of) => of.settings.paymentDays }),
		invoiceWhen: t.field({ type: invoiceWhen, resolve: (of) => of.settings.invoiceWhen }),
		invoicePrefix: t.string({ resolve: (of) => of.settings.invoicePrefix }),
		creditNotePrefix: t.string({ resolve: (of) => of.settings.creditNotePrefix }),
		profileRequired: t.boolean({ resolve: (of) => of.settings.profileRequired }),
		showPayment: t.boolean({ resolve: (of) => of.settings.showPayment }),
		showShipping: t.boolean({ resolve: (of) => of.settings.showShipping }),
		multipleSelection: t.boolean({ resolve: (of) => of.settings.multipleSelection }),
		continueShoppingUrl: t.string({ resolve: (of) => of.settings.continueShoppingUrl }),
		orderRecipients: t.string({
			description: 'Addresses of mails with commas between them',
			resolve: (of) => of.settings.orderRecipients.join(','),
		}),
		paymentPublishableKey: t.string({ resolve: (of) => of.settings.paymentPublishableKey }),
		cardPayment: t.field({
			type: cardPayment,
			async resolve(_of, _args, { tenant, inTenant, payments }) {
				const card = await inTenant((sql) => findCardPayment(sql, payments, tenant.id));
				return card ? (card.sandbox ? 'sandbox' : 'account') : 'none';
			},
		}),
		webhookPath: t.string({
			description: 'Where the payment provider of the shop sends its webhooks; empty where there is no provider',
			resolve: (_of, _args, { tenant, payments }) =>
				payments ? webhookPath(payments.providers.of(tenant.id), tenant.id) : '',
		}),
		mailProvider: t.field({ type: mailProvider, resolve: (of) => of.settings.mailProvider }),
		mailSender: t.string({ resolve: (of) => of.settings.mailSender }),
	}),
});

builder.queryField('orderSettings', (t) =>
	t.field({
		type: settings,
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findRevisedSettings(sql, tenant.id)),
	}),
);

builder.queryField('continueShoppingUrl', (t) =>
	t.string({
		description: 'The path that “continue shopping” leads to in this shop',
		extensions: needs('public'),
		resolve: async (_root, _args, { tenant, inTenant }) =>
			(await inTenant((sql) => findRevisedSettings(sql, tenant.id))).settings.continueShoppingUrl,
	}),
);

const bankInput = builder.inputType('SellerBankInput', {
	fields: (t) => ({
		holder: t.string({ required: true }),
		bank: t.string({ required: true }),
		iban: t.string({ required: true }),
		bic: t.string({ required: true }),
	}),
});

const sellerInput = builder.inputType('SellerInput', {
	fields: (t) => ({
		name: t.string({ required: true }),
		street: t.string({ required: true }),
		zipCode: t.string({ required: true }),
		city: t.string({ required: true }),
		country: t.string({ required: true }),
		phone: t.string({ required: true }),
		mail: t.string({ required: true }),
		website: t.string({ required: true }),
		taxNumber: t.string({ required: true }),
		vatId: t.string({ required: true }),
		register: t.string({ required: true }),
		management: t.string({ required: true }),
		bank: t.field({ type: bankInput }),
	}),
});

const settingsInput = builder.inputType('OrderSettingsInput', {
	description: 'What is not given stays as it is',
	fields: (t) => ({
		seller: t.field({ type: sellerInput }),
		smallBusiness: t.boolean(),
		invoiceFor: t.field({ type: invoiceBuyer }),
		invoiceLimit: t.float(),
		stockShare: t.int(),
		paymentDays: t.int(),
		invoiceWhen: t.field({ type: invoiceWhen }),
		invoicePrefix: t.string(),
		creditNotePrefix: t.string(),
		profileRequired: t.boolean(),
		showPayment: t.boolean(),
		showShipping: t.boolean(),
		multipleSelection: t.boolean(),
		continueShoppingUrl: t.string(),
		orderRecipients: t.string(),
		paymentPublishableKey: t.string(),
		mailProvider: t.field({ type: mailProvider }),
		mailSender: t.string(),
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
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true }),
			revision: t.arg.int({ required: true, description: 'Of the state that was changed' }),
		},
		resolve: (_root, { settings: given, revision }, context) =>
			context.inTenant((sql) => saveOrderSettings(sql, callerOf(context), read(given), revision)),
	}),
);
