// What a shop says of its prices, in the API.
import { readGiven } from '../../../rules/settings/api-values.ts';
import { priceSettings } from '../../../rules/settings/prices.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { hasPrices } from '../../pricing/has-prices.ts';
import { declareSettings, revisionArgument } from '../../settings/graphql-parts.ts';
import { loadPriceSettings, savePriceSettings } from './price-settings.ts';

const { type: settings, input: settingsInput } = declareSettings(priceSettings, {
	type: 'PriceSettings',
	description: 'Settings for prices and taxes.',
	input: 'PriceSettingsInput',
	inputDescription: 'Settings for prices and taxes; what may be left out stays as it is.',
	required: ['currency', 'country', 'pricesIncludeTax', 'totalLabel', 'pricingText', 'stockWarningRecipients'],
});

builder.objectField(settings, 'hasPrices', (t) =>
	t.boolean({
		description: 'Whether any price exists, which would have another value in another currency.',
		resolve: (_settings, _args, { tenant, inTenant }) => inTenant((sql) => hasPrices(sql, tenant.id)),
	}),
);

builder.queryField('priceSettings', (t) =>
	t.field({
		type: settings,
		description: 'Settings for prices and taxes.',
		extensions: needs('qTenant', 'qPrice'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadPriceSettings(sql, tenant.id)),
	}),
);

builder.mutationField('savePriceSettings', (t) =>
	t.field({
		type: settings,
		description:
			'Changes settings for prices and taxes. Existing prices do not change, even in another currency. Fails with `SETTINGS_CHANGED` if they have been changed since `revision`.',
		extensions: needs('mTenant', 'mPrice'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'All settings as they shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		resolve: (_root, { settings: given, revision }, context) =>
			context.inTenant((sql) =>
				savePriceSettings(sql, callerOf(context), readGiven(priceSettings, given), revision ?? undefined),
			),
	}),
);
