// The small editor beside the text that was chosen: all languages side by side.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Dialog as DialogBase, Popover } from 'react-aria-components';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useLeaveGuard } from '../../kit/leave-guard.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { textsDocument } from './text-editing.documents.ts';
import { overflowsItsBox, type PlacedText, textsAt } from './text-elements.ts';
import { TextForm, type TextFormHandle } from './text-form.tsx';

export type Text = Data<typeof textsDocument>['texts']['items'][number];

/** Of the editor with a few lines of its history, in pixels. */
const roomWanted = 560;
const fromTop = 80;

const attributeWords: Record<string, PlainTextKey> = {
	placeholder: 'textEditing.attribute.placeholder',
	title: 'textEditing.attribute.title',
	alt: 'textEditing.attribute.alt',
};

const placeName = ({ attribute }: PlacedText, t: Translate) =>
	t(attribute ? (attributeWords[attribute] ?? 'textEditing.attribute.read') : 'textEditing.attribute.text');

export interface EditorProps {
	place: Element;
	onClose(): void;
	/** Has the page shown anew. */
	onSaved(words: string): Promise<void>;
}

export function TextEditor({ place, onClose, onSaved }: EditorProps) {
	const { t, ask } = usePlatform();
	const form = useRef<TextFormHandle>(null);
	const [texts] = useState(() => textsAt(place));
	const [key, setKey] = useState(texts[0]?.key ?? '');
	const [dirty, setDirty] = useState(false);
	const [overflows] = useState(() => overflowsItsBox(place));
	const { data, error } = useQuery({
		queryKey: [textOf(textsDocument), key],
		queryFn: async () =>
			((await ask(textsDocument, { keys: [key] })) as Data<typeof textsDocument>).texts.items[0] ?? null,
		staleTime: 0,
		gcTime: 0,
	});
	const { leave, dialog } = useLeaveGuard({
		dirty,
		onSave: () => form.current?.save() ?? false,
		onDiscard: onClose,
	});
	const close = async () => {
		if (await leave()) onClose();
	};
	return (
		<EditorFrame place={place} title={t('textEditing.title')} onClose={close}>
			{dialog}
			<div className="grid gap-4">
				{texts.length > 1 && (
					<RadioGroup
						label={t('textEditing.which')}
						value={key}
						disabled={dirty}
						onChange={setKey}
						choices={texts.map((text) => ({ value: text.key, label: placeName(text, t) }))}
					/>
				)}
				{overflows && <Notice kind="warning">{t('textEditing.overflows')}</Notice>}
				{error && <Notice kind="danger">{failureText(error, t)}</Notice>}
				{data === undefined && !error && <Skeleton lines={6} />}
				{data && (
					<TextForm
						key={data.key}
						ref={form}
						text={data}
						onDirty={setDirty}
						onCancel={close}
						onSaved={async (words = t('textEditing.saved')) => {
							onClose();
							await onSaved(words);
						}}
					/>
				)}
			</div>
		</EditorFrame>
	);
}

interface FrameProps {
	place: Element;
	title: string;
	onClose(): void;
	children: ReactNode;
}

/** The words in the upper part of the window, the editor below them: it covers what is edited nowhere, and shows its history. */
function makeRoomBelow(place: Element): void {
	const { bottom, height } = place.getBoundingClientRect();
	if (bottom + roomWanted <= window.innerHeight) return;
	const lowest = Math.min(window.innerHeight * 0.4, height + fromTop);
	window.scrollBy({ top: Math.max(0, bottom - lowest), behavior: 'instant' });
}

/** Beside the text where there is room, over the page on phones. */
export function EditorFrame({ place, title, onClose, children }: FrameProps) {
	const look = useThemeScope();
	const [narrow] = useState(() => window.innerWidth < 768);
	const [ready, setReady] = useState(false);
	useLayoutEffect(() => {
		makeRoomBelow(place);
		setReady(true);
	}, [place]);
	if (narrow)
		return (
			<Dialog open onClose={onClose} title={title}>
				{children}
			</Dialog>
		);
	if (!ready) return null;
	return (
		<Popover
			{...look}
			isOpen
			onOpenChange={(open) => !open && onClose()}
			triggerRef={{ current: place }}
			placement="bottom start"
			containerPadding={16}
			className="w-[44rem] max-w-[calc(100vw-2rem)] overflow-auto rounded-theme border border-popover-line bg-surface text-text shadow-xl shadow-popover-shadow"
		>
			<DialogBase aria-label={title} className="p-5 outline-none">
				{children}
			</DialogBase>
		</Popover>
	);
}
