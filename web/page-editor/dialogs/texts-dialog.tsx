// Every text of the page in every language, the base language beside it, and machine translation for what is missing or outdated.
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { languageNameIn } from '../../../rules/language-names.ts';
import { type PlacedText, textsOfPage } from '../../../rules/pages/compare.ts';
import { textFieldOf } from '../../../rules/pages/validate-part.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Select } from '../../kit/select.tsx';
import { labelOf, nameOfBlock } from '../../page-view/block-texts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { TranslatedField } from '../settings/texts-form.tsx';
import { definitionOf, type Editor, useDocument, useEditor } from '../state/editor.tsx';
import { type Translated, useTranslating } from '../state/use-translating.ts';

const filters = ['all', 'sample', 'missing', 'outdated', 'machine', 'assistant'] as const;
type Filter = (typeof filters)[number];

function placed({ section, item, type, name }: PlacedText, { store }: Editor): Translated | undefined {
	const at = item === undefined ? { section } : { section, item };
	const definition = definitionOf(type);
	const schema = item === undefined ? definition : definition?.items;
	const field = schema && textFieldOf(schema.fields, schema.texts, name);
	return field && { at, name, field, texts: store.part(at)?.texts[name] };
}

export default function TextsDialog({ onClose }: { onClose(): void }) {
	const { t, language: reader } = usePlatform();
	const editor = useEditor();
	const { languages, base, readOnly } = editor;
	const document = useDocument();
	const others = languages.filter((language) => language !== base);
	const [filter, setFilter] = useState<Filter>('all');
	const { translate, busy } = useTranslating();
	const all = textsOfPage(document, definitions, { languages, base });
	const shown = all.filter(
		({ statuses }) => filter === 'all' || languages.some((language) => statuses[language] === filter),
	);
	const open = (language: string) =>
		all.filter(
			({ statuses }) => statuses[base] !== 'missing' && ['missing', 'outdated'].includes(statuses[language] ?? ''),
		);
	return (
		<Dialog open size="large" onClose={onClose} title={t('pageEditor.allTexts')}>
			<div className="mb-4 flex flex-wrap items-end gap-3">
				<Select<Filter>
					label={t('pageEditor.show')}
					value={filter}
					onChange={setFilter}
					choices={filters.map((value) => ({ value, label: t(`pageEditor.filter.${value}`) }))}
				/>
				{others.map((language) => {
					const count = open(language).length;
					return (
						<Button
							key={language}
							busy={busy}
							disabled={readOnly}
							aria-disabled={count === 0}
							icon={<IconLanguage aria-hidden size={18} />}
							onClick={() =>
								translate(
									open(language).flatMap((text) => placed(text, editor) ?? []),
									language,
								)
							}
						>
							{t('pageEditor.translateAll', { count, language: languageNameIn(language, reader) })}
						</Button>
					);
				})}
			</div>
			<div inert={readOnly} className="grid gap-6">
				{shown.map((text) => {
					const found = placed(text, editor);
					const { section, item, type, name } = text;
					return (
						found && (
							<TranslatedField
								key={`${section} ${item} ${name}`}
								{...found}
								label={`${nameOfBlock(t, type)}: ${labelOf(t, type, name, item !== undefined)}`}
							/>
						)
					);
				})}
				{shown.length === 0 && <p className="text-muted">{t('pageEditor.noTexts')}</p>}
			</div>
		</Dialog>
	);
}
