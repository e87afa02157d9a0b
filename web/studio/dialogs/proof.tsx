// What the shop would print of a design as it is saved: its pages, drawn by the server, and what its check has found.
import { useCallback, useEffect, useState } from 'react';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { DesignSession } from '../header/draft-session.ts';
import { settleSeries } from '../series/open-series.ts';
import { draftDocument } from '../studio.documents.ts';
import { useStudio } from '../studio-context.tsx';

export type Proof = NonNullable<Data<typeof draftDocument>['design']>;

/** Saves what is open, then asks for what the server makes of it. */
export function useProof(session: DesignSession) {
	const { t, ask } = usePlatform();
	const { id } = useStudio();
	const [proof, setProof] = useState<Proof>();
	const [failure, setFailure] = useState<string>();
	const load = useCallback(async () => {
		setProof(undefined);
		setFailure(undefined);
		try {
			const unsaved = (await session.settle()) ? await settleSeries() : t('studio.notSavedYet');
			if (unsaved !== undefined) return setFailure(unsaved);
			const { design } = (await ask(draftDocument, { id })) as Data<typeof draftDocument>;
			if (design) setProof(design);
			else setFailure(t('studio.gone'));
		} catch (error) {
			setFailure(failureText(error, t));
		}
	}, [session, ask, id, t]);
	useEffect(() => void load(), [load]);
	return { proof, failure, load };
}

/** What was made of the released design by the shop, not by this browser; a page is opened as large as it is. */
export function Proofs({ proof: { previews } }: { proof: Proof }) {
	const { t } = usePlatform();
	const [isNear, setNear] = useState(false);
	return (
		<div className="grid gap-2">
			<div>
				<Button size="small" aria-pressed={isNear} onClick={() => setNear(!isNear)}>
					{t(isNear ? 'studio.proofWhole' : 'studio.proofNear')}
				</Button>
			</div>
			<ul className={`grid gap-4 ${isNear ? '' : 'tablet:grid-cols-2'}`}>
				{previews.map(({ page, name, url, width, height }) => {
					const side = describeSide(t, name);
					return (
						<li key={page} className="min-w-0">
							<h3 className="mb-1 text-sm font-semibold">{side}</h3>
							<div
								{...(isNear && { tabIndex: 0, role: 'group', 'aria-label': side })}
								className="overflow-auto border border-line"
							>
								<img
									src={`${url}&width=1600`}
									alt={t('studio.proofOf', { side })}
									style={{ aspectRatio: `${width} / ${height}` }}
									className={isNear ? 'w-[200%] max-w-none' : 'h-auto w-full'}
								/>
							</div>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
