// What a picture shows, in each language of the shop. Those in which no one has said it are marked.
import { useId } from 'react';
import { languageNameIn } from '../../../rules/language-names.ts';
import { PromptButton } from '../../assistant/prompt-button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';

const longest = 1000;

interface AlternativeTextsProps {
	/** By language, in the order of the shop. */
	texts: Readonly<Record<string, string>>;
	onChange(language: string, text: string): void;
	disabled: boolean;
	/** What the picture is called. */
	subject: string;
}

export function AlternativeTexts({ texts, onChange, disabled, subject }: AlternativeTextsProps) {
	const { t, language: reader } = usePlatform();
	const id = useId();
	const [original] = Object.entries(texts)
		.filter(([, text]) => text.trim() !== '')
		.map(([language, text]) => ({ language, text }));
	return (
		<section aria-labelledby={id}>
			<h3 id={id} className="font-bold">
				{t('mediaLibrary.alternativeTexts')}
			</h3>
			<p className="mb-3 text-sm text-hint">{t('mediaLibrary.alternativeTextsHint')}</p>
			<div className="flex flex-col gap-3">
				{Object.entries(texts).map(([language, text]) => (
					<div key={language} className="grid gap-2">
						<TextField
							label={`${languageNameIn(language, reader)}${text.trim() ? '' : ` (${t('mediaLibrary.missing')})`}`}
							value={text}
							onChange={(typed) => onChange(language, typed)}
							maxLength={longest}
							disabled={disabled}
						/>
						{!disabled && (
							<div>
								<PromptButton
									tasks={['altText', 'shorten', 'translate']}
									label={`${t('mediaLibrary.alternativeTexts')}, ${languageNameIn(language, reader)}`}
									text={text}
									subject={subject}
									language={language}
									original={original && original.language !== language ? original : undefined}
									maxLength={longest}
									onAccept={(written) => onChange(language, written)}
								/>
							</div>
						)}
					</div>
				))}
			</div>
		</section>
	);
}
