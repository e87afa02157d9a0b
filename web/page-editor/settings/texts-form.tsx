// The texts of a section or an item in every language, each beside the words it is translated from.
import { IconLanguage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { languageNameIn } from '../../../rules/language-names.ts';
import type { PageTexts, Part } from '../../../rules/pages/document.ts';
import type { TextField as TextSchema } from '../../../rules/pages/fields.ts';
import type { At } from '../../../rules/pages/operations.ts';
import { noRichText, type RichText } from '../../../rules/pages/rich-text.ts';
import { isRich, plainText, statusOf } from '../../../rules/pages/texts.ts';
import { callText, type Schema } from '../../../rules/pages/validate-part.ts';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { labelOf } from '../../page-view/block-texts.ts';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import { useEditor } from '../state/editor.tsx';
import { textOperations, typingIn } from '../state/texts.ts';
import { useActions } from '../state/use-actions.ts';
import { useTranslating } from '../state/use-translating.ts';
import { PromptText } from './prompt-text.tsx';
import { StatusMark } from './status-mark.tsx';

const RichEditor = lazy(() => import('../../text-editing/rich/rich-editor.tsx'));

interface TextsFormProps {
	at: At;
	part: Part;
	type: string;
	schema: Schema;
}

/** All texts of a part, those on its buttons included. */
const textFieldsOf = ({ fields, texts }: Schema): [name: string, field: TextSchema][] => [
	...Object.entries(texts),
	...Object.entries(fields).flatMap(([name, { kind }]): [string, TextSchema][] =>
		kind === 'call' ? [[name, callText]] : [],
	),
];

export function TextsForm({ at, part, type, schema }: TextsFormProps) {
	const t = useTexts();
	const written = textFieldsOf(schema).filter(([name]) => schema.texts[name] || part.values[name]);
	if (written.length === 0)
		return at.item === undefined ? <p className="text-muted">{t('pageEditor.noTexts')}</p> : null;
	return (
		<div className="grid gap-5">
			{written.map(([name, field]) => (
				<TranslatedField
					key={name}
					at={at}
					name={name}
					field={field}
					texts={part.texts[name]}
					label={labelOf(t, type, name, at.item !== undefined)}
				/>
			))}
		</div>
	);
}

interface WordsProps {
	at: At;
	name: string;
	field: TextSchema;
	texts: PageTexts | undefined;
	label: string;
}

export function TranslatedField({ at, name, field, texts, label }: WordsProps) {
	const { t, language: reader } = usePlatform();
	const { base, languages, mail } = useEditor();
	const { translate, busy } = useTranslating();
	const ordered = [base, ...languages.filter((language) => language !== base)];
	return (
		<fieldset className="grid gap-2">
			<legend className="text-sm font-bold">{label}</legend>
			{ordered.map((language) => (
				<div key={language} className="grid gap-1">
					<div className="flex flex-wrap items-center gap-2 text-sm">
						<span>{languageNameIn(language, reader)}</span>
						<StatusMark status={statusOf(texts, language, base)} isBase={language === base} />
						<span className="ms-auto flex flex-wrap gap-2">
							<PromptText
								at={at}
								name={name}
								field={field}
								texts={texts}
								label={`${label}, ${languageNameIn(language, reader)}`}
								language={language}
							/>
							{language !== base && !mail && (
								<Button
									size="small"
									busy={busy}
									icon={<IconLanguage aria-hidden size={16} />}
									aria-label={t('pageEditor.translateInto', {
										name: label,
										language: languageNameIn(language, reader),
									})}
									onClick={() => translate([{ at, name, texts, field }], language)}
								>
									{t('pageEditor.translate')}
								</Button>
							)}
						</span>
					</div>
					<OneLanguage at={at} name={name} field={field} texts={texts} label={label} language={language} />
				</div>
			))}
		</fieldset>
	);
}

function OneLanguage({ at, name, field, texts, label, language }: WordsProps & { language: string }) {
	const { t, language: reader } = usePlatform();
	const { base } = useEditor();
	const actions = useActions();
	const [error, setError] = useState<string>();
	const own = texts?.[language]?.text;
	const write = (text: string | RichText): boolean => {
		if (plainText(text).length > field.max) {
			setError(t('pageEditor.fault.textTooLong'));
			return false;
		}
		setError(undefined);
		return actions.change(textOperations(texts, at, name, { text, language, base }), typingIn(at, name, language));
	};
	const full = `${label}, ${languageNameIn(language, reader)}`;
	if (field.kind === 'rich')
		return (
			<div lang={language} className="rounded-theme border border-control-line bg-control px-3 py-2 text-control-text">
				<Suspense fallback={null}>
					<RichEditor
						text={own !== undefined && isRich(own) ? own : noRichText}
						label={full}
						hint=""
						longest={field.max}
						quiet
						onChange={write}
					/>
				</Suspense>
			</div>
		);
	const basics = {
		label: full,
		value: typeof own === 'string' ? own : '',
		onChange: write,
		error: error ?? null,
		maxLength: field.max,
	};
	return (
		<div lang={language} className="[&_label]:sr-only">
			{field.kind === 'lines' ? <TextArea {...basics} rows={2} /> : <TextField {...basics} />}
		</div>
	);
}
