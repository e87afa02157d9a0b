// The settings of a shop in the API.

import { type ShopSettings, userMenuModes } from '../../../rules/shop-settings.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { headerType } from '../../graphql/header-type.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { needs } from '../../graphql/rights.ts';
import { listLedToPages } from '../../pages/led-to-pages.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { listed, readWording, wordingInput } from './graphql-wording.ts';
import { loadShopSettings, saveShopSettings } from './shop-settings.ts';

const userMenuMode = builder.enumType('UserMenuMode', {
	description: 'What the account menu in the header offers.',
	values: describeValues(userMenuModes, {
		hidden: 'There is no account menu.',
		full: 'The whole account menu.',
		logInOnly: 'Only signing in and out.',
	}),
});

const readablePage = builder.objectRef<{ slug: string; title: string }>('ReadablePage').implement({
	description: 'A published page.',
	fields: (t) => ({
		slug: t.exposeString('slug', { description: 'Slug of the page.' }),
		title: t.exposeString('title', { description: 'Name in the requested language.' }),
	}),
});

const settings = builder.objectRef<ShopSettings>('ShopSettings').implement({
	description: 'General settings of the shop.',
	fields: (t) => ({
		companyName: t.exposeString('companyName', { description: 'Name of the shop.' }),
		pageTitle: t.field({
			type: ['Translation'],
			description: 'Title of the home page by language; the name of the shop where it is empty.',
			resolve: ({ pageTitle }) => listed(pageTitle),
		}),
		claim: t.field({
			type: ['Translation'],
			description: 'Slogan by language.',
			resolve: ({ claim }) => listed(claim),
		}),
		header: t.expose('header', { type: headerType, description: 'Layout of the header.' }),
		address: t.stringList({ description: 'Lines of the postal address.', resolve: ({ address }) => [...address] }),
		country: t.string({
			description: 'Country of the shop as an ISO 3166-1 code, which completes phone numbers without a country code.',
			resolve: (_settings, _args, { tenant }) => tenant.country,
		}),
		phone: t.exposeString('phone', { description: 'Phone number; empty if there is none.' }),
		mail: t.exposeString('mail', { description: 'Email address; empty if there is none.' }),
		allowGuests: t.exposeBoolean('allowGuests', {
			description: 'Whether guests get a session, so that they can use cart and checkout.',
		}),
		secureSubdomains: t.exposeBoolean('secureSubdomains', {
			description: 'Whether browsers shall use HTTPS for all subdomains of its domains (HSTS).',
		}),
		userMenu: t.expose('userMenu', { type: userMenuMode, description: 'What the account menu offers.' }),
		faqPage: t.exposeString('faqPage', {
			description: 'Slug of the help page that the account menu links to; empty for none.',
		}),
		clientApp: t.exposeString('clientApp', { description: 'Address of the app of the shop; empty for none.' }),
	}),
});

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

const settingsInput = builder.inputType('ShopSettingsInput', {
	description: 'General settings of the shop.',
	fields: (t) => ({
		companyName: t.string({ required: true, description: 'Name of the shop, at most 120 characters.' }),
		pageTitle: t.field({
			type: [wordingInput],
			required: true,
			description: 'Title of the home page by language; empty for the name of the shop.',
		}),
		claim: t.field({ type: [wordingInput], required: true, description: 'Slogan by language.' }),
		header: t.field({ type: headerType, required: true, description: 'Layout of the header.' }),
		address: t.stringList({ required: true, description: 'Lines of the postal address, at most 8.' }),
		phone: t.string({ required: true, description: 'Phone number; empty for none.' }),
		mail: t.string({ required: true, description: 'Email address; empty for none.' }),
		allowGuests: t.boolean({
			required: true,
			description: 'Whether guests get a session, so that they can use cart and checkout.',
		}),
		secureSubdomains: t.boolean({
			description: 'Whether browsers shall use HTTPS for all subdomains (HSTS); without it this stays as it is.',
		}),
		userMenu: t.field({ type: userMenuMode, required: true, description: 'What the account menu offers.' }),
		faqPage: t.string({
			required: true,
			description: 'Slug of a published page, as in `readablePages`; empty for none.',
		}),
		clientApp: t.string({
			required: true,
			description: 'Address of the app of the shop with `https://`; empty for none.',
		}),
	}),
});

builder.mutationField('saveShopSettings', (t) =>
	t.field({
		type: settings,
		description: 'Changes the general settings of the shop.',
		extensions: needs('mTenant'),
		args: { settings: t.arg({ type: settingsInput, required: true, description: 'All settings as they shall be.' }) },
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
