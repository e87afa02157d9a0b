// One of a few, each a card with what it means and costs.
import { type ReactNode, useId } from 'react';
import { FieldNotes, useFieldIds } from '../../kit/field.tsx';

interface CardChoice {
	value: string;
	label: string;
	/** At the end of the line, such as a price. */
	aside?: ReactNode;
	/** Below it. */
	notes: readonly ReactNode[];
	/** Why it could not be chosen. */
	error?: string;
}

interface ChoiceCardsProps {
	/** The id of the headline that names the group. */
	labelledBy: string;
	choices: readonly CardChoice[];
	value: string;
	onChange(value: string): void;
	error: string | null;
}

export function ChoiceCards({ labelledBy, choices, value, onChange, error }: ChoiceCardsProps) {
	const name = useId();
	const ids = useFieldIds();
	return (
		<div
			role="radiogroup"
			aria-labelledby={labelledBy}
			aria-required
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? ids.error : undefined}
		>
			<div className="grid gap-3">
				{choices.map((choice) => (
					<label
						key={choice.value}
						className="flex cursor-pointer items-start gap-3 rounded-theme border border-control-line p-4 hover:border-control-line-hover has-checked:border-chosen has-checked:ring-1 has-checked:ring-chosen"
					>
						<input
							type="radio"
							name={name}
							value={choice.value}
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
							className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control-line bg-control checked:border-6 checked:border-chosen hover:border-control-line-hover pointer-coarse:size-6"
						/>
						<span className="grid min-w-0 grow gap-1">
							<span className="flex flex-wrap items-center justify-between gap-x-4">
								<span className="min-w-0 font-semibold hyphens-auto wrap-break-word">{choice.label}</span>
								{choice.aside && <span className="tabular-nums">{choice.aside}</span>}
							</span>
							{choice.notes.map((note, line) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: notes have nothing else to be known by
								<span key={line} className="text-sm text-muted hyphens-auto wrap-break-word">
									{note}
								</span>
							))}
							<span role="alert" className="text-sm font-semibold text-error hyphens-auto wrap-break-word empty:hidden">
								{choice.error}
							</span>
						</span>
					</label>
				))}
			</div>
			<FieldNotes ids={ids} error={error} />
		</div>
	);
}
