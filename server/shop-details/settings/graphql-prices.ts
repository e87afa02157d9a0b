// What a shop says of its prices, in the API.
import type { PriceSettings } from '../../../rules/price-settings.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { totalLabelType } from '../../graphql/total-label.ts';
import { hasPrices } from '../../pricing/has-prices.ts';
import { listed, readWording, wordingInput } from './graphql-wording.ts';
import { loadPriceSettings, savePriceSettings } from './price-settings.ts';

const settings = builder.objectRef<PriceSettings>('PriceSettings').implement({
	description: 'Settings for prices and taxes.',
	fields: (t) => ({
		currency: t.exposeString('currency', { description: 'Currency of all prices, as an ISO 4217 code.' }),
		country: t.exposeString('country', {
			description: 'Country whose taxes and public holidays apply, as an ISO 3166-1 code.',
		}),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax', { description: 'Whether the shop states gross prices.' }),
		totalLabel: t.expose('totalLabel', { type: totalLabelType, description: 'Label of the total below a cart.' }),
		pricingText: t.field({
			type: ['Translation'],
			description: 'Text shown beside prices, by language; empty for none.',
			resolve: ({ pricingText }) => listed(pricingText),
		}),
		stockWarningRecipients: t.exposeString('stockWarningRecipients', {
			description: 'Email addresses that are notified of low stock, separated by commas; empty for none.',
		}),
		hasPrices: t.boolean({
			description: 'Whether any price exists, which would have another value in another currency.',
			resolve: (_settings, _args, { tenant, inTenant }) => inTenant((sql) => hasPrices(sql, tenant.id)),
		}),
	}),
});

builder.queryField('priceSettings', (t) =>
	t.field({
		type: settings,
		description: 'Settings for prices and taxes.',
		extensions: needs('qTenant', 'qPrice'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadPriceSettings(sql, tenant.id)),
	}),
);

const settingsInput = builder.inputType('PriceSettingsInput', {
	description: 'Settings for prices and taxes.',
	fields: (t) => ({
		currency: t.string({ required: true, description: 'Currency of all prices, as an ISO 4217 code.' }),
		country: t.string({
			required: true,
			description: 'Country whose taxes and public holidays apply, as an ISO 3166-1 code.',
		}),
		pricesIncludeTax: t.boolean({ required: true, description: 'Whether the shop states gross prices.' }),
		totalLabel: t.field({ type: totalLabelType, required: true, description: 'Label of the total below a cart.' }),
		pricingText: t.field({
			type: [wordingInput],
			required: true,
			description: 'Text shown beside prices, by language; empty for none.',
		}),
		stockWarningRecipients: t.string({
			required: true,
			description: 'Email addresses that are notified of low stock, separated by commas; at most 20.',
		}),
	}),
});

builder.mutationField('savePriceSettings', (t) =>
	t.field({
		type: settings,
		description: 'Changes settings for prices and taxes. Existing prices do not change, even in another currency.',
		extensions: needs('mTenant', 'mPrice'),
		args: { settings: t.arg({ type: settingsInput, required: true, description: 'All settings as they shall be.' }) },
		resolve: (_root, { settings: given }, context) =>
			context.inTenant((sql) =>
				savePriceSettings(sql, callerOf(context), { ...given, pricingText: readWording(given.pricingText) }),
			),
	}),
);
