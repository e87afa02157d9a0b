// The pages as they will be printed, large enough to be read; of a series the first rows. All of it is in the file that is released.
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { rowAddress } from '../../../rules/designs/row-address.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { RowChoice } from '../orders/ordered-pages.tsx';
import type { ShownDesign } from './use-proof.ts';

/** In pixels along the longer side, as a page is checked. */
const width = 1600;

/** Pictures are made of so many rows of a series. */
const mostRows = 50;

export function ProofPages({ design }: { design: ShownDesign }) {
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
								<img
									// Another person's picture is never shown while that of this one is on its way.
									key={address}
									src={address}
									alt={t('designProof.proofOf', { side })}
									style={{ aspectRatio: `${across} / ${height}` }}
									className={isNear ? 'w-[200%] max-w-none' : 'h-auto w-full'}
								/>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
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
