// Accounts: what is asked of a user, and what the calls around signing in, users, roles and fields can fail with.
// The English of a failure is what stands on the wire; where the specification gives its wording, it is that.
import type { ShippedText } from '../entry.ts';

const label = (text: string): ShippedText => ({
	text,
	context: 'Label of a field of the profile',
	tags: ['form'],
});

export const accounts = {
	'profile.salutation': label('Salutation'),
	'profile.title': label('Title'),
	'profile.firstName': label('First name'),
	'profile.surname': label('Surname'),
	'profile.country': label('Country'),
	'profile.phone': label('Phone'),
	'profile.fax': label('Fax'),
	'profile.mobile': label('Mobile'),
	'profile.street': label('Street and house number'),
	'profile.companyName': label('Company name'),
	'profile.division': label('Division'),
	'profile.zipCode': label('Zip code'),
	'profile.city': label('City'),
	'salutation.mr': { text: 'Mr.', context: 'Salutation' },
	'salutation.mrs': { text: 'Mrs.', context: 'Salutation' },
	'salutation.diverse': { text: 'Diverse', context: 'Salutation' },

	'accounts.loginFailed': {
		text: 'Login not possible with this data',
		tags: ['error'],
	},
	'accounts.loginError': {
		text: 'Login error',
		context: 'The server or the network failed while signing in',
		tags: ['error'],
	},
	'accounts.codeNotSent': {
		text: 'Error during transmission of the code',
		tags: ['error'],
	},
	'accounts.invalidCode': {
		text: 'Invalid combination',
		context: 'The code of the second step is wrong or no longer valid',
		tags: ['error'],
	},
	'accounts.refreshTokenMissing': {
		text: 'valid refresh token not found in redis',
		context: 'The English is part of the contract: clients make a guest session when they read it',
		tags: ['error'],
	},
	'accounts.noTemporaryUsers': {
		text: 'This shop can only be used with an account.',
		tags: ['error'],
	},
	'accounts.tooManyRequests': {
		text: 'Too many attempts. Please wait a few minutes.',
		tags: ['error'],
	},
	'accounts.tooManyCodes': {
		text: 'Three codes have already been sent for this account. Please wait 15 minutes, then sign in again.',
		tags: ['error'],
	},
	'accounts.passwordNotChanged': {
		text: 'Password could not be changed',
		tags: ['error'],
	},
	'accounts.currentPasswordWrong': {
		text: 'The current password is not correct.',
		context: 'Beside the field of the current password',
		tags: ['error'],
	},
	'accounts.passwordWrong': {
		text: 'The password is not correct.',
		tags: ['error'],
	},
	'accounts.passwordTooWeak': {
		text: 'The password needs at least 8 characters with one uppercase letter, one lowercase letter, one digit and one special character, and must neither be a common one nor consist mainly of sequences or repetitions (such as “1234” or “aaaa”).',
		tags: ['error'],
	},
	'accounts.passwordChanged': {
		text: 'Your password has been changed. Please log in again with the new password.',
	},
	'accounts.resetRequestFailed': {
		text: 'Something went wrong while requesting new password.',
		tags: ['error'],
	},
	'accounts.resetRequested': {
		text: 'If your e-mail address is available in our system, you will shortly receive an e-mail with instructions',
		context: 'After asking for a new password; says nothing about whether there is such an account',
	},
	'accounts.linkNotValid': {
		text: 'This link is no longer valid. Please request a new one.',
		tags: ['error'],
	},
	'accounts.signUpFailed': {
		text: 'An error occurred during registration. Please try again.',
		tags: ['error'],
	},
	'accounts.profileNotSaved': {
		text: 'Error when saving the profile.',
		tags: ['error'],
	},
	'accounts.mandatoryFields': {
		text: 'Please fill in all mandatory fields.',
		tags: ['error'],
	},
	'accounts.emailInvalid': {
		text: 'Please enter a valid email address.',
		tags: ['error'],
	},
	'accounts.emailTaken': {
		text: 'This e-mail address is already in use.',
		tags: ['error'],
	},
	'accounts.usernameInvalid': {
		text: 'The username may consist of lowercase letters and numbers only.',
		tags: ['error'],
	},
	'accounts.usernameTaken': {
		text: 'This username is already in use.',
		tags: ['error'],
	},
	'accounts.roleNameInvalid': {
		text: 'The name of the role may consist of lowercase letters and numbers only.',
		tags: ['error'],
	},
	'accounts.roleNameTaken': {
		text: 'A role with this name already exists.',
		tags: ['error'],
	},
	'accounts.roleProtected': {
		text: 'This role belongs to the system and cannot be changed or deleted.',
		tags: ['error'],
	},
	'accounts.roleInUse': {
		text: 'Categories are open to this role or companies have it for their prices, so it cannot be deleted. Remove it there first.',
		tags: ['error'],
	},
	'accounts.fieldNameInvalid': {
		text: 'The field name may consist of letters and numbers only.',
		tags: ['error'],
	},
	'accounts.fieldNameTaken': {
		text: 'A field with this name already exists.',
		tags: ['error'],
	},
	'accounts.fieldProtected': {
		text: 'This field belongs to the profile and cannot be deleted. You can hide it instead.',
		tags: ['error'],
	},
	'accounts.grantBeyond': {
		text: 'You cannot grant or change rights that you do not hold yourself.',
		tags: ['error'],
	},
	'accounts.lastAdmin': {
		text: 'This is the last administrator. Give the role Admin to somebody else first.',
		tags: ['error'],
	},
	'accounts.stillWorking': {
		text: 'This change is already being carried out.',
		context: 'The same call has been sent twice and the first one is not answered yet',
		tags: ['error'],
	},
} satisfies Record<string, ShippedText>;
