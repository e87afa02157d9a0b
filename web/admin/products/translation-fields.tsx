// The same words in every language of the shop, the default one first.
import { useState } from 'react';
import type { WritingTask } from '../../../rules/assistant/tasks.ts';
import { productLimits, type Translations } from '../../../rules/catalogue/product-errors.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { PromptButton, type PromptProps } from '../../assistant/prompt-button.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { LateSimpleField } from '../../text-editing/rich/late-simple-field.tsx';
import { withWord } from './product-values.ts';

export const useBaseLanguage = (): string => {
	const { languages } = usePlatform();
	return (languages.find((language) => language.default) ?? languages[0])?.languageCode ?? '';
};

interface WordsFieldsProps {
	label: string;
	words: Translations;
	onChange(words: Translations): void;
	errorOf?(language: string): string | null | undefined;
	hintOf?(language: string): string | undefined;
	required?: boolean | undefined;
	disabled?: boolean | undefined;
	/** Several lines. */
	long?: boolean;
	/** Of a long one. */
	rows?: number;
	/** With bold and italic words, lists and links. */
	formatted?: boolean;
	/** What the assistant can do here, and what the product is called in a language. */
	assistant?: { tasks: readonly WritingTask[]; subjectIn(language: string): string };
}

export function TranslationFields(props: WordsFieldsProps) {
	const { label, words, onChange, errorOf, hintOf, required = false, disabled } = props;
	const { t, languages } = usePlatform();
	const base = useBaseLanguage();
	const ordered = [...languages].sort((a, b) => Number(b.languageCode === base) - Number(a.languageCode === base));
	return ordered.map(({ languageCode }) => {
		const field = {
			label:
				languages.length === 1 ? label : t('product.inLanguage', { label, language: ownNameOfLanguage(languageCode) }),
			required: required && languageCode === base,
			disabled,
			value: words[languageCode] ?? '',
			onChange: (text: string) => onChange(withWord(words, languageCode, text)),
			error: errorOf?.(languageCode),
			hint: hintOf?.(languageCode),
		};
		return (
			<OneLanguage
				key={languageCode}
				{...props}
				field={field}
				language={languageCode}
				original={languageCode === base ? undefined : { language: base, text: words[base] ?? '' }}
			/>
		);
	});
}

type FieldProps = Parameters<typeof TextField>[0] & { value: string; onChange(text: string): void };

interface OneLanguageProps extends Pick<WordsFieldsProps, 'long' | 'rows' | 'formatted' | 'assistant'> {
	field: Pick<FieldProps, 'label' | 'required' | 'disabled' | 'value' | 'onChange' | 'error' | 'hint'>;
	language: string;
	/** In the default language. */
	original: PromptProps['original'];
}

function OneLanguage({ field, language, original, long = false, rows = 3, ...props }: OneLanguageProps) {
	const { formatted = false, assistant } = props;
	const [taken, setTaken] = useState(0);
	const control = formatted ? (
		// What comes from elsewhere is taken up by a new one.
		<LateSimpleField key={taken} {...field} maxLength={productLimits.words} language={language} />
	) : long ? (
		<TextArea {...field} rows={rows} />
	) : (
		<TextField {...field} />
	);
	if (!assistant || field.disabled) return control;
	const put = (text: string) => {
		field.onChange(text);
		setTaken((count) => count + 1);
	};
	return (
		<div className="grid min-w-0 content-start gap-2">
			{control}
			<div>
				<PromptButton
					tasks={original ? [...assistant.tasks, 'translate'] : assistant.tasks}
					label={field.label}
					text={field.value}
					subject={assistant.subjectIn(language)}
					language={language}
					original={original}
					onAccept={put}
				/>
			</div>
		</div>
	);
}
