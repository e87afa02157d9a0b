// One comment with its replies, and what the owner of the draft does with it.
import { type FormEvent, useState } from 'react';
import { sharingLimits } from '../../../rules/designs/sharing.ts';
import { formatDate } from '../../../rules/formats.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { controlStyle, Field, useFieldIds } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useDesign } from '../studio-context.tsx';
import type { Comment, CommentChanges } from './comments-panel.tsx';
import { InlineConfirmation } from './inline-confirmation.tsx';

interface ItemProps {
	comment: Comment;
	changes: CommentChanges;
}

export function CommentItem({ comment, changes }: ItemProps) {
	const { t } = usePlatform();
	const { pages } = useDesign();
	const [opened, setOpened] = useState<'reply' | 'delete'>();
	const { id, author, page, isResolved, replies } = comment;
	const side = page === null ? undefined : pages[page - 1]?.name;
	const about = side === undefined ? t('designSharing.wholeDesign') : describeSide(t, side);
	const act = (action: string, onClick: () => void) => (
		<Button size="small" aria-label={t('designSharing.commentOf', { action, author })} onClick={onClick}>
			{action}
		</Button>
	);
	return (
		<li data-resolved={isResolved} className="rounded-theme border border-line p-3 data-[resolved=true]:bg-sunken">
			<Said comment={comment} about={isResolved ? [about, t('designSharing.resolved')] : [about]} />
			{replies.length > 0 && (
				<ol className="mt-3 grid gap-3 border-s-2 border-line ps-3">
					{replies.map((reply) => (
						<li key={reply.id}>
							<Said comment={reply} about={[]} />
						</li>
					))}
				</ol>
			)}
			{opened === 'reply' && (
				<ReplyForm author={author} onSend={(text) => changes.reply(id, text)} onClose={() => setOpened(undefined)} />
			)}
			{opened === 'delete' && (
				<div className="mt-3">
					<InlineConfirmation
						text={t('designSharing.deleteQuestion')}
						action={t('designSharing.delete')}
						onConfirm={() => changes.remove(id)}
						onCancel={() => setOpened(undefined)}
					/>
				</div>
			)}
			{opened === undefined && (
				<div className="mt-3 flex flex-wrap gap-2">
					{act(t('designSharing.reply'), () => setOpened('reply'))}
					{act(t(isResolved ? 'designSharing.reopen' : 'designSharing.resolve'), () =>
						changes.resolve(id, !isResolved),
					)}
					{act(t('designSharing.delete'), () => setOpened('delete'))}
				</div>
			)}
		</li>
	);
}

interface SaidProps {
	comment: Pick<Comment, 'author' | 'isOwner' | 'text' | 'createdAt'>;
	about: readonly string[];
}

function Said({ comment: { author, isOwner, text, createdAt }, about }: SaidProps) {
	const { t, language, timeZone } = usePlatform();
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-2">
				<strong className="wrap-anywhere">{isOwner ? t('designSharing.you') : author}</strong>
				<span className="text-sm text-muted">
					{[formatDate(new Date(createdAt), language, timeZone), ...about].join(' · ')}
				</span>
			</p>
			<p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
		</>
	);
}

interface ReplyProps {
	author: string;
	/** @returns whether it was sent */
	onSend(text: string): Promise<boolean>;
	onClose(): void;
}

function ReplyForm({ author, onSend, onClose }: ReplyProps) {
	const { t } = usePlatform();
	const ids = useFieldIds();
	const [text, setText] = useState('');
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (text.trim() !== '' && (await onSend(text))) onClose();
	};
	return (
		<form onSubmit={(event) => void submit(event)} className="mt-3 grid gap-2">
			<Field ids={ids} label={t('designSharing.replyTo', { author })}>
				<textarea
					id={ids.control}
					// biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
					autoFocus
					value={text}
					maxLength={sharingLimits.text}
					rows={3}
					onChange={({ target }) => setText(target.value)}
					className={`${controlStyle} block`}
				/>
			</Field>
			<div className="flex flex-wrap justify-end gap-2">
				<Button size="small" onClick={onClose}>
					{t('designSharing.cancel')}
				</Button>
				<Button type="submit" size="small" colour="primary" aria-disabled={text.trim() === ''}>
					{t('designSharing.sendReply')}
				</Button>
			</div>
		</form>
	);
}
