// A text in plural forms, one field a form. Each is validated alone, with its message beside it.
import { formatNumber } from '../../../rules/formats.ts';
import { findFormError, type PluralText, pluralFormsOf } from '../../../rules/texts/plural-forms.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { controlStyle, FieldNotes, useFieldIds } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { errorText } from './error-text.ts';
import { type WordingFieldProps, wordingError } from './wording-field.tsx';

function formName(name: string, language: string, t: Translate): string {
	if (name.startsWith('=')) return t('texts.plural.exactly', { number: formatNumber(Number(name.slice(1)), language) });
	const known = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
	const found = known.find((category) => category === name);
	return found ? t(`texts.plural.${found}`) : name;
}

interface PluralFieldsProps extends WordingFieldProps {
	plural: PluralText;
	onForms(plural: PluralText): void;
}

export function PluralFields(props: PluralFieldsProps) {
	const { t, language } = usePlatform();
	const { label, text, languageCode, value, hint, disabled, autoFocus, plural, onForms } = props;
	const ids = useFieldIds();
	const written = value === '' ? {} : plural.forms;
	const forms = pluralFormsOf(languageCode, plural).map((form) => {
		const words = written[form.name] ?? '';
		const found = findFormError(words, text.placeholders);
		return { ...form, words, fault: found && errorText(found, t) };
	});
	// Of the text as a whole only what no form is to blame for.
	const error = forms.some(({ fault }) => fault) ? undefined : (wordingError(value, text, t) ?? props.error);
	const change = (name: string, words: string) => {
		const next = { ...written, [name]: words };
		onForms({ argument: plural.argument, forms: { ...next, other: next.other ?? '' } });
	};
	return (
		<fieldset aria-describedby={[hint && ids.hint, error && ids.error].filter(Boolean).join(' ') || undefined}>
			<legend className="mb-1 text-sm font-semibold text-label">{label}</legend>
			<div className="grid gap-2">
				{forms.map(({ name, example, words, fault }, index) => (
					<div key={name} className="text-sm">
						<label htmlFor={`${ids.control}-${name}`} className="text-hint">
							{`${formName(name, language, t)} · ${t('texts.example', { number: formatNumber(example, language) })}`}
						</label>
						<textarea
							id={`${ids.control}-${name}`}
							lang={languageCode}
							rows={1}
							value={words}
							disabled={disabled}
							aria-invalid={fault || error ? true : undefined}
							aria-describedby={fault ? `${ids.error}-${name}` : undefined}
							// biome-ignore lint/a11y/noAutofocus: a user who has chosen a text wants to write it
							autoFocus={autoFocus && index === 0}
							onChange={(event) => change(name, event.target.value)}
							className={`${controlStyle} block max-h-40 field-sizing-content text-base`}
						/>
						<p id={`${ids.error}-${name}`} aria-live="polite" className="text-error not-empty:mt-1">
							{fault}
						</p>
					</div>
				))}
			</div>
			<FieldNotes ids={ids} hint={hint} error={error} />
		</fieldset>
	);
}
