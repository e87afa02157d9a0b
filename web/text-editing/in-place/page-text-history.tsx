// What became of a text of a page. An older wording comes back into its field; saved it is like anything that was typed there.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { plainText } from '../../../rules/pages/texts.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { HistoryFrame } from './history-frame.tsx';
import { pageTextHistoryDocument } from './page-text.documents.ts';
import { shortened } from './shortened.ts';

type Words = string | RichText;

interface PageTextHistoryProps {
	textKey: string;
	/** Whether these words stand in the field of the language; undefined: there is no such field. */
	isShown(languageCode: string, words: Words): boolean | undefined;
	onRestore(languageCode: string, words: Words): void;
}

export default function PageTextHistory({ textKey, isShown, onRestore }: PageTextHistoryProps) {
	const { t, ask, language, timeZone } = usePlatform();
	const [restored, setRestored] = useState<{ entry: string; words: Words }>();
	const { data: entries, error } = useQuery({
		queryKey: [textOf(pageTextHistoryDocument), textKey],
		queryFn: async () =>
			((await ask(pageTextHistoryDocument, { key: textKey })) as Data<typeof pageTextHistoryDocument>).pageTextHistory,
		staleTime: 0,
		gcTime: 0,
		refetchOnWindowFocus: false,
	});
	return (
		<HistoryFrame loaded={entries !== undefined}>
			{error && <Notice kind="danger">{failureText(error, t)}</Notice>}
			{!entries && !error && <Skeleton lines={3} />}
			{entries?.length === 0 && <p className="text-sm text-muted">{t('textEditing.noHistory')}</p>}
			<ol className="grid gap-2">
				{entries?.map(({ languageCode, before, after, by, at }, index) => {
					const words = after as Words | null;
					const was = before as Words | null;
					const entry = `${languageCode} ${at}`;
					const restore = (chosen: Words) => {
						onRestore(languageCode, chosen);
						setRestored({ entry, words: chosen });
					};
					/** Older words than these stand in no entry of their own. */
					const isOldest = !entries.slice(index + 1).some((entry) => entry.languageCode === languageCode);
					return (
						<li
							key={entry}
							className="flex flex-wrap items-start justify-between gap-2 border-t border-line pt-2 text-sm first:border-t-0"
						>
							<div className="min-w-0 grow basis-60">
								<p className="text-muted">
									{[ownNameOfLanguage(languageCode), by, formatMoment(at, language, timeZone)]
										.filter(Boolean)
										.join(' · ')}
								</p>
								<p className="wrap-anywhere whitespace-pre-line">
									{was !== null && <del className="me-2 text-muted">{plainText(was)}</del>}
									{words !== null && <ins className="no-underline">{plainText(words)}</ins>}
								</p>
							</div>
							{words !== null && isShown(languageCode, words) !== undefined && (
								<Button
									size="small"
									aria-disabled={isShown(languageCode, words) === true}
									onClick={() => restore(words)}
								>
									{t('textEditing.restore')}
								</Button>
							)}
							{isOldest && was !== null && isShown(languageCode, was) !== undefined && (
								<Button size="small" aria-disabled={isShown(languageCode, was) === true} onClick={() => restore(was)}>
									{t('textEditing.restoreBefore')}
								</Button>
							)}
							<p role="status" className="basis-full font-semibold empty:hidden">
								{restored?.entry === entry &&
									isShown(languageCode, restored.words) &&
									t('textEditing.inField', {
										language: ownNameOfLanguage(languageCode),
										text: shortened(plainText(restored.words)),
									})}
							</p>
						</li>
					);
				})}
			</ol>
		</HistoryFrame>
	);
}
