// A list as a table where there is room for its columns, and as cards where there is not; each value then has its label beside it.
import type { ReactNode } from 'react';

interface ListTableProps {
	label: string;
	/** One of them takes the room that the others leave. */
	columns: readonly { label: string; align?: 'end'; wide?: true }[];
	children: ReactNode;
}

export function ListTable({ label, columns, children }: ListTableProps) {
	return (
		<table aria-label={label} className="grid w-full gap-4 border-collapse tablet:table">
			<thead className="hidden tablet:table-header-group">
				<tr className="border-b border-strong-line text-sm">
					{columns.map((column) => (
						<th
							key={column.label}
							scope="col"
							className={`px-3 py-2 font-bold whitespace-nowrap first:ps-0 last:pe-0 ${column.wide ? 'w-full' : ''} ${column.align === 'end' ? 'text-right' : 'text-left'}`}
						>
							{column.label}
						</th>
					))}
				</tr>
			</thead>
			{children}
		</table>
	);
}

interface RowProps {
	id?: string;
	/** What stands below all columns. */
	below?: { columns: number; content: ReactNode };
	children: ReactNode;
}

export const ListRow = ({ id, below, children }: RowProps) => (
	<tbody
		id={id}
		tabIndex={id ? -1 : undefined}
		className="block scroll-mt-4 rounded-theme border border-line bg-surface p-4 outline-none tablet:table-row-group tablet:border-0 tablet:border-b tablet:bg-transparent"
	>
		<tr className="grid gap-1 phone:grid-cols-2 phone:gap-x-10 tablet:table-row">{children}</tr>
		{below && (
			<tr className="block tablet:table-row">
				<td colSpan={below.columns} className="block tablet:table-cell tablet:ps-24 tablet:pb-3 desktop:ps-28">
					{below.content}
				</td>
			</tr>
		)}
	</tbody>
);

interface CellProps {
	label: string;
	align?: 'end';
	children: ReactNode;
}

const cell =
	'tablet:table-cell tablet:px-3 tablet:pt-4 tablet:pb-2 tablet:align-top tablet:first:ps-0 tablet:last:pe-0';

export const ListCell = ({ label, align, children }: CellProps) => (
	<td
		className={`flex min-h-8 items-start justify-between gap-4 ${cell} ${align === 'end' ? 'tablet:text-right' : ''}`}
	>
		<span aria-hidden className="text-sm text-muted tablet:hidden">
			{label}
		</span>
		<div className={`min-w-0 tabular-nums ${align === 'end' ? 'text-right' : 'text-right tablet:text-left'}`}>
			{children}
		</div>
	</td>
);

/**
 * What the row is about; on cards it stands above everything else, without a label. No head of the row: with all that it holds it would be
 * read aloud before each of the other cells.
 */
export const ListHead = ({ children }: { children: ReactNode }) => (
	<td className={`block pb-2 phone:col-span-2 ${cell}`}>{children}</td>
);
