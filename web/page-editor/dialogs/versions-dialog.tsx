// Earlier states of the page: to look at, to compare with how it is now, to bring back. Bringing back is a step like any other.
import { useState } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { comparePages } from '../../../rules/pages/compare.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { pageVersionDocument, pageVersionsDocument } from '../page-editor.documents.ts';
import { useEditor } from '../state/editor.tsx';
import { useActions } from '../state/use-actions.ts';
import { Comparison } from './comparison.tsx';
import { documentOf, useDraft } from './use-published.ts';
import { VersionView } from './version-view.tsx';

export default function VersionsDialog({ onClose }: { onClose(): void }) {
	const { t, language, timeZone } = usePlatform();
	const { page } = useEditor();
	const [chosen, setChosen] = useState<string>();
	const answer = useAdminQuery(pageVersionsDocument, { page: page.id, first: 100, offset: 0 });
	return (
		<Dialog open size="large" onClose={onClose} title={t('pageEditor.versions')}>
			<Loaded answer={answer}>
				{({ pageVersions: { items } }) =>
					items.length === 0 ? (
						<p>{t('pageEditor.noVersions')}</p>
					) : (
						<div className="grid gap-4 tablet:grid-cols-[18rem_1fr]">
							<ul className="grid max-h-[60dvh] content-start gap-1 overflow-y-auto">
								{items.map(({ id, at, by, reason }) => (
									<li key={id}>
										<button
											type="button"
											aria-pressed={chosen === id}
											onClick={() => setChosen(id)}
											className="grid w-full cursor-pointer rounded-theme border border-line px-3 py-2 text-start text-sm hover:bg-surface-hover aria-pressed:border-control-line-focus aria-pressed:bg-item-active aria-pressed:text-item-active-text"
										>
											<span className="font-semibold">{formatMoment(at, language, timeZone)}</span>
											<span>
												{t(`pageEditor.version.${reason}`)}
												{by && ` · ${by}`}
											</span>
										</button>
									</li>
								))}
							</ul>
							<div className="min-w-0">
								{chosen ? (
									<OneVersion key={chosen} id={chosen} onRestored={onClose} />
								) : (
									<p className="text-muted">{t('pageEditor.chooseVersion')}</p>
								)}
							</div>
						</div>
					)
				}
			</Loaded>
		</Dialog>
	);
}

function OneVersion({ id, onRestored }: { id: string; onRestored(): void }) {
	const answer = useAdminQuery(pageVersionDocument, { id });
	return (
		<Loaded answer={answer}>
			{({ pageVersion }) => <Chosen document={documentOf(pageVersion.document)} onRestored={onRestored} />}
		</Loaded>
	);
}

function Chosen({ document, onRestored }: { document: PageDocument; onRestored(): void }) {
	const { t } = usePlatform();
	const toast = useToast();
	const now = useDraft();
	const { readOnly } = useEditor();
	const actions = useActions();
	const restore = () => {
		if (!actions.change([{ do: 'whole', document }])) return;
		toast.success(t('pageEditor.restored'));
		onRestored();
	};
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<section className="grid min-w-0 gap-2">
					<h3 className="font-bold">{t('pageEditor.sinceThen')}</h3>
					{now && <Comparison compared={comparePages(document, now)} />}
				</section>
				<Button colour="adminPrimary" disabled={readOnly} onClick={restore}>
					{t('pageEditor.restore')}
				</Button>
			</div>
			<VersionView document={document} />
		</div>
	);
}
