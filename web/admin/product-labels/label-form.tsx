// The form of a product label, new or not.
import { type LabelKind, labelKinds } from '../../../rules/catalogue/kinds.ts';
import { errorText, findDayError } from '../../../rules/fields.ts';
import { Card } from '../../kit/card.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { type Platform, usePlatform } from '../../platform/environment.tsx';
import type { Editor, FieldErrors } from '../editor.ts';
import {
	TranslationFields,
	type Translations,
	translationsInput,
	validateTranslations,
} from '../translation-fields.tsx';
import { LabelChip, ShownLabel } from './shown-label.tsx';

export interface LabelValues {
	names: Translations;
	kind: LabelKind;
	active: boolean;
	/** '' is none. */
	validFrom: string;
	validUntil: string;
}

const nameRules = { required: true, maxLength: 60 };

export function validateLabel(label: LabelValues, { languages, language, t }: Platform): FieldErrors {
	const from = findDayError(label.validFrom, {}, language);
	const until = findDayError(label.validUntil, {}, language);
	const reversed = label.validFrom !== '' && label.validUntil !== '' && label.validUntil < label.validFrom;
	return {
		...validateTranslations('names', label.names, nameRules, languages, t),
		validFrom: from && errorText(from, t),
		validUntil: until ? errorText(until, t) : reversed && !from ? t('productLabels.daysReversed') : undefined,
	};
}

export const toInput = ({ names, validFrom, validUntil, ...rest }: LabelValues) => ({
	...rest,
	names: translationsInput(names),
	validFrom: validFrom || null,
	validUntil: validUntil || null,
});

interface LabelFormProps {
	editor: Editor<LabelValues>;
	readOnly?: boolean;
}

export function LabelForm({ editor, readOnly = false }: LabelFormProps) {
	const { t, language } = usePlatform();
	const { values, set, errorOf } = editor;
	const { names, kind, active, validFrom, validUntil } = values;
	const shown = names[language] || Object.values(names).find(Boolean);
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('productLabels.about')}>
				<div className="grid gap-4">
					<TranslationFields
						name="names"
						labelIn={(name) => t('productLabels.nameIn', { language: name })}
						otherHint={t('productLabels.fallbackHint')}
						rules={nameRules}
						words={names}
						onChange={(changed) => set({ names: changed })}
						errorOf={errorOf}
						readOnly={readOnly}
					/>
					<RadioGroup
						label={t('productLabels.kind')}
						disabled={readOnly}
						value={kind}
						onChange={(chosen) => set({ kind: chosen })}
						choices={labelKinds.map((value) => ({ value, label: t(`productLabels.kind.${value}`) }))}
					/>
					{shown && (
						<p className="flex flex-wrap items-center gap-2">
							<span className="text-sm text-muted">{t('productLabels.preview')}</span>
							<ShownLabel kind={kind} name={shown} />
						</p>
					)}
				</div>
			</Card>
			<Card
				heading="h2"
				title={t('productLabels.validity')}
				actions={<LabelChip active={active} validFrom={validFrom || null} validUntil={validUntil || null} />}
			>
				<div className="grid gap-4 phone:grid-cols-2">
					<div className="phone:col-span-2">
						<Checkbox
							label={t('productLabels.active')}
							hint={t('productLabels.activeHint')}
							disabled={readOnly}
							checked={active}
							onChange={(on) => set({ active: on })}
						/>
					</div>
					<DateField
						label={t('productLabels.validFrom')}
						hint={t('productLabels.daysHint')}
						disabled={readOnly}
						value={validFrom}
						onChange={(day) => set({ validFrom: day })}
						error={errorOf('validFrom')}
					/>
					<DateField
						label={t('productLabels.validUntil')}
						hint={t('productLabels.daysHint')}
						disabled={readOnly}
						value={validUntil}
						onChange={(day) => set({ validUntil: day })}
						error={errorOf('validUntil')}
					/>
				</div>
			</Card>
		</div>
	);
}
