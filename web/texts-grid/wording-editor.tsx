// A wording while it is edited: one field, or one for each form of a number. Ctrl+Enter or leaving it keeps what was typed, Escape
// gives it up. What the text still lacks can be put in by a button.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { ownNameOfLanguage } from '../../rules/languages.ts';
import { outlineNames } from '../../rules/texts/icu-outline.ts';
import { type PluralForm, pluralOf, withForm } from '../../rules/texts/plural-forms.ts';
import { controlLook } from '../kit/field.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { faultText, findFault, type TextFault } from './find-fault.ts';
import type { GridText } from './grid-text.ts';

export type Leaving = 'kept' | 'next' | 'previous';

interface WordingEditorProps {
	text: GridText;
	languageCode: string;
	value: string;
	/** What the server has found. */
	fault: TextFault | undefined;
	onChange(typed: string): void;
	/** Ended by a key, with the focus to be put somewhere, or by the focus having gone elsewhere. */
	onEnd(how: Leaving | 'left'): void;
}

/** Tab stays inside as long as there is something inside to go to. */
function leavingBy(event: KeyboardEvent, box: HTMLElement | null): Leaving | undefined {
	const { key, shiftKey } = event;
	if (key === 'Escape' || (key === 'Enter' && (event.ctrlKey || event.metaKey))) return 'kept';
	const stops = [...(box?.querySelectorAll('textarea, button') ?? [])];
	if (key !== 'Tab' || event.target !== stops.at(shiftKey ? 0 : -1)) return undefined;
	return shiftKey ? 'previous' : 'next';
}

const fieldLook = `${controlLook} field-sizing-content min-h-9 resize-y py-1 text-[0.9375rem] leading-normal`;

export function WordingEditor({ text, languageCode, value, fault: given, onChange, onEnd }: WordingEditorProps) {
	const { t } = usePlatform();
	const box = useRef<HTMLFieldSetElement>(null);
	const id = useId();
	const [before] = useState(value);
	const [asWritten, setAsWritten] = useState(false);
	const plural = text.icu ? pluralOf(value, languageCode) : undefined;
	const fault = findFault(text, languageCode, value) ?? given;
	const missing = text.icu ? text.placeholders.filter((name) => !(outlineNames(value) ?? []).includes(name)) : [];
	useEffect(() => {
		const field = box.current?.querySelector('textarea');
		field?.focus();
		field?.setSelectionRange(field.value.length, field.value.length);
	}, []);

	const press = (event: KeyboardEvent) => {
		// The grid has other plans with most keys.
		event.stopPropagation();
		const how = leavingBy(event, box.current);
		if (!how) return;
		event.preventDefault();
		if (event.key === 'Escape') onChange(before);
		onEnd(how);
	};
	/** At the end of the last field that was typed in: where the caret is, is the browser's own affair. */
	const insert = (name: string) => {
		const field = box.current?.querySelector('textarea');
		if (!field) return;
		field.focus();
		field.setRangeText(`{${name}}`, field.selectionStart, field.selectionEnd, 'end');
		field.dispatchEvent(new Event('input', { bubbles: true }));
	};
	const common = {
		lang: languageCode,
		'aria-invalid': fault ? true : undefined,
		'aria-describedby': fault ? `${id}-fault` : undefined,
	};
	const language = ownNameOfLanguage(languageCode);
	return (
		<fieldset
			ref={box}
			className="flex min-w-0 flex-col gap-1.5"
			onKeyDown={press}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) onEnd('left');
			}}
		>
			<legend className="sr-only">{t('texts.cell', { key: text.key, language })}</legend>
			{plural && !asWritten ? (
				plural.forms.map((form) => (
					<PluralField
						key={form.selector}
						form={form}
						label={(name) => t('texts.form', { key: text.key, language, form: name })}
						onChange={(typed) => onChange(withForm(value, form.selector, typed))}
						field={common}
					/>
				))
			) : (
				<textarea
					{...common}
					rows={1}
					aria-label={t('texts.cell', { key: text.key, language })}
					value={value}
					onChange={(event) => onChange(event.target.value)}
					className={`${fieldLook} ${text.icu && text.placeholders.length > 0 ? 'font-mono text-sm' : ''}`}
				/>
			)}
			<div className="flex flex-wrap gap-1">
				{missing.map((name) => (
					<button key={name} type="button" onClick={() => insert(name)} className={chipLook}>
						<span className="sr-only">{t('texts.insert', { name })}</span>
						<span aria-hidden>{`+ {${name}}`}</span>
					</button>
				))}
				{plural && (
					<button
						type="button"
						onClick={() => setAsWritten(!asWritten)}
						className="cursor-pointer text-xs text-link underline underline-offset-2 pointer-coarse:min-h-11"
					>
						{t(asWritten ? 'texts.asForms' : 'texts.asWritten')}
					</button>
				)}
			</div>
			{fault && (
				<p id={`${id}-fault`} role="status" className="text-sm text-error wrap-break-word">
					{faultText(t, fault)}
				</p>
			)}
		</fieldset>
	);
}

const chipLook =
	'cursor-pointer rounded-full border border-(--applications-infoBox-info-border) bg-(--applications-infoBox-info-background) px-2 py-px font-mono text-xs text-(--applications-infoBox-info-text) pointer-coarse:min-h-11';

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

interface PluralFieldProps {
	form: PluralForm;
	label(name: string): string;
	onChange(typed: string): void;
	field: object;
}

function PluralField({ form, label, onChange, field }: PluralFieldProps) {
	const { t, language } = usePlatform();
	const { selector, example } = form;
	const category = categories.find((name) => name === selector);
	const number = (value: number) => formatNumber(value, language);
	const name = category
		? t(`texts.plural.${category}`)
		: t('texts.plural.exactly', { number: number(Number(selector.slice(1))) });
	return (
		<div>
			<p aria-hidden className="flex justify-between gap-2 text-xs text-muted">
				<span>{name}</span>
				{category && example !== undefined && <span>{t('texts.example', { number: number(example) })}</span>}
			</p>
			<textarea
				{...field}
				rows={1}
				aria-label={label(name)}
				value={form.text}
				onChange={(event) => onChange(event.target.value)}
				className={fieldLook}
			/>
		</div>
	);
}
