// The series of a design in the studio: a line that says for whom it is printed, or all of it. Loaded for designs that have one, or when it is opened.
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import { rowValues, withFilledColumns, withoutBlankRows } from '../../../rules/designs/series.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { useStudio } from '../studio-context.tsx';
import { announceSeries } from './open-series.ts';
import { describeSaving } from './series-saving.tsx';
import { type SeriesState, SeriesStore } from './series-store.ts';
import { SeriesView } from './series-view.tsx';

interface PartProps {
	session: DesignSession;
	/** Another number of people would be another order. */
	isOrdered: boolean;
	isOpen: boolean;
	onOpen(): void;
	onClose(): void;
	/** Values of the row that is shown on the page. */
	onShow(values: FieldValues): void;
}

const texts = ['series', 'spreadsheet'] as const;

export default function SeriesPart(props: PartProps) {
	return (
		<Suspense>
			<MoreTexts groups={texts}>
				<LoadedSeries {...props} />
			</MoreTexts>
		</Suspense>
	);
}

function LoadedSeries(props: PartProps) {
	const { t, ask } = usePlatform();
	const { id } = useStudio();
	const [store, setStore] = useState<SeriesStore>();
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		SeriesStore.load({ ask, designId: id })
			.then(setStore)
			.catch((error: unknown) => setFailure(failureText(error, t)));
	}, [ask, id, t]);
	if (store) return <ShownSeries {...props} store={store} />;
	if (failure !== undefined)
		return (
			<div className="p-4">
				<Notice kind="danger" action={props.isOpen && <Button onClick={props.onClose}>{t('series.back')}</Button>}>
					{failure}
				</Notice>
			</div>
		);
	return props.isOpen ? <Progress label={t('series.title')} /> : null;
}

function ShownSeries({
	store,
	session,
	isOrdered,
	isOpen,
	onOpen,
	onClose,
	onShow,
}: PartProps & { store: SeriesStore }) {
	const state = useSyncExternalStore(store.watch, () => store.state);
	const { columns, mapping, rows, shownRow } = state;
	const values = useMemo(
		() =>
			rows.length > 0 ? rowValues(withFilledColumns({ columns, mapping, rows: withoutBlankRows(rows) }), shownRow) : {},
		[columns, mapping, rows, shownRow],
	);
	useEffect(() => onShow(values), [values, onShow]);
	const { t } = usePlatform();
	useEffect(
		() =>
			announceSeries(async () =>
				(await store.settle()) ? undefined : (describeSaving(store.state, t) ?? t('studio.notSavedYet')),
			),
		[store, t],
	);
	const { saving } = state;
	useEffect(() => session.noteSubject({ rows: saving }), [session, saving]);
	const [firstRevision] = useState(state.revision);
	const [firstRows] = useState(state.savedRows.length);
	// Any change of the rows takes the release back.
	useEffect(() => {
		if (state.revision !== firstRevision) session.noteSubject({ isReleased: false });
	}, [session, state.revision, firstRevision]);
	if (isOpen)
		return (
			<SeriesView
				session={session}
				store={store}
				state={state}
				orderedRows={isOrdered ? firstRows : undefined}
				onClose={onClose}
			/>
		);
	return state.savedRows.length > 0 ? <SeriesBar store={store} state={state} onOpen={onOpen} /> : null;
}

interface BarProps {
	store: SeriesStore;
	state: SeriesState;
	onOpen(): void;
}

/** Which of the people is on the page, and the way to the others. */
function SeriesBar({ store, state: { savedRows, shownRow }, onOpen }: BarProps) {
	const { t, language, notation } = usePlatform();
	const number = (value: number) => formatNumber(value, language, notation);
	const last = savedRows.length - 1;
	return (
		<section
			aria-label={t('series.title')}
			className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1 text-sm"
		>
			<Button
				size="small"
				aria-label={t('series.previousRow')}
				aria-disabled={shownRow === 0}
				icon={<IconChevronLeft aria-hidden size={18} />}
				onClick={() => store.show(shownRow - 1)}
			/>
			<p role="status" className="tabular-nums">
				{t('series.rowOf', { row: number(shownRow + 1), count: number(last + 1) })}
			</p>
			<Button
				size="small"
				aria-label={t('series.nextRow')}
				aria-disabled={shownRow >= last}
				icon={<IconChevronRight aria-hidden size={18} />}
				onClick={() => store.show(shownRow + 1)}
			/>
			<Button size="small" onClick={onOpen}>
				{t('series.edit')}
			</Button>
		</section>
	);
}
