// The form of a way to send things, new or not.
import { useMemo } from 'react';
import { shippingKinds } from '../../../../rules/shipping/shipping-price.ts';
import { descriptionRules, longestWay, nameRules } from '../../../../rules/shipping/validate-method.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Editor } from '../../editor.ts';
import { TranslationFields } from '../../translation-fields.tsx';
import { countryChoices } from '../country-choices.ts';
import { MoneyField } from './amount-fields.tsx';
import { type MethodValues, triedMethod } from './method-values.ts';
import { StepsTable } from './steps-table.tsx';
import { TryParcel } from './try-parcel.tsx';

interface MethodFormProps {
	editor: Editor<MethodValues>;
	readOnly?: boolean;
}

export function MethodForm({ editor, readOnly = false }: MethodFormProps) {
	const { t, language } = usePlatform();
	const { values, set, errorOf } = editor;
	const countries = useMemo(() => countryChoices(language), [language]);
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('shipping.words')}>
				<div className="grid gap-4">
					<TranslationFields
						name="names"
						labelIn={(name) => t('shipping.nameIn', { language: name })}
						rules={nameRules}
						words={values.names}
						onChange={(names) => set({ names })}
						errorOf={errorOf}
						readOnly={readOnly}
					/>
					<TranslationFields
						name="descriptions"
						labelIn={(name) => t('shipping.descriptionIn', { language: name })}
						hint={t('shipping.descriptionHint')}
						rules={descriptionRules}
						words={values.descriptions}
						onChange={(descriptions) => set({ descriptions })}
						errorOf={errorOf}
						readOnly={readOnly}
					/>
					<Checkbox
						label={t('shipping.active')}
						disabled={readOnly}
						checked={values.active}
						onChange={(active) => set({ active })}
					/>
				</div>
			</Card>
			<Card heading="h2" title={t('shipping.where')}>
				<div className="grid gap-4 phone:grid-cols-2">
					<div className="phone:col-span-2">
						<Checkbox
							label={t('shipping.collection')}
							hint={t('shipping.collectionHint')}
							disabled={readOnly}
							checked={values.collection}
							onChange={(collection) => set({ collection })}
						/>
					</div>
					{!values.collection && (
						<MultiSelect
							label={t('shipping.countries')}
							hint={t('shipping.countriesHint')}
							disabled={readOnly}
							value={values.countries}
							onChange={(chosen) => set({ countries: chosen })}
							choices={countries}
						/>
					)}
					<NumberField
						label={t('shipping.days')}
						hint={t('shipping.daysHint')}
						min={0}
						max={longestWay}
						step={1}
						disabled={readOnly}
						value={values.days}
						onChange={(days) => set({ days: days ?? 0 })}
						error={errorOf('days')}
					/>
				</div>
			</Card>
			<PriceCard editor={editor} readOnly={readOnly} />
			<TryParcel method={triedMethod(values)} countries={countries} />
		</div>
	);
}

function PriceCard({ editor: { values, set, errorOf }, readOnly }: Required<MethodFormProps>) {
	const { t, pricesIncludeTax } = usePlatform();
	const { kind } = values;
	return (
		<Card heading="h2" title={t('shipping.cost')}>
			<div className="grid gap-4">
				<RadioGroup
					label={t('shipping.kind')}
					hint={t(pricesIncludeTax ? 'shipping.grossHint' : 'shipping.netHint')}
					disabled={readOnly}
					value={kind}
					onChange={(chosen) => set({ kind: chosen })}
					choices={shippingKinds.map((value) => ({ value, label: t(`shipping.kind.${value}`) }))}
				/>
				{kind === 'byWeight' || kind === 'byQuantity' ? (
					<StepsTable
						kind={kind}
						steps={values.steps}
						onChange={(steps) => set({ steps })}
						errorOf={errorOf}
						readOnly={readOnly}
					/>
				) : (
					<div className="grid gap-4 phone:grid-cols-2">
						<MoneyField
							label={t('shipping.price')}
							required
							disabled={readOnly}
							value={values.price}
							onChange={(price) => set({ price })}
							error={errorOf('price')}
						/>
						{kind === 'freeFrom' && (
							<MoneyField
								label={t('shipping.freeFrom')}
								hint={t('shipping.freeFromHint')}
								required
								disabled={readOnly}
								value={values.freeFrom}
								onChange={(freeFrom) => set({ freeFrom })}
								error={errorOf('freeFrom')}
							/>
						)}
					</div>
				)}
			</div>
		</Card>
	);
}
