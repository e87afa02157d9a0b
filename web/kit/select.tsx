// One of a few. The browser's own list: it is the one that phones and screen readers know best, and it costs nothing.
import { IconChevronDown } from '@tabler/icons-react';
import { useTexts } from '../platform/environment.tsx';
import { controlStyle, describedBy, Field, type FieldBasics, useFieldError, useFieldIds } from './field.tsx';

export interface Choice<Value extends string = string> {
	value: Value;
	label: string;
	disabled?: boolean;
	/** What it means, below it; shown by lists that have the room. */
	description?: string | undefined;
}

/** Stands at the end of a list whose own arrow is taken away. */
export const SelectArrow = () => (
	<IconChevronDown
		aria-hidden
		size={18}
		className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
	/>
);

interface SelectProps<Value extends string> extends FieldBasics {
	value: Value | '';
	onChange(value: Value): void;
	choices: readonly Choice<Value>[];
	autoComplete?: string | undefined;
}

export function Select<Value extends string>({
	label,
	hint,
	error: given,
	required,
	value,
	onChange,
	choices,
	...rest
}: SelectProps<Value>) {
	const t = useTexts();
	const ids = useFieldIds();
	const { error, onBlur } = useFieldError(value, { kind: 'password', required }, given);
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			<div className="relative">
				<select
					{...rest}
					{...describedBy({ ids, hint, error, required })}
					id={ids.control}
					value={value}
					onChange={(event) => {
						const chosen = choices.find((choice) => choice.value === event.target.value);
						if (chosen) onChange(chosen.value);
					}}
					onBlur={onBlur}
					className={`${controlStyle} appearance-none pe-10 text-ellipsis`}
				>
					{value === '' && !choices.some((choice) => choice.value === '') && (
						<option value="" disabled>
							{t('kit.choose')}
						</option>
					)}
					{choices.map((choice) => (
						<option key={choice.value} value={choice.value} disabled={choice.disabled}>
							{choice.label}
						</option>
					))}
				</select>
				<SelectArrow />
			</div>
		</Field>
	);
}
