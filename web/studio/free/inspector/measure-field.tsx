// A number with its unit, small enough for two in a row. Typed as everywhere in the house; arrows change it, with Shift by ten, with Alt by a tenth.
import { type KeyboardEvent, useId } from 'react';
import { useTypedNumber } from '../../../kit/use-typed-number.ts';
import { usePlatform } from '../../../platform/environment.tsx';

interface MeasureProps {
	/** Read aloud. */
	label: string;
	/** Shown in its place. */
	sign?: string;
	unit: string;
	/** In the unit that the design has. */
	value: number;
	/** How many of them are one that is shown. */
	factor: number;
	min?: number;
	max?: number;
	disabled?: boolean;
	onChange(value: number): void;
}

export function MeasureField({ label, sign, unit, value, factor, min, max, disabled = false, onChange }: MeasureProps) {
	const { language } = usePlatform();
	const id = useId();
	const shown = Math.round((value / factor) * 1000) / 1000;
	const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
	const limits = { min, max, allowNegative: min === undefined || min < 0 };
	const number = useTypedNumber({
		value: shown,
		onChange: (next) => {
			if (next !== undefined && !Number.isNaN(next)) onChange(Math.round(next * factor));
		},
		limits,
		written: (one) => format.format(one),
	});
	const press = (event: KeyboardEvent) => {
		if (event.key === 'Enter') number.leave();
		const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
		if (steps === undefined) return;
		event.preventDefault();
		const by = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
		number.moveTo(Math.round((shown + steps * by) * 1000) / 1000);
	};
	const said = number.refusal ?? number.note;
	return (
		<div className="min-w-0">
			<div className="flex min-h-9 items-center rounded-theme border border-control-line bg-control focus-within:border-control-line-focus has-disabled:bg-control-off has-aria-invalid:border-control-line-invalid pointer-coarse:min-h-11">
				<label htmlFor={id} className="shrink-0 ps-2 text-sm text-hint">
					{sign ? (
						<>
							<span aria-hidden>{sign}</span>
							<span className="sr-only">{label}</span>
						</>
					) : (
						label
					)}
				</label>
				<input
					id={id}
					type="text"
					inputMode="decimal"
					autoComplete="off"
					disabled={disabled}
					aria-invalid={number.refusal ? true : undefined}
					aria-describedby={said ? `${id}-said` : undefined}
					value={number.typed ?? format.format(shown)}
					onChange={(event) => number.type(event.target.value)}
					onBlur={number.leave}
					onKeyDown={press}
					className="w-full min-w-0 bg-transparent px-1.5 py-1 text-end text-sm text-control-text tabular-nums outline-none disabled:text-control-off-text"
				/>
				<span className="shrink-0 pe-2 text-sm text-hint">{unit}</span>
			</div>
			<p
				id={`${id}-said`}
				aria-live="polite"
				className={`mt-1 text-sm empty:hidden ${number.refusal ? 'text-error' : ''}`}
			>
				{said}
			</p>
		</div>
	);
}
