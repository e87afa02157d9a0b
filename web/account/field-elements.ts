// From what a shop asks of its users to the elements of a form, and back from its values.
import type { UserField } from '../../rules/accounts/profile.ts';
import type { FormElement, FormText } from '../../rules/forms/definition.ts';
import type { FormValues } from '../../rules/forms/values.ts';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import type { Data } from '../platform/graphql.ts';
import type { userFieldsDocument } from './fields.documents.ts';

type GenericField = Data<typeof userFieldsDocument>['userGenericFields'][number];

type FieldConfig = Pick<UserField, 'type' | 'required' | 'options'> & { label: string };

export interface RequestedField extends FieldConfig {
	fieldName: string;
	group: string;
	defaultValue: string | null;
}

export const readField = ({ fieldName, group, config, defaultValue }: GenericField): RequestedField => ({
	fieldName,
	group,
	defaultValue,
	...(JSON.parse(config) as FieldConfig),
});

/** Names of elements begin with a letter and are no one else's: a shop may call its field `email` or `constructor`. */
const prefix = 'field';
const nameOfField = (fieldName: string): string => prefix + fieldName;

const completions: Record<
	string,
	'given-name' | 'family-name' | 'organization' | 'postal-code' | 'address-level2' | 'tel'
> = {
	firstName: 'given-name',
	surname: 'family-name',
	companyName: 'organization',
	zipCode: 'postal-code',
	city: 'address-level2',
	phone: 'tel',
	mobile: 'tel',
};

interface Option {
	value: string;
	label: FormText;
}

/** In the reader's language and its order. The server may spell some of them otherwise, so only the browser writes them. */
function countries(options: readonly string[], language: string): Option[] {
	const names = new Intl.DisplayNames(language, { type: 'region' });
	return options
		.map((value) => ({ value, text: names.of(value) ?? value }))
		.sort((a, b) => a.text.localeCompare(b.text, language))
		.map(({ value, text }) => ({ value, label: { text } }));
}

function choicesOf({ fieldName, group, options }: RequestedField, language: string): Option[] {
	if (group === 'general' && fieldName === 'country') return countries(options, language);
	if (group === 'general' && fieldName === 'salutation')
		return options.map((value) => ({ value, label: `salutation.${value}` as PlainTextKey }));
	return options.map((value) => ({ value, label: { text: value } }));
}

export function elementOf(field: RequestedField, language: string): FormElement {
	const { fieldName, type, label, required, group } = field;
	const basics = { name: nameOfField(fieldName), label: { text: label }, required };
	switch (type) {
		case 'checkbox':
			return { ...basics, type, wide: true };
		case 'select':
		case 'radio':
			return { ...basics, type, choices: choicesOf(field, language) };
		case 'date':
			return { ...basics, type };
		case 'textarea':
			return { ...basics, type, wide: true };
		default: {
			const autoComplete = group === 'general' ? completions[fieldName] : undefined;
			return { ...basics, type, ...(autoComplete ? { autoComplete } : {}) };
		}
	}
}

type GivenValues = readonly { fieldName: string; value: string }[];

/** What the fields of the form hold, as the API takes it. */
export const toFieldValues = (
	fields: readonly RequestedField[],
	values: FormValues,
): { fieldName: string; value: string }[] =>
	fields.map(({ fieldName }) => ({ fieldName, value: String(values[nameOfField(fieldName)] ?? '') }));

/** What the form begins with. */
export function fromFieldValues(fields: readonly RequestedField[], given: GivenValues): FormValues {
	const known = new Map(given.map(({ fieldName, value }) => [fieldName, value]));
	return Object.fromEntries(
		fields.map(({ fieldName, type, defaultValue }) => {
			const value = known.get(fieldName) ?? defaultValue ?? '';
			return [nameOfField(fieldName), type === 'checkbox' ? value === 'true' : value];
		}),
	);
}
