// What stands around the screens of the administration: sidebar, top bar, palette, overview.
import { type ShippedText, withArguments } from '../entry.ts';

const screen = (text: string): ShippedText => ({
	text,
	context: 'Name of a screen of the administration',
	tags: ['admin', 'navigation'],
});

export const admin = {
	'admin.overview': screen('Overview'),
	'admin.productFields': screen('Product fields'),
	'admin.productMetaFields': screen('Product meta fields'),
	'admin.productLabels': screen('Product labels'),
	'admin.categories': screen('Categories'),
	'admin.users': screen('Users'),
	'admin.companies': screen('Companies'),
	'admin.roles': screen('Roles & rights'),
	'admin.userFields': screen('User fields'),
	'admin.translations': screen('Translations'),
	'admin.settings': screen('Settings'),
	'admin.system': screen('System'),
	'admin.themeEditor': screen('Theme editor'),
	'admin.userAdministration': {
		text: 'User administration',
		context: 'Heading in the sidebar, above users, roles and fields',
		tags: ['admin', 'navigation'],
	},
	'admin.catalogue': {
		text: 'Catalogue',
		context: 'Heading in the sidebar, above products, fields, labels and categories',
		tags: ['admin', 'navigation'],
	},
	'admin.products': screen('Products'),
	'admin.shop': { text: 'Shop', context: 'Heading in the sidebar', tags: ['admin', 'navigation'] },
	'admin.faultyField': withArguments<{ field: string; error: string }>()({
		text: 'Not saved. {field}: {error}',
		context: 'What is wrong with a field of a form; {error} is a sentence',
		tags: ['admin', 'error'],
	}),
	'admin.faultyFields': withArguments<{ fields: string }>()({
		text: 'Not saved. Please check: {fields}',
		context: 'Names of the fields of a form that are wrong',
		tags: ['admin', 'error'],
	}),
	'admin.navigation': { text: 'Administration', context: 'Name of the sidebar, read aloud' },
	'admin.openNavigation': { text: 'Open menu', context: 'Button on small screens', tags: ['button'] },
	'admin.search': { text: 'Search or jump to …', context: 'Opens the palette' },
	'admin.searchKeys': { text: 'Ctrl K', context: 'Keys that open the palette' },
	'admin.toShop': { text: 'View shop', context: 'Link to the storefront' },
	'admin.signedInAs': { text: 'Signed in as', context: 'Read aloud before the name' },
	'admin.platformOperator': { text: 'Platform operator', context: 'In place of a name' },
	'admin.ownMenu': { text: 'Your account', context: 'Name of the menu behind the name of who works here, read aloud' },
	'admin.ownProfile': { text: 'Profile', context: 'Entry of the menu behind the name', tags: ['navigation'] },
	'admin.ownAccess': { text: 'Manage access data', context: 'Entry of the menu behind the name', tags: ['navigation'] },
	'admin.ownLanguage': { text: 'Language', context: 'Heading in the menu behind the name' },
	'admin.logOut': { text: 'Log out', tags: ['button'] },
	'admin.missing': { text: 'Page not found' },
	'admin.missingText': {
		text: 'This page does not exist, or it is not open to you.',
	},
	'admin.missingAdvice': { text: 'If you need access, ask someone who manages roles and rights.' },
	'admin.toOverview': { text: 'Back to overview', tags: ['button'] },
	'admin.delete': { text: 'Delete', tags: ['button'] },
	'admin.yes': { text: 'Yes', context: 'In a column of a table' },
	'admin.no': { text: 'No', context: 'In a column of a table' },

	'palette.placeholder': {
		text: 'Screen, user, role, setting …',
		context: 'In the empty field of the palette',
	},
	'palette.results': { text: 'Results', context: 'Name of the list, read aloud' },
	'palette.recent': { text: 'Opened last', context: 'Heading in the palette' },
	'palette.screens': { text: 'Screens', context: 'Heading in the palette' },
	'palette.actions': { text: 'Create', context: 'Heading in the palette, above "New user" and the like' },

	'overview.all': { text: 'View all', context: 'Link of a card to its screen' },
	'overview.archivedUsers': withArguments<{ count: number }>()({
		text: '{count, plural, =0 {No archived users} one {# archived user} other {# archived users}}',
		context: 'Below the number of users',
	}),
	'overview.lastSignedIn': { text: 'Last signed in', context: 'Heading of a list of users' },
	'overview.activity': { text: 'Activity', context: 'Card: the latest changes' },
	'overview.nothingFailed': {
		text: 'No failed jobs',
		context: 'No job has failed',
	},
	'overview.unpublishedPages': {
		text: 'Unpublished pages',
		context: 'Card: drafts, and changes that are not published',
	},
	'overview.allPublished': { text: 'All pages are published.', context: 'In the card of unpublished pages' },
	'overview.morePages': withArguments<{ count: number }>()({
		text: '{count, plural, one {and one more} other {and # more}}',
		context: 'Below the first unpublished pages',
	}),
	'overview.nothing': { text: 'Welcome to the administration' },
	'overview.nothingText': {
		text: 'This is where you see what needs attention in your areas. There is nothing at the moment.',
	},
} satisfies Record<string, ShippedText>;
