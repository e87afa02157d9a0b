// Where one is in something that takes several steps. Steps that are done may be gone back to.
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../platform/environment.tsx';

interface StepperProps {
	steps: readonly { id: string; label: string }[];
	current: string;
	/** Without it the steps are only shown. */
	onChoose?(id: string): void;
}

export function Stepper({ steps, current, onChoose }: StepperProps) {
	const t = useTexts();
	const now = steps.findIndex((step) => step.id === current);
	return (
		<nav aria-label={t('kit.steps')}>
			<ol className="flex flex-wrap gap-x-6 gap-y-2">
				{steps.map((step, index) => {
					const done = index < now;
					const content = (
						<>
							<span
								className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-bold tabular-nums ${index <= now ? 'border-chosen bg-chosen text-chosen-text' : 'border-strong-line text-muted'}`}
							>
								{done ? <IconCheck aria-hidden size={18} stroke={3} /> : index + 1}
							</span>
							<span className="min-w-0 hyphens-auto wrap-break-word">{step.label}</span>
							{done && <span className="sr-only">({t('kit.stepDone')})</span>}
						</>
					);
					const look = `flex min-h-10 items-center gap-2 pointer-coarse:min-h-11 ${index === now ? 'font-bold' : ''} ${index > now ? 'text-muted' : ''}`;
					return (
						<li key={step.id} aria-current={index === now ? 'step' : undefined} className="min-w-0">
							{done && onChoose ? (
								<button
									type="button"
									onClick={() => onChoose(step.id)}
									className={`${look} cursor-pointer rounded-theme text-start hover:underline`}
								>
									{content}
								</button>
							) : (
								<span className={look}>{content}</span>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
