// What others have said of a draft: the open ones first, each with its replies, to be replied to, resolved or deleted.
import { useEffect, useEffectEvent, useState } from 'react';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useStudio } from '../studio-context.tsx';
import { CommentItem } from './comment-item.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { deleteCommentDocument, designCommentsDocument, replyDocument, resolveDocument } from './sharing.documents.ts';
import { useSending } from './use-sending.ts';

export type Comment = Data<typeof designCommentsDocument>['designComments'][number];

/** What can be done with a comment; each is answered with all that there are then. */
export interface CommentChanges {
	reply(id: string, text: string): Promise<boolean>;
	resolve(id: string, isResolved: boolean): void;
	remove(id: string): void;
}

const isOpen = ({ isResolved }: Comment) => !isResolved;

export function CommentsPanel({ onOpenComments }: { onOpenComments(count: number): void }) {
	const { t, ask } = usePlatform();
	const { id: designId } = useStudio();
	const [comments, setComments] = useState<readonly Comment[]>();
	const { busy, failure, send } = useSending();

	const change = async (document: unknown, variables: unknown): Promise<boolean> => {
		const changed = await send(async () => Object.values((await ask(document, variables)) as object)[0] as Comment[]);
		if (!changed) return false;
		setComments(changed);
		onOpenComments(changed.filter(isOpen).length);
		return true;
	};
	const load = useEffectEvent(() => change(designCommentsDocument, { designId }));
	useEffect(() => void load(), []);

	const changes: CommentChanges = {
		reply: (id, text) => change(replyDocument, { id, text }),
		resolve: (id, isResolved) => void change(resolveDocument, { id, isResolved }),
		remove: (id) => void change(deleteCommentDocument, { id }),
	};
	const open = comments?.filter(isOpen) ?? [];
	const resolved = comments?.filter((comment) => !isOpen(comment)) ?? [];
	return (
		<>
			<FailureNotice>{failure}</FailureNotice>
			{busy && !comments && <Progress label={t('designSharing.comments')} />}
			{comments?.length === 0 && <p className="text-muted">{t('designSharing.noComments')}</p>}
			<p role="status" className="text-sm text-muted empty:hidden">
				{comments && comments.length > 0 && t('designSharing.openCount', { count: open.length })}
			</p>
			{comments && comments.length > 0 && (
				<ol className="grid gap-3">
					{[...open, ...resolved].map((comment) => (
						<CommentItem key={comment.id} comment={comment} changes={changes} />
					))}
				</ol>
			)}
		</>
	);
}
