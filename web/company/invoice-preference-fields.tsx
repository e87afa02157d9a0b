// How a customer or a company wants invoices: the fields, with what is wrong beside each.
import { invoiceFormats } from '../../rules/e-invoice/formats.ts';
import {
	type InvoicePreference,
	type PreferenceField,
	preferenceErrors,
	preferenceRules,
	tidyPreference,
} from '../../rules/e-invoice/preference.ts';
import { errorText } from '../../rules/fields.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { Select } from '../kit/select.tsx';
import { TextField } from '../kit/text-field.tsx';
import { usePlatform } from '../platform/environment.tsx';

export const preferenceErrorTexts = (
	values: InvoicePreference,
	t: Translate,
): Partial<Record<PreferenceField, string>> =>
	Object.fromEntries(preferenceErrors(tidyPreference(values)).map(({ field, fault }) => [field, errorText(fault, t)]));

interface FieldsProps {
	values: InvoicePreference;
	onChange(change: Partial<InvoicePreference>): void;
	errorOf(field: PreferenceField): string | null | undefined;
	disabled?: boolean;
}

export function InvoicePreferenceFields({ values, onChange, errorOf, disabled = false }: FieldsProps) {
	const { t } = usePlatform();
	return (
		<div className="grid gap-x-6 gap-y-4 phone:grid-cols-2">
			<div className="phone:col-span-2">
				<Select
					label={t('invoicePreference.format')}
					disabled={disabled}
					choices={[
						{ value: '', label: t('invoicePreference.format.unset') },
						...invoiceFormats.map((format) => ({ value: format, label: t(`invoicePreference.format.${format}`) })),
					]}
					value={values.invoiceFormat}
					onChange={(invoiceFormat) => onChange({ invoiceFormat })}
					error={errorOf('invoiceFormat')}
				/>
			</div>
			{(['leitwegId', 'electronicAddress'] as const).map((field) => (
				<TextField
					key={field}
					label={t(`invoicePreference.${field}`)}
					hint={t(`invoicePreference.${field}Hint`)}
					disabled={disabled}
					maxLength={preferenceRules[field].maxLength}
					autoComplete="off"
					value={values[field]}
					onChange={(value) => onChange({ [field]: value })}
					error={errorOf(field)}
				/>
			))}
		</div>
	);
}
