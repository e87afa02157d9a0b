// A number, typed in the reader's notation. When the field is left it is clamped and rounded up to the step; what is refused
// goes back to what was there before, with a word why.
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { type NumberLimits, parseNumber, settleNumber } from '../../rules/numbers.ts';
import { usePlatform } from '../platform/environment.tsx';
import { controlLook, describedBy, Field, type FieldBasics, useFieldIds } from './field.tsx';

interface NumberFieldProps extends FieldBasics, NumberLimits {
	/** Undefined while the field is empty. */
	value: number | undefined;
	onChange(value: number | undefined): void;
	/** What is counted, such as pcs. */
	unit?: string;
	/** How it is written while nobody types, where it has more places than numbers have otherwise. */
	format?: (value: number) => string;
}

const button =
	'grid w-11 shrink-0 cursor-pointer place-items-center border border-control-line bg-control text-control-text hover:bg-item-hover disabled:cursor-not-allowed disabled:bg-control-off disabled:text-control-off-text';

type Refusal = 'fields.numberUnreadable' | 'fields.negativeNumber';

export function NumberField({
	label,
	hint,
	error: given,
	required,
	disabled,
	name,
	value,
	onChange,
	unit,
	format,
	...limits
}: NumberFieldProps) {
	const { t, language, notation } = usePlatform();
	const written = format ?? ((number: number) => formatNumber(number, language, notation));
	const ids = useFieldIds();
	/** What is being typed; undefined while nobody types. */
	const [typed, setTyped] = useState<string>();
	const [refusal, setRefusal] = useState<Refusal>();
	const [left, setLeft] = useState(false);

	const settle = (entered: number) => {
		const settled = settleNumber(entered, limits);
		setTyped(undefined);
		setRefusal(settled === undefined ? (entered < 0 ? 'fields.negativeNumber' : 'fields.numberUnreadable') : undefined);
		if (settled !== undefined && settled !== value) onChange(settled);
	};
	const leave = () => {
		setLeft(true);
		if (typed === undefined) return;
		if (typed.trim() !== '') return settle(parseNumber(typed, language, notation));
		setTyped(undefined);
		setRefusal(undefined);
		onChange(undefined);
	};
	/** Down to the multiple before: rounding goes up only where somebody typed. */
	const move = (steps: number) => {
		const now = typed === undefined ? (value ?? 0) : parseNumber(typed, language, notation);
		const next = (Number.isNaN(now) ? (value ?? 0) : now) + steps * (limits.step ?? 1);
		settle(next < 0 && !limits.allowNegative ? 0 : next);
	};
	const press = (event: KeyboardEvent) => {
		const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
		if (event.key === 'Enter') leave();
		if (steps === undefined) return;
		event.preventDefault();
		move(steps);
	};

	const missing =
		given === undefined && required && left && value === undefined ? t('controlTextIsRequired') : undefined;
	const error = given ?? (refusal ? t(refusal) : missing);
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			<div className="flex items-stretch">
				<button
					type="button"
					tabIndex={-1}
					disabled={disabled}
					aria-label={t('kit.decrease')}
					onClick={() => move(-1)}
					className={`${button} rounded-s-theme`}
				>
					<IconMinus aria-hidden size={18} />
				</button>
				<input
					{...describedBy({ ids, hint, error, required })}
					id={ids.control}
					name={name}
					disabled={disabled}
					type="text"
					inputMode="decimal"
					role="spinbutton"
					autoComplete="off"
					aria-valuenow={value}
					aria-valuemin={limits.min}
					aria-valuemax={limits.max}
					aria-valuetext={value === undefined ? undefined : `${written(value)} ${unit ?? ''}`.trim()}
					value={typed ?? (value === undefined ? '' : written(value))}
					onChange={(event) => setTyped(event.target.value)}
					onBlur={leave}
					onKeyDown={press}
					className={`${controlLook} rounded-none! border-x-0! text-end tabular-nums`}
				/>
				{unit && (
					<span className="grid shrink-0 place-items-center border-y border-s border-control-line bg-sunken px-3 text-sm text-hint">
						{unit}
					</span>
				)}
				<button
					type="button"
					tabIndex={-1}
					disabled={disabled}
					aria-label={t('kit.increase')}
					onClick={() => move(1)}
					className={`${button} rounded-e-theme`}
				>
					<IconPlus aria-hidden size={18} />
				</button>
			</div>
		</Field>
	);
}
