// What a thing is called in every language of the shop: one field for each.
import { errorText, type FieldRules, findFieldError } from '../../rules/fields.ts';
import { ownNameOfLanguage } from '../../rules/languages.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import { type Platform, usePlatform } from '../platform/environment.tsx';
import type { FieldErrors } from './editor.ts';

/** By language. */
export type Translations = Readonly<Record<string, string>>;

interface Translation {
	languageCode: string;
	translation: string;
}

/** Every language of the shop has its place, also where nothing is written yet. */
export const translationsFrom = (languages: Platform['languages'], known: readonly Translation[] = []): Translations =>
	Object.fromEntries(
		languages.map(({ languageCode }) => [
			languageCode,
			known.find((word) => word.languageCode === languageCode)?.translation ?? '',
		]),
	);

export const translationsInput = (words: Translations): Translation[] =>
	Object.entries(words).map(([languageCode, translation]) => ({ languageCode, translation: translation.trim() }));

export const errorName = (name: string, languageCode: string) => `${name} ${languageCode}`;

type WordRules = Pick<FieldRules, 'required' | 'maxLength'>;

/** The default language is the one that may be required. */
export function validateTranslations(
	name: string,
	words: Translations,
	rules: WordRules,
	languages: Platform['languages'],
	t: Translate,
): FieldErrors {
	return Object.fromEntries(
		languages.map(({ languageCode, default: isDefault }) => {
			const required = isDefault && rules.required;
			const found = findFieldError((words[languageCode] ?? '').replace(/\s+/g, ' '), { ...rules, required });
			return [errorName(name, languageCode), found && errorText(found, t)];
		}),
	);
}

interface WordsFieldsProps {
	/** Under which its errors are found. */
	name: string;
	labelIn(language: string): string;
	hint?: string;
	/** Below the fields of other languages than the default one. */
	otherHint?: string;
	rules: WordRules;
	words: Translations;
	onChange(words: Translations): void;
	errorOf(name: string): string | null | undefined;
	readOnly: boolean;
	multiline?: boolean;
}

export function TranslationFields(props: WordsFieldsProps) {
	const { name, labelIn, hint, otherHint, rules, words, onChange, errorOf, readOnly, multiline = false } = props;
	const { languages } = usePlatform();
	const Field = multiline ? TextArea : TextField;
	return (
		<div className="grid gap-4 phone:grid-cols-2">
			{languages.map(({ languageCode, default: isDefault }) => (
				<Field
					key={languageCode}
					label={labelIn(ownNameOfLanguage(languageCode))}
					hint={isDefault ? hint : (otherHint ?? hint)}
					{...(rules.maxLength === undefined ? {} : { maxLength: rules.maxLength })}
					required={isDefault && rules.required === true}
					disabled={readOnly}
					value={words[languageCode] ?? ''}
					onChange={(text) => onChange({ ...words, [languageCode]: text })}
					error={errorOf(errorName(name, languageCode))}
				/>
			))}
		</div>
	);
}
