// Above everything: what is edited, how it stands with the draft, back and forth, publishing, closing.
import { IconArrowBackUp, IconArrowForwardUp, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment } from '../../rules/formats.ts';
import { Button } from '../kit/button.tsx';
import { useConfirm } from '../kit/confirm.tsx';
import { Notice } from '../kit/notice.tsx';
import { useAttempt } from '../platform/backoffice/data.ts';
import { usePlatform, useTexts } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { readTheme, useEditing } from './editing.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { themeStateDocument } from './theme-editor.documents.ts';
import { useDiscardDraft } from './use-discard-draft.ts';

export function EditorBar() {
	const { t, shopName, base, language, timeZone } = usePlatform();
	const { state, canUndo, canRedo, undo, redo, saving, flush } = useEditing();
	const [publishing, setPublishing] = useState(false);
	const discard = useDiscard();
	/** To the administration it is another document: whatever is not kept yet is kept first. */
	const close = async () => {
		if (await flush()) window.location.assign(`${base}/admin/settings`);
	};
	return (
		<header className="border-b border-line bg-surface">
			<div className="flex flex-wrap items-center gap-2 px-3 py-2">
				<h1 className="me-1 min-w-0 text-lg font-bold">
					{t('themeEditor.title')}
					<span className="ms-2 hidden text-sm font-medium text-muted tablet:inline">{shopName}</span>
				</h1>
				<p role="status" className="me-auto text-sm text-muted">
					{saving === 'failed' || saving === 'conflict' || saving === 'signedOut' ? '' : t(`themeEditor.${saving}`)}
				</p>
				<p className="hidden text-sm text-muted desktop:block">
					{t('themeEditor.lastChange', { moment: formatMoment(state.lastTenantUiConfigUpdate, language, timeZone) })}
				</p>
				<Button
					size="small"
					icon={<IconArrowBackUp aria-hidden size={18} />}
					aria-label={t('themeEditor.undo')}
					title={t('themeEditor.undo')}
					aria-keyshortcuts="Control+Z"
					disabled={!canUndo}
					onClick={undo}
				/>
				<Button
					size="small"
					icon={<IconArrowForwardUp aria-hidden size={18} />}
					aria-label={t('themeEditor.redo')}
					title={t('themeEditor.redo')}
					aria-keyshortcuts="Control+Shift+Z"
					disabled={!canRedo}
					onClick={redo}
				/>
				<Button size="small" colour="primary" disabled={saving === 'asPublished'} onClick={() => setPublishing(true)}>
					{t('themeEditor.publish')}
				</Button>
				<Button
					size="small"
					icon={<IconTrash aria-hidden size={18} />}
					aria-label={t('themeEditor.discard')}
					title={t('themeEditor.discard')}
					disabled={saving === 'asPublished'}
					onClick={discard}
				/>
				<Button
					size="small"
					icon={<IconX aria-hidden size={18} />}
					aria-label={t('themeEditor.close')}
					title={t('themeEditor.close')}
					onClick={close}
				/>
			</div>
			<SavingTrouble />
			{publishing && <PublishDialog onClose={() => setPublishing(false)} />}
		</header>
	);
}

function useDiscard() {
	const { t } = usePlatform();
	const discard = useDiscardDraft();
	const confirm = useConfirm();
	const attempt = useAttempt();
	return async () => {
		const title = t('themeEditor.discardTitle');
		const sure = { title, text: t('themeEditor.discardText'), confirmLabel: t('themeEditor.discard') };
		if (!(await confirm({ ...sure, colour: 'danger' }))) return;
		await attempt(discard, { done: t('themeEditor.discarded'), failed: t('themeEditor.changeFailed') });
	};
}

/** What keeps the draft from being kept, and the ways out. */
function SavingTrouble() {
	const t = useTexts();
	const { ask, base } = usePlatform();
	const { saving, refused, flush, adopt, insist } = useEditing();
	if (saving === 'signedOut')
		return (
			<div role="alert" className="px-3 pb-2">
				<Notice
					kind="warning"
					action={
						<div className="flex flex-wrap gap-2">
							<Button size="small" onClick={() => window.open(`${base}/login`, '_blank', 'noopener')}>
								{t('themeEditor.logIn')}
							</Button>
							<Button size="small" onClick={flush}>
								{t('themeEditor.sendAgain')}
							</Button>
						</div>
					}
				>
					{t('themeEditor.signedOut')}
				</Notice>
			</div>
		);
	if (saving !== 'failed' && saving !== 'conflict') return null;
	const theirs = async () => (await ask(themeStateDocument, {})) as Data<typeof themeStateDocument>;
	const take = async () => {
		const { draft, published, draftUpdatedAt } = (await theirs()).themeState;
		adopt(readTheme(draft ?? published), draftUpdatedAt, 'theirs');
	};
	return (
		<div role="alert" className="px-3 pb-2">
			<Notice
				kind={saving === 'conflict' ? 'warning' : 'danger'}
				action={
					saving === 'conflict' ? (
						<div className="flex flex-wrap gap-2">
							<Button size="small" onClick={take}>
								{t('themeEditor.takeTheirs')}
							</Button>
							<Button size="small" onClick={async () => insist((await theirs()).themeState.draftUpdatedAt)}>
								{t('themeEditor.keepMine')}
							</Button>
						</div>
					) : (
						<Button size="small" onClick={flush}>
							{t('common.tryAgain')}
						</Button>
					)
				}
			>
				{saving === 'conflict' ? t('themeEditor.conflict') : t('themeEditor.saveFailed')}
				{refused && <p className="mt-1 font-mono text-sm wrap-anywhere">{refused}</p>}
			</Notice>
		</div>
	);
}
