// The price of a single piece, typed in the reader's notation with up to four places.
import { inNotation } from '../../../../rules/formats.ts';
import { minorDigits } from '../../../../rules/money.ts';
import { largestPrice, unitPriceDigits } from '../../../../rules/pricing/kinds.ts';
import type { FieldBasics } from '../../../kit/field.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';

interface UnitPriceFieldProps extends FieldBasics {
	/** In ten-thousandths of the currency's major unit. */
	value: number | null;
	onChange(value: number | null): void;
}

const parts = 10 ** unitPriceDigits;

export function UnitPriceField({ value, onChange, ...field }: UnitPriceFieldProps) {
	const { currency, language, notation } = usePlatform();
	const format = (price: number) => {
		const digits = { minimumFractionDigits: minorDigits(currency), maximumFractionDigits: unitPriceDigits };
		const written = new Intl.NumberFormat(notation ? 'en' : language, digits).format(price);
		return notation ? inNotation(written, notation) : written;
	};
	return (
		<NumberField
			{...field}
			unit={currency}
			min={0}
			max={largestPrice / parts}
			step={1 / parts}
			precision={1 / parts}
			format={format}
			value={value === null ? undefined : value / parts}
			onChange={(price) => onChange(price === undefined ? null : Math.round(price * parts))}
		/>
	);
}
