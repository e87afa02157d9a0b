// The small editor beside a text that editors have written into a page: all languages side by side, saved as a correction of the page.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { pageTextDocument } from './page-text.documents.ts';
import { type Leave, PageTextForm } from './page-text-form.tsx';
import type { Changed } from './refresh-page.ts';
import { EditorFrame } from './text-editor.tsx';

interface PageTextEditorProps {
	place: Element;
	textKey: string;
	onClose(): void;
	/** Has the page shown anew. */
	onSaved(words: string, changed: Changed): Promise<void>;
}

export default function PageTextEditor(props: PageTextEditorProps) {
	return (
		<MoreTexts groups={['pageEditor', 'pageBlocks']}>
			<Opened {...props} />
		</MoreTexts>
	);
}

function Opened({ place, textKey, onClose, onSaved }: PageTextEditorProps) {
	const { t, ask } = usePlatform();
	const leaving = useRef<Leave>(undefined);
	const { data, error } = useQuery({
		queryKey: [textOf(pageTextDocument), textKey],
		queryFn: async () =>
			((await ask(pageTextDocument, { key: textKey })) as Data<typeof pageTextDocument>).pageTextToCorrect,
		staleTime: 0,
		gcTime: 0,
		refetchOnWindowFocus: false,
	});
	const close = async () => {
		if ((await leaving.current?.()) ?? true) onClose();
	};
	return (
		<EditorFrame place={place} title={t('textEditing.title')} onClose={close}>
			{error && <Notice kind="danger">{failureText(error, t)}</Notice>}
			{data === undefined && !error && <Skeleton lines={6} />}
			{data && (
				<PageTextForm
					text={data}
					leaving={leaving}
					onCancel={close}
					onClose={onClose}
					onSaved={(words, changed) => {
						onClose();
						return onSaved(words, changed);
					}}
				/>
			)}
		</EditorFrame>
	);
}
