// What every field has around its control: label, red asterisk, hint, error; and the ids that tie them to it.
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { errorText, type FieldError, type FieldRules, findFieldError } from '../../rules/fields.ts';
import { useTexts } from '../platform/environment.tsx';
import { useAfterPress } from './after-press.ts';

/** What every field takes, whatever is in it. */
export interface FieldBasics {
	label: string;
	hint?: string | undefined;
	/** What is wrong, if the form or the server has found it. Null: the form validates this field, and it is right. */
	error?: string | null | undefined;
	required?: boolean | undefined;
	disabled?: boolean | undefined;
	name?: string | undefined;
}

export const controlStyle =
	'w-full min-w-0 rounded-theme border border-control-line bg-control px-3 py-1.5 text-control-text placeholder:text-placeholder hover:border-control-line-hover focus:border-control-line-focus disabled:cursor-not-allowed disabled:bg-control-off disabled:text-control-off-text aria-invalid:border-control-line-invalid min-h-10 pointer-coarse:min-h-11 transition-colors duration-150 motion-reduce:transition-none';

interface FieldIds {
	control: string;
	label: string;
	hint: string;
	note: string;
	error: string;
}

export function useFieldIds(): FieldIds {
	const id = useId();
	return { control: id, label: `${id}-label`, hint: `${id}-hint`, note: `${id}-note`, error: `${id}-error` };
}

interface Described extends Pick<FieldBasics, 'hint' | 'error' | 'required'> {
	ids: FieldIds;
	/** What the field has done with what was typed. */
	note?: string | undefined;
}

/** The attributes of a control that say how it stands. */
export const describedBy = ({ ids, hint, note, error, required }: Described) => ({
	'aria-describedby': [hint && ids.hint, note && ids.note, error && ids.error].filter(Boolean).join(' ') || undefined,
	'aria-invalid': error ? true : undefined,
	'aria-required': required || undefined,
});

export function Asterisk() {
	return (
		<span aria-hidden className="ms-0.5 text-error">
			*
		</span>
	);
}

/** Always there, so that what comes into it is read aloud; no button moves away from under a press as a field is left. */
export function FieldNotes({ ids, hint, ...told }: Described) {
	const note = useAfterPress(told.note);
	const error = useAfterPress(told.error);
	return (
		<>
			{hint && (
				<p id={ids.hint} className="mt-1 text-sm text-hint wrap-break-word">
					{hint}
				</p>
			)}
			<div aria-live="polite">
				{note && (
					<p id={ids.note} className="mt-1 flex items-start gap-1 text-sm font-medium wrap-anywhere">
						<IconInfoCircle aria-hidden size="1.25em" className="shrink-0" />
						{note}
					</p>
				)}
				{error && (
					<p id={ids.error} className="mt-1 flex items-start gap-1 text-sm font-medium text-error wrap-anywhere">
						<IconAlertCircle aria-hidden size="1.25em" className="shrink-0" />
						{error}
					</p>
				)}
			</div>
		</>
	);
}

interface FieldProps extends Described {
	label: string;
	children: ReactNode;
}

export function Field({ ids, label, hint, note, error, required, children }: FieldProps) {
	return (
		<div className="min-w-0">
			<label
				id={ids.label}
				htmlFor={ids.control}
				className="mb-1 block text-sm font-semibold text-label hyphens-auto wrap-break-word"
			>
				{label}
				{required && <Asterisk />}
			</label>
			{children}
			<FieldNotes ids={ids} hint={hint} note={note} error={error} />
		</div>
	);
}

/** A field validates its value when it is left, and from then on while it is mended, unless the form does. */
export function useJudgement(fault: FieldError | undefined, error: FieldBasics['error']) {
	const t = useTexts();
	const [left, setLeft] = useState(false);
	const found = left && fault ? errorText(fault, t) : undefined;
	return { error: error === undefined ? found : (error ?? undefined), onBlur: () => setLeft(true) };
}

export const useFieldError = (value: string, rules: FieldRules, error: FieldBasics['error']) =>
	useJudgement(findFieldError(value, rules), error);
