// What one piece of a variant costs, typed in the list: empty is what its product costs, anything else a price of its own.
import { useId } from 'react';
import { inNotation } from '../../../../rules/formats.ts';
import { minorDigits } from '../../../../rules/money.ts';
import { largestPrice, unitPriceDigits } from '../../../../rules/pricing/kinds.ts';
import { controlStyle } from '../../../kit/field.tsx';
import { useTypedNumber } from '../../../kit/use-typed-number.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { PricingValues } from '../pricing/pricing-values.ts';
import type { VariantValues } from '../product-values.ts';

interface InlinePriceProps {
	variant: VariantValues;
	/** Of the product. */
	inherited: PricingValues;
	error: string | null | undefined;
	readOnly: boolean;
	onChange(change: Pick<VariantValues, 'pricing'>): void;
}

const parts = 10 ** unitPriceDigits;
const limits = { min: 0, max: largestPrice / parts, step: 1 / parts };

/** Prices by quantity are not one number. */
export const hasInlinePrice = ({ pricing }: VariantValues, inherited: PricingValues): boolean =>
	(pricing ?? inherited).mode === 'simple';

/** Without a price of its own it may still have quantities of its own. */
const isOtherwiseSame = (one: PricingValues, other: PricingValues): boolean =>
	JSON.stringify({ ...one, unitPrice: null }) === JSON.stringify({ ...other, unitPrice: null });

export function InlinePrice({ variant, inherited, error: given, readOnly, onChange }: InlinePriceProps) {
	const { t, currency, language, notation } = usePlatform();
	const id = useId();
	const written = (price: number) => {
		const digits = { minimumFractionDigits: minorDigits(currency), maximumFractionDigits: unitPriceDigits };
		const text = new Intl.NumberFormat(notation ? 'en' : language, digits).format(price);
		return notation ? inNotation(text, notation) : text;
	};
	const { pricing } = variant;
	const own = pricing?.unitPrice ?? null;
	const value = own === null ? undefined : own / parts;
	const number = useTypedNumber({
		value,
		limits,
		written,
		onChange(price) {
			const unitPrice = price === undefined ? null : Math.round(price * parts);
			const next = { ...(pricing ?? inherited), unitPrice };
			onChange({ pricing: unitPrice === null && isOtherwiseSame(next, inherited) ? null : next });
		},
	});
	const error = number.refusal ?? given;
	const shown = value === undefined || Number.isNaN(value) ? '' : written(value);
	return (
		<div className="w-32">
			<input
				type="text"
				inputMode="decimal"
				role="spinbutton"
				autoComplete="off"
				aria-label={t('product.ofVariant', { label: t('pricing.unitPrice'), code: variant.code })}
				aria-valuenow={shown === '' ? undefined : value}
				aria-valuetext={shown === '' ? undefined : `${shown} ${currency}`}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? id : undefined}
				disabled={readOnly || variant.fate !== 'kept'}
				placeholder={inherited.unitPrice === null ? '' : written(inherited.unitPrice / parts)}
				value={number.typed ?? shown}
				onChange={(event) => number.type(event.target.value)}
				onBlur={number.leave}
				className={`${controlStyle} text-end tabular-nums`}
			/>
			{error && (
				<p id={id} className="mt-1 text-sm text-error">
					{error}
				</p>
			)}
		</div>
	);
}
