// Amounts of money and of weight, typed in the reader's notation.
import { inNotation } from '../../../../rules/formats.ts';
import { minorDigits } from '../../../../rules/money.ts';
import type { FieldBasics } from '../../../kit/field.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';

interface AmountFieldProps extends FieldBasics {
	/** In the smallest unit; undefined while the field is empty. */
	value: number | undefined;
	onChange(value: number | undefined): void;
}

interface ScaledProps extends AmountFieldProps {
	unit: string;
	/** How many places the smallest unit has behind the comma. */
	places: number;
	/** How many of them are always written. */
	written: number;
	most: number;
}

function ScaledField({ value, onChange, unit, places, written, most, ...field }: ScaledProps) {
	const { language, notation } = usePlatform();
	const parts = 10 ** places;
	const format = (amount: number) => {
		const digits = { minimumFractionDigits: written, maximumFractionDigits: places };
		const text = new Intl.NumberFormat(notation ? 'en' : language, digits).format(amount);
		return notation ? inNotation(text, notation) : text;
	};
	return (
		<NumberField
			{...field}
			unit={unit}
			min={0}
			max={most}
			step={1 / parts}
			precision={1 / parts}
			format={format}
			value={value === undefined ? undefined : value / parts}
			onChange={(amount) => onChange(amount === undefined ? undefined : Math.round(amount * parts))}
		/>
	);
}

/** In minor units. */
export function MoneyField(props: AmountFieldProps) {
	const { currency } = usePlatform();
	const places = minorDigits(currency);
	return <ScaledField {...props} unit={currency} places={places} written={places} most={1_000_000} />;
}

/** In grams, typed in kilograms. */
export function WeightField(props: AmountFieldProps) {
	const { t } = usePlatform();
	return <ScaledField {...props} unit={t('shipping.kilograms')} places={3} written={0} most={1_000_000} />;
}
