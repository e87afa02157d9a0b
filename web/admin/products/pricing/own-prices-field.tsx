// The quantity prices of a product, typed where it is edited: a quantity and either the price of one piece or the total; the other follows.
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { type LadderCell, ladderCells, withCell } from '../../../../rules/price-lists/ladder-cells.ts';
import { writeTotal, writeUnitPrice } from '../../../../rules/price-lists/read-cells.ts';
import { Button } from '../../../kit/button.tsx';
import { controlStyle } from '../../../kit/field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { cellName, type OwnPrices } from './use-own-prices.ts';

interface OwnPricesFieldProps {
	own: OwnPrices;
	readOnly: boolean;
}

export function OwnPricesField({ own, readOnly }: OwnPricesFieldProps) {
	const { t, language, currency } = usePlatform();
	const id = useId();
	const table = useRef<HTMLTableElement>(null);
	const { cells } = own.values;
	/** What follows from the price that was typed. */
	const derived = (row: number, cell: LadderCell): string => {
		const step = cell === 'quantity' ? undefined : own.rowSteps[row];
		if (!step) return '';
		return cell === 'total' ? writeTotal(step.total, language, currency) : writeUnitPrice(step.unitPrice, language);
	};
	const remove = (index: number) => {
		own.set({ cells: cells.filter((_, other) => other !== index) });
		table.current?.querySelector<HTMLInputElement>(`[name="${cellName(Math.max(0, index - 1), 'quantity')}"]`)?.focus();
	};
	return (
		<div className="grid grid-cols-1 gap-2">
			<div>
				<h3 id={id} className="font-semibold">
					{t('pricing.ownPrices')}
				</h3>
				<p className="text-sm text-muted">{t('pricing.ownPricesText')}</p>
			</div>
			<table ref={table} aria-labelledby={id} className="w-full table-fixed border-collapse">
				<thead>
					<tr className="text-sm text-label">
						{ladderCells.map((cell) => (
							<th key={cell} scope="col" className="pe-2 pb-1 text-end font-semibold">
								{cell === 'quantity'
									? t('pricing.quantity')
									: t('adminPriceLists.inCurrency', { column: t(`priceLists.${cell}`), sign: currency })}
							</th>
						))}
						<td className="w-11" />
					</tr>
				</thead>
				<tbody>
					{cells.map((row, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that stays
						<tr key={index} className="align-top">
							{ladderCells.map((cell) => (
								<td key={cell} className="pe-2 pb-2">
									<PriceCell
										name={cellName(index, cell)}
										label={t('pricing.ownCell', {
											column: cell === 'quantity' ? t('pricing.quantity') : t(`priceLists.${cell}`),
											row: index + 1,
										})}
										text={row[cell]}
										placeholder={derived(index, cell)}
										error={own.errorOf(cellName(index, cell))}
										readOnly={readOnly}
										onChange={(text) => own.set({ cells: withCell(cells, index, cell, text) })}
									/>
								</td>
							))}
							<td className="pb-2">
								{!readOnly && index < cells.length - 1 && (
									<Button
										size="small"
										aria-label={t('pricing.removeStep', { row: index + 1 })}
										icon={<IconTrash aria-hidden size={18} />}
										onClick={() => remove(index)}
									/>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<ul role="status" className="grid gap-1 text-sm font-medium empty:hidden">
				{own.cheaper.map(({ quantity, smaller }) => (
					<li key={quantity} className="flex items-start gap-1">
						<IconAlertTriangle aria-hidden size="1.25em" className="shrink-0" />
						{t('priceLists.warning.cheaper', { quantity, smaller })}
					</li>
				))}
			</ul>
		</div>
	);
}

interface PriceCellProps {
	name: string;
	label: string;
	text: string;
	placeholder: string;
	error: string | null | undefined;
	readOnly: boolean;
	onChange(text: string): void;
}

function PriceCell({ name, label, text, placeholder, error, readOnly, onChange }: PriceCellProps) {
	const id = useId();
	return (
		<>
			<input
				name={name}
				aria-label={label}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? id : undefined}
				inputMode="decimal"
				autoComplete="off"
				disabled={readOnly}
				placeholder={placeholder}
				value={text}
				onChange={(event) => onChange(event.target.value)}
				className={`${controlStyle} text-end tabular-nums`}
			/>
			{error && (
				<p id={id} className="mt-1 text-sm text-error">
					{error}
				</p>
			)}
		</>
	);
}
