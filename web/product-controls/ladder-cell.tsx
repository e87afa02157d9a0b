// One cell of a ladder, with what is wrong with it below.
import { useId } from 'react';
import type { CellErrorAt, LadderCell } from '../../rules/price-lists/ladder-cells.ts';
import type { Translate } from '../../rules/texts/translator.ts';

interface LadderCellFieldProps {
	t: Translate;
	row: number;
	cell: LadderCell;
	text: string;
	/** What follows from the other price. */
	placeholder: string;
	fault: CellErrorAt['fault'] | undefined;
	first: boolean;
	onChange(text: string): void;
}

export function LadderCellField({ t, row, cell, text, placeholder, fault, first, onChange }: LadderCellFieldProps) {
	const id = useId();
	return (
		<>
			<input
				name={`${cell}-${row}`}
				// biome-ignore lint/a11y/noAutofocus: a user who pressed the button wants to write here
				autoFocus={first}
				aria-label={t('controls.prices.cell', { name: t(`controls.prices.${cell}`), row: row + 1 })}
				aria-invalid={fault !== undefined}
				aria-describedby={fault && id}
				inputMode={cell === 'quantity' ? 'numeric' : 'decimal'}
				autoComplete="off"
				placeholder={placeholder}
				value={text}
				onChange={(event) => onChange(event.target.value)}
				className="min-h-11 w-full min-w-24 rounded-theme border border-control-line bg-control px-2 text-right text-control-text tabular-nums placeholder:text-placeholder aria-invalid:border-control-line-invalid"
			/>
			{fault && (
				<p id={id} className="text-sm text-error">
					{t(`controls.prices.fault.${fault}`)}
				</p>
			)}
		</>
	);
}
