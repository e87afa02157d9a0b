// The menu behind the account sign in the header.
import type { ShippedText } from '../entry.ts';

const entry = (text: string): ShippedText => ({
	text,
	context: 'Entry of the user menu',
	tags: ['header'],
});

export const userMenu = {
	'userMenu.home': entry('Home'),
	'userMenu.signIn': entry('Sign in'),
	'userMenu.signUp': entry('Create an account'),
	'userMenu.account': entry('My Account'),
	'userMenu.profile': entry('Profile'),
	'userMenu.access': entry('Manage access data'),
	'userMenu.subscriptions': entry('Subscriptions'),
	'userMenu.orders': entry('Order history'),
	'userMenu.approvals': entry('Approvals'),
	'userMenu.watchlist': entry('Watchlist'),
	'userMenu.admin': entry('Admin Panel'),
	'userMenu.faq': entry('FAQ'),
	'userMenu.clientApp': entry('Client App'),
	'userMenu.managePages': {
		text: 'To page management',
		context: 'Button where a page was not found, for those who look after pages',
		tags: ['pages'],
	},
	'userMenu.managePage': {
		text: 'Show in page management',
		context: 'Button where a page was deactivated, for those who look after pages',
		tags: ['pages'],
	},
	'userMenu.platformOperator': { text: 'Platform operator', context: 'In place of a name' },
	'userMenu.logOut': entry('Log out'),
} satisfies Record<string, ShippedText>;
