// The page of the first start, on which the operator and the first shop are made.
import { type ShippedText, withArguments } from '../entry.ts';

const words = (text: string): ShippedText => ({ text, tags: ['setup'] });

export const setupPage = {
	'setup.title': words('Set up Platen'),
	'setup.text': words('This page opens once. It creates the operator account and the first shop.'),
	'setup.operator': words('Operator account'),
	'setup.email': words('Email address'),
	'setup.password': words('Password'),
	'setup.passwordHint': words(
		'At least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character.',
	),
	'setup.shop': words('First shop'),
	'setup.name': words('Name of the shop'),
	'setup.slug': words('Slug'),
	'setup.slugHint': words('Part of the address: lowercase letters, numbers and hyphens.'),
	'setup.country': words('Country'),
	'setup.countryHint': words('Decides currency, time zone, first day of the week and tax rates.'),
	'setup.submit': words('Create account and shop'),
	'setup.faulty': words('Please check the marked fields.'),
	'setup.doneTitle': words('Your shop is ready'),
	'setup.doneText': words('Sign in with the email address and the password that you have just chosen.'),
	'setup.doneLink': words('To the administration of your shop'),
	'setup.overTitle': words('This link is no longer valid'),
	'setup.overText': words('The setup link has already been used or is older than 24 hours.'),
	'setup.overSetUp': withArguments<{ address: string }>()(
		words('The platform has been set up: sign in to the administration of your shop, at {address}.'),
	),
	'setup.overRestart': words('There is no shop yet: restart the server, and it prints a new link.'),
} satisfies Record<string, ShippedText>;
