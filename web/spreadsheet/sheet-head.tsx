// The headings of a sheet and the widths of its columns.
import { useTexts } from '../platform/environment.tsx';
import type { SheetColumn } from './cells.ts';

interface SheetHeadProps {
	columns: readonly SheetColumn[];
	/** Of the column with the numbers of rows, in rem. */
	numbersWidth: number;
}

const head =
	'sticky top-0 z-4 border-e border-b border-strong-line bg-sunken px-1.5 py-2 phone:px-2 align-bottom text-sm font-semibold text-(--colors-labels-dark) hyphens-auto wrap-break-word';

export function SheetHead({ columns, numbersWidth }: SheetHeadProps) {
	const t = useTexts();
	const whole = columns.reduce((sum, { width }) => sum + width, 0);
	return (
		<>
			<colgroup>
				<col style={{ width: `${numbersWidth}rem` }} />
				{columns.map(({ key, width }) => (
					<col key={key} style={{ width: `${(width / whole) * 100}%` }} />
				))}
			</colgroup>
			<thead>
				<tr aria-rowindex={1}>
					<th scope="col" aria-colindex={1} className={`${head} start-0 z-5!`}>
						<span className="sr-only">{t('sheet.rowNumber')}</span>
					</th>
					{columns.map(({ key, label, numeric }, index) => (
						<th
							key={key}
							scope="col"
							aria-colindex={index + 2}
							data-column-head={key}
							className={`${head} ${numeric ? 'text-end' : 'text-start'}`}
						>
							{label}
						</th>
					))}
				</tr>
			</thead>
		</>
	);
}
