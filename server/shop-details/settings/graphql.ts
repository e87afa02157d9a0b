// The settings of a shop in the API.

import { readGiven } from '../../../rules/settings/api-values.ts';
import { shopSettings } from '../../../rules/settings/shop.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { needs } from '../../graphql/rights.ts';
import { listLedToPages } from '../../pages/led-to-pages.ts';
import { declareSettings, revisionArgument } from '../../settings/graphql-parts.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { loadShopSettings, saveShopSettings } from './shop-settings.ts';

const readablePage = builder.objectRef<{ slug: string; title: string }>('ReadablePage').implement({
	description: 'A published page.',
	fields: (t) => ({
		slug: t.exposeString('slug', { description: 'Slug of the page.' }),
		title: t.exposeString('title', { description: 'Name in the requested language.' }),
	}),
});

const { type: settings, input: settingsInput } = declareSettings(shopSettings, {
	type: 'ShopSettings',
	description: 'General settings of the shop.',
	input: 'ShopSettingsInput',
	inputDescription: 'General settings of the shop; what may be left out stays as it is.',
});

builder.objectField(settings, 'country', (t) =>
	t.string({
		description: 'Country of the shop as an ISO 3166-1 code, which completes phone numbers without a country code.',
		resolve: (_settings, _args, { tenant }) => tenant.country,
	}),
);

builder.queryField('shopSettings', (t) =>
	t.field({
		type: settings,
		description: 'General settings of the shop.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadShopSettings(sql, tenant.id)),
	}),
);

builder.queryField('readablePages', (t) =>
	t.field({
		type: [readablePage],
		description: 'All published regular pages, which settings can refer to.',
		extensions: needs('qTenant'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listLedToPages(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

builder.mutationField('saveShopSettings', (t) =>
	t.field({
		type: settings,
		description:
			'Changes the general settings of the shop. Fails with `SETTINGS_CHANGED` if they have been changed since `revision`.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'Settings as they shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		resolve: (_root, { settings: given, revision }, context) =>
			context.inTenant((sql) =>
				saveShopSettings(sql, callerOf(context), readGiven(shopSettings, given), revision ?? undefined),
			),
	}),
);
