// What a link shows, in the API: the pages of a draft and its name, nothing of its owner. It is cached nowhere, so that a link ends when it is revoked.
import { sharedPageAddress } from '../../../rules/designs/page-address.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { needs } from '../../graphql/rights.ts';
import { commentByLink, loadComments } from './comments.ts';
import { findShared, type SharedDraft } from './find-shared.ts';
import { commentRef, type ShownComment, showComments } from './graphql-parts.ts';

interface ShownShared extends SharedDraft {
	token: string;
	comments: ShownComment[];
}

interface SharedPage {
	token: string;
	revision: number;
	page: number;
	name: string;
	/** In micrometres. */
	width: number;
	height: number;
}

const pageType = builder.objectRef<SharedPage>('SharedDesignPage').implement({
	description: 'A page of a shared design.',
	fields: (t) => ({
		page: t.exposeInt('page', { description: 'Number of the page, from 1.' }),
		name: t.exposeString('name', { description: 'Name of the side in the print specification.' }),
		url: t.string({
			description: 'Path of a PNG for those who have the link.',
			resolve: ({ token, page, revision }) => sharedPageAddress(token, page, revision),
		}),
		width: t.exposeInt('width', { description: 'Width of the trimmed page in micrometres.' }),
		height: t.exposeInt('height', { description: 'Height of the trimmed page in micrometres.' }),
	}),
});

const sharedType = builder.objectRef<ShownShared>('SharedDesign').implement({
	description: 'A design as a link shows it.',
	fields: (t) => ({
		name: t.string({
			description: 'Name that the owner gave it; empty if there is none.',
			resolve: ({ draft }) => draft.name,
		}),
		mayComment: t.exposeBoolean('mayComment', { description: 'Whether this link allows to comment.' }),
		expiresAt: t.string({
			description: 'When the link expires, in ISO 8601.',
			resolve: ({ expiresAt }) => expiresAt.toISOString(),
		}),
		pages: t.field({
			type: [pageType],
			description: 'Pages of the design, in their order.',
			resolve: ({ token, draft: { revision, document } }) =>
				document.pages.map(({ name }, index) => ({ ...document.product, token, revision, name, page: index + 1 })),
		}),
		comments: t.field({
			type: [commentRef],
			description: 'Comments about it, the oldest first; none if this link does not allow to comment.',
			resolve: ({ comments }) => comments,
		}),
	}),
});

/** A page that the server renders has been counted by its route. */
async function countLook({ accounts, origin, tenant, inTenant }: GraphContext): Promise<void> {
	if (!accounts || !origin) return;
	await inTenant((sql) => accounts.limits.take(sql, tenant.id, 'sharedDesign', { address: origin.address }));
}

const tokenArgument = { required: true, description: 'Token of the link.' } as const;

builder.queryField('sharedDesign', (t) =>
	t.field({
		type: sharedType,
		nullable: true,
		description: 'What a link to a design shows; null if it is wrong, revoked or expired.',
		extensions: needs('public'),
		args: { token: t.arg.string(tokenArgument) },
		async resolve(_root, { token }, context) {
			context.answer.kept = false;
			await countLook(context);
			const { tenant, inTenant } = context;
			return inTenant(async (sql) => {
				const shared = await findShared(sql, tenant.id, token);
				if (!shared) return null;
				const comments = shared.mayComment ? await loadComments(sql, tenant.id, shared.draft.id) : [];
				return { ...shared, token, comments: showComments(comments, shared.draft.document) };
			});
		},
	}),
);

builder.mutationField('commentOnSharedDesign', (t) =>
	t.boolean({
		description:
			'Comments on a design by a link that allows it. Fails with `NOT_FOUND` for any other link, with `VALIDATION`, with `TOO_MANY_REQUESTS`, and with `DESIGN_COMMENTS_FULL` when there are 200. Always true.',
		extensions: needs('public'),
		args: {
			token: t.arg.string(tokenArgument),
			author: t.arg.string({ required: true, description: 'Name of the visitor, at most 80 characters.' }),
			text: t.arg.string({ required: true, description: 'The comment, at most 2000 characters.' }),
			page: t.arg.int({ description: 'Number of the page that it is about; without it the whole design.' }),
		},
		async resolve(_root, { page, ...given }, context) {
			await commentByLink(context.inTenant, callerOf(context), { ...given, page: page ?? undefined });
			return true;
		},
	}),
);
