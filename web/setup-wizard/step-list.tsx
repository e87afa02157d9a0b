// The steps, each with how it stands; every one can be opened.
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type SetupProgress, type SetupStep, setupSteps } from '../../rules/settings/setup.ts';
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';

interface StepListProps {
	progress: SetupProgress;
	current: SetupStep;
}

export function StepList({ progress, current }: StepListProps) {
	const { t } = usePlatform();
	return (
		<nav aria-label={t('shopSetup.steps')}>
			<ol className="flex flex-wrap gap-x-2 gap-y-1">
				{setupSteps.map((step, index) => {
					const state = progress.doneSteps.includes(step)
						? 'done'
						: progress.skippedSteps.includes(step)
							? 'skipped'
							: undefined;
					return (
						<li key={step} className="min-w-0">
							<NearLink
								to={`/admin/setup/${step}`}
								aria-current={step === current ? 'step' : undefined}
								className="flex min-h-10 items-center gap-2 rounded-theme px-2 hover:bg-surface-hover aria-[current]:bg-item-active aria-[current]:font-bold aria-[current]:text-item-active-text pointer-coarse:min-h-11"
							>
								<span
									className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-bold tabular-nums ${state === 'done' ? 'border-chosen bg-chosen text-chosen-text' : 'border-strong-line'}`}
								>
									{state === 'done' ? (
										<IconCheck aria-hidden size={18} stroke={3} />
									) : state === 'skipped' ? (
										<IconMinus aria-hidden size={18} stroke={3} />
									) : (
										index + 1
									)}
								</span>
								<span className="min-w-0 hyphens-auto wrap-break-word">{t(`shopSetup.step.${step}`)}</span>
								{state && <span className="sr-only">({t(`shopSetup.state.${state}`)})</span>}
							</NearLink>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
