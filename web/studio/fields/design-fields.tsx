// The fields of the template, in their order: what a shopper fills in.
import { type ClipboardEvent, Suspense, useState } from 'react';
import type { DesignField } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import { valueOfField } from '../../../rules/designs/placeholders.ts';
import { findValueHint } from '../../../rules/designs/value-hints.ts';
import { Asterisk, describedBy, FieldNotes } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { fieldOfFinding } from '../findings/field-of-finding.ts';
import { useDesign, useReadOnly, useStudio } from '../studio-context.tsx';
import { latePart } from '../view/late-part.tsx';
import { FieldControl, limitOf } from './field-control.tsx';
import { fieldIds } from './field-uses.ts';
import { type FieldProps, useFieldFocus, useFieldTexts } from './use-field.ts';

/** Most templates have no picture to upload. */
const PictureField = latePart(async () => ({ default: (await import('./picture-field.tsx')).PictureField }), {
	inPlace: true,
});

interface FieldsProps {
	findings: readonly Finding[];
}

export function DesignFields({ findings }: FieldsProps) {
	const { t } = usePlatform();
	const design = useDesign();
	if (design.fields.length === 0) return <p className="text-muted">{t('studio.noFields')}</p>;
	return (
		<div className="grid gap-5">
			{design.fields.map((field) => {
				const found = findings.filter((one) => fieldOfFinding(design, one)?.key === field.key);
				return field.kind === 'image' ? (
					<Suspense key={field.key} fallback={<div className="min-h-52" />}>
						<PictureField field={field} findings={found} />
					</Suspense>
				) : (
					<TypedField key={field.key} field={field} findings={found} />
				);
			})}
		</div>
	);
}

function Counter({ field, value }: { field: DesignField; value: string }) {
	if (field.kind === 'choice' || field.limit === null) return null;
	return (
		<span aria-hidden className="shrink-0 text-hint tabular-nums">
			{value.length}/{field.limit}
		</span>
	);
}

/** @param isCut what was pasted last was longer than there is room */
function LimitReached({ field, value, isCut }: { field: DesignField; value: string; isCut: boolean }) {
	const { t } = usePlatform();
	const { kind, limit } = field;
	const said = isCut ? 'studio.pasteCut' : 'studio.limitReached';
	return (
		<p role="status" className="mt-1 text-sm text-hint empty:hidden">
			{kind !== 'choice' && limit !== null && value.length >= limit && t(said, { limit })}
		</p>
	);
}

function TypedField({ field, findings }: FieldProps) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const design = useDesign();
	const readOnly = useReadOnly();
	const focus = useFieldFocus(field);
	const { key, kind, required } = field;
	// What the template shows by itself is an example: it stands in the empty field, and on the page.
	const value = kind === 'choice' ? valueOfField(design, field, {}) : (design.values[key] ?? '');
	const { label, note, ...words } = useFieldTexts({ field, findings }, value);
	// Half an address is none yet: nobody is corrected while typing.
	const [isTyping, setTyping] = useState(false);
	const mistaken = isTyping ? undefined : findValueHint(field, value);
	const said = { ...words, note: note ?? (mistaken && t(`studio.looksWrong.${mistaken}`)) };
	const [isCut, setCut] = useState(false);
	const notePaste = ({ clipboardData, target }: ClipboardEvent) => {
		const { selectionStart: start, selectionEnd: end } = target as HTMLInputElement;
		const rest = value.length - ((end ?? 0) - (start ?? 0));
		setCut(rest + clipboardData.getData('text').length > limitOf(field));
	};
	const ids = fieldIds(key);
	// Nobody takes the example for what is printed where it is not.
	const isLeftEmpty = !required && Object.hasOwn(design.values, key);
	return (
		<div className="min-w-0">
			<label
				id={ids.label}
				htmlFor={ids.control}
				className="mb-1 flex items-baseline justify-between gap-2 text-sm text-label"
			>
				<span className="min-w-0 font-semibold hyphens-auto wrap-break-word">
					{label}
					{required && <Asterisk />}
				</span>
				<Counter field={field} value={value} />
			</label>
			<FieldControl
				field={field}
				value={value}
				placeholder={isLeftEmpty ? t('studio.staysEmpty') : undefined}
				onType={(typed) => store.change([{ do: 'value', key, value: typed }], `value ${key}`)}
				id={ids.control}
				disabled={readOnly}
				onFocus={() => {
					setTyping(true);
					focus();
				}}
				onBlur={() => setTyping(false)}
				onPaste={notePaste}
				{...describedBy({ ids, ...said, required })}
			/>
			<LimitReached field={field} value={value} isCut={isCut} />
			<FieldNotes ids={ids} {...said} />
		</div>
	);
}
