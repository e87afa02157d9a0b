// What is asked of a user: the shipped fields of the profile, and when a profile is complete.
import { findFieldError } from '../fields.ts';
import type { TextKey } from '../messages/groups.ts';
import { countryCodes } from './countries.ts';

export const userFieldTypes = [
	'text',
	'textarea',
	'email',
	'phone',
	'mobile',
	'number',
	'url',
	'select',
	'radio',
	'checkbox',
	'date',
] as const;

export type UserFieldType = (typeof userFieldTypes)[number];
type FieldGroup = 'general' | 'specific';

export interface UserField {
	fieldName: string;
	/** The shipped ones are the general information, a tenant's own the specific one. */
	group: FieldGroup;
	type: UserFieldType;
	required: boolean;
	/** Whether it is asked for at all. */
	use: boolean;
	order: number;
	defaultValue: string | null;
	/** Of a choice: what may be chosen. */
	options: readonly string[];
}

const salutations = ['mr', 'mrs', 'diverse'] as const;

const shipped = (
	fieldName: string,
	type: UserFieldType = 'text',
	options: readonly string[] = [],
): Omit<UserField, 'order'> => ({
	fieldName,
	group: 'general',
	type,
	required: ['firstName', 'surname'].includes(fieldName),
	use: true,
	defaultValue: null,
	options,
});

export const shippedUserFields: readonly UserField[] = [
	shipped('salutation', 'select', salutations),
	shipped('title'),
	shipped('firstName'),
	shipped('surname'),
	shipped('country', 'select', countryCodes),
	shipped('phone', 'phone'),
	shipped('fax', 'phone'),
	shipped('mobile', 'mobile'),
	shipped('street'),
	shipped('companyName'),
	shipped('division'),
	shipped('zipCode'),
	shipped('city'),
].map((field, order) => ({ ...field, order }));

/** The text that is the label of a shipped field. */
export const labelOfShipped = (fieldName: string): TextKey => `profile.${fieldName}` as TextKey;

/** The text that is the label of a tenant's own field. */
export const labelKey = (fieldName: string): string => `userField.${fieldName}`;

export type FieldValues = Readonly<Record<string, string>>;

const longestValue = 2000;

/** Whether a field can take a value; that it must have one is another matter. */
export function isValueFor(
	{ type, options }: Pick<UserField, 'type' | 'options'>,
	value: string,
	country?: string,
): boolean {
	if (value.length > longestValue || value.includes('\0') || !value.isWellFormed()) return false;
	switch (type) {
		case 'select':
		case 'radio':
			return options.includes(value);
		case 'checkbox':
			return value === 'true' || value === 'false';
		case 'date':
			return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
		case 'textarea':
			return findFieldError(value.replace(/\s+/g, ' '), { kind: 'text' }) === undefined;
		default:
			return findFieldError(value, { kind: type, country }) === undefined;
	}
}

/** A required box that is not ticked is as missing as a name that is not there. */
const isFilled = ({ type }: UserField, value: string | undefined): boolean =>
	value !== undefined && value.trim() !== '' && !(type === 'checkbox' && value !== 'true');

export interface Completeness {
	complete: boolean;
	/** Names of required fields without a value. */
	missing: string[];
	/** Of the required fields, in percent; 100 when nothing is required. */
	percent: number;
}

export function completenessOf(fields: readonly UserField[], values: FieldValues): Completeness {
	const required = fields.filter(({ use, required: must }) => use && must);
	const missing = required
		.filter((field) => !isFilled(field, values[field.fieldName]))
		.map(({ fieldName }) => fieldName);
	const percent = required.length === 0 ? 100 : Math.round((1 - missing.length / required.length) * 100);
	return { complete: missing.length === 0, missing, percent };
}
