// The settings of a shop in the administration, and its secrets.
import { type ShippedText, withArguments } from '../entry.ts';

const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });

export const adminSettings = {
	'settings.tab': { text: 'Settings', context: 'Tab of the shop beside Domain, Navigation …', tags: ['admin'] },
	'settings.sections': {
		text: 'Sections of the settings',
		context: 'Name of the navigation, for screen readers',
		tags: ['admin'],
	},
	'settings.general': { text: 'General', context: 'Section', tags: ['admin'] },
	'settings.shop': { text: 'Shop', context: 'Heading: company name, page title, claim' },
	'settings.companyName': label('Company name'),
	'settings.pageTitle': label('Page title'),
	'settings.pageTitleHint': {
		text: 'In the browser tab of the home page; the company name if left empty.',
	},
	'settings.claim': label('Claim'),
	'settings.claimHint': {
		text: 'Your slogan in the footer; if left empty, it says “Print made the way you want it”.',
	},
	'settings.contact': { text: 'Contact details', context: 'Heading' },
	'settings.address': label('Address'),
	'settings.addressHint': { text: 'Line by line, as on an envelope.' },
	'settings.phone': label('Phone'),
	'settings.mail': label('E-mail'),
	'settings.region': { text: 'Time and calendar', context: 'Heading: time zone, first day of the week' },
	'settings.openingHours': label('Opening hours'),
	'settings.openingHoursHint': label(
		'Shown at the end of every page and to search engines. Leave all days closed if nobody can come to you.',
	),
	'settings.openingHoursInvalid': label('Please enter when you open and close, without overlaps.'),
	'settings.closed': label('Closed'),
	'settings.addHours': label('Add hours'),
	'settings.addHoursOf': withArguments<{ day: string }>()({
		text: 'Add hours on {day}',
		context: 'Button, read aloud',
		tags: ['admin'],
	}),
	'settings.removeHoursOf': withArguments<{ day: string }>()({
		text: 'Remove these hours on {day}',
		context: 'Button',
		tags: ['admin'],
	}),
	'settings.opensOn': withArguments<{ day: string }>()({
		text: '{day}: opens at',
		context: 'Field for a time',
		tags: ['admin'],
	}),
	'settings.closesOn': withArguments<{ day: string }>()({
		text: '{day}: closes at',
		context: 'Field for a time',
		tags: ['admin'],
	}),
	'settings.copyHours': label('Copy to Tuesday to Friday'),
	'settings.timeZone': label('Time zone'),
	'settings.timeZoneHint': {
		text: 'Days of your shop begin and end in it: figures, delivery dates, invoices, mails and all times shown here.',
	},
	'settings.timeZoneNow': withArguments<{ time: string; day: string }>()({
		text: 'It is {time} there now, {day}.',
		context: 'Below the time zone',
	}),
	'settings.timeZoneUsual': withArguments<{ country: string; timeZone: string }>()({
		text: 'Usual in {country}: {timeZone}',
		context: 'A proposal with a button beside it',
	}),
	'settings.useTimeZone': button('Use this one'),
	'settings.weekStart': label('First day of the week'),
	'settings.weekStartHint': { text: 'In all calendars.' },
	'settings.countryElsewhere': { text: 'Country and currency are set under', context: 'Followed by a link' },
	'settings.storefront': { text: 'Storefront', context: 'Heading: how the shop greets its visitors' },
	'settings.header': label('Header'),
	'settings.headerDefault': { text: 'Default, with categories' },
	'settings.headerSimple': { text: 'Simple, one row' },
	'settings.allowGuests': label('Allow guests'),
	'settings.allowGuestsHint': {
		text: 'Visitors can shop without an account.',
	},
	'settings.secureSubdomains': label('HTTPS for subdomains too'),
	'settings.secureSubdomainsHint': {
		text: 'For a year browsers will open all addresses below your own domain over HTTPS only (HSTS with includeSubDomains). Switch this on only if everything there is available over HTTPS.',
	},
	'settings.userMenu': label('User menu'),
	'settings.userMenuFull': { text: 'Full' },
	'settings.userMenuLogInOnly': { text: 'Only log in and log out' },
	'settings.userMenuHidden': { text: 'Hidden' },
	'settings.shippedSynonyms': label('Built-in synonyms in the search'),
	'settings.shippedSynonymsHint': {
		text: 'The search knows common words for print products, such as “poster” and “placard”. Your own synonyms apply as well.',
	},
	'settings.newsletters': { text: 'Newsletter', context: 'Heading' },
	'settings.newsletter': label('Offer a newsletter'),
	'settings.newsletterHint': {
		text: 'Visitors subscribe at /newsletter. They are written to only after they have followed the link in a confirmation e-mail; consent is stored with its wording, time and network address.',
	},
	'settings.newsletterInFooter': label('Form in the footer'),
	'settings.newsletterInFooterHint': { text: 'Every page of the shop ends with a field for the e-mail address.' },
	'settings.faqPage': label('FAQ page'),
	'settings.faqPageHint': {
		text: 'The user menu leads to this page.',
	},
	'settings.faqPageNone': { text: 'None', context: 'No FAQ page' },
	'settings.clientApp': label('Client app URL'),
	'settings.clientAppHint': {
		text: 'Starts with https://; if left empty, the user menu has no such entry.',
	},
	'settings.faulty': { text: 'Not saved: please correct the marked fields.', tags: ['admin', 'error'] },
	'settings.saved': { text: 'Settings saved' },
	'settings.saveFailed': {
		text: 'An error occurred while saving tenant settings',
		tags: ['admin', 'error'],
	},

	'settings.tenantMissing': {
		text: 'Could not save settings: tenant ID not found',
		tags: ['admin', 'error'],
	},

	'settings.plan': { text: 'Tier and quotas', context: 'Heading: what the shop pays for' },
	'settings.tier': label('Tier'),
	'settings.tier.starter': { text: 'Starter' },
	'settings.tier.pro': { text: 'Pro' },
	'settings.tier.enterprise': { text: 'Enterprise' },
	'settings.pagesUsed': label('Pages'),
	'settings.linksUsed': label('Link pages'),
	'settings.usedOf': withArguments<{ used: number; most: number }>()({
		text: '{used} of {most}',
		context: 'Pages used of those that the tier allows',
	}),
	'settings.usedUnlimited': withArguments<{ used: number }>()({
		text: '{used}, without limit',
		context: 'Pages used; the tier has no limit',
	}),
	'settings.almostFullForSale': withArguments<{ left: number }>()({
		text: '{left, plural, =0 {No further page can be created. Delete one, or choose a higher tier below.} one {One further page can be created.} other {# further pages can be created.}}',
	}),
	'settings.almostFull': withArguments<{ left: number }>()({
		text: '{left, plural, =0 {No further page can be created. Delete one, or ask the operator for a higher tier.} one {One further page can be created.} other {# further pages can be created.}}',
	}),
	'settings.overFull': withArguments<{ over: number }>()({
		text: '{over, plural, one {One page} other {# pages}} more than the tier allows. They are kept; no further one can be created.',
		tags: ['admin'],
	}),
	'settings.managePages': { text: 'Manage pages', context: 'Link', tags: ['admin'] },

	'settings.keys': { text: 'Access keys', context: 'Section', tags: ['admin'] },
	'settings.keysText': {
		text: 'Keys of your service providers. They are kept encrypted and never shown again; only the integration concerned uses them.',
	},
	'secret.assistantKey': label('API key of the assistant'),
	'secret.mailProviderKey': label('E-mail provider key'),
	'secret.paymentSecretKey': label('Payment provider secret key'),
	'secret.paymentWebhookSecret': label('Payment provider webhook secret'),
	'secret.pixabayKey': label('Pixabay API key'),
	'secret.printformerKey': label('Printformer API key'),
	'secret.procurementSharedSecret': label('Procurement shared secret'),
	'secret.schedulingKey': label('API key of Calendly'),
	'secret.translationKey': label('DeepL key'),
	'secret.unsplashKey': label('Unsplash access key'),
	'secret.setOn': withArguments<{ moment: string }>()({ text: 'Set on {moment}' }),
	'secret.notSet': { text: 'Not set' },
	'secret.set': button('Set'),
	'secret.replace': button('Replace'),
	'secret.clear': button('Remove'),
	'secret.clearAsk': withArguments<{ name: string }>()({ text: 'Remove {name}?' }),
	'secret.clearText': {
		text: 'Whatever needs this key stops working.',
	},
	'secret.hint': {
		text: 'Once saved, nobody can read it again.',
	},
	'secret.paymentSecretKeyInvalid': { text: 'This is no secret key: it begins with “sk_” or “rk_”.', tags: ['error'] },
	'secret.paymentWebhookSecretInvalid': {
		text: 'This is no webhook secret: it begins with “whsec_”.',
		tags: ['error'],
	},
	'secret.invalid': {
		text: 'Please enter the key in one line and in plain characters.',
		tags: ['admin', 'error'],
	},
	'secret.short': withArguments<{ least: number }>()({
		text: 'Please use at least {least} characters.',
		tags: ['admin', 'error'],
	}),
	'secret.saved': { text: 'Key saved' },
	'secret.cleared': { text: 'Key removed' },
	'secret.failed': {
		text: 'The key could not be saved',
		tags: ['admin', 'error'],
	},
} satisfies Record<string, ShippedText>;
