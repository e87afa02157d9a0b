// What was published before, and the way back to it.

import { Button } from '../kit/button.tsx';
import { useAttempt } from '../platform/backoffice/data.ts';
import { Moment } from '../platform/backoffice/moment.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { readTheme, useEditing } from './editing.tsx';
import { Exchange } from './exchange.tsx';
import { restoreThemeVersionDocument } from './theme-editor.documents.ts';

export function VersionsTab() {
	const { t, ask } = usePlatform();
	const { state, flush, adopt, refresh } = useEditing();
	const attempt = useAttempt();
	/** What is not kept yet is kept first, so that it can be gone back to. */
	const restore = (id: string) =>
		attempt(
			async () => {
				await flush();
				const answer = (await ask(restoreThemeVersionDocument, { id })) as Data<typeof restoreThemeVersionDocument>;
				const { draft, draftUpdatedAt } = answer.restoreThemeVersion;
				adopt(readTheme(draft), draftUpdatedAt, `version ${id}`);
				await refresh();
			},
			{ done: t('themeEditor.restored'), failed: t('themeEditor.changeFailed') },
		);
	return (
		<div className="flex flex-col gap-6">
			<section className="flex flex-col gap-3">
				<p className="text-sm text-muted">{t('themeEditor.versionsIntro')}</p>
				{state.versions.length === 0 && <p>{t('themeEditor.noVersions')}</p>}
				<ul className="flex flex-col gap-2">
					{state.versions.map(({ id, publishedAt, by }) => (
						<li key={id} className="flex flex-wrap items-center gap-2 rounded-theme border border-line p-3">
							<p className="min-w-0 grow">
								<Moment at={publishedAt} />{' '}
								{by && <span className="text-sm text-muted">{t('themeEditor.versionBy', { name: by })}</span>}
							</p>
							<Button size="small" onClick={() => restore(id)}>
								{t('themeEditor.restore')}
							</Button>
						</li>
					))}
				</ul>
			</section>
			<Exchange />
		</div>
	);
}
