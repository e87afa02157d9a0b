// Calls Printformer with the saved account and says what came of it.
import { useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { testPrintformerDocument } from './printformer.documents.ts';
import { describeProblem } from './printformer-words.ts';

interface Outcome {
	works: boolean;
	text: string;
}

/** @param unsaved what was typed is not what is tested */
export function ConnectionTest({ unsaved }: { unsaved: boolean }) {
	const { t } = usePlatform();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome>();
	const test = async () => {
		setBusy(true);
		setOutcome(undefined);
		try {
			const { client, problem, message } = (await change(testPrintformerDocument, {})).testPrintformer;
			setOutcome(
				client === null
					? { works: false, text: describeProblem(t, problem ?? '', message) }
					: { works: true, text: t('printformer.connected', { name: client }) },
			);
		} catch (error) {
			setOutcome({ works: false, text: `${t('printformer.testFailed')}: ${failureText(error, t)}` });
		}
		setBusy(false);
	};
	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap items-center gap-3">
				<Button busy={busy} disabled={unsaved} onClick={() => void test()}>
					{t('printformer.test')}
				</Button>
				{unsaved && <span className="text-sm text-muted">{t('printformer.testUnsaved')}</span>}
			</div>
			<div role="status" className="empty:hidden">
				{outcome && !unsaved && <Notice kind={outcome.works ? 'success' : 'danger'}>{outcome.text}</Notice>}
			</div>
		</div>
	);
}
