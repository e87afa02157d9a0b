// A text in one language: its words, its placeholders at hand, its plural forms one by one; judged while it is written.
import { useRef, useState } from 'react';
import { formatNumber } from '../../rules/formats.ts';
import { findTextFault } from '../../rules/texts/check-text.ts';
import { joinPlural, type PluralText, pluralFormsOf, splitPlural } from '../../rules/texts/plural-forms.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { controlLook, describedBy, Field, FieldNotes, useFieldIds } from '../kit/field.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { faultText } from './fault-text.ts';

export interface EditedText {
	baseText: string;
	icu: boolean;
	placeholders: readonly string[];
	placeholdersOptional: boolean;
}

interface WordingFieldProps {
	label: string;
	text: EditedText;
	/** Of the words. */
	languageCode: string;
	value: string;
	onChange(value: string): void;
	/** What visitors read while there is nothing. */
	placeholder?: string | undefined;
	hint?: string | undefined;
	/** What the server has found. */
	error?: string | undefined;
	disabled?: boolean;
	autoFocus?: boolean;
}

/** What is wrong with the words, as far as the browser can tell. */
export function wordingFault(value: string, text: EditedText, t: Translate): string | undefined {
	if (value.trim() === '') return undefined;
	const pattern = text.icu ? { text: text.baseText, optional: text.placeholdersOptional } : undefined;
	const found = findTextFault(value, pattern);
	return found && faultText(found, t);
}

export function WordingField(props: WordingFieldProps) {
	const { text, value } = props;
	const [raw, setRaw] = useState(false);
	const plural = text.icu && !raw ? splitPlural(value || text.baseText) : undefined;
	const pluralText = text.icu && splitPlural(text.baseText) !== undefined;
	return (
		<div>
			{plural ? <PluralFields {...props} plural={plural} /> : <PlainField {...props} />}
			{pluralText && <WayOfWriting raw={raw} onChange={setRaw} />}
		</div>
	);
}

function WayOfWriting({ raw, onChange }: { raw: boolean; onChange(raw: boolean): void }) {
	const { t } = usePlatform();
	return (
		<button type="button" className="mt-1 text-sm text-link underline" onClick={() => onChange(!raw)}>
			{t(raw ? 'texts.asForms' : 'texts.asWritten')}
		</button>
	);
}

function PlainField(props: WordingFieldProps) {
	const { t } = usePlatform();
	const { label, text, languageCode, value, onChange, placeholder, hint, disabled, autoFocus } = props;
	const ids = useFieldIds();
	const field = useRef<HTMLTextAreaElement>(null);
	const error = wordingFault(value, text, t) ?? props.error;
	const insert = (name: string) => {
		const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
		onChange(`${value.slice(0, selectionStart)}{${name}}${value.slice(selectionEnd)}`);
		field.current?.focus();
	};
	return (
		<Field ids={ids} label={label} hint={hint} error={error}>
			<textarea
				{...describedBy({ ids, hint, error })}
				id={ids.control}
				ref={field}
				lang={languageCode}
				rows={2}
				value={value}
				disabled={disabled}
				placeholder={placeholder}
				// biome-ignore lint/a11y/noAutofocus: whoever has chosen a text wants to write it
				autoFocus={autoFocus}
				onChange={(event) => onChange(event.target.value)}
				className={`${controlLook} block max-h-64 field-sizing-content`}
			/>
			{text.icu && text.placeholders.length > 0 && !disabled && (
				<Placeholders names={text.placeholders} value={value} onInsert={insert} />
			)}
		</Field>
	);
}

interface PlaceholdersProps {
	names: readonly string[];
	value: string;
	onInsert(name: string): void;
}

/** Those that are in the text already are filled. */
function Placeholders({ names, value, onInsert }: PlaceholdersProps) {
	const { t } = usePlatform();
	return (
		<fieldset aria-label={t('texts.placeholders')} className="mt-1 flex flex-wrap gap-1">
			{names.map((name) => (
				<button
					key={name}
					type="button"
					aria-label={t('texts.insert', { name: `{${name}}` })}
					onClick={() => onInsert(name)}
					className={`cursor-pointer rounded-full border border-control-line px-2 py-0.5 font-mono text-sm ${value.includes(`{${name}`) ? 'bg-item-hover text-item-hover-text' : ''}`}
				>
					{`{${name}}`}
				</button>
			))}
		</fieldset>
	);
}

function formName(name: string, language: string, t: Translate): string {
	if (name.startsWith('=')) return t('texts.plural.exactly', { number: formatNumber(Number(name.slice(1)), language) });
	const known = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
	const found = known.find((category) => category === name);
	return found ? t(`texts.plural.${found}`) : name;
}

function PluralFields(props: WordingFieldProps & { plural: PluralText }) {
	const { t, language } = usePlatform();
	const { label, text, languageCode, value, onChange, hint, disabled, autoFocus, plural } = props;
	const ids = useFieldIds();
	const error = wordingFault(value, text, t) ?? props.error;
	const written = value === '' ? {} : plural.forms;
	const change = (name: string, words: string) => {
		const forms = { ...written, [name]: words };
		const empty = Object.values(forms).every((form) => form.trim() === '');
		onChange(empty ? '' : joinPlural({ argument: plural.argument, forms: { ...forms, other: forms.other ?? '' } }));
	};
	return (
		<fieldset aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}>
			<legend className="mb-1 text-sm font-semibold text-label">{label}</legend>
			<div className="grid gap-2">
				{pluralFormsOf(languageCode, plural).map(({ name, example }, index) => (
					<label key={name} className="block text-sm">
						<span className="text-hint">
							{`${formName(name, language, t)} · ${t('texts.example', { number: formatNumber(example, language) })}`}
						</span>
						<textarea
							lang={languageCode}
							rows={1}
							value={written[name] ?? ''}
							disabled={disabled}
							aria-invalid={error ? true : undefined}
							// biome-ignore lint/a11y/noAutofocus: whoever has chosen a text wants to write it
							autoFocus={autoFocus && index === 0}
							onChange={(event) => change(name, event.target.value)}
							className={`${controlLook} block max-h-40 field-sizing-content text-base`}
						/>
					</label>
				))}
			</div>
			<FieldNotes ids={ids} hint={hint} error={error} />
		</fieldset>
	);
}
