// What is released of a series: every row is checked by the shop, and shown as it is printed.
import { Suspense, useEffect, useState } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import { type RowRevisions, rowAddress } from '../../../rules/designs/row-address.ts';
import type { Series } from '../../../rules/designs/series.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { useDesign } from '../studio-context.tsx';
import { type FoundRow, fetchRowFindings } from './fetch-row-findings.ts';
import { nameRow } from './row-name.ts';
import { RowThumbnails } from './row-thumbnails.tsx';
import { seriesDocument } from './series.documents.ts';

interface ProofsProps {
	designId: string;
	count: number;
	revisions: RowRevisions;
	/** One finding of each kind and place, once every row was checked and none has errors. */
	onChecked(findings: readonly Finding[]): void;
	/** To where rows are corrected. */
	onEdit(): void;
	/** To a field of the design. */
	onGo(): void;
}

const texts = ['series'] as const;

interface Check {
	checked: number;
	/** Rows that cannot be printed. */
	wrong: number;
	/** Fields that are empty in every row: no column fills them in. */
	unfilled: readonly Finding[];
	failure?: string;
}

const unchecked: Check = { checked: 0, wrong: 0, unfilled: [] };

/** What is missing in every row is a field of the design that no column fills in, and mended there. */
function sumUp(found: readonly FoundRow[], checked: number): Check {
	const missing = Map.groupBy(
		found.flatMap(({ findings }) => findings.filter(({ code }) => code === 'requiredFieldEmpty')),
		({ names }) => names.join(),
	);
	const everywhere = [...missing].filter(([, findings]) => findings.length === checked);
	const isOfDesign = ({ code, names }: Finding) =>
		code === 'requiredFieldEmpty' && everywhere.some(([key]) => key === names.join());
	const wrong = found.filter(
		({ errors, findings }) => errors.length > 0 || findings.some((one) => one.severity === 'error' && !isOfDesign(one)),
	);
	return { checked, wrong: wrong.length, unfilled: everywhere.flatMap(([, [first]]) => first ?? []) };
}

export default function SeriesProofs(props: ProofsProps) {
	return (
		<Suspense>
			<MoreTexts groups={texts}>
				<CheckedProofs {...props} />
			</MoreTexts>
		</Suspense>
	);
}

function CheckedProofs({ designId, count, revisions, onChecked, onEdit, onGo }: ProofsProps) {
	const { t, ask } = usePlatform();
	const [check, setCheck] = useState(unchecked);
	const [attempt, setAttempt] = useState(0);
	const [row, setRow] = useState(0);
	const nameOf = useRowNames(designId, revisions.series);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt checks all rows anew
	useEffect(() => {
		const ended = new AbortController();
		const run = async () => {
			const all: FoundRow[] = [];
			let sum = unchecked;
			for await (const { to, found } of fetchRowFindings(ask, { designId, count })) {
				if (ended.signal.aborted) return;
				all.push(...found);
				sum = sumUp(all, to);
				setCheck(sum);
			}
			if (sum.wrong > 0 || sum.unfilled.length > 0) return;
			const kinds = all.flatMap(({ findings }) => findings);
			onChecked([...new Map(kinds.map((one) => [`${one.code} ${one.elementId} ${one.names}`, one])).values()]);
		};
		run().catch((error: unknown) => {
			if (!ended.signal.aborted) setCheck({ ...unchecked, failure: failureText(error, t) });
		});
		return () => ended.abort();
	}, [designId, count, revisions.design, revisions.series, attempt]);
	const { checked, wrong, unfilled, failure } = check;
	return (
		<div className="grid gap-3">
			<p className="font-semibold">{t('series.release', { count })}</p>
			{failure !== undefined && (
				<Notice kind="danger" action={<Button onClick={() => setAttempt(attempt + 1)}>{t('studio.tryAgain')}</Button>}>
					{failure}
				</Notice>
			)}
			{failure === undefined && checked < count && <Progress label={t('series.checking')} share={checked / count} />}
			<div role="alert" className="grid gap-2 empty:hidden">
				{unfilled.length > 0 && <FindingsPanel findings={unfilled} onGo={onGo} />}
				{wrong > 0 && (
					<Notice kind="danger" action={<Button onClick={onEdit}>{t('series.edit')}</Button>}>
						{t('series.releaseErrors', { count: wrong })}
					</Notice>
				)}
			</div>
			<RowSides designId={designId} row={row} revisions={revisions} />
			<RowThumbnails count={count} revisions={revisions} nameOf={nameOf} shownRow={row} onShow={setRow} />
		</div>
	);
}

/** Without them rows are told apart by their numbers. */
function useRowNames(designId: string, revision: number): (row: number) => string {
	const { ask } = usePlatform();
	const design = useDesign();
	const [series, setSeries] = useState<Series>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other names
	useEffect(() => {
		ask(seriesDocument, { designId }).then(
			(result) => setSeries((result as { designSeries: Series }).designSeries),
			() => undefined,
		);
	}, [ask, designId, revision]);
	return (row) => (series ? nameRow(design, series, series.rows[row] ?? []) : '');
}

/** All sides of one person, as large as they are read. */
function RowSides({ designId, row, revisions }: Pick<ProofsProps, 'designId' | 'revisions'> & { row: number }) {
	const { t } = usePlatform();
	const { product, pages } = useDesign();
	return (
		<ul className="grid gap-4 tablet:grid-cols-2">
			{pages.map(({ id, name }, index) => {
				const side = describeSide(t, name);
				return (
					<li key={id} className="min-w-0">
						<h3 className="mb-1 text-sm font-semibold">{side}</h3>
						<img
							src={rowAddress(designId, { row, page: index + 1, revisions, width: 1600 })}
							alt={t('series.proofOf', { number: row + 1, side })}
							style={{ aspectRatio: `${product.width} / ${product.height}` }}
							className="h-auto w-full border border-line"
						/>
					</li>
				);
			})}
		</ul>
	);
}
