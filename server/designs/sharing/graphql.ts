// Sharing a draft in the API: links and comments, for the owner of the draft alone.
import { linkDays } from '../../../rules/designs/sharing.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { findDraft } from '../drafts/find-drafts.ts';
import { designRef } from '../drafts/graphql-parts.ts';
import { countOpen, deleteComment, loadComments, replyToComment, resolveComment } from './comments.ts';
import { commentRef, type ShownComment, showComments } from './graphql-parts.ts';
import { createLink, listLinks, revokeLink, type ShareLink } from './share-links.ts';

const linkType = builder.objectRef<ShareLink>('DesignLink').implement({
	description: 'A link that shows a design to everyone who has it.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the link, which is no part of its address.' }),
		mayComment: t.exposeBoolean('mayComment', { description: 'Whether visitors can comment on the design.' }),
		notifies: t.exposeBoolean('notifies', { description: 'Whether the owner gets mails about new comments.' }),
		createdAt: t.string({
			description: 'When it was created, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		expiresAt: t.string({
			description: 'When it expires, in ISO 8601.',
			resolve: ({ expiresAt }) => expiresAt.toISOString(),
		}),
	}),
});

const createdLink = builder.objectRef<{ link: ShareLink; token: string }>('CreatedDesignLink').implement({
	description: 'A new link with its address.',
	fields: (t) => ({
		link: t.field({
			type: linkType,
			description: 'The link itself, as `designLinks` lists it.',
			resolve: ({ link }) => link,
		}),
		path: t.string({
			description: 'Path of the page that it opens. It is returned once: only a hash of its token is stored.',
			resolve: ({ token }) => `/studio/shared?token=${token}`,
		}),
	}),
});

/** @throws Refused UNAUTHORIZED */
function ownerOf({ tenant, user }: GraphContext): { tenantId: string; userId: string } {
	if (!user) throw new Refused('UNAUTHORIZED');
	return { tenantId: tenant.id, userId: user.id };
}

/** @throws Refused NOT_FOUND */
async function showOf(sql: Sql, tenantId: string, userId: string, designId: string): Promise<ShownComment[]> {
	const draft = await findDraft(sql, tenantId, userId, designId);
	if (!draft) throw new Refused('NOT_FOUND');
	return showComments(await loadComments(sql, tenantId, designId), draft.document);
}

/** Runs a change of one comment, and shows all that the design has then. */
const changeComments = (
	context: GraphContext,
	change: (sql: Sql, tenantId: string, userId: string) => Promise<string>,
): Promise<ShownComment[]> => {
	const { tenantId, userId } = ownerOf(context);
	return context.inTenant(async (sql) => showOf(sql, tenantId, userId, await change(sql, tenantId, userId)));
};

builder.objectField(designRef, 'openComments', (t) =>
	t.int({
		nullable: true,
		description: 'Number of comments by link that are not resolved; null in `designs`.',
		resolve: async ({ id, isListed }, _args, { tenant, read }) =>
			isListed ? null : ((await read((sql) => countOpen(sql, tenant.id, id)))[0]?.count ?? 0),
	}),
);

const designId = { required: true, description: 'Id of the design.' } as const;
const commentId = { required: true, description: 'Id of the comment.' } as const;

builder.queryField('designLinks', (t) =>
	t.field({
		type: [linkType],
		description: 'Valid links to a design of the caller, the newest first, 20 at most. Fails with `NOT_FOUND`.',
		extensions: needs('own'),
		args: { designId: t.arg.id(designId) },
		resolve(_root, args, context) {
			const { tenantId, userId } = ownerOf(context);
			return context.inTenant((sql) => listLinks(sql, tenantId, userId, checkId(args.designId)));
		},
	}),
);

builder.queryField('designComments', (t) =>
	t.field({
		type: [commentRef],
		description: 'Comments about a design of the caller, the oldest first, 200 at most. Fails with `NOT_FOUND`.',
		extensions: needs('own'),
		args: { designId: t.arg.id(designId) },
		resolve(_root, args, context) {
			const { tenantId, userId } = ownerOf(context);
			return context.inTenant((sql) => showOf(sql, tenantId, userId, checkId(args.designId)));
		},
	}),
);

builder.mutationField('createDesignLink', (t) =>
	t.field({
		type: createdLink,
		description:
			'Creates a link that shows a design of the caller to everyone who has it. Fails with `NOT_FOUND`, and with `DESIGN_LINKS_FULL` when there are 20.',
		extensions: needs('own'),
		args: {
			designId: t.arg.id(designId),
			mayComment: t.arg.boolean({ required: true, description: 'Whether visitors can comment on the design.' }),
			notifies: t.arg.boolean({
				description:
					'Whether the caller gets mails about comments, at most one an hour; false by default. Guests get none.',
			}),
			days: t.arg.int({ description: 'For how many days it is valid: 7, 30 or 90; 30 by default.' }),
		},
		resolve(_root, { designId: id, mayComment, notifies, days }, context) {
			const { tenantId, userId } = ownerOf(context);
			const wish = { designId: checkId(id), mayComment, notifies: notifies ?? false, days: days ?? linkDays[0] };
			return context.inTenant((sql) => createLink(sql, tenantId, userId, wish));
		},
	}),
);

builder.mutationField('revokeDesignLink', (t) =>
	t.boolean({
		description: 'Makes a link invalid at once. Fails with `NOT_FOUND`. Always true.',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true, description: 'Id of the link.' }) },
		async resolve(_root, { id }, context) {
			const { tenantId, userId } = ownerOf(context);
			await context.inTenant((sql) => revokeLink(sql, tenantId, userId, checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('replyToDesignComment', (t) =>
	t.field({
		type: [commentRef],
		description:
			'Replies to a comment about a design of the caller; returns all comments about it. Fails with `NOT_FOUND`, and with `DESIGN_COMMENTS_FULL` when there are 200.',
		extensions: needs('own'),
		args: {
			id: t.arg.id(commentId),
			text: t.arg.string({ required: true, description: 'The reply, at most 2000 characters.' }),
		},
		resolve: (_root, { id, text }, context) =>
			changeComments(context, (sql, tenantId, userId) =>
				replyToComment(sql, tenantId, userId, { id: checkId(id), text }),
			),
	}),
);

builder.mutationField('resolveDesignComment', (t) =>
	t.field({
		type: [commentRef],
		description:
			'Marks a comment about a design of the caller as resolved, or opens it again; returns all comments about it. Fails with `NOT_FOUND`.',
		extensions: needs('own'),
		args: {
			id: t.arg.id(commentId),
			isResolved: t.arg.boolean({ required: true, description: 'Whether it is resolved.' }),
		},
		resolve: (_root, { id, isResolved }, context) =>
			changeComments(context, (sql, tenantId, userId) =>
				resolveComment(sql, tenantId, userId, { id: checkId(id), isResolved }),
			),
	}),
);

builder.mutationField('deleteDesignComment', (t) =>
	t.field({
		type: [commentRef],
		description:
			'Deletes a comment about a design of the caller with its replies; returns the comments that are left. Fails with `NOT_FOUND`.',
		extensions: needs('own'),
		args: { id: t.arg.id(commentId) },
		resolve: (_root, { id }, context) =>
			changeComments(context, (sql, tenantId, userId) => deleteComment(sql, tenantId, userId, checkId(id))),
	}),
);
