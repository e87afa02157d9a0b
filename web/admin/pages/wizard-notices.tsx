// Templates that are being applied, or have ended, above the list of pages: an admin who has left finds them again.
import { IconX } from '@tabler/icons-react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { stageOf } from '../../page-wizard/stages.tsx';
import { useWizardActions, type Wizard } from '../../page-wizard/use-wizard.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { EditLink } from './edit-link.tsx';
import { pageName } from './page-values.ts';

interface WizardNoticesProps {
	wizards: readonly Wizard[];
	mayChange: boolean;
	onShow(wizard: Wizard): void;
}

export function WizardNotices({ wizards, ...rest }: WizardNoticesProps) {
	if (wizards.length === 0) return null;
	return (
		<div className="mb-4 grid gap-2" role="status">
			{wizards.map((wizard) => (
				<WizardNotice key={wizard.id} wizard={wizard} {...rest} />
			))}
		</div>
	);
}

const kinds = { running: 'info', failed: 'danger', done: 'success' } as const;

function WizardNotice({ wizard, mayChange, onShow }: Omit<WizardNoticesProps, 'wizards'> & { wizard: Wizard }) {
	const platform = usePlatform();
	const { t } = platform;
	const actions = useWizardActions();
	const { id, state, page } = wizard;
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
							<EditLink page={page} size="small" />
						) : (
							<Button size="small" onClick={() => onShow(wizard)}>
								{t('pageWizard.show')}
							</Button>
						)}
						{state !== 'running' && (
							<Button
								size="small"
								icon={<IconX aria-hidden size={18} />}
								aria-label={t('common.close')}
								onClick={() => actions.close(id)}
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
