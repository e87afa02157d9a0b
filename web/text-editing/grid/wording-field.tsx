// A text in one language: its words, its placeholders at hand, its plural forms one by one; validated while it is written.
import { useRef } from 'react';
import { findTextError } from '../../../rules/texts/check-text.ts';
import { splitPlural } from '../../../rules/texts/plural-forms.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { controlStyle, describedBy, Field, useFieldIds } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { errorText } from './error-text.ts';
import { PluralFields } from './plural-fields.tsx';
import { useForms } from './use-forms.ts';

export interface EditedText {
	baseText: string;
	icu: boolean;
	placeholders: readonly string[];
	placeholdersOptional: boolean;
}

export interface WordingFieldProps {
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
export function wordingError(value: string, text: EditedText, t: Translate): string | undefined {
	if (value.trim() === '') return undefined;
	const pattern = text.icu ? { text: text.baseText, optional: text.placeholdersOptional } : undefined;
	const found = findTextError(value, pattern);
	return found && errorText(found, t);
}

export function WordingField(props: WordingFieldProps) {
	const { text, value, onChange } = props;
	const writing = useForms(text, value, onChange);
	const isPlural = text.icu && splitPlural(text.baseText) !== undefined;
	return (
		<div>
			{writing.plural ? (
				<PluralFields {...props} plural={writing.plural} onForms={writing.writeForms} />
			) : (
				<PlainField {...props} onChange={writing.writeText} />
			)}
			{isPlural && <WayOfWriting writing={writing} />}
		</div>
	);
}

/** The way from forms to ICU and back. Back is shown even where there is none, with the reason. */
function WayOfWriting({ writing }: { writing: ReturnType<typeof useForms> }) {
	const { t } = usePlatform();
	const { plural, hasForms, turn } = writing;
	if (!plural && !hasForms) return <p className="mt-1 text-sm text-hint">{t('texts.noForms')}</p>;
	return (
		<button type="button" className="mt-1 cursor-pointer text-sm text-link underline" onClick={turn}>
			{t(plural ? 'texts.asWritten' : 'texts.asForms')}
		</button>
	);
}

function PlainField(props: WordingFieldProps) {
	const { t } = usePlatform();
	const { label, text, languageCode, value, onChange, placeholder, hint, disabled, autoFocus } = props;
	const ids = useFieldIds();
	const field = useRef<HTMLTextAreaElement>(null);
	const error = wordingError(value, text, t) ?? props.error;
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
				// biome-ignore lint/a11y/noAutofocus: a user who has chosen a text wants to write it
				autoFocus={autoFocus}
				onChange={(event) => onChange(event.target.value)}
				className={`${controlStyle} block max-h-64 field-sizing-content`}
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
