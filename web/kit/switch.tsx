// On or off, at once: what a check box is in a form, this is where nothing is sent later.
import type { FieldBasics } from './field.tsx';
import { describedBy, FieldNotes, useFieldIds } from './field.tsx';

interface SwitchProps extends FieldBasics {
	on: boolean;
	onChange(on: boolean): void;
}

export function Switch({ label, hint, error, required, on, onChange, ...rest }: SwitchProps) {
	const ids = useFieldIds();
	return (
		<div className="min-w-0">
			<div className="flex items-center gap-3 pointer-coarse:min-h-11">
				<input
					{...rest}
					{...describedBy({ ids, hint, error, required })}
					type="checkbox"
					role="switch"
					id={ids.control}
					checked={on}
					aria-checked={on}
					onChange={(event) => onChange(event.target.checked)}
					className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-(--applications-toggle-border) bg-(--applications-toggle-background) transition-colors duration-150 before:absolute before:start-0.5 before:top-0.5 before:size-4.5 before:rounded-full before:bg-(--applications-toggle-knob) before:transition-transform before:duration-150 before:content-[''] checked:bg-(--applications-toggle-backgroundActive) checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-60 motion-reduce:transition-none motion-reduce:before:transition-none rtl:checked:before:-translate-x-5"
				/>
				<label htmlFor={ids.control} className="min-w-0 text-text hyphens-auto wrap-break-word">
					{label}
				</label>
			</div>
			<FieldNotes ids={ids} hint={hint} error={error} />
		</div>
	);
}
