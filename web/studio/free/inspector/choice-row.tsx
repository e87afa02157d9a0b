// One of a few, as buttons with a picture each; a list of the browser; a section with its headline.
import { type ReactNode, useId } from 'react';
import { controlStyle } from '../../../kit/field.tsx';
import { SelectArrow } from '../../../kit/select.tsx';

interface RowProps<Value extends string> {
	label: string;
	value: Value;
	choices: readonly { value: Value; label: string; icon: ReactNode }[];
	disabled?: boolean;
	onChange(value: Value): void;
}

export function ChoiceRow<Value extends string>({ label, value, choices, disabled, onChange }: RowProps<Value>) {
	const name = useId();
	return (
		<fieldset disabled={disabled} className="min-w-0">
			<legend className="sr-only">{label}</legend>
			<div className="flex w-fit overflow-hidden rounded-theme border border-control-line">
				{choices.map((choice) => (
					<label
						key={choice.value}
						title={choice.label}
						className="grid size-9 cursor-pointer place-items-center bg-control text-control-text has-checked:bg-chosen has-checked:text-chosen-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed pointer-coarse:size-11"
					>
						<input
							type="radio"
							name={name}
							aria-label={choice.label}
							className="sr-only"
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
						/>
						{choice.icon}
					</label>
				))}
			</div>
		</fieldset>
	);
}

interface ListProps {
	label: string;
	value: string;
	choices: readonly { value: string; label: string }[];
	disabled?: boolean;
	onChange(value: string): void;
}

export function ChoiceList({ label, value, choices, disabled, onChange }: ListProps) {
	const id = useId();
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			<div className="relative">
				<select
					id={id}
					value={value}
					disabled={disabled}
					onChange={(event) => onChange(event.target.value)}
					className={`${controlStyle} min-h-9! appearance-none pe-8 text-sm text-ellipsis`}
				>
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value}>
							{choice.label}
						</option>
					))}
				</select>
				<SelectArrow />
			</div>
		</div>
	);
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-2 border-b border-line px-4 py-3">
			<h3 id={id} className="text-sm font-bold">
				{title}
			</h3>
			{children}
		</section>
	);
}
