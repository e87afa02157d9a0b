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
	fields: (t) => ({
		currency: t.exposeString('currency'),
		country: t.exposeString('country', { description: 'Whose taxes and holidays hold, as DE' }),
		pricesIncludeTax: t.exposeBoolean('pricesIncludeTax'),
		totalLabel: t.expose('totalLabel', { type: totalLabelType }),
		pricingText: t.field({
			type: ['Translation'],
			description: 'What the shop adds wherever it shows prices; empty: nothing',
			resolve: ({ pricingText }) => listed(pricingText),
		}),
		stockWarningRecipients: t.exposeString('stockWarningRecipients', {
			description: 'Addresses of mails with commas between them',
		}),
		hasPrices: t.boolean({
			description: 'Whether anything has a price, whose number would mean something else in another currency',
			resolve: (_settings, _args, { tenant, inTenant }) => inTenant((sql) => hasPrices(sql, tenant.id)),
		}),
	}),
});

builder.queryField('priceSettings', (t) =>
	t.field({
		type: settings,
		extensions: needs('qTenant', 'qPrice'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadPriceSettings(sql, tenant.id)),
	}),
);

const settingsInput = builder.inputType('PriceSettingsInput', {
	fields: (t) => ({
		currency: t.string({ required: true }),
		country: t.string({ required: true }),
		pricesIncludeTax: t.boolean({ required: true }),
		totalLabel: t.field({ type: totalLabelType, required: true }),
		pricingText: t.field({ type: [wordingInput], required: true }),
		stockWarningRecipients: t.string({ required: true }),
	}),
});

builder.mutationField('savePriceSettings', (t) =>
	t.field({
		type: settings,
		description: 'Prices keep their numbers, also in another currency',
		extensions: needs('mTenant', 'mPrice'),
		args: { settings: t.arg({ type: settingsInput, required: true }) },
		resolve: (_root, { settings: given }, context) =>
			context.inTenant((sql) =>
				savePriceSettings(sql, callerOf(context), { ...given, pricingText: readWording(given.pricingText) }),
			),
	}),
);
