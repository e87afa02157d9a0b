// Addresses of mails in one field, with commas between them.
import { isEmail } from './field-formats.ts';
import { tidyEmailList } from './tidy-fields.ts';

const mostRecipients = 20;

export const readRecipients = (text: string): string[] => (text.trim() === '' ? [] : tidyEmailList(text).split(','));

export const recipientErrors = ['space', 'semicolon', 'notAnAddress', 'double', 'tooMany'] as const;

/** The specification wants commas alone between the addresses; blanks beside them are tidied away. */
export function findRecipientError(text: string): (typeof recipientErrors)[number] | undefined {
	const addresses = readRecipients(text);
	if (addresses.some((address) => /\s/.test(address))) return 'space';
	if (text.includes(';')) return 'semicolon';
	if (addresses.length > mostRecipients) return 'tooMany';
	if (!addresses.every(isEmail)) return 'notAnAddress';
	const different = new Set(addresses.map((address) => address.toLowerCase()));
	return different.size < addresses.length ? 'double' : undefined;
}
