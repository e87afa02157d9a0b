// Texts in a grid, one column a language, edited where they stand. Used by the screen of translations and by "Texts on this page":
// the screen keeps the drafts and saves them.
//
// Arrow keys move from cell to cell, Enter edits, Ctrl+Enter keeps, Escape gives up, Tab goes on to the next text, Space selects.
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/environment.tsx';
import type { Drafts } from './drafts.ts';
import type { TextErrors } from './error-text.ts';
import { GridHeading, type GridSort } from './grid-heading.tsx';
import { type DescribingColumn, GridRow } from './grid-row.tsx';
import type { GridText } from './grid-text.ts';
import { RowBlock, rowsInBlock } from './row-window.tsx';
import { useSteady } from './steady-actions.ts';
import type { Leaving } from './wording-editor.tsx';

interface TextsGridProps {
	texts: readonly GridText[];
	/** The columns to edit. */
	languages: readonly string[];
	drafts: Drafts;
	/** Also with what is there already: the draft is none then. */
	onDraft(text: GridText, languageCode: string, typed: string): void;
	/** What the server has found wrong with drafts. */
	faults?: TextErrors;
	/** Whether this text may be changed. */
	isEditable(text: GridText): boolean;
	describing?: readonly DescribingColumn[];
	onOpen?(key: string): void;
	selection?: { keys: ReadonlySet<string>; onChange(keys: ReadonlySet<string>): void };
	/** By the id of a describing column, or `key`. */
	sort?: GridSort | undefined;
	onSort?(column: string): void;
	busy?: boolean;
	/** In place of rows where there are none. */
	empty?: ReactNode;
}

interface Place {
	row: number;
	column: number;
}

const noErrors: TextErrors = new Map();
const pageOfRows = 10;
/** In rem. Wordings share what is left. */
const widthOf = { choice: 2.75, key: 12, describing: 9, leastWording: 14 };
/** Keys are long: the wider the screen is, the more of it they get. */
const widthOnScreen = (rem: number) => (rem === widthOf.key ? `clamp(${rem}rem, 22vw, 27rem)` : `${rem}rem`);

function moved(
	{ row, column }: Place,
	{ key, ctrlKey }: KeyboardEvent,
	rows: number,
	columns: number,
): Place | undefined {
	const [lastRow, lastColumn] = [rows - 1, columns - 1];
	switch (key) {
		case 'ArrowUp':
			return { row: Math.max(row - 1, 0), column };
		case 'ArrowDown':
			return { row: Math.min(row + 1, lastRow), column };
		case 'ArrowLeft':
			return { row, column: Math.max(column - 1, 0) };
		case 'ArrowRight':
			return { row, column: Math.min(column + 1, lastColumn) };
		case 'PageUp':
			return { row: Math.max(row - pageOfRows, 0), column };
		case 'PageDown':
			return { row: Math.min(row + pageOfRows, lastRow), column };
		case 'Home':
			return { row: ctrlKey ? 0 : row, column: 0 };
		case 'End':
			return { row: ctrlKey ? lastRow : row, column: lastColumn };
		default:
			return undefined;
	}
}

export function TextsGrid(props: TextsGridProps) {
	const { texts, languages, drafts, faults = noErrors, describing = [], selection, sort, busy = false } = props;
	const t = useTexts();
	const grid = useRef<HTMLTableElement>(null);
	const [active, setActive] = useState<Place>({ row: 0, column: 0 });
	const [editing, setEditing] = useState<{ key: string; languageCode: string }>();
	/** The focus follows once the cell is there: it may have been far out of sight. */
	const follows = useRef(false);
	const firstLanguage = (selection ? 1 : 0) + 1 + describing.length;
	const columns = firstLanguage + languages.length;
	const activeRow = Math.min(active.row, Math.max(texts.length - 1, 0));

	useEffect(() => {
		if (!follows.current) return;
		follows.current = false;
		const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
		cell?.focus();
		cell?.scrollIntoView({ block: 'nearest' });
	}, [active]);

	const go = (place: Place) => {
		follows.current = true;
		setActive(place);
	};
	const edit = (row: number, languageCode: string) => {
		const text = texts[row];
		if (!text || !props.isEditable(text)) return false;
		setActive({ row, column: firstLanguage + languages.indexOf(languageCode) });
		setEditing({ key: text.key, languageCode });
		return true;
	};
	/** To the text before or behind this one, in reading order, that may be edited. */
	const editBeside = (row: number, languageCode: string, step: 1 | -1): boolean => {
		const start = row * languages.length + languages.indexOf(languageCode);
		for (let at = start + step; at >= 0 && at < texts.length * languages.length; at += step)
			if (edit(Math.floor(at / languages.length), languages[at % languages.length] ?? '')) return true;
		return false;
	};
	const select = (key: string, selected: boolean) => {
		const keys = new Set(selection?.keys);
		if (selected) keys.add(key);
		else keys.delete(key);
		selection?.onChange(keys);
	};

	const end = (row: number, languageCode: string, how: Leaving | 'left') => {
		if ((how === 'next' || how === 'previous') && editBeside(row, languageCode, how === 'next' ? 1 : -1)) return;
		const key = texts[row]?.key;
		// Another one may be open by now.
		setEditing((open) => (open?.key === key && open?.languageCode === languageCode ? undefined : open));
		if (how !== 'left') go({ row, column: firstLanguage + languages.indexOf(languageCode) });
	};
	const actions = useSteady({
		onDraft: props.onDraft,
		onOpen: (key) => props.onOpen?.(key),
		onSelect: select,
		onEdit: (row, languageCode) => void edit(row, languageCode),
		onEnd: end,
		onActive: (row, column) => setActive({ row, column }),
	});

	const act = (text: GridText, column: number) => {
		const languageCode = languages[column - firstLanguage];
		if (languageCode) edit(activeRow, languageCode);
		else if (selection && column === 0) select(text.key, !selection.keys.has(text.key));
		else props.onOpen?.(text.key);
	};
	const press = (event: KeyboardEvent<HTMLElement>) => {
		const text = texts[activeRow];
		if (!(event.target instanceof HTMLElement) || event.target.dataset.cell === undefined || !text) return;
		const place = moved({ row: activeRow, column: active.column }, event, texts.length, columns);
		if (place) go(place);
		else if (event.key === 'Enter' || event.key === 'F2') act(text, active.column);
		else if (event.key === ' ' && selection) select(text.key, !selection.keys.has(text.key));
		else return;
		event.preventDefault();
	};

	const widths = [
		...(selection ? [widthOf.choice] : []),
		widthOf.key,
		...describing.map(() => widthOf.describing),
		...languages.map(() => undefined),
	];
	const least = widths.reduce<number>((sum, width) => sum + (width ?? widthOf.leastWording), 0);
	const blocks = Array.from({ length: Math.ceil(texts.length / rowsInBlock) }, (_, index) => index);
	return (
		<div className="relative overflow-x-auto rounded-theme border border-line bg-surface">
			<table
				ref={grid}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which cells take the focus is a grid
				role="grid"
				aria-label={t('texts.grid')}
				aria-rowcount={texts.length + 1}
				aria-colcount={columns}
				aria-busy={busy}
				aria-multiselectable={selection ? true : undefined}
				onKeyDown={press}
				className="w-full border-collapse not-phone:block phone:min-w-(--texts-least) phone:table-fixed"
				style={{ '--texts-least': `${least}rem` } as CSSProperties}
			>
				<colgroup>
					{widths.map((width, column) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
						<col key={column} style={width === undefined ? undefined : { width: widthOnScreen(width) }} />
					))}
				</colgroup>
				<GridHeading
					describing={describing}
					languages={languages}
					sort={sort}
					onSort={props.onSort}
					chosen={
						selection && {
							all: texts.length > 0 && texts.every(({ key }) => selection.keys.has(key)),
							onChange: (all) => selection.onChange(new Set(all ? texts.map(({ key }) => key) : [])),
						}
					}
				/>
				{blocks.map((block) => (
					<RowBlock
						key={block}
						index={block}
						count={Math.min(rowsInBlock, texts.length - block * rowsInBlock)}
						held={Math.floor(activeRow / rowsInBlock) === block}
					>
						{() =>
							texts.slice(block * rowsInBlock, (block + 1) * rowsInBlock).map((text, index) => {
								const row = block * rowsInBlock + index;
								return (
									<GridRow
										key={text.key}
										{...actions}
										text={text}
										row={row}
										languages={languages}
										describing={describing}
										drafts={drafts.get(text.key)}
										faults={faults}
										selectable={selection !== undefined}
										selected={selection?.keys.has(text.key) ?? false}
										editable={props.isEditable(text)}
										hasDetails={props.onOpen !== undefined}
										activeColumn={row === activeRow ? active.column : undefined}
										editing={editing?.key === text.key ? editing.languageCode : undefined}
									/>
								);
							})
						}
					</RowBlock>
				))}
			</table>
			{texts.length === 0 && props.empty}
		</div>
	);
}
