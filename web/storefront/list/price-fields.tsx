// The lowest and the highest price: they act when they are left, or by Enter.
import { useId, useState } from 'react';
import { readPrice } from '../../../rules/catalogue/list-address.ts';
import { writePrice } from '../../../rules/catalogue/list-choices.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useList } from './list-state.ts';

interface Prices {
	priceFrom: number | null;
	priceTo: number | null;
}

interface PriceFieldsProps {
	/** Of what there is to choose from. */
	lowest: number;
	highest: number;
	onChange(prices: Prices): void;
}

export function PriceFields({ lowest, highest, onChange }: PriceFieldsProps) {
	const { t, currency } = usePlatform();
	const { shown } = useList();
	const { priceFrom, priceTo } = shown.filters;
	if (lowest >= highest && priceFrom === null && priceTo === null) return null;
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 font-bold text-heading">{t('list.price', { currency })}</legend>
			<div className="flex items-start gap-2">
				<PriceField
					name="priceFrom"
					label={t('list.priceFrom')}
					limit={lowest}
					value={priceFrom}
					onChange={(price) => onChange({ priceFrom: price, priceTo })}
				/>
				<PriceField
					name="priceTo"
					label={t('list.priceTo')}
					limit={highest}
					value={priceTo}
					onChange={(price) => onChange({ priceFrom, priceTo: price })}
				/>
			</div>
		</fieldset>
	);
}

interface PriceFieldProps {
	name: 'priceFrom' | 'priceTo';
	label: string;
	/** Shown while nothing is typed. */
	limit: number;
	value: number | null;
	onChange(value: number | null): void;
}

function PriceField({ name, label, limit, value, onChange }: PriceFieldProps) {
	const { t, language, notation } = usePlatform();
	const { digits } = useList();
	const comma = formatNumber(0.5, language, notation).includes(',');
	const write = (price: number | null) => writePrice(price, digits).replace('.', comma ? ',' : '.');
	const written = write(value);
	const [typed, setTyped] = useState({ text: written, of: written });
	const [faulty, setFaulty] = useState(false);
	const id = useId();
	// Another price from elsewhere, such as a chip that was taken away, is shown instead of what was typed.
	if (typed.of !== written) setTyped({ text: written, of: written });
	function settle() {
		const price = readPrice(typed.text, digits);
		const isUnread = price === null && typed.text.trim() !== '';
		setFaulty(isUnread);
		// What cannot be read stays, with what is wrong with it.
		if (isUnread) return;
		if (price !== value) onChange(price);
		setTyped({ text: write(price), of: written });
	}
	return (
		<div className="min-w-0 grow">
			<label className="flex min-w-0 items-center gap-2 text-sm">
				{label}
				<input
					type="text"
					inputMode="decimal"
					name={name}
					autoComplete="off"
					maxLength={12}
					placeholder={(limit / 10 ** digits).toFixed(digits).replace('.', comma ? ',' : '.')}
					aria-invalid={faulty}
					aria-describedby={`${id}-fault`}
					value={typed.text}
					onChange={(event) => setTyped({ text: event.target.value, of: written })}
					onBlur={settle}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return;
						event.preventDefault();
						settle();
					}}
					className="min-h-11 w-full min-w-0 rounded-theme border border-control-line bg-control px-3 text-control-text placeholder:text-placeholder hover:border-control-line-hover aria-invalid:border-control-line-invalid"
				/>
			</label>
			<p id={`${id}-fault`} role="alert" className="mt-1 text-sm text-error empty:hidden">
				{faulty && t('list.priceInvalid', { example: write(limit) })}
			</p>
		</div>
	);
}
