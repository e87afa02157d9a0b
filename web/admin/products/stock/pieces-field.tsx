// A number of pieces. Unlike other numbers it is never rounded or cut: what is booked is what was typed, or nothing.
import type { KeyboardEvent } from 'react';
import { parsePieces } from '../../../../rules/numbers.ts';
import { findPiecesError } from '../../../../rules/stock.ts';
import { controlStyle, describedBy, Field, type FieldBasics, useFieldIds } from '../../../kit/field.tsx';
import { type Platform, usePlatform } from '../../../platform/environment.tsx';

/** Undefined for an empty field, else a number or what is wrong with it, in words. */
type Pieces = { value: number | undefined; fault?: undefined } | { value?: undefined; fault: string };

export function readPieces(typed: string, { t, language, notation }: Platform, least = 0): Pieces {
	if (typed.trim() === '') return { value: undefined };
	const value = parsePieces(typed, language, notation);
	const error = findPiecesError(value, least);
	return error ? { fault: t(`stock.pieces.${error}`) } : { value };
}

interface PiecesFieldProps extends FieldBasics {
	value: string;
	onChange(typed: string): void;
	onLeave?(): void;
	autoFocus?: boolean;
}

export function PiecesField(props: PiecesFieldProps) {
	const { label, hint, error, required, disabled, value, onChange, onLeave, autoFocus } = props;
	const { t } = usePlatform();
	const ids = useFieldIds();
	const press = (event: KeyboardEvent) => {
		if (event.key === 'Enter') onLeave?.();
	};
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			<div className="flex max-w-60 items-stretch">
				<input
					{...describedBy({ ids, hint, error, required })}
					id={ids.control}
					type="text"
					inputMode="numeric"
					autoComplete="off"
					// biome-ignore lint/a11y/noAutofocus: the first field of a dialog that is about it
					autoFocus={autoFocus}
					disabled={disabled}
					value={value}
					onChange={(event) => onChange(event.target.value)}
					onBlur={() => onLeave?.()}
					onKeyDown={press}
					className={`${controlStyle} rounded-e-none! text-end tabular-nums`}
				/>
				<span className="grid shrink-0 place-items-center rounded-e-theme border-y border-e border-control-line bg-sunken px-3 text-sm text-hint">
					{t('stock.unit')}
				</span>
			</div>
		</Field>
	);
}
