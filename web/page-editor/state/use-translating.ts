// Suggestions of machine translation for texts of the page, put in as one step and marked as what they are.
import { useState } from 'react';
import { isRichText } from '../../../rules/pages/check-rich-text.ts';
import type { PageTexts } from '../../../rules/pages/document.ts';
import type { TextField } from '../../../rules/pages/fields.ts';
import type { At, Operation } from '../../../rules/pages/operations.ts';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { isRich, plainText } from '../../../rules/pages/texts.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { translatePageTextsDocument } from '../page-editor.documents.ts';
import { useEditor } from './editor.tsx';
import { textOperation } from './texts.ts';
import { useActions } from './use-actions.ts';

export interface Translated {
	at: At;
	name: string;
	texts: PageTexts | undefined;
	field: TextField;
}

/** How many go in one call. */
const atOnce = 50;

/** Undefined for what does not fit there. */
function readSuggestion(suggestion: string, { field }: Translated): string | RichText | undefined {
	if (field.kind !== 'rich') {
		const text = field.kind === 'line' ? suggestion.replace(/\s*\n\s*/g, ' ') : suggestion;
		return text.length <= field.max ? text : undefined;
	}
	try {
		const rich: unknown = JSON.parse(suggestion);
		return isRichText(rich, field.max) ? rich : undefined;
	} catch {
		return undefined;
	}
}

export function useTranslating() {
	const { t, ask } = usePlatform();
	const { page, base } = useEditor();
	const actions = useActions();
	const toast = useToast();
	const [busy, setBusy] = useState(false);
	async function suggestionsFor(texts: readonly string[], to: string): Promise<string[]> {
		const variables = { page: page.id, from: base, to, texts: [...texts] };
		const answer = (await ask(translatePageTextsDocument, variables)) as Data<typeof translatePageTextsDocument>;
		return answer.translatePageTexts;
	}
	async function translate(wanted: readonly Translated[], language: string): Promise<void> {
		const said = wanted.filter(({ texts }) => plainText(texts?.[base]?.text ?? '').trim() !== '');
		if (said.length === 0) {
			toast.warning(t('pageEditor.baseFirst'));
			return;
		}
		setBusy(true);
		try {
			for (let from = 0; from < said.length; from += atOnce) {
				const some = said.slice(from, from + atOnce);
				const sent = some.map(({ texts }) => {
					const text = texts?.[base]?.text ?? '';
					return isRich(text) ? JSON.stringify(text) : text;
				});
				const suggestions = await suggestionsFor(sent, language);
				const operations = some.flatMap((one, place): Operation[] => {
					const text = readSuggestion(suggestions[place] ?? '', one);
					if (text === undefined || plainText(text) === '') return [];
					return [textOperation(one.texts, one.at, one.name, { text, language, base, source: 'machine' })];
				});
				if (operations.length > 0) actions.change(operations);
			}
			toast.success(t('pageEditor.translated', { count: said.length }));
		} catch (error) {
			toast.error(`${t('pageEditor.translateFailed')}: ${failureText(error, t)}`);
		}
		setBusy(false);
	}
	return { translate, busy };
}
