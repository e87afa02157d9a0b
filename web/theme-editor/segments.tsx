// One of a few, side by side in a row of tools: the browser's own radio buttons, drawn as one bar.
import { type ReactNode, useId } from 'react';

interface SegmentsProps<Value extends string> {
	label: string;
	value: Value;
	onChange(value: Value): void;
	choices: readonly { value: Value; label: string; icon?: ReactNode }[];
}

export function Segments<Value extends string>({ label, value, onChange, choices }: SegmentsProps<Value>) {
	const name = useId();
	return (
		<fieldset className="inline-flex min-w-0 self-start overflow-hidden rounded-theme border border-control-line bg-control">
			<legend className="sr-only">{label}</legend>
			{choices.map((choice) => (
				<label
					key={choice.value}
					className="relative flex min-h-9 cursor-pointer items-center gap-1 border-s border-control-line px-2.5 text-sm font-medium first-of-type:border-s-0 has-checked:bg-chosen has-checked:text-chosen-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus pointer-coarse:min-h-11"
				>
					<input
						type="radio"
						name={name}
						value={choice.value}
						checked={choice.value === value}
						onChange={() => onChange(choice.value)}
						className="sr-only"
					/>
					{choice.icon}
					<span className={choice.icon ? 'sr-only wide:not-sr-only' : ''}>{choice.label}</span>
				</label>
			))}
		</fieldset>
	);
}
