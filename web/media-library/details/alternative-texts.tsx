// What a picture shows, in each language of the shop. Those in which no one has said it are marked.
import { useId } from 'react';
import { languageNameIn } from '../../../rules/language-names.ts';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';

const longest = 1000;

interface AlternativeTextsProps {
	/** By language, in the order of the shop. */
	texts: Readonly<Record<string, string>>;
	onChange(language: string, text: string): void;
	disabled: boolean;
}

export function AlternativeTexts({ texts, onChange, disabled }: AlternativeTextsProps) {
	const { t, language: reader } = usePlatform();
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<h3 id={id} className="font-bold">
				{t('mediaLibrary.alternativeTexts')}
			</h3>
			<p className="mb-3 text-sm text-hint">{t('mediaLibrary.alternativeTextsHint')}</p>
			<div className="flex flex-col gap-3">
				{Object.entries(texts).map(([language, text]) => (
					<TextField
						key={language}
						label={`${languageNameIn(language, reader)}${text.trim() ? '' : ` (${t('mediaLibrary.missing')})`}`}
						value={text}
						onChange={(typed) => onChange(language, typed)}
						maxLength={longest}
						disabled={disabled}
					/>
				))}
			</div>
		</section>
	);
}
