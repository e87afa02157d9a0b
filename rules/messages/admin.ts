// What stands around the screens of the administration: sidebar, top bar, palette, overview.
import { type ShippedText, withArguments } from './entry.ts';

const screen = (de: string, en: string): ShippedText => ({
	de,
	en,
	context: 'Name of a screen of the administration',
	tags: ['admin', 'navigation'],
});

export const admin = {
	'admin.overview': screen('Übersicht', 'Overview'),
	'admin.productFields': screen('Produktfelder', 'Product fields'),
	'admin.productMetaFields': screen('Produkt-Metafelder', 'Product meta fields'),
	'admin.productLabels': screen('Produktlabels', 'Product labels'),
	'admin.categories': screen('Kategorien', 'Categories'),
	'admin.users': screen('Benutzer', 'Users'),
	'admin.roles': screen('Rollen & Rechte', 'Roles & rights'),
	'admin.userFields': screen('Benutzerfelder', 'User fields'),
	'admin.translations': screen('Übersetzungen', 'Translations'),
	'admin.settings': screen('Einstellungen', 'Settings'),
	'admin.system': screen('System', 'System'),
	'admin.themeEditor': screen('Theme-Editor', 'Theme editor'),
	'admin.userAdministration': {
		de: 'Benutzerverwaltung',
		en: 'User administration',
		context: 'Heading in the sidebar, above users, roles and fields',
		tags: ['admin', 'navigation'],
	},
	'admin.catalogue': {
		de: 'Katalog',
		en: 'Catalogue',
		context: 'Heading in the sidebar, above products, fields, labels and categories',
		tags: ['admin', 'navigation'],
	},
	'admin.products': screen('Produkte', 'Products'),
	'admin.shop': { de: 'Shop', en: 'Shop', context: 'Heading in the sidebar', tags: ['admin', 'navigation'] },
	'admin.navigation': { de: 'Verwaltung', en: 'Administration', context: 'Name of the sidebar, read aloud' },
	'admin.openNavigation': { de: 'Menü öffnen', en: 'Open menu', context: 'Button on small screens', tags: ['button'] },
	'admin.search': { de: 'Suchen oder springen zu …', en: 'Search or jump to …', context: 'Opens the palette' },
	'admin.searchKeys': { de: 'Strg K', en: 'Ctrl K', context: 'Keys that open the palette' },
	'admin.toShop': { de: 'Zum Shop', en: 'View shop', context: 'Link to the storefront' },
	'admin.signedInAs': { de: 'Angemeldet als', en: 'Signed in as', context: 'Read aloud before the name' },
	'admin.logOut': { de: 'Abmelden', en: 'Log out', tags: ['button'] },
	'admin.missing': { de: 'Seite nicht gefunden', en: 'Page not found' },
	'admin.missingText': {
		de: 'Diese Seite gibt es nicht, oder sie ist nicht für Sie freigegeben.',
		en: 'This page does not exist, or it is not open to you.',
	},
	'admin.toOverview': { de: 'Zur Übersicht', en: 'To the overview', tags: ['button'] },
	'admin.delete': { de: 'Löschen', en: 'Delete', tags: ['button'] },
	'admin.yes': { de: 'Ja', en: 'Yes', context: 'In a column of a table' },
	'admin.no': { de: 'Nein', en: 'No', context: 'In a column of a table' },

	'palette.placeholder': {
		de: 'Bereich, Benutzer, Rolle, Einstellung …',
		en: 'Screen, user, role, setting …',
		context: 'In the empty field of the palette',
	},
	'palette.results': { de: 'Ergebnisse', en: 'Results', context: 'Name of the list, read aloud' },
	'palette.screens': { de: 'Bereiche', en: 'Screens', context: 'Heading in the palette' },
	'palette.actions': { de: 'Anlegen', en: 'Create', context: 'Heading in the palette, above "New user" and the like' },

	'overview.all': { de: 'Alle ansehen', en: 'View all', context: 'Link of a card to its screen' },
	'overview.archivedUsers': withArguments<{ count: number }>()({
		de: '{count, plural, =0 {Keine archivierten Benutzer} one {# archivierter Benutzer} other {# archivierte Benutzer}}',
		en: '{count, plural, =0 {No archived users} one {# archived user} other {# archived users}}',
		context: 'Below the number of users',
	}),
	'overview.lastSignedIn': { de: 'Zuletzt angemeldet', en: 'Last signed in', context: 'Heading of a list of users' },
	'overview.activity': { de: 'Aktivität', en: 'Activity', context: 'Card: the latest changes' },
	'overview.nothingFailed': {
		de: 'Keine fehlgeschlagenen Aufgaben',
		en: 'No failed jobs',
		context: 'No job has failed',
	},
	'overview.nothing': { de: 'Willkommen in der Verwaltung', en: 'Welcome to the administration' },
	'overview.nothingText': {
		de: 'Hier steht, was in Ihren Bereichen zu tun ist. Zurzeit gibt es nichts.',
		en: 'This is where you see what needs attention in your areas. There is nothing at the moment.',
	},
} satisfies Record<string, ShippedText>;
