// What one piece weighs, typed in grams to a milligram.

import { productLimits } from '../../../rules/catalogue/product-errors.ts';
import { inNotation } from '../../../rules/formats.ts';
import type { FieldBasics } from '../../kit/field.tsx';
import { NumberField } from '../../kit/number-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface WeightFieldProps extends FieldBasics {
	/** In milligrams; null: none is known. */
	value: number | null;
	onChange(value: number | null): void;
}

const parts = 1000;

export function WeightField({ value, onChange, ...field }: WeightFieldProps) {
	const { t, language, notation } = usePlatform();
	const format = (grams: number) => {
		const text = new Intl.NumberFormat(notation ? 'en' : language, { maximumFractionDigits: 3 }).format(grams);
		return notation ? inNotation(text, notation) : text;
	};
	return (
		<NumberField
			{...field}
			unit={t('product.grams')}
			min={0}
			max={productLimits.weightMg / parts}
			step={1 / parts}
			precision={1 / parts}
			format={format}
			value={value === null ? undefined : value / parts}
			onChange={(grams) => onChange(grams === undefined ? null : Math.round(grams * parts))}
		/>
	);
}
