// How a shop sells, in the API.

import type { DocumentSeller } from '../../../rules/documents/document.ts';
import { missingOfSeller } from '../../../rules/orders/seller.ts';
import { readGiven } from '../../../rules/settings/api-values.ts';
import { type OrderSettings, orderSettings } from '../../../rules/settings/orders.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { webhookPath } from '../../integrations/payment/providers.ts';
import { declareSettings } from '../../settings/graphql-parts.ts';
import { findSettings } from '../../settings/store-settings.ts';
import { findCardPayment } from '../payments/services.ts';
import { findOrderSettings } from './find-settings.ts';
import { saveOrderSettings } from './save-settings.ts';

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

const { type: settings, input: settingsInput } = declareSettings(orderSettings, {
	type: 'OrderSettings',
	description: 'Settings for checkout, payment, invoices and mails of the shop.',
	input: 'OrderSettingsInput',
	inputDescription: 'Settings to change; what is left out or null stays as it is.',
	objects: { seller: { type: seller, input: sellerInput } },
});

builder.objectFields(settings, (t) => ({
	missingOfSeller: t.stringList({
		description:
			'What an invoice needs and the settings lack: names of fields of `seller`, or `tax` if there is neither a tax number nor a VAT id. Empty if nothing is missing.',
		resolve: ({ values }) => missingOfSeller(values.seller),
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
}));

builder.queryField('orderSettings', (t) =>
	t.field({
		type: settings,
		description: 'Settings for checkout, payment, invoices and mails.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findSettings(sql, tenant.id, orderSettings)),
	}),
);

builder.queryField('continueShoppingUrl', (t) =>
	t.string({
		description: 'Path that “continue shopping” leads to.',
		extensions: needs('public'),
		resolve: async (_root, _args, { tenant, inTenant }) =>
			(await inTenant((sql) => findOrderSettings(sql, tenant.id))).continueShoppingUrl,
	}),
);

/** A seller of whose bank nothing is said has none. */
function read({ seller: of, ...rest }: typeof settingsInput.$inferInput): Partial<OrderSettings> {
	const given = readGiven(orderSettings, rest);
	return of ? { ...given, seller: { bank: null, ...(of as Omit<DocumentSeller, 'bank'>) } } : given;
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
