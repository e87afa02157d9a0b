// A design to begin with: tried in the draft, published by going on, discarded by skipping.
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PresetSummary } from '../../theme-editor/preset-summary.tsx';
import { usePublish } from '../../theme-editor/use-publish.ts';
import { StepFrame, type StepProps } from './step.tsx';
import { type Design, useTrial } from './use-trial.ts';

export function ThemeStep({ onReload, ...props }: StepProps) {
	const { t } = usePlatform();
	const trial = useTrial();
	const { busy, failure, publish } = usePublish();
	const save = async () => {
		if (!trial.isDraft) return true;
		// What is in use is published already.
		if (trial.chosen === trial.inUse) return trial.discard();
		const done = await publish({ done: t('shopSetup.themePublished'), failed: t('shopSetup.themeFailed') });
		if (done) onReload();
		return done;
	};
	const isTried = trial.isDraft && trial.chosen !== trial.inUse;
	return (
		<StepFrame
			{...props}
			busy={busy || trial.busy}
			failure={failure ?? trial.failure ?? props.failure}
			save={save}
			beforeSkip={trial.takeBack}
		>
			<ul className="flex flex-col gap-2">
				{trial.designs.map((design) => (
					<DesignEntry
						key={design.id}
						design={design}
						isInUse={design === trial.inUse}
						isTried={isTried && design === trial.chosen}
						isChosen={design === trial.chosen}
						onTry={() => trial.tryOut(design)}
					/>
				))}
			</ul>
			<div role="status" className="empty:hidden">
				{isTried && (
					<Notice kind="info">
						{trial.chosen ? t('shopSetup.themeTried', { name: trial.chosen.name }) : t('shopSetup.themeDrafted')}
					</Notice>
				)}
			</div>
			<p>
				<TextLink to="/themeeditor">{t('shopSetup.toThemeEditor')}</TextLink>
			</p>
		</StepFrame>
	);
}

interface DesignEntryProps {
	design: Design;
	isInUse: boolean;
	isTried: boolean;
	/** Whether the preview shows it. */
	isChosen: boolean;
	onTry(): void;
}

function DesignEntry({ design: { name, theme }, isInUse, isTried, isChosen, onTry }: DesignEntryProps) {
	const { t } = usePlatform();
	return (
		<li className={`rounded-theme border bg-surface p-3 ${isChosen ? 'border-chosen' : 'border-line'}`}>
			<PresetSummary name={name} theme={theme}>
				{isInUse && <Chip state="active" label={t('shopSetup.themeInUse')} />}
				{isTried && <Chip state="scheduled" label={t('shopSetup.themeOnTrial')} />}
			</PresetSummary>
			<div className="mt-2">
				<Button
					size="small"
					colour="primaryLight"
					aria-label={t(isInUse ? 'shopSetup.themeKeepNamed' : 'shopSetup.themeTryNamed', { name })}
					aria-disabled={isChosen}
					onClick={onTry}
				>
					{t(isInUse ? 'shopSetup.themeKeep' : 'shopSetup.themeTry')}
				</Button>
			</div>
		</li>
	);
}
