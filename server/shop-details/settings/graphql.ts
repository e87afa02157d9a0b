// The settings of a shop in the API.
import { type ShopSettings, userMenuModes } from '../../../rules/shop-settings.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { headerType } from '../../graphql/header-type.ts';
import { needs } from '../../graphql/rights.ts';
import { listLedToPages } from '../../pages/led-to-pages.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { listed, readWording, wordingInput } from './graphql-wording.ts';
import { loadShopSettings, saveShopSettings } from './shop-settings.ts';

const userMenuMode = builder.enumType('UserMenuMode', { values: userMenuModes });

const readablePage = builder.objectRef<{ slug: string; title: string }>('ReadablePage').implement({
	fields: (t) => ({ slug: t.exposeString('slug'), title: t.exposeString('title') }),
});

const settings = builder.objectRef<ShopSettings>('ShopSettings').implement({
	fields: (t) => ({
		companyName: t.exposeString('companyName'),
		pageTitle: t.field({
			type: ['Translation'],
			description: 'Of the home page; an empty one is the company name',
			resolve: ({ pageTitle }) => listed(pageTitle),
		}),
		claim: t.field({ type: ['Translation'], resolve: ({ claim }) => listed(claim) }),
		header: t.expose('header', { type: headerType }),
		address: t.stringList({ resolve: ({ address }) => [...address] }),
		country: t.string({
			description: 'Where the shop works, as an ISO code: phone numbers without one of their own belong to it',
			resolve: (_settings, _args, { tenant }) => tenant.country,
		}),
		phone: t.exposeString('phone'),
		mail: t.exposeString('mail'),
		allowGuests: t.exposeBoolean('allowGuests'),
		secureSubdomains: t.exposeBoolean('secureSubdomains', {
			description: 'Whether browsers ask all names below its own domains by https alone',
		}),
		userMenu: t.expose('userMenu', { type: userMenuMode }),
		faqPage: t.exposeString('faqPage', { description: 'The slug of a page that visitors can read; empty: none' }),
		clientApp: t.exposeString('clientApp', { description: 'An https address; empty: none' }),
	}),
});

builder.queryField('shopSettings', (t) =>
	t.field({
		type: settings,
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => loadShopSettings(sql, tenant.id)),
	}),
);

builder.queryField('readablePages', (t) =>
	t.field({
		type: [readablePage],
		description:
			'Every regular page that visitors can read, wherever links lead to it: what can be chosen in the settings',
		extensions: needs('qTenant'),
		args: { language: t.arg.string() },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listLedToPages(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const settingsInput = builder.inputType('ShopSettingsInput', {
	fields: (t) => ({
		companyName: t.string({ required: true }),
		pageTitle: t.field({ type: [wordingInput], required: true }),
		claim: t.field({ type: [wordingInput], required: true }),
		header: t.field({ type: headerType, required: true }),
		address: t.stringList({ required: true }),
		phone: t.string({ required: true }),
		mail: t.string({ required: true }),
		allowGuests: t.boolean({ required: true }),
		secureSubdomains: t.boolean(),
		userMenu: t.field({ type: userMenuMode, required: true }),
		faqPage: t.string({ required: true }),
		clientApp: t.string({ required: true }),
	}),
});

builder.mutationField('saveShopSettings', (t) =>
	t.field({
		type: settings,
		extensions: needs('mTenant'),
		args: { settings: t.arg({ type: settingsInput, required: true }) },
		resolve: (_root, { settings: given }, context) =>
			context.inTenant((sql) =>
				saveShopSettings(sql, callerOf(context), {
					...given,
					pageTitle: readWording(given.pageTitle),
					claim: readWording(given.claim),
				}),
			),
	}),
);
