// The form of a product field, new or not.
import { type ProductFieldType, productFieldTypes } from '../../../rules/catalogue/kinds.ts';
import { errorText, findFieldError } from '../../../rules/fields.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Select } from '../../kit/select.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { type Platform, usePlatform } from '../../platform/environment.tsx';
import type { Editor, FieldErrors } from '../editor.ts';
import {
	TranslationFields,
	type Translations,
	translationsInput,
	validateTranslations,
} from '../translation-fields.tsx';

export interface FieldValues {
	name: string;
	labels: Translations;
	type: ProductFieldType;
	required: boolean;
	filter: boolean;
	defaults: Translations;
	defaultUrl: string;
}

const rules = {
	name: { kind: 'fieldName', required: true, maxLength: 60 },
	labels: { required: true, maxLength: 200 },
	defaults: { maxLength: 2000 },
	defaultUrl: { kind: 'link' },
} as const;

export function validateField(field: FieldValues, languages: Platform['languages'], t: Translate): FieldErrors {
	const name = findFieldError(field.name, rules.name);
	const url = field.type === 'link' ? findFieldError(field.defaultUrl, rules.defaultUrl) : undefined;
	return {
		name: name && errorText(name, t),
		defaultUrl: url && errorText(url, t),
		...validateTranslations('labels', field.labels, rules.labels, languages, t),
		...(field.type === 'text' ? validateTranslations('defaults', field.defaults, rules.defaults, languages, t) : {}),
	};
}

export const fieldFieldOf = (code: string): string | undefined =>
	({ FIELD_NAME_INVALID: 'name', FIELD_NAME_TAKEN: 'name' })[code];

export const toInput = ({ name, labels, defaults, defaultUrl, ...rest }: FieldValues) => ({
	...rest,
	name: name.trim(),
	labels: translationsInput(labels),
	defaults: translationsInput(defaults),
	defaultUrl: defaultUrl.trim(),
});

interface FieldFormProps {
	editor: Editor<FieldValues>;
	/** Shoppers do not see it: lists cannot be narrowed by it. */
	meta: boolean;
	/** Products say something in it. */
	inUse?: boolean;
	readOnly?: boolean;
}

export function FieldForm({ editor, meta, inUse = false, readOnly = false }: FieldFormProps) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('productFields.about')}>
				<div className="grid gap-4 phone:grid-cols-2">
					<TextField
						label={t('productFields.name')}
						hint={t('productFields.nameHint')}
						{...rules.name}
						disabled={readOnly}
						value={values.name}
						onChange={(name) => set({ name })}
						error={errorOf('name')}
						autoComplete="off"
					/>
					<Select
						label={t('productFields.type')}
						{...(inUse ? { hint: t('productFields.typeFixed') } : {})}
						required
						disabled={readOnly || inUse}
						value={values.type}
						onChange={(type) => set({ type })}
						choices={productFieldTypes.map((value) => ({ value, label: t(`productFields.type.${value}`) }))}
					/>
					<Checkbox
						label={t('productFields.required')}
						hint={t('productFields.requiredHint')}
						disabled={readOnly}
						checked={values.required}
						onChange={(required) => set({ required })}
					/>
					{!meta && values.type === 'text' && (
						<Checkbox
							label={t('productFields.filter')}
							hint={t('productFields.filterHint')}
							disabled={readOnly}
							checked={values.filter}
							onChange={(filter) => set({ filter })}
						/>
					)}
				</div>
			</Card>
			<Card heading="h2" title={t('productFields.label')}>
				<TranslationFields
					name="labels"
					labelIn={(language) => t('productFields.labelIn', { language })}
					otherHint={t('productFields.fallbackHint')}
					rules={rules.labels}
					words={values.labels}
					onChange={(labels) => set({ labels })}
					errorOf={errorOf}
					readOnly={readOnly}
				/>
			</Card>
			<Card heading="h2" title={t('productFields.default')}>
				<p className="mb-4 text-sm text-muted">{t('productFields.defaultText')}</p>
				{values.type === 'link' ? (
					<TextField
						label={t('productFields.defaultUrl')}
						{...rules.defaultUrl}
						disabled={readOnly}
						value={values.defaultUrl}
						onChange={(defaultUrl) => set({ defaultUrl })}
						error={errorOf('defaultUrl')}
					/>
				) : (
					<TranslationFields
						name="defaults"
						labelIn={(language) => t('productFields.defaultIn', { language })}
						otherHint={t('productFields.fallbackHint')}
						rules={rules.defaults}
						words={values.defaults}
						onChange={(defaults) => set({ defaults })}
						errorOf={errorOf}
						readOnly={readOnly}
					/>
				)}
			</Card>
		</div>
	);
}
