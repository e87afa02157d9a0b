// Why a company was not changed.
import type { ShippedText } from '../entry.ts';

const text = (text: string): ShippedText => ({ text, tags: ['company', 'error'] });

export const companyErrors = {
	'companyErrors.numberTaken': text('Another company has this customer number.'),
	'companyErrors.changed': text('This was changed in the meantime. Please look at it again before you save.'),
	'companyErrors.memberTaken': text('This person already belongs to a company. Each account can belong to one.'),
	'companyErrors.memberAlready': text('This person already belongs to this company.'),
	'companyErrors.lastAdmin': text(
		'The company needs at least one company admin. Please make a colleague company admin first.',
	),
	'companyErrors.addressTaken': text('Another address in the address book has this name.'),
	'companyErrors.costCentreTaken': text('Another cost centre of the company has this code.'),
	'companyErrors.budgetTaken': text('There is already a budget for this period. Please change that one.'),
	'companyErrors.invitationOfAnother': text(
		'This invitation is for another e-mail address. Please log in with the account it was sent to.',
	),
} as const satisfies Record<string, ShippedText>;
