// A day, as 2026-11-15. The browser's own field: typed by keyboard, picked on a phone, in the notation the reader has set there.

import { useState } from 'react';
import { useTexts } from '../platform/environment.tsx';
import { controlLook, describedBy, Field, type FieldBasics, useFieldIds } from './field.tsx';

interface DateFieldProps extends FieldBasics {
	/** '' while there is none. */
	value: string;
	onChange(value: string): void;
	min?: string;
	max?: string;
}

export function DateField({ label, hint, error: given, required, value, onChange, ...rest }: DateFieldProps) {
	const t = useTexts();
	const ids = useFieldIds();
	const [left, setLeft] = useState(false);
	const error = given ?? (required && left && value === '' ? t('controlTextIsRequired') : undefined);
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			<input
				{...rest}
				{...describedBy({ ids, hint, error, required })}
				type="date"
				id={ids.control}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				onBlur={() => setLeft(true)}
				className={`${controlLook} tabular-nums`}
			/>
		</Field>
	);
}
