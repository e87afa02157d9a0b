// Templates that are being applied, or have ended, above the list of pages: an admin who has left finds them again.
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { stageOf } from '../../page-wizard/stages.tsx';
import { useWizardActions, type Wizard } from '../../page-wizard/use-wizard.ts';
import { closePageWizardDocument } from '../../page-wizard/wizard.documents.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { EditLink } from './edit-link.tsx';
import { pageName } from './page-values.ts';

interface WizardNoticesProps {
	wizards: readonly Wizard[];
	mayChange: boolean;
	onShow(wizard: Wizard): void;
}

/** What has ended well is told once, and of several the newest: it is gone when the list is loaded again. */
function useToldOnce(done: readonly Wizard[], mayChange: boolean): void {
	const { ask } = usePlatform();
	const ids = mayChange ? done.map(({ id }) => id).join() : '';
	useEffect(() => {
		// Not as a change, after which everything would be loaded again: it stays in sight for now.
		for (const id of ids.split(',').filter(Boolean)) ask(closePageWizardDocument, { id }).catch(() => undefined);
	}, [ids, ask]);
}

export function WizardNotices({ wizards, mayChange, onShow }: WizardNoticesProps) {
	const done = wizards.filter(({ state }) => state === 'done');
	const shown = [...wizards.filter(({ state }) => state !== 'done'), ...done.slice(0, 1)];
	const { close } = useWizardActions();
	useToldOnce(done, mayChange);
	if (shown.length === 0) return null;
	return (
		<div className="mb-4 grid gap-2 [&>div]:items-center" role="status">
			{shown.map((wizard) => (
				<WizardNotice
					key={wizard.id}
					wizard={wizard}
					mayChange={mayChange}
					onShow={() => onShow(wizard)}
					onClose={() => close(wizard.id).catch(() => undefined)}
				/>
			))}
		</div>
	);
}

const kinds = { running: 'info', failed: 'danger', done: 'success' } as const;

interface WizardNoticeProps {
	wizard: Wizard;
	mayChange: boolean;
	onShow(): void;
	onClose(): void;
}

function WizardNotice({ wizard, mayChange, onShow, onClose }: WizardNoticeProps) {
	const platform = usePlatform();
	const { t } = platform;
	const { state, page } = wizard;
	const name = pageName(page, platform);
	const stage = t(`pageWizard.stage.${stageOf(wizard)}`);
	const said = {
		running: () => t('pageWizard.workingOn', { name, stage }),
		failed: () => t('pageWizard.failedFor', { name, stage }),
		done: () => t('pageWizard.doneFor', { name }),
	};
	return (
		<Notice
			kind={kinds[state]}
			action={
				mayChange && (
					<span className="flex shrink-0 flex-wrap gap-2">
						{state === 'done' ? (
							<EditLink page={page} size="small" onFollow={onClose} />
						) : (
							<Button size="small" onClick={onShow}>
								{t('pageWizard.show')}
							</Button>
						)}
						{state !== 'running' && (
							<Button
								size="small"
								icon={<IconX aria-hidden size={18} />}
								aria-label={t('common.close')}
								onClick={onClose}
							/>
						)}
					</span>
				)
			}
		>
			{said[state]()}
		</Notice>
	);
}
