// What a shop asks of those who get in touch.
import { type FieldError, type FieldRules, findFieldError } from '../fields.ts';
import { tidyEmail, tidyPhone } from '../tidy-fields.ts';

export const contactFields = ['name', 'email', 'phone', 'company', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactValues = Readonly<Record<ContactField, string>>;

/** In the order of the form. What people write to each other may contain any sign. */
const limits: Record<ContactField, FieldRules> = {
	name: { maxLength: 160 },
	email: { kind: 'email', maxLength: 254 },
	phone: { kind: 'phone', maxLength: 60 },
	company: { maxLength: 160 },
	message: { maxLength: 4000, allowsEverySign: true },
};

export const longestOf = (field: ContactField): number | undefined => limits[field].maxLength;

const severalLines = /[^\P{Cc}\n\r\t]/u;
const oneLine = /\p{Cc}/u;

/** @param country of the shop, to which phone numbers without one of their own belong */
export function contactFieldError(
	field: ContactField,
	value: string,
	{ required, country }: { required: boolean; country: string },
): FieldError | undefined {
	const found = findFieldError(value, { ...limits[field], required, country });
	// The specification has words of its own for it.
	if (found && field === 'email' && value.trim() !== '') return { key: 'getInTouch.invalidEmail' };
	if (found) return found;
	const unusable = field === 'message' ? severalLines : oneLine;
	return unusable.test(value.trim()) || !value.isWellFormed() ? { key: 'fields.unusable', given: [] } : undefined;
}

export const tidyContactField = (field: ContactField, value: string, country: string): string => {
	if (field === 'email') return tidyEmail(value);
	if (field === 'phone') return value.trim() === '' ? '' : tidyPhone(value, country);
	return field === 'message' ? value.trim().replaceAll('\r\n', '\n') : value.trim();
};

/** Of the page to get in touch: a name, an address, and what it is about unless a time is proposed. */
export const isRequiredField = (field: ContactField, hasTimes: boolean): boolean =>
	field === 'name' || field === 'email' || (field === 'message' && !hasTimes);

export type ContactStatus = 'open' | 'answered' | 'closed';
export const contactStatuses = ['open', 'answered', 'closed'] as const satisfies readonly ContactStatus[];

/** Whether someone may write to an address is proved by nothing here: mails are limited, and quote what was sent. */
export const longestReply = 4000;
