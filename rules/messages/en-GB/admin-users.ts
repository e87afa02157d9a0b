// The screens of users in the administration.
import { type ShippedText, withArguments } from '../entry.ts';

const button = (text: string): ShippedText => ({ text, tags: ['admin', 'button'] });
const label = (text: string): ShippedText => ({ text, tags: ['admin', 'form'] });
const failure = (text: string): ShippedText => ({ text, tags: ['admin', 'error'] });

export const adminUsers = {
	'users.new': button('New user'),
	'users.newText': {
		text: 'The new user gets an e-mail in which they choose their password.',
	},
	'users.one': { text: 'User', context: 'Title of the screen of one user' },
	'users.many': withArguments<{ count: number }>()({
		text: '{count, plural, one {# user} other {# users}}',
	}),
	'users.email': label('E-mail'),
	'users.name': label('Name'),
	'users.username': label('Username'),
	'users.usernameHint': {
		text: 'Lowercase letters and numbers. They can log in with it or with their e-mail address.',
	},
	'users.roles': label('Roles'),
	'users.assignRoles': label('Assign roles'),
	'users.rolesHint': {
		text: 'Greyed-out roles contain rights that you do not hold yourself.',
	},
	'users.beyond': {
		text: 'Contains rights that you do not hold yourself.',
		context: 'Why a role cannot be chosen',
	},
	'users.beyondAll': {
		text: 'This user has rights that you do not hold yourself. You can view but not change them.',
	},
	'users.lastLogin': label('Last login'),
	'users.created': label('Created'),
	'users.never': { text: 'Never', context: 'In the column of the last login' },
	'users.language': label('Language'),
	'users.codeStep': label('Code at login'),
	'users.codeStepHint': {
		text: 'After the password, a code sent by e-mail is asked for.',
	},
	'users.operator': label('Platform operator'),
	'users.operatorHint': {
		text: 'May manage every shop of this installation.',
	},
	'users.operatorAsk': withArguments<{ who: string }>()({ text: 'Make {who} a platform operator?' }),
	'users.operatorAskText': {
		text: 'Operators may do everything in every shop of this installation. This takes effect when you save.',
	},
	'users.operatorGive': button('Make operator'),
	'users.platform': { text: 'Platform', context: 'Heading: whether a user operates the whole installation' },
	'users.notes': { text: 'Notes', context: 'Heading' },
	'users.note': label('Internal note'),
	'users.noteHint': { text: 'Only the team sees it. It is part of the data export of this person.' },
	'users.operatorSelf': {
		text: 'You cannot take this from yourself.',
	},
	'users.access': { text: 'Access', context: 'Heading: e-mail, username, language' },
	'users.general': { text: 'General information' },
	'users.specific': { text: 'Specific information' },
	'users.noChoice': { text: 'Not specified', context: 'First entry of a list of choices' },
	'users.showArchived': label('Archived'),
	'users.accounts': { text: 'Accounts', context: 'Tab of the users with an account' },
	'users.guests': { text: 'Guests', context: 'Tab of the customers who have ordered without an account' },
	'users.noGuests': { text: 'No guests' },
	'users.noGuestsText': { text: 'Whoever orders without an account appears in this list.' },
	'users.none': { text: 'No users' },
	'users.noneText': {
		text: 'Whoever signs up or is created here appears in this list.',
	},
	'users.archivedOn': withArguments<{ moment: string }>()({ text: 'Archived on {moment}' }),
	'users.createdOn': withArguments<{ moment: string }>()({ text: 'Created on {moment}' }),
	'users.lastLoginOn': withArguments<{ moment: string }>()({
		text: 'Last login {moment}',
	}),
	'users.neverLoggedIn': { text: 'Never logged in' },
	'users.unconfirmed': { text: 'E-mail not confirmed', context: 'State of a user' },

	'users.archive': button('Archive'),
	'users.archiveAsk': withArguments<{ who: string }>()({ text: 'Archive {who}?' }),
	'users.archiveText': {
		text: 'All sessions end at once, and logging in is no longer possible. You can undo this.',
	},
	'users.archived': { text: 'Archived' },
	'users.archiveFailed': failure('Error while archiving'),
	'users.restore': button('Restore'),
	'users.restoreAsk': withArguments<{ who: string }>()({ text: 'Restore {who}?' }),
	'users.restoreText': {
		text: 'Afterwards, logging in with the previous password is possible again.',
	},
	'users.restored': { text: 'Restored' },
	'users.restoreFailed': failure('Error while restoring'),
	'users.sendReset': button('Send password-reset e-mail'),
	'users.resetAsk': withArguments<{ who: string }>()({
		text: 'Send a password-reset e-mail to {who}?',
	}),
	'users.resetText': {
		text: 'It contains a link by which a new password can be chosen once. Until then the present one is valid.',
	},
	'users.resetSent': { text: 'E-mail has been sent' },
	'users.resetKept': {
		text: 'E-mail created, but not sent: no mail server is set up. You find it under System, E-mails.',
	},
	'users.resetFailed': failure('Error sending the e-mail'),

	'users.export': button('Export data'),
	'users.exported': { text: 'Data exported' },
	'users.exportFailed': failure('Error exporting the data'),
	'users.erase': button('Erase personal data (GDPR)'),
	'users.eraseAsk': withArguments<{ who: string }>()({
		text: 'Erase {who} for good?',
	}),
	'users.eraseText': {
		text: 'Everything stored about this person is deleted or made unreadable. This cannot be undone.',
	},
	'users.erased': { text: 'Personal data erased' },
	'users.eraseFailed': failure('Error erasing the personal data'),

	'customer.guest': { text: 'Customer', context: 'Title of the screen of a customer without an account' },
	'customer.guestText': {
		text: 'Orders as a guest. All guest orders with this e-mail address:',
		context: 'Followed by the e-mail address',
	},
	'customer.hasAccount': {
		text: 'There is also an account with this e-mail address. What was ordered with it stands there.',
	},
	'customer.toAccount': { text: 'Go to the account', context: 'Link' },
	'customer.alsoGuest': withArguments<{ count: number }>()({
		text: '{count, plural, one {One more order was placed as a guest with this e-mail address.} other {# more orders were placed as a guest with this e-mail address.}}',
	}),
	'customer.toGuest': { text: 'Show guest orders', context: 'Link' },
	'customer.orders': { text: 'Orders', context: 'Heading on the page of a customer' },
	'customer.newOrder': button('New order for this customer'),
	'customer.noOrders': { text: 'Nothing has been ordered yet.' },
	'customer.allOrders': withArguments<{ count: number }>()({
		text: 'Show all {count} orders',
		context: 'Link to the list of orders',
	}),
	'customer.orderCount': label('Orders'),
	'customer.spent': label('Revenue'),
	'customer.cancelled': label('Cancelled orders'),
	'customer.firstOrder': label('First order'),
	'customer.lastOrder': label('Last order'),
	'customer.lines': withArguments<{ count: number }>()({ text: '{count, plural, one {# item} other {# items}}' }),
	'customer.addresses': { text: 'Addresses of the last order', context: 'Heading' },

	'users.saved': { text: 'User successfully saved' },
	'users.saveFailed': failure('Error saving user'),
	'users.createdMessage': { text: 'User successfully created' },
	'users.createFailed': failure('Error creating user'),
} satisfies Record<string, ShippedText>;
