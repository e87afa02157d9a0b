// Which quantities can be chosen.
import { largestQuantity, scalesModes } from '../../../../rules/pricing/kinds.ts';
import { NumberField } from '../../../kit/number-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { PricingValues } from './pricing-values.ts';

export interface PricingFieldsProps {
	pricing: PricingValues;
	onChange(change: Partial<PricingValues>): void;
	/** By the name of the setting. */
	errorOf(name: string): string | null | undefined;
	readOnly: boolean;
}

const linearParts = [
	['from', 'pricing.linearFrom'],
	['to', 'pricing.linearTo'],
	['step', 'pricing.linearStep'],
] as const;

export function ScalesFields({ pricing, onChange, errorOf, readOnly }: PricingFieldsProps) {
	const { t } = usePlatform();
	const { scales, mode, definedScales, linear, minimumQuantity } = pricing;
	const linearError = errorOf('linear');
	return (
		<>
			<Select
				label={t('pricing.scalesMode')}
				required
				disabled={readOnly}
				value={scales}
				choices={scalesModes
					.filter((one) => one !== 'table' || mode === 'pricelist')
					.map((one) => ({ value: one, label: t(`pricing.scales.${one}`) }))}
				onChange={(chosen) => onChange({ scales: chosen })}
				error={errorOf('scales')}
			/>
			{scales === 'defined' && (
				<TextField
					label={t('pricing.definedScales')}
					hint={t('pricing.definedScalesHint')}
					required
					disabled={readOnly}
					value={definedScales}
					onChange={(text) => onChange({ definedScales: text })}
					error={errorOf('definedScales')}
				/>
			)}
			{scales === 'linear' && (
				<div>
					<div className="grid gap-3 phone:grid-cols-3">
						{linearParts.map(([part, key]) => (
							<NumberField
								key={part}
								label={t(key)}
								required
								disabled={readOnly}
								min={1}
								max={largestQuantity}
								step={1}
								value={linear[part] ?? undefined}
								onChange={(value) => onChange({ linear: { ...linear, [part]: value ?? null } })}
								error={part === 'from' ? linearError : linearError === undefined ? undefined : null}
							/>
						))}
					</div>
				</div>
			)}
			<NumberField
				label={t('pricing.minimum')}
				hint={t('pricing.minimumHint')}
				disabled={readOnly}
				min={1}
				max={largestQuantity}
				step={1}
				value={minimumQuantity ?? undefined}
				onChange={(value) => onChange({ minimumQuantity: value ?? null })}
				error={errorOf('minimumQuantity')}
			/>
		</>
	);
}
