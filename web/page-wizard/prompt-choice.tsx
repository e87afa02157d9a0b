// What the assistant shall write a page about.
import { longestPrompt } from '../../rules/assistant/tasks.ts';
import { TextArea } from '../kit/text-area.tsx';
import { usePlatform } from '../platform/environment.tsx';

/** In place of the id of a template. */
export const fromPrompt = 'assistant';

interface PromptChoiceProps {
	prompt: string;
	onChange(prompt: string): void;
	error: string | null;
}

export function PromptChoice({ prompt, onChange, error }: PromptChoiceProps) {
	const { t } = usePlatform();
	return (
		<TextArea
			label={t('pageWizard.prompt')}
			hint={t('pageWizard.promptHint')}
			rows={4}
			required
			maxLength={longestPrompt}
			value={prompt}
			onChange={onChange}
			error={error}
		/>
	);
}
