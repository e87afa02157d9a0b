// What became of a text, with the way back.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { errorText } from '../grid/error-text.ts';
import { HistoryFrame } from './history-frame.tsx';
import { shortened } from './shortened.ts';
import { restoreTextDocument, textHistoryDocument } from './text-editing.documents.ts';
import type { Text } from './text-editor.tsx';

type Entry = Data<typeof textHistoryDocument>['textHistory'][number];

interface TextHistoryProps {
	text: Text;
	/** @param words which text it was */
	onRestored(words: string): Promise<void>;
}

export default function TextHistory({ text, onRestored }: TextHistoryProps) {
	const { t, ask, language: ofReader, timeZone } = usePlatform();
	const [failure, setFailure] = useState('');
	const { data } = useQuery({
		queryKey: [textOf(textHistoryDocument), text.key],
		queryFn: async () => (await ask(textHistoryDocument, { key: text.key })) as Data<typeof textHistoryDocument>,
		staleTime: 0,
		gcTime: 0,
	});
	const entries = data?.textHistory;
	async function restore(entry: Entry) {
		try {
			const { restoreText } = (await ask(restoreTextDocument, { change: entry.id })) as Data<
				typeof restoreTextDocument
			>;
			const [error] = restoreText.faults;
			const restored = shortened(entry.after ?? t('textEditing.source.shipped'));
			const language = ownNameOfLanguage(entry.languageCode);
			if (!error) return await onRestored(t('textEditing.restored', { language, text: restored }));
			setFailure(errorText(error, t));
		} catch (error) {
			setFailure(failureText(error, t));
		}
	}
	const inLanguage = (code: string) => text.languages.find(({ languageCode }) => languageCode === code);
	/** Where no one had written anything, what ships was shown. */
	const before = (entry: Entry) => entry.before ?? inLanguage(entry.languageCode)?.shipped;
	/** What is there now needs no way back. */
	const isCurrent = (languageCode: string, after: string | null) => (inLanguage(languageCode)?.text ?? null) === after;
	return (
		<HistoryFrame loaded={entries !== undefined}>
			{failure && <Notice kind="danger">{failure}</Notice>}
			{entries?.length === 0 && <p className="text-sm text-muted">{t('textEditing.noHistory')}</p>}
			<ol className="grid gap-2">
				{entries?.map((entry) => (
					<li
						key={entry.id}
						className="flex flex-wrap items-start justify-between gap-2 border-t border-line pt-2 text-sm first:border-t-0"
					>
						<div className="min-w-0 grow">
							<p className="text-muted">
								{[
									ownNameOfLanguage(entry.languageCode),
									entry.by ?? t(`textEditing.origin.${entry.origin}`),
									formatMoment(entry.at, ofReader, timeZone),
								].join(' · ')}
							</p>
							<p className="wrap-anywhere">
								{before(entry) && <del className="me-2 text-muted">{before(entry)}</del>}
								{entry.after === null ? (
									t('textEditing.source.shipped')
								) : (
									<ins className="no-underline">{entry.after}</ins>
								)}
							</p>
						</div>
						{!isCurrent(entry.languageCode, entry.after) && (
							<Button size="small" onClick={() => restore(entry)}>
								{t('textEditing.restore')}
							</Button>
						)}
					</li>
				))}
			</ol>
		</HistoryFrame>
	);
}
