// Has the model write one word with the saved settings, and says what came of it.
import { useState } from 'react';
import { sentenceOfProblem } from '../../../../rules/assistant/problems.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { testAssistantDocument } from './assistant.documents.ts';

interface Outcome {
	works: boolean;
	text: string;
	models: readonly string[];
}

/** @param unsaved what was typed is not what is tested */
export function ConnectionTest({ unsaved }: { unsaved: boolean }) {
	const { t } = usePlatform();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome>();
	const failed = (reason: string) => `${t('assistantSettings.testFailed')}: ${reason}`;
	const test = async () => {
		setBusy(true);
		setOutcome(undefined);
		try {
			const { text, problem, models } = (await change(testAssistantDocument, {})).testAssistant;
			setOutcome(
				text === null
					? { works: false, text: failed(t(sentenceOfProblem(problem ?? ''))), models }
					: { works: true, text: t('assistantSettings.tested', { text }), models },
			);
		} catch (error) {
			setOutcome({ works: false, text: failed(failureText(error, t)), models: [] });
		}
		setBusy(false);
	};
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-center gap-3">
				<Button busy={busy} disabled={unsaved} onClick={() => void test()}>
					{t('assistantSettings.test')}
				</Button>
				{unsaved && <span className="text-sm text-muted">{t('assistantSettings.testUnsaved')}</span>}
			</div>
			<div role="status" className="grid gap-2 empty:hidden">
				{outcome && !unsaved && <Notice kind={outcome.works ? 'success' : 'danger'}>{outcome.text}</Notice>}
				{outcome && !unsaved && outcome.models.length > 0 && (
					<p className="text-sm text-muted wrap-anywhere">
						{t('assistantSettings.models', { names: outcome.models.join(', ') })}
					</p>
				)}
			</div>
		</div>
	);
}
