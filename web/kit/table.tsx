// The one list of the administration: search, filters, sorting, pages, chosen columns, actions for many rows.
// Arrow keys move through the rows, Space selects, Enter opens. What is set stands in the address (table-state.ts).
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconCheck, IconMinus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import {
	Cell,
	Checkbox,
	Column,
	Row as RowBase,
	type Selection,
	Table as TableBase,
	TableBody,
	TableHeader,
} from 'react-aria-components';
import { useTexts } from '../platform/environment.tsx';
import type { RowColumn } from './arrange-rows.ts';
import { RowLink, rowAttributes, useRowLinks } from './row-links.tsx';
import { Skeleton } from './skeleton.tsx';
import { type BulkAction, BulkBar } from './table-bulk.tsx';
import { TablePages } from './table-pages.tsx';
import type { ChangeTable, TableState } from './table-state.ts';
import { type TableFilter, TableToolbar } from './table-toolbar.tsx';

export interface TableColumn<Row> extends RowColumn<Row> {
	label: string;
	cell(row: Row): ReactNode;
	/** Numbers stand at the end, so that their digits are below each other. */
	align?: 'end';
	/** Can be shown, but is not at the beginning. */
	hidden?: boolean;
}

interface TableProps<Row> {
	label: string;
	/** The first one names the row and is always shown. */
	columns: readonly TableColumn<Row>[];
	/** Of this page only. */
	rows: readonly Row[];
	/** Of all pages. */
	total: number;
	rowId(row: Row): string;
	state: TableState;
	onChange: ChangeTable;
	filters?: readonly TableFilter[];
	/** Where is searched, in the empty field. */
	searchHint?: string;
	bulkActions?: readonly BulkAction[];
	/** Opens something on this screen. */
	onOpen?(id: string): void;
	/** The screen that a row leads to. */
	hrefOf?(row: Row): string;
	/** On a phone, in place of the row. */
	card?(row: Row): ReactNode;
	busy?: boolean;
	/** In place of rows where there are none at all. */
	empty?: ReactNode;
	/** That they could not be loaded. Without rows nothing else is said: whether there are any, no one knows. */
	failure?: ReactNode;
}

export function Table<Row>(props: TableProps<Row>) {
	const { columns, rows, state, onChange, filters = [], card, failure } = props;
	const first = columns[0]?.id;
	const shown = columns.filter(
		({ id, hidden }) => id === first || (state.columns ? state.columns.includes(id) : !hidden),
	);
	return (
		<div className="flex min-w-0 flex-col gap-3">
			<TableToolbar
				columns={columns}
				shown={shown.map(({ id }) => id)}
				filters={filters}
				cards={card !== undefined}
				{...(props.searchHint ? { searchHint: props.searchHint } : {})}
				state={state}
				onChange={onChange}
			/>
			{failure}
			{!(failure && rows.length === 0) && <PageOfRows {...props} shown={shown} />}
		</div>
	);
}

interface PageOfRowsProps<Row> extends TableProps<Row> {
	/** Those of the columns that are chosen. */
	shown: readonly TableColumn<Row>[];
}

function PageOfRows<Row>(props: PageOfRowsProps<Row>) {
	const { label, rows, total, rowId, state, onChange, bulkActions = [], onOpen, hrefOf, busy, card, shown } = props;
	const { area, follow } = useRowLinks();
	const open = hrefOf ? follow : onOpen;
	const t = useTexts();
	const [selected, setSelected] = useState<Selection>(new Set());
	const ids = rows.map(rowId);
	// Nothing is done to rows that are not in sight.
	const chosen = selected === 'all' ? ids : ids.filter((id) => selected.has(id));
	const first = shown[0]?.id;
	const selectable = bulkActions.length > 0;
	const restricted = state.search !== '' || Object.keys(state.filters).length > 0;
	const nothing = (
		<Nothing busy={busy ?? false} restricted={restricted}>
			{props.empty}
		</Nothing>
	);
	return (
		<>
			{selectable && <BulkBar actions={bulkActions} ids={chosen} onDone={() => setSelected(new Set())} />}
			{card && (
				<Cards label={label} empty={rows.length === 0 && nothing}>
					{rows.map((row) => (
						<li key={rowId(row)} className="min-w-0 rounded-theme border border-line bg-surface">
							{card(row)}
						</li>
					))}
				</Cards>
			)}
			<div
				{...area}
				className={`relative overflow-x-auto rounded-theme border border-line bg-surface ${card ? 'hidden phone:block' : ''}`}
			>
				<TableBase
					aria-label={label}
					aria-busy={busy}
					selectionMode={selectable ? 'multiple' : 'none'}
					selectedKeys={new Set(chosen)}
					onSelectionChange={setSelected}
					{...(state.sort
						? {
								sortDescriptor: {
									column: state.sort.column,
									direction: state.sort.descending ? ('descending' as const) : ('ascending' as const),
								},
							}
						: {})}
					onSortChange={({ column }) => onChange(({ sort }) => ({ sort: turned(sort, String(column)) }))}
					{...(open ? { onRowAction: (id) => open(String(id)) } : {})}
					className="w-full border-collapse text-start"
				>
					<TableHeader className="border-b border-line bg-sunken">
						{selectable && (
							<Column width={44} className={`${cell} w-11`}>
								<Tick label={t('kit.selectAll')} />
							</Column>
						)}
						{shown.map((column) => (
							<Column
								key={column.id}
								id={column.id}
								isRowHeader={column.id === first}
								allowsSorting={column.value !== undefined}
								className={`${cell} text-sm font-semibold whitespace-nowrap text-(--colors-labels-dark) ${column.align === 'end' ? 'text-end' : 'text-start'} data-allows-sorting:cursor-pointer`}
							>
								{({ allowsSorting, sortDirection }) => (
									<span className="inline-flex items-center gap-1">
										{column.label}
										{allowsSorting && <SortSign direction={sortDirection} />}
									</span>
								)}
							</Column>
						))}
					</TableHeader>
					<TableBody renderEmptyState={() => nothing}>
						{rows.map((row) => (
							<RowBase
								key={rowId(row)}
								id={rowId(row)}
								{...rowAttributes(rowId(row))}
								className="border-b border-line outline-none last:border-b-0 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-surface-hover data-selected:bg-item-active data-selected:text-item-active-text data-[href]:cursor-pointer"
							>
								{selectable && (
									<Cell className={cell}>
										<Tick label={t('kit.selectRow')} />
									</Cell>
								)}
								{shown.map((column) => (
									<Cell
										key={column.id}
										className={`${cell} ${column.align === 'end' ? 'text-end tabular-nums' : ''} ${open ? 'cursor-pointer' : ''}`}
									>
										{hrefOf && column.id === first ? (
											<RowLink to={hrefOf(row)}>{column.cell(row)}</RowLink>
										) : (
											column.cell(row)
										)}
									</Cell>
								))}
							</RowBase>
						))}
					</TableBody>
				</TableBase>
			</div>
			<TablePages total={total} state={state} onChange={onChange} />
		</>
	);
}

/** Up, then down; built on what was wanted last, for a second click may come before the first is shown. */
const turned = (sort: TableState['sort'], column: string): TableState['sort'] => ({
	column,
	descending: sort?.column === column && !sort.descending,
});

const cell =
	'px-4 py-2 outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus pointer-coarse:py-3';

function SortSign({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
	if (!direction) return <IconArrowsSort aria-hidden size={16} className="text-muted" />;
	const Sign = direction === 'ascending' ? IconArrowUp : IconArrowDown;
	return <Sign aria-hidden size={16} />;
}

/** The table itself knows what is selected and says so. */
function Tick({ label }: { label: string }) {
	return (
		<Checkbox slot="selection" aria-label={label} className="grid cursor-pointer place-items-center">
			{({ isSelected, isIndeterminate, isFocusVisible }) => (
				<span
					className={`grid size-5 place-items-center rounded-box border pointer-coarse:size-6 ${isSelected || isIndeterminate ? 'border-chosen bg-chosen text-chosen-text' : 'border-control-line bg-control'} ${isFocusVisible ? 'outline-2 outline-offset-2 outline-focus' : ''}`}
				>
					{isIndeterminate && <IconMinus aria-hidden size={16} stroke={3} />}
					{isSelected && !isIndeterminate && <IconCheck aria-hidden size={16} stroke={3} />}
				</span>
			)}
		</Checkbox>
	);
}

interface CardsProps {
	label: string;
	/** In place of cards where there are none. */
	empty: ReactNode;
	children: ReactNode;
}

function Cards({ label, empty, children }: CardsProps) {
	return (
		<div className="phone:hidden">
			{empty ? (
				<div className="rounded-theme border border-line bg-surface">{empty}</div>
			) : (
				<ul aria-label={label} className="grid gap-3">
					{children}
				</ul>
			)}
		</div>
	);
}

function Nothing({ busy, restricted, children }: { busy: boolean; restricted: boolean; children: ReactNode }) {
	const t = useTexts();
	if (busy)
		return (
			<div className="p-4">
				<Skeleton lines={5} />
			</div>
		);
	return restricted || !children ? <p className="p-6 text-center text-muted">{t('kit.nothingFound')}</p> : children;
}
