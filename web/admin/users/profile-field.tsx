// A field of the profile, as an administrator fills it in for a user.

import type { UserFieldType } from '../../../rules/accounts/profile.ts';
import { errorText, findDayError, findFieldError } from '../../../rules/fields.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { Select } from '../../kit/select.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export interface ProfileField {
	fieldName: string;
	group: string;
	label: string;
	type: UserFieldType;
	required: boolean;
	use: boolean;
	options: string[];
}

interface ProfileFieldProps {
	field: ProfileField;
	value: string;
	onChange(value: string): void;
	error: string | null | undefined;
	disabled: boolean;
	/** Where this user lives, for numbers without one of their own. */
	country: string | undefined;
}

const salutation = (option: string) => `salutation.${option}` as PlainTextKey;

function useOptions({ fieldName, group, options }: ProfileField) {
	const { t, language } = usePlatform();
	const countries = new Intl.DisplayNames(language, { type: 'region' });
	const wordsOf = (option: string) => {
		if (group !== 'general') return option;
		return fieldName === 'salutation' ? t(salutation(option)) : (countries.of(option) ?? option);
	};
	const choices = options.map((value) => ({ value, label: wordsOf(value) }));
	return fieldName === 'country' ? choices.sort((a, b) => a.label.localeCompare(b.label, language)) : choices;
}

export function ProfileFieldControl({ field, value, onChange, error, disabled, country }: ProfileFieldProps) {
	const { t } = usePlatform();
	const choices = useOptions(field);
	const basics = { label: field.label, required: field.required, error, disabled };
	switch (field.type) {
		case 'select':
		case 'radio':
			return (
				<Select
					{...basics}
					value={value}
					onChange={onChange}
					choices={[{ value: '', label: t('users.noChoice') }, ...choices]}
				/>
			);
		case 'checkbox':
			return <Checkbox {...basics} checked={value === 'true'} onChange={(checked) => onChange(String(checked))} />;
		case 'date':
			return <DateField {...basics} value={value} onChange={onChange} />;
		case 'textarea':
			return <TextArea {...basics} value={value} onChange={onChange} />;
		default:
			return <TextField {...basics} kind={field.type} country={country} value={value} onChange={onChange} />;
	}
}

/** What is wrong with a value, in the reader's words. */
export function profileError(
	{ type, required }: ProfileField,
	value: string,
	t: Translate,
	language: string,
	country?: string,
): string | undefined {
	if (type === 'checkbox') return required && value !== 'true' ? t('controlTextIsRequired') : undefined;
	const plain = type === 'select' || type === 'radio' || type === 'textarea';
	const error =
		type === 'date'
			? findDayError(value, { required }, language)
			: findFieldError(value, { kind: plain ? 'text' : type, required, country });
	return error && errorText(error, t);
}
