// The German of en-GB/admin.ts.
import type { admin as base } from '../en-GB/admin.ts';
import type { TranslationOf } from '../entry.ts';

export const admin: TranslationOf<typeof base> = {
	'admin.overview': 'Übersicht',
	'admin.productFields': 'Produktfelder',
	'admin.productMetaFields': 'Produkt-Metafelder',
	'admin.productLabels': 'Produktlabels',
	'admin.categories': 'Kategorien',
	'admin.users': 'Benutzer',
	'admin.roles': 'Rollen & Rechte',
	'admin.userFields': 'Benutzerfelder',
	'admin.translations': 'Übersetzungen',
	'admin.settings': 'Einstellungen',
	'admin.system': 'System',
	'admin.themeEditor': 'Theme-Editor',
	'admin.userAdministration': 'Benutzerverwaltung',
	'admin.catalogue': 'Katalog',
	'admin.products': 'Produkte',
	'admin.shop': 'Shop',
	'admin.navigation': 'Verwaltung',
	'admin.openNavigation': 'Menü öffnen',
	'admin.search': 'Suchen oder springen zu …',
	'admin.searchKeys': 'Strg K',
	'admin.toShop': 'Zum Shop',
	'admin.signedInAs': 'Angemeldet als',
	'admin.logOut': 'Abmelden',
	'admin.missing': 'Seite nicht gefunden',
	'admin.missingText': 'Diese Seite gibt es nicht, oder sie ist nicht für Sie freigegeben.',
	'admin.toOverview': 'Zur Übersicht',
	'admin.delete': 'Löschen',
	'admin.yes': 'Ja',
	'admin.no': 'Nein',

	'palette.placeholder': 'Bereich, Benutzer, Rolle, Einstellung …',
	'palette.results': 'Ergebnisse',
	'palette.screens': 'Bereiche',
	'palette.actions': 'Anlegen',

	'overview.all': 'Alle ansehen',
	'overview.archivedUsers':
		'{count, plural, =0 {Keine archivierten Benutzer} one {# archivierter Benutzer} other {# archivierte Benutzer}}',
	'overview.lastSignedIn': 'Zuletzt angemeldet',
	'overview.activity': 'Aktivität',
	'overview.nothingFailed': 'Keine fehlgeschlagenen Aufgaben',
	'overview.nothing': 'Willkommen in der Verwaltung',
	'overview.nothingText': 'Hier steht, was in Ihren Bereichen zu tun ist. Zurzeit gibt es nichts.',
};
