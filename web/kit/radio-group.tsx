// One of a few that should all be seen.
import { Asterisk, describedBy, type FieldBasics, FieldNotes, useFieldIds } from './field.tsx';
import type { Choice } from './select.tsx';

interface RadioGroupProps<Value extends string> extends FieldBasics {
	value: Value | '';
	onChange(value: Value): void;
	choices: readonly Choice<Value>[];
}

export function RadioGroup<Value extends string>({
	label,
	hint,
	error,
	required,
	disabled,
	name,
	value,
	onChange,
	choices,
}: RadioGroupProps<Value>) {
	const ids = useFieldIds();
	const { 'aria-required': ariaRequired, ...described } = describedBy({ ids, hint, error, required });
	return (
		<div role="radiogroup" aria-labelledby={ids.label} aria-required={ariaRequired} {...described} className="min-w-0">
			<div id={ids.label} className="mb-1 text-sm font-semibold text-label hyphens-auto wrap-break-word">
				{label}
				{required && <Asterisk />}
			</div>
			{choices.map((choice) => (
				<label
					key={choice.value}
					className="flex min-h-8 cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-control-off-text pointer-coarse:min-h-11"
				>
					<input
						type="radio"
						name={name ?? ids.control}
						value={choice.value}
						checked={choice.value === value}
						disabled={disabled || choice.disabled}
						onChange={() => onChange(choice.value)}
						className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control-line bg-control checked:border-6 checked:border-chosen hover:border-control-line-hover disabled:bg-control-off pointer-coarse:size-6"
					/>
					<span className="min-w-0 hyphens-auto wrap-break-word">{choice.label}</span>
				</label>
			))}
			<FieldNotes ids={ids} hint={hint} error={error} />
		</div>
	);
}
