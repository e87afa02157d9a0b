// Several lines of text; grows with what is in it where the browser can do that.
import { controlStyle, describedBy, Field, type FieldBasics, useFieldError, useFieldIds } from './field.tsx';

interface TextAreaProps extends FieldBasics {
	value: string;
	onChange(value: string): void;
	rows?: number;
	maxLength?: number;
	readOnly?: boolean;
}

export function TextArea({
	label,
	hint,
	error: given,
	required,
	value,
	onChange,
	rows = 4,
	maxLength,
	...rest
}: TextAreaProps) {
	const ids = useFieldIds();
	const { error, onBlur } = useFieldError(value, { required }, given);
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			<textarea
				{...rest}
				{...describedBy({ ids, hint, error, required })}
				{...(maxLength === undefined ? {} : { maxLength })}
				id={ids.control}
				rows={rows}
				style={{ minHeight: `calc(${rows}lh + 0.875rem)` }}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				onBlur={onBlur}
				className={`${controlStyle} block max-h-96 field-sizing-content`}
			/>
			{maxLength !== undefined && (
				<p aria-hidden className="mt-1 text-end text-sm text-hint tabular-nums">
					{value.length}/{maxLength}
				</p>
			)}
		</Field>
	);
}
