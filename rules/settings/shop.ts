// The general settings of a shop: who it is, what it says of itself, how it is reached, whom it lets in.
import { areOpeningHours, mostOpeningHours } from '../opening-hours.ts';
import { isTimeZone } from '../time-zones.ts';
import { defineSettings, type SettingValues } from './schema.ts';

export const headerTypes = ['default', 'simple'] as const;
export type HeaderType = (typeof headerTypes)[number];

/** What the account sign in the header does: nothing at all, a menu, or only logging in and out. */
const userMenuModes = ['full', 'logInOnly', 'hidden'] as const;
export type UserMenuMode = (typeof userMenuModes)[number];

/** In the order of ISO 8601, which counts from 1. */
export const weekdays: readonly string[] = [
	'monday',
	'tuesday',
	'wednesday',
	'thursday',
	'friday',
	'saturday',
	'sunday',
];

export const shopSettings = defineSettings({
	group: 'shop',
	version: 1,
	messages: 'settings',
	check: ({ openingHours }) => ({
		openingHours: areOpeningHours(openingHours) ? undefined : { key: 'settings.openingHoursInvalid' },
	}),
	settings: {
		companyName: {
			kind: 'text',
			description: 'Name of the shop.',
			default: '',
			rules: { required: true, maxLength: 120 },
			keptIn: 'tenants',
			card: 'shop',
		},
		pageTitle: {
			kind: 'localised',
			description: 'Title of the home page by language; the name of the shop where it is empty.',
			default: {},
			rules: { maxLength: 120 },
			keptIn: 'texts',
			textKey: 'shop.pageTitle',
			card: 'shop',
			hint: true,
		},
		claim: {
			kind: 'localised',
			description: 'Slogan by language.',
			default: {},
			rules: { maxLength: 200 },
			keptIn: 'texts',
			textKey: 'shop.claim',
			card: 'shop',
			hint: true,
		},
		address: {
			kind: 'lines',
			description: 'Lines of the postal address, at most 8.',
			default: [],
			rules: { maxLength: 120 },
			most: 8,
			card: 'contact',
			hint: true,
		},
		phone: {
			kind: 'text',
			description: 'Phone number; empty if there is none.',
			default: '',
			rules: { kind: 'phone', maxLength: 60 },
			card: 'contact',
		},
		mail: {
			kind: 'text',
			description: 'Email address; empty if there is none.',
			default: '',
			rules: { kind: 'email', maxLength: 254 },
			savedIsRight: true,
			card: 'contact',
		},
		openingHours: {
			kind: 'lines',
			description: 'Opening hours in the form of schema.org, such as `Mo-Fr 09:00-17:00`; what is left out is closed.',
			default: [],
			rules: { maxLength: 40 },
			most: mostOpeningHours,
		},
		timeZone: {
			kind: 'option',
			description:
				'Time zone of the shop as a name of the IANA database, such as `Europe/Berlin`: its days begin and end in it, and all times are shown in it.',
			default: 'Europe/Berlin',
			isOption: isTimeZone,
			searched: true,
			keptIn: 'tenants',
			card: 'region',
			hint: true,
		},
		weekStart: {
			kind: 'option',
			description: 'First day of the week in calendars: `monday`, `tuesday` and so on.',
			default: 'monday',
			options: weekdays,
			keptIn: 'tenants',
			card: 'region',
			hint: true,
		},
		header: {
			kind: 'choice',
			description: 'Layout of the header.',
			default: 'default',
			choices: headerTypes,
			apiType: 'HeaderType',
			card: 'storefront',
			labels: { default: 'settings.headerDefault', simple: 'settings.headerSimple' },
		},
		allowGuests: {
			kind: 'boolean',
			description: 'Whether guests get a session, so that they can use cart and checkout.',
			default: true,
			keptIn: 'tenants',
			card: 'storefront',
			hint: true,
		},
		secureSubdomains: {
			kind: 'boolean',
			description: 'Whether browsers shall use HTTPS for all subdomains of its domains (HSTS).',
			default: false,
			keptIn: 'tenants',
			card: 'storefront',
			hint: true,
		},
		userMenu: {
			kind: 'choice',
			description: 'What the account menu in the header offers.',
			meanings: {
				hidden: 'There is no account menu.',
				full: 'The whole account menu.',
				logInOnly: 'Only signing in and out.',
			},
			default: 'full',
			choices: userMenuModes,
			apiType: 'UserMenuMode',
			card: 'storefront',
			labels: {
				full: 'settings.userMenuFull',
				logInOnly: 'settings.userMenuLogInOnly',
				hidden: 'settings.userMenuHidden',
			},
		},
		newsletter: {
			kind: 'boolean',
			description: 'Whether the shop has a newsletter that people can subscribe to.',
			default: false,
			card: 'newsletters',
			hint: true,
		},
		newsletterInFooter: {
			kind: 'boolean',
			description: 'Whether the footer of every page has a form for the newsletter.',
			default: true,
			card: 'newsletters',
			hint: true,
		},
		shippedSynonyms: {
			kind: 'boolean',
			description: 'Whether the search knows common synonyms of print products besides those of the shop.',
			default: true,
			card: 'storefront',
			hint: true,
		},
		faqPage: {
			kind: 'option',
			description: 'Slug of the help page that the account menu links to, as in `readablePages`; empty for none.',
			default: '',
			none: 'settings.faqPageNone',
			card: 'storefront',
			hint: true,
		},
		clientApp: {
			kind: 'text',
			description: 'Address of the app of the shop with `https://`; empty for none.',
			default: '',
			rules: { kind: 'url', maxLength: 2000 },
			card: 'storefront',
			hint: true,
		},
	},
});

export type ShopSettings = SettingValues<typeof shopSettings>;
