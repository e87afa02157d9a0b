// What was released for an ordered line, large enough to be read: every side, and of a series every row.
import { useState } from 'react';
import { formatNumber } from '../../../rules/formats.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface PagesProps {
	sides: readonly string[];
	/** Addresses of the pictures, of the first row. */
	previews: readonly string[];
	/** 1: no series. */
	rows: number;
	/** It is not printed like this. */
	isSentBack: boolean;
}

export function OrderedPages({ sides, previews, rows, isSentBack }: PagesProps) {
	const { t } = usePlatform();
	const [isOpen, setOpen] = useState(false);
	const [row, setRow] = useState(1);
	return (
		<details className="w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary className="min-h-8 cursor-pointer font-semibold pointer-coarse:min-h-11 pointer-coarse:content-center">
				{t(isSentBack ? 'printData.design.showReleased' : 'printData.design.show')}
			</summary>
			{isOpen && (
				<div className="mt-3 grid gap-3">
					{rows > 1 && <RowChoice row={row} rows={rows} onChoose={setRow} />}
					<ul className="grid gap-4 phone:grid-cols-2">
						{previews.map((preview, index) => {
							const side = describeSide(t, sides[index] ?? '');
							return (
								<li key={preview} className="min-w-0">
									<h4 className="mb-1 text-sm font-semibold">{side}</h4>
									<img
										src={`${preview}&row=${row}`}
										alt={t('printData.design.pageOf', { side })}
										className="h-auto max-h-[80dvh] max-w-full border border-line"
									/>
								</li>
							);
						})}
					</ul>
				</div>
			)}
		</details>
	);
}

export function RowChoice({ row, rows, onChoose }: { row: number; rows: number; onChoose(row: number): void }) {
	const { t, language, notation } = usePlatform();
	const number = (value: number) => formatNumber(value, language, notation);
	return (
		<div className="flex flex-wrap items-center gap-2 text-sm">
			<Button size="small" aria-disabled={row === 1} onClick={() => row > 1 && onChoose(row - 1)}>
				{t('printData.design.previousRow')}
			</Button>
			<p role="status" className="tabular-nums">
				{t('printData.design.rowOf', { row: number(row), count: number(rows) })}
			</p>
			<Button size="small" aria-disabled={row === rows} onClick={() => row < rows && onChoose(row + 1)}>
				{t('printData.design.nextRow')}
			</Button>
		</div>
	);
}
