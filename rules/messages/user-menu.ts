// The menu behind the account sign in the header.
import type { ShippedText } from './entry.ts';

const entry = (de: string, en: string): ShippedText => ({
	de,
	en,
	context: 'Entry of the user menu',
	tags: ['header'],
});

export const userMenu = {
	'userMenu.home': entry('Startseite', 'Home'),
	'userMenu.signIn': entry('Anmelden', 'Sign in'),
	'userMenu.signUp': entry('Konto erstellen', 'Create an account'),
	'userMenu.account': entry('Mein Konto', 'My Account'),
	'userMenu.profile': entry('Profil', 'Profile'),
	'userMenu.access': entry('Zugangsdaten verwalten', 'Manage access data'),
	'userMenu.orders': entry('Bestellungen', 'Order history'),
	'userMenu.watchlist': entry('Merkliste', 'Watchlist'),
	'userMenu.admin': entry('Administration', 'Admin Panel'),
	'userMenu.faq': entry('Häufige Fragen', 'FAQ'),
	'userMenu.clientApp': entry('Client App', 'Client App'),
	'userMenu.managePages': {
		de: 'Zur Seitenverwaltung',
		en: 'To page management',
		context: 'Button where a page was not found, for those who look after pages',
		tags: ['pages'],
	},
	'userMenu.managePage': {
		de: 'In der Seitenverwaltung ansehen',
		en: 'Show in page management',
		context: 'Button where a page was deactivated, for those who look after pages',
		tags: ['pages'],
	},
	'userMenu.logOut': entry('Abmelden', 'Log out'),
} satisfies Record<string, ShippedText>;
