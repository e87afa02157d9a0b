// A number, typed in the reader's notation. When the field is left it is clamped and rounded up to the step, or to its precision, and says so. What cannot
// be read stays as it was typed, with a word why, and is NaN when it is saved.
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { type NumberLimits, parseNumber } from '../../rules/numbers.ts';
import { usePlatform } from '../platform/environment.tsx';
import { controlStyle, describedBy, Field, type FieldBasics, useFieldIds } from './field.tsx';
import { useTypedNumber } from './use-typed-number.ts';

const unlimited: NumberLimits = {};

interface NumberFieldProps extends FieldBasics, NumberLimits {
	/** Undefined while the field is empty, NaN while it holds something that cannot be read: that must not be saved. */
	value: number | undefined;
	onChange(value: number | undefined): void;
	/** What is counted, such as pcs. */
	unit?: string;
	/** False: what was typed stays whatever the limits are, and the form says what is wrong with it. */
	settled?: boolean;
	/** How it is written while no one types, where it has more places than numbers have otherwise. */
	format?: (value: number) => string;
}

const button =
	'grid w-11 shrink-0 cursor-pointer place-items-center border border-control-line bg-control text-control-text hover:bg-item-hover disabled:cursor-not-allowed disabled:bg-control-off disabled:text-control-off-text';

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
	settled = true,
	...limits
}: NumberFieldProps) {
	const { t, language, notation } = usePlatform();
	const written = format ?? ((number: number) => formatNumber(number, language, notation));
	const ids = useFieldIds();
	const [left, setLeft] = useState(false);
	const number = useTypedNumber({ value, onChange, limits: settled ? limits : unlimited, written });
	const known = Number.isNaN(value) ? undefined : value;

	const leave = () => {
		setLeft(true);
		number.leave();
	};
	/** Down to the multiple before: rounding goes up only where a user typed. */
	const move = (steps: number) => {
		const now = number.typed === undefined ? known : parseNumber(number.typed, language, notation);
		const next = (Number.isNaN(now) ? (known ?? 0) : (now ?? 0)) + steps * (limits.step ?? 1);
		number.moveTo(next < 0 && !limits.allowNegative ? 0 : next);
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
	const error = number.refusal ?? given ?? missing;
	const { note } = number;
	return (
		<Field ids={ids} label={label} hint={hint} note={note} error={error} required={required}>
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
					{...describedBy({ ids, hint, note, error, required })}
					id={ids.control}
					name={name}
					disabled={disabled}
					type="text"
					inputMode="decimal"
					role="spinbutton"
					autoComplete="off"
					aria-valuenow={known}
					aria-valuemin={limits.min}
					aria-valuemax={limits.max}
					aria-valuetext={known === undefined ? undefined : `${written(known)} ${unit ?? ''}`.trim()}
					value={number.typed ?? (known === undefined ? '' : written(known))}
					onChange={(event) => number.type(event.target.value)}
					onBlur={leave}
					onKeyDown={press}
					className={`${controlStyle} rounded-none! border-x-0! text-end tabular-nums`}
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
