// The German of en-GB/user-menu.ts.
import type { userMenu as base } from '../en-GB/user-menu.ts';
import type { TranslationOf } from '../entry.ts';

export const userMenu: TranslationOf<typeof base> = {
	'userMenu.home': 'Startseite',
	'userMenu.signIn': 'Anmelden',
	'userMenu.signUp': 'Konto erstellen',
	'userMenu.account': 'Mein Konto',
	'userMenu.profile': 'Profil',
	'userMenu.access': 'Zugangsdaten verwalten',
	'userMenu.subscriptions': 'Abonnements',
	'userMenu.orders': 'Bestellungen',
	'userMenu.approvals': 'Genehmigungen',
	'userMenu.watchlist': 'Merkliste',
	'userMenu.admin': 'Administration',
	'userMenu.faq': 'Häufige Fragen',
	'userMenu.clientApp': 'Client App',
	'userMenu.managePages': 'Zur Seitenverwaltung',
	'userMenu.managePage': 'In der Seitenverwaltung ansehen',
	'userMenu.platformOperator': 'Plattformbetreiber',
	'userMenu.logOut': 'Abmelden',
};
