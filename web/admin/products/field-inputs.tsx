// The inputs of one field: words in every language, and of a link its address. What stands there if no one fills them is said.
import type { FieldValue } from '../../../rules/catalogue/product-errors.ts';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Editor } from '../editor.ts';
import { type OfferedField, type ProductValues, readTranslations } from './product-values.ts';
import { TranslationFields, useBaseLanguage } from './translation-fields.tsx';
import { UsedValues } from './used-values.tsx';

interface FieldInputsProps {
	field: OfferedField;
	value: FieldValue;
	onChange(value: FieldValue): void;
	/** Where errors of it are reported. */
	path: string;
	errorOf: Editor<ProductValues>['errorOf'];
	required?: boolean;
	disabled?: boolean;
	/** Offers what other products say in the field. */
	suggest?: boolean;
}

export function FieldInputs(props: FieldInputsProps) {
	const { field, value, onChange, path, errorOf, required = false, disabled, suggest = false } = props;
	const { t } = usePlatform();
	const base = useBaseLanguage();
	const link = field.type === 'link';
	const given = readTranslations(field.defaultWords);
	const hintOf = (words: string | undefined) => (words ? t('product.default', { value: words }) : undefined);
	/** What is wrong with the field as a whole stands at its first input. */
	const whole = errorOf(path);
	return (
		<>
			{link && (
				<TextField
					label={t('product.url', { label: field.label })}
					hint={hintOf(field.defaultUrl)}
					required={required}
					disabled={disabled}
					value={value.url}
					onChange={(url) => onChange({ ...value, url })}
					error={whole ?? undefined}
				/>
			)}
			<TranslationFields
				label={link ? t('product.linkWords', { label: field.label }) : field.label}
				required={required && !link}
				disabled={disabled}
				words={value.words}
				onChange={(words) => onChange({ ...value, words })}
				hintOf={(language) => hintOf(given[language])}
				errorOf={(language) => errorOf(`${path}.${language}`) ?? (language === base && !link ? whole : undefined)}
			/>
			{suggest && !link && !disabled && (
				<UsedValues
					fieldId={field.id}
					entered={[value.words[base] ?? '']}
					onChoose={(chosen) => onChange({ ...value, words: { ...value.words, [base]: chosen } })}
				/>
			)}
		</>
	);
}
