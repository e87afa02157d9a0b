// Published versions of a template: each can become what is worked on again.
import { formatMoment } from '../../../../rules/formats.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { restoreTemplateDocument } from './template.documents.ts';
import type { Template } from './template-card.tsx';

/** So many are at hand; the rest unfolds. */
const fewest = 5;

export function TemplateVersions({ template: { id, versions } }: { template: Template }) {
	const { t } = usePlatform();
	const rows = (some: Template['versions']) => (
		<ul className="grid gap-1">
			{some.map((one) => (
				<OneVersion key={one.version} templateId={id} {...one} />
			))}
		</ul>
	);
	return (
		<section aria-labelledby={`versions-${id}`} className="grid max-w-prose gap-2">
			<h3 id={`versions-${id}`} className="font-bold">
				{t('templates.versions')}
			</h3>
			{rows(versions.slice(0, fewest))}
			{versions.length > fewest && (
				<details>
					<summary className="cursor-pointer py-1 text-sm underline underline-offset-2">
						{t('templates.version', { version: versions[fewest]?.version ?? 0 })} …
					</summary>
					{rows(versions.slice(fewest))}
				</details>
			)}
		</section>
	);
}

function OneVersion({
	templateId,
	version,
	publishedAt,
	publishedBy,
}: { templateId: string } & Template['versions'][number]) {
	const { t, language, timeZone } = usePlatform();
	const confirm = useConfirm();
	const change = useChange();
	const attempt = useAttempt();
	const moment = formatMoment(publishedAt, language, timeZone);
	const restore = async () => {
		const sure = await confirm({
			title: t('templates.restoreAsk', { version }),
			text: t('templates.restoreText'),
			confirmLabel: t('templates.restore'),
		});
		if (!sure) return;
		await attempt(() => change(restoreTemplateDocument, { id: templateId, version }), {
			done: t('templates.isRestored'),
			failed: t('templates.restoreFailed'),
		});
	};
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5 last:border-0">
			<span className="min-w-0 grow">
				<span className="font-semibold">{t('templates.version', { version })}</span>{' '}
				<span className="text-sm text-muted">
					{publishedBy ? t('templates.versionBy', { moment, name: publishedBy }) : moment}
				</span>
			</span>
			<Button size="small" aria-label={t('templates.restoreOf', { version })} onClick={restore}>
				{t('templates.restore')}
			</Button>
		</li>
	);
}
