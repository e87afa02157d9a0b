// The same words in every language of the shop, the default one first.
import { productLimits, type Translations } from '../../../rules/catalogue/product-errors.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
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
}

export function TranslationFields(props: WordsFieldsProps) {
	const { label, words, onChange, errorOf, hintOf, required = false, disabled, long = false, rows = 3 } = props;
	const { formatted = false } = props;
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
		if (formatted)
			return <LateSimpleField key={languageCode} {...field} maxLength={productLimits.words} language={languageCode} />;
		return long ? <TextArea key={languageCode} {...field} rows={rows} /> : <TextField key={languageCode} {...field} />;
	});
}
