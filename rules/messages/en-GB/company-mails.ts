// The mail that invites into a company. A part of the group `mails`.
import { type ShippedText, withArguments } from '../entry.ts';

const text = (text: string): ShippedText => ({ text, tags: ['mail', 'company'] });

export const companyMails = {
	'mails.companyInvitation.subject': withArguments<{ company: string; shop: string }>()({
		text: '{company} invites you to order together at {shop}',
	}),
	'mails.companyInvitation.heading': withArguments<{ company: string }>()({ text: 'Your invitation to {company}' }),
	'mails.companyInvitation.text': withArguments<{ company: string; shop: string }>()({
		text: '{company} would like you to order its print products at {shop}.',
	}),
	'mails.companyInvitation.textBy': withArguments<{ company: string; shop: string; by: string }>()({
		text: '{by} has invited you to order for {company} at {shop}.',
	}),
	'mails.companyInvitation.buyer': text(
		'You will be a buyer: you order for the company, with its addresses and cost centres.',
	),
	'mails.companyInvitation.approver': text(
		'You will be an approver: you order for the company and approve the orders of colleagues.',
	),
	'mails.companyInvitation.companyAdmin': text(
		'You will be a company admin: you order, invite colleagues and manage cost centres, addresses and budgets.',
	),
	'mails.companyInvitation.button': text('Accept the invitation'),
	'mails.companyInvitation.hint': withArguments<{ days: number }>()({
		text: 'The link is valid for {days} days and can be used once. If you were not expecting this e-mail, you can ignore it.',
	}),
} as const;
