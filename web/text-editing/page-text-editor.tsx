// The small editor beside a text that editors have written into a page: all languages side by side, saved as a correction of the page.
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../forms/failure-text.ts';
import { LeaveDialog } from '../kit/leave-guard.tsx';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { type Data, textOf } from '../platform/graphql.ts';
import { MoreTexts } from '../platform/page-texts.tsx';
import { pageTextDocument } from './page-text.documents.ts';
import { PageTextForm, type Saving } from './page-text-form.tsx';
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
	const [leaving, setLeaving] = useState(false);
	const form = useRef<Saving>(undefined);
	const { data, error } = useQuery({
		queryKey: [textOf(pageTextDocument), textKey],
		queryFn: async () =>
			((await ask(pageTextDocument, { key: textKey })) as Data<typeof pageTextDocument>).pageTextToCorrect,
		staleTime: 0,
		gcTime: 0,
		refetchOnWindowFocus: false,
	});
	const leave = () => (form.current?.isDirty ? setLeaving(true) : onClose());
	return (
		<EditorFrame place={place} title={t('textEditing.title')} onClose={leave}>
			{leaving && (
				<LeaveDialog
					onStay={() => setLeaving(false)}
					onLeave={onClose}
					onSave={() => form.current?.save() ?? false}
					onDiscard={() => undefined}
				/>
			)}
			{error && <Notice kind="danger">{failureText(error, t)}</Notice>}
			{data === undefined && !error && <Skeleton lines={6} />}
			{data && (
				<PageTextForm
					text={data}
					saving={form}
					onCancel={leave}
					onSaved={(words, changed) => {
						onClose();
						return onSaved(words, changed);
					}}
				/>
			)}
		</EditorFrame>
	);
}
