// Comments about a design in the API, for their owner and for those who have a link.
import type { Design } from '../../../rules/designs/design.ts';
import { builder } from '../../graphql/builder.ts';
import type { Comment } from './comments.ts';

export interface ShownComment extends Comment {
	/** Number of the page; null: the whole design, or a page that it has not any more. */
	page: number | null;
	replies: ShownComment[];
}

/** Each with its replies, the oldest first. */
export function showComments(comments: readonly Comment[], { pages }: Design): ShownComment[] {
	const show = (comment: Comment): ShownComment => ({
		...comment,
		page: pages.findIndex(({ id }) => id === comment.pageId) + 1 || null,
		replies: comments.filter(({ replyTo }) => replyTo === comment.id).map(show),
	});
	return comments.filter(({ replyTo }) => replyTo === null).map(show);
}

export const commentRef = builder.objectRef<ShownComment>('DesignComment');

builder.objectType(commentRef, {
	description: 'A comment about a design.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the comment.' }),
		author: t.string({
			description: 'Name that the visitor has given; empty for the owner of the design.',
			resolve: ({ isOwner, author }) => (isOwner ? '' : author),
		}),
		isOwner: t.exposeBoolean('isOwner', { description: 'Whether the owner of the design has written it.' }),
		page: t.exposeInt('page', {
			nullable: true,
			description: 'Number of the page that it is about, from 1; null if it is about the whole design.',
		}),
		text: t.exposeString('text', { description: 'The comment itself, with line breaks.' }),
		createdAt: t.string({
			description: 'When it was written, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		isResolved: t.boolean({
			description: 'Whether the owner has marked it as resolved.',
			resolve: ({ resolvedAt }) => resolvedAt !== null,
		}),
		replies: t.field({
			type: [commentRef],
			description: 'Replies to it, the oldest first. A reply has none.',
			resolve: ({ replies }) => replies,
		}),
	}),
});
