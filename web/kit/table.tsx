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
import { RowsSkeleton } from './screen-skeletons.tsx';
import { Sideways } from './sideways.tsx';
import { type BulkAction, BulkBar } from './table-bulk.tsx';
import { CardsBar, CardTick, tickStyle } from './table-cards.tsx';
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
	/** How the rows are sorted while nothing else is chosen. Cards, which have no headings, then offer the orders as a list. */
	defaultSort?: NonNullable<TableState['sort']>;
	filters?: readonly TableFilter[];
	/** Where is searched, in the empty field. */
	searchHint?: string;
	bulkActions?: readonly BulkAction[];
	/** Opens something on this screen. */
	onOpen?(id: string): void;
	/** The screen that a row leads to. */
	hrefOf?(row: Row): string;
	/** In place of the row where there is no room for columns. */
	card?(row: Row): ReactNode;
	busy?: boolean;
	/** In place of rows where there are none at all. */
	empty?: ReactNode;
	/** That they could not be loaded. Without rows nothing else is said: whether there are any, no one knows. */
	failure?: ReactNode;
}

export function Table<Row>(props: TableProps<Row>) {
	const { columns, rows, onChange, filters = [], card, failure, defaultSort } = props;
	const state = { ...props.state, sort: props.state.sort ?? defaultSort };
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
				sorts={card && defaultSort ? columns.filter(({ value }) => value !== undefined) : []}
				{...(props.searchHint ? { searchHint: props.searchHint } : {})}
				state={state}
				onChange={onChange}
			/>
			{failure}
			{!(failure && rows.length === 0) && <PageOfRows {...props} state={state} shown={shown} />}
		</div>
	);
}

interface PageOfRowsProps<Row> extends TableProps<Row> {
	/** Those of the columns that are chosen. */
	shown: readonly TableColumn<Row>[];
}

/** Rows that have no card stand below each other on a phone. */
const frameOf = (hasCards: boolean) =>
	`relative overflow-x-auto rounded-theme border border-line bg-surface ${hasCards ? '' : 'stacked-rows'}`;

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
			{card && (
				<Cards
					label={label}
					empty={rows.length === 0 && nothing}
					bar={selectable && <CardsBar actions={bulkActions} ids={ids} chosen={chosen} onSelect={setSelected} />}
				>
					{rows.map((row) => {
						const id = rowId(row);
						const isChosen = chosen.includes(id);
						return (
							<li
								key={id}
								className={`flex min-w-0 rounded-theme border ${isChosen ? 'border-chosen bg-item-active text-item-active-text' : 'border-line bg-surface'}`}
							>
								{selectable && (
									<CardTick
										chosen={isChosen}
										onChange={(on) =>
											setSelected(new Set(on ? [...chosen, id] : chosen.filter((other) => other !== id)))
										}
									/>
								)}
								<div className="min-w-0 grow">{card(row)}</div>
							</li>
						);
					})}
				</Cards>
			)}
			<div className={`relative ${card ? 'hidden columns:block' : ''}`}>
				{selectable && <BulkBar over actions={bulkActions} ids={chosen} onDone={() => setSelected(new Set())} />}
				<Sideways area={area.ref}>
					<div {...area} className={frameOf(card !== undefined)}>
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
							onSortChange={({ column }) =>
								onChange(({ sort }) => ({ sort: turned(sort ?? props.defaultSort, String(column)) }))
							}
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
										className={`${cell} text-sm font-semibold text-(--colors-labels-dark) ${column.align === 'end' ? 'text-end' : 'text-start'} data-allows-sorting:cursor-pointer`}
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
												data-label={column.label}
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
				</Sideways>
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
	'px-2 py-2 first:ps-4 last:pe-4 min-[1400px]:px-2.5 outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus pointer-coarse:py-3';

function SortSign({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
	if (!direction) return <IconArrowsSort aria-hidden size={16} className="shrink-0 text-muted" />;
	const Sign = direction === 'ascending' ? IconArrowUp : IconArrowDown;
	return <Sign aria-hidden size={16} className="shrink-0" />;
}

/** The table itself knows what is selected and says so. */
function Tick({ label }: { label: string }) {
	return (
		<Checkbox slot="selection" aria-label={label} className="grid cursor-pointer place-items-center">
			{({ isSelected, isIndeterminate, isFocusVisible }) => (
				<span className={tickStyle(isSelected || isIndeterminate, isFocusVisible)}>
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
	/** What can be done with those that are selected. */
	bar: ReactNode;
	children: ReactNode;
}

function Cards({ label, empty, bar, children }: CardsProps) {
	return (
		<div className="columns:hidden">
			{!empty && bar}
			{empty ? (
				<div className="rounded-theme border border-line bg-surface">{empty}</div>
			) : (
				<ul aria-label={label} className="grid items-start gap-3 phone:grid-cols-2">
					{children}
				</ul>
			)}
		</div>
	);
}

function Nothing({ busy, restricted, children }: { busy: boolean; restricted: boolean; children: ReactNode }) {
	const t = useTexts();
	if (busy) return <RowsSkeleton />;
	return restricted || !children ? <p className="p-6 text-center text-muted">{t('kit.nothingFound')}</p> : children;
}
