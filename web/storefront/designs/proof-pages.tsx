// The pages as they will be printed, large enough to be read; of a series the first rows. All of it is in the file that is released.
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rowAddress } from '../../../rules/designs/row-address.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { RowChoice } from '../orders/ordered-pages.tsx';
import type { ShownDesign } from './use-proof.ts';

/** In pixels along the longer side, as a page is checked. */
const width = 1600;

/** Pictures are made of so many rows of a series. */
const mostRows = 50;

interface PagesProps {
	design: ShownDesign;
	/** The picture of a page is there, or it is said that it does not come. */
	onPage(page: number): void;
}

export function ProofPages({ design, onPage }: PagesProps) {
	const { t } = usePlatform();
	const isHydrated = useHydrated();
	const [isNear, setNear] = useState(false);
	const [row, setRow] = useState(1);
	const { id, previews, seriesRows, revision, seriesRevision, proof } = design;
	const rows = Math.min(seriesRows ?? 1, mostRows);
	const revisions = { design: revision, series: seriesRevision };
	const addressOf = (page: number, url: string) =>
		seriesRows === null ? `${url}&width=${width}` : rowAddress(id, { row: row - 1, page, revisions, width });
	return (
		<section aria-label={t('designProof.pages')} className="grid min-w-0 gap-4">
			{seriesRows !== null && (
				<p>
					{t('designProof.rows', { count: seriesRows })}{' '}
					{rows < seriesRows && t('designProof.firstRows', { count: rows })}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
				{isHydrated && rows > 1 && <RowChoice row={row} rows={rows} onChoose={setRow} />}
				{isHydrated && (
					<Button size="small" aria-pressed={isNear} onClick={() => setNear(!isNear)}>
						{t(isNear ? 'designProof.whole' : 'designProof.larger')}
					</Button>
				)}
				{proof?.lowResUrl && <ProofFile address={proof.lowResUrl} />}
			</div>
			<ul className="grid gap-6">
				{previews.map(({ page, name, url, width: across, height }) => {
					const side = describeSide(t, name);
					const address = addressOf(page, url);
					return (
						<li key={page} className="min-w-0">
							<h2 className="mb-1 text-sm font-semibold">{side}</h2>
							<div
								{...(isNear && { tabIndex: 0, role: 'group', 'aria-label': side })}
								style={isNear ? undefined : { maxWidth: `calc(85dvh * ${across / height})` }}
								className="overflow-auto border border-line bg-sunken"
							>
								<PagePicture
									// Another person's picture is never shown while that of this one is on its way.
									key={address}
									address={address}
									side={side}
									proportions={`${across} / ${height}`}
									isNear={isNear}
									onSettled={() => onPage(page)}
								/>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

interface PictureProps {
	address: string;
	side: string;
	proportions: string;
	isNear: boolean;
	onSettled(): void;
}

function PagePicture({ address, side, proportions, isNear, onSettled }: PictureProps) {
	const { t } = usePlatform();
	const isHydrated = useHydrated();
	const picture = useRef<HTMLImageElement>(null);
	const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
	const settle = useEffectEvent((isShown: boolean) => {
		setState(isShown ? 'shown' : 'failed');
		onSettled();
	});
	// What the server has written may have come, or failed, before this runs.
	useEffect(() => {
		if (picture.current?.complete) settle(picture.current.naturalWidth > 0);
	}, []);
	return (
		<div className="relative" aria-busy={state === 'loading'}>
			<img
				ref={picture}
				src={address}
				alt={t('designProof.proofOf', { side })}
				onLoad={() => settle(true)}
				onError={() => settle(false)}
				style={{ aspectRatio: proportions }}
				className={isNear ? 'w-[200%] max-w-none' : 'h-auto w-full'}
			/>
			{isHydrated && state === 'loading' && (
				<div className="absolute inset-0 grid place-items-center bg-sunken p-6">
					<div className="w-full max-w-60">
						<Progress label={t('designProof.loadingPage')} />
					</div>
				</div>
			)}
			{state === 'failed' && (
				<div role="alert" className="absolute inset-0 grid place-items-center bg-surface p-4">
					<Notice kind="warning">{t('designProof.pageFailed')}</Notice>
				</div>
			)}
		</div>
	);
}

function ProofFile({ address }: { address: string }) {
	const { t } = usePlatform();
	return (
		<a
			href={address}
			target="_blank"
			rel="noreferrer"
			className="inline-flex min-h-8 items-center gap-2 text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
		>
			<IconFileTypePdf aria-hidden size={20} className="shrink-0" />
			{t('designProof.file')}
			<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
		</a>
	);
}
