// Yes or no, beside its label.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Asterisk, describedBy, type FieldBasics, FieldNotes, useFieldIds } from './field.tsx';

interface CheckboxProps extends Omit<FieldBasics, 'label'> {
	/** May hold a link, as in "I accept the terms". */
	label: ReactNode;
	checked: boolean;
	onChange(checked: boolean): void;
}

export function Checkbox({ label, hint, error, required, checked, onChange, ...rest }: CheckboxProps) {
	const ids = useFieldIds();
	return (
		<div className="min-w-0">
			<div className="flex items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center">
				<span className="relative mt-0.5 grid size-5 shrink-0 pointer-coarse:mt-0 pointer-coarse:size-6">
					<input
						{...rest}
						{...describedBy({ ids, hint, error, required })}
						type="checkbox"
						id={ids.control}
						checked={checked}
						onChange={(event) => onChange(event.target.checked)}
						className="peer size-full cursor-pointer appearance-none rounded-box border border-control-line bg-control checked:border-chosen checked:bg-chosen hover:border-control-line-hover disabled:cursor-not-allowed disabled:border-control-line disabled:bg-control-off aria-invalid:border-control-line-invalid"
					/>
					<IconCheck
						aria-hidden
						stroke={3}
						className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-chosen-text peer-checked:block peer-disabled:text-control-off-text"
					/>
				</span>
				<label htmlFor={ids.control} className="min-w-0 text-text hyphens-auto wrap-break-word">
					{label}
					{required && <Asterisk />}
				</label>
			</div>
			<FieldNotes ids={ids} hint={hint} error={error} />
		</div>
	);
}
