// The page on which an invitation into a company is accepted.
import { type ShippedText, withArguments } from '../entry.ts';

const text = (text: string): ShippedText => ({ text, tags: ['company'] });

export const joinCompany = {
	'joinCompany.title': text('Your invitation'),
	'joinCompany.intro': withArguments<{ company: string; email: string }>()({ text: '{company} has invited {email}.' }),
	'joinCompany.gone': text('This invitation is no longer valid.'),
	'joinCompany.goneText': text(
		'It was used or revoked, or it has expired. Please ask your company admin for a new one.',
	),
	'joinCompany.accept': withArguments<{ company: string }>()({ text: 'Join {company}' }),
	'joinCompany.acceptText': text(
		'Your orders, addresses and drafts stay yours. The admin of the company can decide that colleagues see what you order for it. You alone decide which drafts you share.',
	),
	'joinCompany.signIn': text('Log in'),
	'joinCompany.signInText': text(
		'There is already an account with this address. Log in to it to accept the invitation.',
	),
	'joinCompany.newAccount': text('Choose a password for your new account.'),
	'joinCompany.create': text('Create account and join'),
} as const;
