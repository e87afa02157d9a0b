// The templates of the account, and how they come here.
import { IconRefresh, IconTemplate } from '@tabler/icons-react';
import { formatMoment } from '../../../../rules/formats.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { type printformerDocument, syncPrintformerDocument } from './printformer.documents.ts';
import { describeProblem } from './printformer-words.ts';
import { type PrintformerTemplate, TemplateFacts, TemplatePreview, tileGrid } from './template-tile.tsx';

type State = Data<typeof printformerDocument>['printformer'];

export function TemplatesCard({ state: { connection, sync, templates } }: { state: State }) {
	const { t } = usePlatform();
	const maySync = has(useMe(), 'mTenant');
	const isConnected = connection !== 'none';
	return (
		<Card heading="h2" title={t('printformer.templates')}>
			<div className="grid gap-5">
				{isConnected && maySync && (
					<div>
						<SyncButton isRunning={sync?.state === 'waiting'} />
					</div>
				)}
				{sync && <SyncLine sync={sync} />}
				{templates.length > 0 ? (
					<TemplateGrid templates={templates} />
				) : (
					sync?.state !== 'waiting' && (
						<EmptyState
							title={t('printformer.noTemplates')}
							text={t(
								!isConnected
									? 'printformer.connectFirst'
									: sync?.state === 'done'
										? 'printformer.noTemplatesAtProvider'
										: 'printformer.noTemplatesText',
							)}
							picture={<IconTemplate aria-hidden size={32} />}
						/>
					)
				)}
			</div>
		</Card>
	);
}

function SyncButton({ isRunning }: { isRunning: boolean }) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const sync = () =>
		attempt(() => change(syncPrintformerDocument, {}), {
			done: t('printformer.syncStarted'),
			failed: t('printformer.syncNotStarted'),
		});
	return (
		<Button size="small" busy={isRunning} onClick={() => void sync()} icon={<IconRefresh aria-hidden size={18} />}>
			{t('printformer.sync')}
		</Button>
	);
}

/** Read out when it changes: it goes on by itself. */
function SyncLine({ sync }: { sync: NonNullable<State['sync']> }) {
	const { t, language, timeZone } = usePlatform();
	const { state, problem, message, finishedAt, total, done, withoutPreview } = sync;
	const moment = finishedAt ? formatMoment(finishedAt, language, timeZone) : '';
	return (
		<div className="grid gap-3">
			{state === 'waiting' && <Progress label={t('printformer.syncing')} {...(total ? { share: done / total } : {})} />}
			<div role="status" className="grid gap-3 empty:hidden">
				{state === 'failed' && (
					<Notice kind="danger">
						{t('printformer.syncFailed', { moment })} {problem && describeProblem(t, problem, message)}
					</Notice>
				)}
				{state === 'done' && (
					<p className="text-sm text-muted">
						{t('printformer.syncedAt', { moment })}. {t('printformer.syncDaily')}
					</p>
				)}
				{state === 'done' && withoutPreview > 0 && (
					<Notice kind="warning">{t('printformer.withoutPreview', { count: withoutPreview })}</Notice>
				)}
			</div>
		</div>
	);
}

function TemplateGrid({ templates }: { templates: readonly PrintformerTemplate[] }) {
	return (
		<ul className={tileGrid}>
			{templates.map((template) => (
				<li key={template.identifier} className="grid min-w-0 content-start gap-2">
					<TemplatePreview {...template} />
					<span className="font-semibold hyphens-auto wrap-break-word">{template.name}</span>
					<TemplateFacts template={template} />
				</li>
			))}
		</ul>
	);
}
