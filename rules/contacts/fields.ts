// What may stand in the fields of contacts, their notes, tags and tasks; asked by the screens and by the server.
import { type FieldError, type FieldRules, findFieldError } from '../fields.ts';
import { tidyPhone } from '../tidy-fields.ts';
import { contactLengths } from './sources.ts';

/** What of a contact can be entered at any time. */
export const contactFieldNames = ['name', 'company', 'phone', 'language'] as const;
type ContactField = (typeof contactFieldNames)[number];
export type ContactValues = Record<ContactField, string>;

export const contactRules = {
	name: { maxLength: contactLengths.name },
	company: { maxLength: contactLengths.company },
	phone: { kind: 'phone', maxLength: contactLengths.phone },
	language: { maxLength: contactLengths.language },
} as const satisfies Record<ContactField, FieldRules>;

export const newContactRules = {
	email: { kind: 'email', required: true, maxLength: contactLengths.email },
	...contactRules,
} as const satisfies Record<string, FieldRules>;

export const contactNoteRules = { required: true, maxLength: 5000 } as const satisfies FieldRules;
export const contactTagRules = { required: true, maxLength: 40 } as const satisfies FieldRules;
/** So many has a contact at most, and are given at once. */
export const mostTags = 30;

export const contactTaskRules = { title: { required: true, maxLength: 200 } } as const satisfies Record<
	string,
	FieldRules
>;

export const findErrors = <Rules extends Record<string, FieldRules>>(
	rules: Rules,
	values: { readonly [Field in keyof Rules]: string },
): Partial<Record<keyof Rules & string, FieldError>> => {
	const found = Object.entries(rules).map(([field, rule]) => [field, findFieldError(values[field] ?? '', rule)]);
	return Object.fromEntries(found.filter(([, error]) => error !== undefined));
};

/** As it is stored; what is as before stays as it is. */
export function tidyContact(typed: ContactValues, before?: ContactValues): ContactValues {
	const tidied = (field: ContactField): string => {
		if (typed[field] === before?.[field]) return typed[field];
		return field === 'phone' ? tidyPhone(typed.phone) : typed[field].trim();
	};
	return { name: tidied('name'), company: tidied('company'), phone: tidied('phone'), language: tidied('language') };
}

/** With single blanks, as it is compared and stored. */
export const tidyTag = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();

/** The one that stays keeps what it has; what it lacks comes from the other. */
export const mergeValues = (stays: ContactValues, other: ContactValues): ContactValues => ({
	name: stays.name || other.name,
	company: stays.company || other.company,
	phone: stays.phone || other.phone,
	language: stays.language || other.language,
});
