// Which rows of how many, and the ways to the others.
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../platform/environment.tsx';
import { pageWithin } from './arrange-rows.ts';
import { Button } from './button.tsx';
import { controlStyle } from './field.tsx';
import { SelectArrow } from './select.tsx';
import { type ChangeTable, rowCounts, type TableState } from './table-state.ts';

interface TablePagesProps {
	total: number;
	state: TableState;
	onChange: ChangeTable;
	/** Where it is no rows that are shown. */
	perPage?: string;
}

export function TablePages({ total, state, onChange, perPage }: TablePagesProps) {
	const t = useTexts();
	const id = useId();
	const last = Math.max(Math.ceil(total / state.rows), 1);
	const page = pageWithin(state, total);
	const to = Math.min(page * state.rows, total);
	const ways = [
		{ label: t('kit.firstPage'), icon: IconChevronsLeft, target: 1 },
		{ label: t('kit.previousPage'), icon: IconChevronLeft, target: page - 1 },
		{ label: t('kit.nextPage'), icon: IconChevronRight, target: page + 1 },
		{ label: t('kit.lastPage'), icon: IconChevronsRight, target: last },
	];
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 text-sm">
			<label htmlFor={id} className="flex items-center gap-2 whitespace-nowrap">
				{perPage ?? t('kit.rowsPerPage')}
				<span className="relative">
					<select
						id={id}
						value={state.rows}
						onChange={(event) => {
							const rows = rowCounts.find((count) => String(count) === event.target.value);
							if (rows) onChange({ rows });
						}}
						className={`${controlStyle} w-auto appearance-none pe-9`}
					>
						{rowCounts.map((count) => (
							<option key={count}>{count}</option>
						))}
					</select>
					<SelectArrow />
				</span>
			</label>
			<nav aria-label={t('kit.pages')} className="flex flex-wrap items-center gap-1">
				<p role="status" className="me-2 tabular-nums">
					{t('kit.rowsShown', { from: total === 0 ? 0 : (page - 1) * state.rows + 1, to, total })}
				</p>
				{ways.map(({ label, icon: Icon, target }) => (
					<Button
						key={label}
						aria-label={label}
						icon={<Icon aria-hidden size={20} />}
						disabled={target < 1 || target > last || target === page}
						onClick={() => onChange({ page: target })}
					/>
				))}
			</nav>
		</div>
	);
}
