// Above a table: search, filters, which columns are shown.
import { IconCheck, IconColumns3, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components';
import { isDay } from '../../rules/dates.ts';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import { DateField } from './date-field.tsx';
import { controlStyle, useFieldIds } from './field.tsx';
import { FoldedFilters } from './folded-filters.tsx';
import { itemStyle, popoverStyle } from './popover-style.ts';
import { type Choice, Select } from './select.tsx';
import type { ChangeTable, TableState } from './table-state.ts';
import { useThemeScope } from './theme-scope.tsx';

interface ChoiceFilter extends NamedColumn {
	choices: readonly Choice[];
}

/** A day, as 2026-11-15 in the address. */
interface DayFilter extends NamedColumn {
	kind: 'day';
}

export type TableFilter = ChoiceFilter | DayFilter;

const isChoice = (filter: TableFilter): filter is ChoiceFilter => 'choices' in filter;

interface NamedColumn {
	id: string;
	label: string;
}

interface TableToolbarProps {
	columns: readonly NamedColumn[];
	/** Ids of those that are shown. */
	shown: readonly string[];
	filters: readonly TableFilter[];
	/** Where is searched, in the empty field. */
	searchHint?: string;
	/** Where the rows are cards, there are no columns to choose. */
	cards?: boolean;
	/** Columns that cards can be sorted by. */
	sorts?: readonly NamedColumn[];
	state: TableState;
	onChange: ChangeTable;
}

export function TableToolbar({
	columns,
	shown,
	filters,
	searchHint,
	cards = false,
	sorts = [],
	state,
	onChange,
}: TableToolbarProps) {
	const t = useTexts();
	const restricted = state.search !== '' || Object.keys(state.filters).length > 0;
	const days = filters.filter((filter) => !isChoice(filter));
	const restrict = (id: string, value: string) =>
		onChange(({ filters: { [id]: _before, ...others } }) => ({
			filters: value ? { ...others, [id]: value } : others,
		}));
	return (
		<div className="flex flex-wrap items-end gap-3">
			<TableSearch
				value={state.search}
				{...(searchHint ? { hint: searchHint } : {})}
				onChange={(search) => onChange({ search })}
			/>
			{(filters.length > 0 || sorts.length > 0) && (
				<FoldedFilters label={t('kit.filters', { count: Object.keys(state.filters).length })}>
					{filters.filter(isChoice).map(({ id, label, choices }) => (
						<div key={id} className="min-w-0 columns:w-32 min-[1400px]:w-36">
							<Select
								label={label}
								value={state.filters[id] ?? ''}
								choices={[{ value: '', label: t('kit.all') }, ...choices]}
								onChange={(value) => restrict(id, value)}
							/>
						</div>
					))}
					{days.length > 0 && (
						<div className="col-span-2 flex flex-wrap gap-3">
							{days.map(({ id, label }) => (
								<div key={id} className="w-40">
									<DayChoice label={label} value={state.filters[id] ?? ''} onChange={(value) => restrict(id, value)} />
								</div>
							))}
						</div>
					)}
					{sorts.length > 0 && <SortChoice sorts={sorts} sort={state.sort} onChange={(sort) => onChange({ sort })} />}
				</FoldedFilters>
			)}
			{/* Its room is there from the start: nothing wraps when something is filtered. */}
			<div className={`ms-auto gap-2 ${restricted ? 'flex' : 'hidden phone:flex'}`}>
				<div className={restricted ? '' : 'invisible'}>
					<Button
						icon={<IconFilterOff aria-hidden size={18} />}
						aria-label={t('kit.resetTable')}
						title={t('kit.resetTable')}
						onClick={() => onChange({ search: '', filters: {} })}
					/>
				</div>
				<div className={cards ? 'hidden columns:block' : ''}>
					<ColumnChoice columns={columns} shown={shown} onChange={(chosen) => onChange({ columns: chosen })} />
				</div>
			</div>
		</div>
	);
}

interface SortChoiceProps {
	sorts: readonly NamedColumn[];
	sort: TableState['sort'];
	onChange(sort: TableState['sort']): void;
}

/** Where there are no headings to press. */
function SortChoice({ sorts, sort, onChange }: SortChoiceProps) {
	const t = useTexts();
	const choices = sorts.flatMap(({ id, label }) => [
		{ value: id, label: t('kit.sortedUp', { column: label }) },
		{ value: `-${id}`, label: t('kit.sortedDown', { column: label }) },
	]);
	return (
		<div className="min-w-0 columns:hidden">
			<Select
				label={t('kit.sort')}
				value={sort ? `${sort.descending ? '-' : ''}${sort.column}` : ''}
				choices={choices}
				onChange={(value) => onChange({ column: value.replace(/^-/, ''), descending: value.startsWith('-') })}
			/>
		</div>
	);
}

interface DayChoiceProps {
	label: string;
	value: string;
	onChange(value: string): void;
}

/** While a user types, it is no day yet: the rows wait for one. */
function DayChoice({ label, value, onChange }: DayChoiceProps) {
	const [typed, setTyped] = useState(value);
	const [known, setKnown] = useState(value);
	if (value !== known) {
		setKnown(value);
		setTyped(value);
	}
	const change = (day: string) => {
		setTyped(day);
		if (day === '' || isDay(day)) onChange(day);
	};
	return <DateField label={label} value={typed} onChange={change} />;
}

const pause = 200;

interface TableSearchProps {
	value: string;
	onChange(value: string): void;
	/** Where is searched, in the empty field. */
	hint?: string;
}

/** What is typed is seen at once; the address follows when the typing rests. */
export function TableSearch({ value, onChange, hint }: TableSearchProps) {
	const t = useTexts();
	const ids = useFieldIds();
	const [typed, setTyped] = useState(value);
	const [known, setKnown] = useState(value);
	if (value !== known) {
		setKnown(value);
		setTyped(value);
	}
	const tell = useEffectEvent(() => {
		if (typed !== value) onChange(typed);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text begins the pause anew
	useEffect(() => {
		const timer = setTimeout(tell, pause);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<div className="relative min-w-44 grow basis-44 phone:min-w-56 phone:max-w-120 phone:basis-56">
			<label htmlFor={ids.control} className="sr-only">
				{t('kit.search')}
			</label>
			<IconSearch aria-hidden size={18} className="absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
			<input
				type="search"
				id={ids.control}
				placeholder={hint ?? t('kit.search')}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => event.key === 'Enter' && tell()}
				className={`${controlStyle} ps-10`}
			/>
		</div>
	);
}

interface ColumnChoiceProps {
	columns: readonly NamedColumn[];
	shown: readonly string[];
	onChange(shown: string[]): void;
}

/** The first column names the row and stays. */
function ColumnChoice({ columns, shown, onChange }: ColumnChoiceProps) {
	const t = useTexts();
	const look = useThemeScope();
	return (
		<MenuTrigger>
			<Pressable>
				<Button icon={<IconColumns3 aria-hidden size={18} />}>{t('kit.columns')}</Button>
			</Pressable>
			<Popover {...look} placement="bottom end" className={`${popoverStyle} min-w-48 overflow-auto p-1`}>
				<Menu
					selectionMode="multiple"
					selectedKeys={shown}
					disabledKeys={columns.slice(0, 1).map(({ id }) => id)}
					onSelectionChange={(keys) =>
						onChange(columns.filter(({ id }) => keys === 'all' || keys.has(id)).map(({ id }) => id))
					}
					className="outline-none"
				>
					{columns.map((column) => (
						<MenuItem key={column.id} id={column.id} textValue={column.label} className={itemStyle}>
							{({ isSelected }) => (
								<>
									<span className="grid size-5 shrink-0 place-items-center rounded-box border border-control-line">
										{isSelected && <IconCheck aria-hidden size={16} stroke={3} />}
									</span>
									{column.label}
								</>
							)}
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
