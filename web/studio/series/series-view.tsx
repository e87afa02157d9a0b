// The rows of a series: read from a file or typed, mapped to fields, checked and shown as they are printed.
import { IconArrowLeft } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type Series, withFilledColumns } from '../../../rules/designs/series.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { type Confirm, ConfirmContext } from '../../platform/confirmation.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { at } from '../../spreadsheet/selection.ts';
import { newSheet, type Sheet } from '../../spreadsheet/sheet.ts';
import { Spreadsheet } from '../../spreadsheet/spreadsheet.tsx';
import { useSheetErrors } from '../../spreadsheet/use-sheet-errors.ts';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { type DesignSession, useSituation } from '../header/draft-session.ts';
import { PageStage } from '../stage/page-stage.tsx';
import { StageBar } from '../stage/stage-bar.tsx';
import { useDesign, useReadOnly } from '../studio-context.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { RowErrors } from './row-errors.tsx';
import { nameRow } from './row-name.ts';
import { RowThumbnails } from './row-thumbnails.tsx';
import { SeriesSaving } from './series-saving.tsx';
import { blankSeries, filledRows, fromSheetRows, shapeOf, toSheetRows, withKnownFields } from './series-sheet.ts';
import { SeriesSources } from './series-sources.tsx';
import type { SeriesState, SeriesStore } from './series-store.ts';
import { findUnfilled, useFindingErrors } from './use-finding-errors.ts';
import { useRowFindings } from './use-row-findings.ts';

/** Rows that were removed come back by an undo. */
const confirmAll: Confirm = async () => true;

interface ViewProps {
	session: DesignSession;
	store: SeriesStore;
	state: SeriesState;
	/** Of what was ordered: the number of people, who cannot be more or fewer. */
	orderedRows: number | undefined;
	onClose(): void;
}

export function SeriesView({ session, store, state, orderedRows, onClose }: ViewProps) {
	const { t, language } = usePlatform();
	const design = useDesign();
	const readOnly = useReadOnly();
	const { revision: designRevision } = useSituation(session);
	const table = useMemo(
		(): Series => (state.columns.length > 0 ? withKnownFields(state, design) : blankSeries(design, language)),
		[state, design, language],
	);
	const { columns, mapping } = table;
	const [sheet, setSheet] = useState(() => newSheet(toSheetRows(table)));
	const rows = useMemo(() => fromSheetRows(sheet.rows), [sheet.rows]);
	const filledKey = JSON.stringify(withFilledColumns({ columns, mapping, rows }).mapping);
	const filledMapping = useMemo(() => JSON.parse(filledKey) as Series['mapping'], [filledKey]);
	const shape = useMemo(
		() => shapeOf({ columns, mapping, filledMapping }, design, { t, language, orderedRows }),
		[columns, mapping, filledMapping, design, t, language, orderedRows],
	);
	const box = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);

	const change = (next: Sheet) => {
		setSheet(next);
		if (next.rows !== sheet.rows) store.change({ columns, mapping, rows: fromSheetRows(next.rows) });
	};
	/** Another table: what was done to the one before cannot be undone in it. */
	const replace = (series: Series) => {
		setSheet(newSheet(toSheetRows(series)));
		store.change(series);
		// The first row is selected in a new table.
		store.show(0);
	};
	const control = { shape, sheet, setSheet: change };
	const checks = useRowFindings(state);
	const judged = useSheetErrors(shape, sheet.rows, useFindingErrors(checks.found, { mapping, filledMapping }));
	const unfilled = useMemo(() => findUnfilled(checks.found, filledMapping), [checks.found, filledMapping]);
	const filled = useMemo(() => filledRows(rows), [rows]);
	const nameOf = (row: number) => nameRow(design, table, state.savedRows[row] ?? []);

	const go = (row: number, column: number) => {
		setSheet({ ...sheet, selection: at(row, column) });
		requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus());
	};
	/** The row that is worked on is the one on the page. */
	const follow = ({ target }: FocusEvent) => {
		const cell = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
		const row = cell ? filled.indexOf(Number(cell.split(':')[0])) : -1;
		if (row >= 0) store.show(row);
	};
	return (
		<ConfirmContext value={confirmAll}>
			<div className="relative min-h-0 w-full grow overflow-y-auto bg-surface tablet:w-[58%] tablet:shrink-0 tablet:grow-0 tablet:border-e tablet:border-line">
				<div className="grid min-w-0 gap-4 p-4 pb-24 tablet:pb-6 grid-cols-1">
					<div className="flex flex-wrap items-center justify-between gap-2">
						<h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
							{t('series.title')}
						</h2>
						<Button icon={<IconArrowLeft aria-hidden size={20} />} onClick={onClose}>
							{t('series.back')}
						</Button>
					</div>
					<p className="max-w-prose">
						{t('series.text')}{' '}
						{orderedRows === undefined ? t('series.inCart') : t('series.fixedRows', { count: orderedRows })}
					</p>
					<SeriesSaving store={store} state={state} onLoaded={() => setSheet(newSheet(toSheetRows(store.state)))} />
					<SeriesSources
						hasRows={filled.length > 0}
						readOnly={readOnly}
						orderedRows={orderedRows}
						onRead={replace}
						onClear={() => replace(blankSeries(design, language))}
					/>
					<ColumnMapping
						series={table}
						readOnly={readOnly}
						onChange={(next) => store.change({ columns, mapping: next, rows })}
					/>
					{/* biome-ignore lint/a11y/noStaticElementInteractions: the cells take the focus, this watches which one */}
					<div ref={box} onFocus={follow}>
						<Spreadsheet label={t('series.people')} control={control} judged={judged} readOnly={readOnly} />
					</div>
					{unfilled.length > 0 && <FindingsPanel findings={unfilled} onGo={onClose} />}
					<RowErrors faults={judged.faults} labelOf={(column) => shape.columns[column]?.label ?? ''} onGo={go} />
					{checks.checked < state.savedRows.length && !checks.isFailed && (
						<Progress label={t('series.checking')} share={checks.checked / state.savedRows.length} />
					)}
					{checks.isFailed && <Notice kind="warning">{t('series.notChecked')}</Notice>}
					{state.savedRows.length > 0 && (
						<section aria-labelledby="series-thumbnails" className="grid gap-3">
							<h3 id="series-thumbnails" className="font-bold">
								{t('series.count', { count: state.savedRows.length })}
							</h3>
							<RowThumbnails
								count={state.savedRows.length}
								revisions={{ design: designRevision, series: state.revision }}
								nameOf={nameOf}
								shownRow={state.shownRow}
								onShow={(row) => store.show(row)}
							/>
						</section>
					)}
				</div>
			</div>
			<div className="order-first flex h-[30dvh] shrink-0 flex-col short:order-none short:h-auto short:w-64 short:pb-16 tablet:order-none tablet:h-auto tablet:min-w-0 tablet:shrink tablet:grow">
				<PageStage />
				<StageBar />
			</div>
		</ConfirmContext>
	);
}
