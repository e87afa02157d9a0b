// Has a text of the page written by the assistant, and marks it as what it is; as one step, so that it can be undone.
import type { WritingTask } from '../../../rules/assistant/tasks.ts';
import type { PageTexts } from '../../../rules/pages/document.ts';
import type { TextField } from '../../../rules/pages/fields.ts';
import type { At } from '../../../rules/pages/operations.ts';
import { richFrom } from '../../../rules/pages/rich-from-plain.ts';
import { plainText } from '../../../rules/pages/texts.ts';
import { PromptButton } from '../../assistant/prompt-button.tsx';
import { useEditor } from '../state/editor.tsx';
import { textOperations } from '../state/texts.ts';
import { useActions } from '../state/use-actions.ts';

interface PromptTextProps {
	at: At;
	name: string;
	field: TextField;
	texts: PageTexts | undefined;
	label: string;
	language: string;
}

const inBase: readonly WritingTask[] = ['write', 'shorten'];
const inOthers: readonly WritingTask[] = ['translate', 'write', 'shorten'];

export function PromptText({ at, name, field, texts, label, language }: PromptTextProps) {
	const { base, readOnly } = useEditor();
	const actions = useActions();
	const before = texts?.[language];
	const original = texts?.[base];
	const accept = (written: string) => {
		const text =
			field.kind === 'rich' ? richFrom(written) : field.kind === 'line' ? written.replace(/\s*\n\s*/g, ' ') : written;
		actions.change(textOperations(texts, at, name, { text, language, base, source: 'assistant' }));
	};
	return (
		<PromptButton
			tasks={language === base ? inBase : inOthers}
			label={label}
			text={plainText(before?.text ?? '')}
			subject={label}
			language={language}
			original={original && language !== base ? { language: base, text: plainText(original.text) } : undefined}
			maxLength={field.max}
			disabled={readOnly}
			onAccept={accept}
			onUndo={() => actions.change([{ do: 'text', at, field: name, language, text: before ?? null }])}
		/>
	);
}
