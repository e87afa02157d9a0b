// The form of a user field, new or not.
import { type UserFieldType, userFieldTypes } from '../../../rules/accounts/profile.ts';
import { errorText, findFieldError } from '../../../rules/fields.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Select } from '../../kit/select.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { type Platform, usePlatform } from '../../platform/environment.tsx';
import type { Editor, FieldErrors } from '../editor.ts';

export interface FieldFormValues {
	fieldName: string;
	/** By language. */
	labels: Readonly<Record<string, string>>;
	type: UserFieldType;
	required: boolean;
	use: boolean;
	defaultValue: string;
	/** Line by line. */
	options: string;
}

const nameRules = { kind: 'fieldName', required: true, maxLength: 60 } as const;
const nameOfLabel = (languageCode: string) => `label ${languageCode}`;

const chooses = (type: UserFieldType) => type === 'select' || type === 'radio';

const linesOf = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

export function validateField(field: FieldFormValues, languages: Platform['languages'], t: Translate): FieldErrors {
	const name = findFieldError(field.fieldName, nameRules);
	return {
		fieldName: name && errorText(name, t),
		options: chooses(field.type) && linesOf(field.options).length === 0 ? t('userFields.optionsMissing') : undefined,
		...Object.fromEntries(
			languages.map(({ languageCode, default: required }) => {
				const error = findFieldError(field.labels[languageCode] ?? '', { required, maxLength: 200 });
				return [nameOfLabel(languageCode), error && errorText(error, t)];
			}),
		),
	};
}

export const fieldFieldOf = (code: string): string | undefined =>
	({ FIELD_NAME_INVALID: 'fieldName', FIELD_NAME_TAKEN: 'fieldName' })[code];

interface FieldFormProps {
	editor: Editor<FieldFormValues>;
	/** It has a name already, which others know it by. */
	made?: boolean;
	/** It belongs to the product: name, type and options are given. */
	shipped?: boolean;
	readOnly?: boolean;
}

export function FieldForm({ editor, made = false, shipped = false, readOnly = false }: FieldFormProps) {
	const { t, languages } = usePlatform();
	const { values, set, errorOf } = editor;
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('userFields.about')}>
				<div className="grid gap-4 phone:grid-cols-2">
					<TextField
						label={t('userFields.name')}
						hint={t('userFields.nameHint')}
						{...nameRules}
						disabled={readOnly || made}
						value={values.fieldName}
						onChange={(fieldName) => set({ fieldName })}
						error={errorOf('fieldName')}
						autoComplete="off"
					/>
					<Select
						label={t('userFields.fieldType')}
						required
						disabled={readOnly || shipped}
						value={values.type}
						onChange={(type) => set({ type })}
						choices={userFieldTypes.map((value) => ({ value, label: t(`userFields.type.${value}`) }))}
					/>
					{chooses(values.type) && !shipped && (
						<div className="phone:col-span-2">
							<TextArea
								label={t('userFields.options')}
								hint={t('userFields.optionsHint')}
								required
								disabled={readOnly}
								value={values.options}
								onChange={(options) => set({ options })}
								error={errorOf('options')}
							/>
						</div>
					)}
					<Checkbox
						label={t('userFields.use')}
						hint={t('userFields.useHint')}
						disabled={readOnly}
						checked={values.use}
						onChange={(use) => set({ use })}
					/>
					<Checkbox
						label={t('userFields.required')}
						hint={t('userFields.requiredHint')}
						disabled={readOnly}
						checked={values.required}
						onChange={(required) => set({ required })}
					/>
				</div>
			</Card>
			<Card heading="h2" title={t('userFields.label')}>
				<div className="grid gap-4 phone:grid-cols-2">
					{languages.map(({ languageCode, default: isDefault }) => (
						<TextField
							key={languageCode}
							label={t('userFields.labelIn', { language: ownNameOfLanguage(languageCode) })}
							hint={isDefault ? undefined : t('userFields.labelHint')}
							required={isDefault}
							maxLength={200}
							disabled={readOnly}
							value={values.labels[languageCode] ?? ''}
							onChange={(label) => set({ labels: { ...values.labels, [languageCode]: label } })}
							error={errorOf(nameOfLabel(languageCode))}
						/>
					))}
				</div>
			</Card>
		</div>
	);
}

/** Labels of which none was touched are not sent: what ships with the product stays the product's. */
export const toInput = (values: FieldFormValues, before?: FieldFormValues) => ({
	fieldName: values.fieldName.trim(),
	labels: Object.entries(values.labels)
		.filter(() => JSON.stringify(values.labels) !== JSON.stringify(before?.labels))
		.map(([languageCode, translation]) => ({ languageCode, translation: translation.trim() })),
	type: values.type,
	required: values.required,
	use: values.use,
	defaultValue: values.defaultValue || null,
	options: chooses(values.type) ? linesOf(values.options) : [],
});
