// Designs of shoppers in the API: everybody's own, a guest's too.
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { limits } from '../../graphql/limits.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { type DesignReader, designReader } from '../access/design-access.ts';
import { deleteDraft, renameDraft } from './change-drafts.ts';
import type { Designer } from './create-draft.ts';
import { type Draft, findDrafts, findReached } from './find-drafts.ts';
import { designPageRef, designRef, listPages } from './graphql-parts.ts';
import { type ShownDraft, showDrafts } from './show-drafts.ts';

builder.objectType(designPageRef, {
	description: 'A page of a design.',
	fields: (t) => ({
		page: t.exposeInt('page', { description: 'Number of the page, from 1.' }),
		name: t.exposeString('name', { description: 'Name of the side in the print specification.' }),
		url: t.string({
			description:
				'Path of a PNG, for the owner alone. `&width=` chooses how many pixels it has along its longer side, `&bleed=true` shows what is cut off.',
			resolve: ({ id, revision, seriesRevision, page }) =>
				`/service-api/designs/${id}/pages/${page}.png?revision=${revision}&series=${seriesRevision ?? 0}`,
		}),
		width: t.exposeInt('width', { description: 'Width of the trimmed page in micrometres.' }),
		height: t.exposeInt('height', { description: 'Height of the trimmed page in micrometres.' }),
	}),
});

builder.objectType(designRef, {
	description: 'A design of the caller: the template of a product, filled in and changed.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the design.' }),
		name: t.exposeString('name', { description: 'Name that the shopper gave it; empty if there is none.' }),
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		productName: t.string({
			description: 'Name of the product; empty if the caller cannot see it any more.',
			resolve: ({ product }) => product?.name ?? '',
		}),
		productSlug: t.string({
			nullable: true,
			description: 'Slug of the product; null if the caller cannot see it any more.',
			resolve: ({ product }) => product?.slug,
		}),
		itemId: t.id({
			nullable: true,
			description: 'Id of the line of the drafts or the cart that it belongs to; null if there is none.',
			resolve: ({ line }) => line?.id,
		}),
		isInCart: t.boolean({
			description: 'Whether its line is in the cart: one that is not released there has been changed since.',
			resolve: ({ line }) => line?.location === 'cart',
		}),
		variant: t.exposeString('variant', {
			nullable: true,
			description:
				'Variant of the template that was chosen in the editor of the provider, such as a paper; null if there is none.',
		}),
		revision: t.exposeInt('revision', { description: 'Number of the last change.' }),
		document: t.expose('document', { type: 'JSON', description: 'The design itself.' }),
		specification: t.field({
			type: 'JSON',
			nullable: true,
			description: 'Print specification of the product; null if it is not printed any more.',
			resolve: ({ specification }) => specification,
		}),
		templateVersion: t.exposeInt('templateVersion', {
			nullable: true,
			description: 'Version of the template that it has; null if it has none.',
		}),
		newerTemplateVersion: t.exposeInt('newerTemplateVersion', {
			nullable: true,
			description: 'Newest version of the template; null if the design has it, or if there is none any more.',
		}),
		isReleased: t.boolean({
			description: 'Whether its content was checked and nothing was changed since.',
			resolve: ({ releaseId }) => releaseId !== null,
		}),
		previews: t.field({
			type: [designPageRef],
			description: 'Pictures of its pages, as they are cut; of a series those of the first row.',
			resolve: listPages,
		}),
		updatedAt: t.string({
			description: 'When it was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
	}),
});

/** @throws Refused UNAUTHORIZED */
export function designerOf({ tenant, user }: GraphContext, language?: string | null): Designer {
	if (!user) throw new Refused('UNAUTHORIZED');
	return { tenant, user, language: spokenLanguage(tenant, language ?? user.language), day: shopDay(tenant) };
}

export const designReaderOf = ({ user, orderTokens }: GraphContext): DesignReader => designReader(user, orderTokens);

/** Runs a use case of the caller, and shows the design that it returns. */
export const showChanged = (
	context: GraphContext,
	change: (sql: Sql, designer: Designer) => Promise<Draft>,
	language?: string | null,
): Promise<ShownDraft> => {
	const designer = designerOf(context, language);
	return context.inTenant(async (sql) => {
		const [shown] = await showDrafts(sql, designer, [await change(sql, designer)]);
		if (!shown) throw new Refused('NOT_FOUND');
		return shown;
	});
};

const listFound = async (
	context: GraphContext,
	ids: readonly string[],
	language: string | null | undefined,
): Promise<ShownDraft[]> => {
	if (!context.user) return [];
	const designer = designerOf(context, language);
	const shown = await context.inTenant(async (sql) =>
		showDrafts(sql, designer, await findDrafts(sql, designer.tenant.id, designer.user.id, ids)),
	);
	return shown.map((draft) => ({ ...draft, isListed: true }));
};

export const findShown = async (
	context: GraphContext,
	id: string,
	language: string | null | undefined,
): Promise<ShownDraft | null> => {
	if (!context.user) return null;
	const designer = designerOf(context, language);
	return context.inTenant(async (sql) => {
		const draft = await findReached(sql, designer.tenant.id, designReaderOf(context), id);
		return draft ? ((await showDrafts(sql, designer, [draft]))[0] ?? null) : null;
	});
};

export const inLanguage = 'Language of names, such as `en-GB`; without it that of the caller.';

builder.queryField('design', (t) =>
	t.field({
		type: designRef,
		nullable: true,
		description:
			'A design of the caller, or one that the shop has sent back and whose order was opened from a mail; with the right `qOrder` any that was ordered. Null if there is none.',
		extensions: needs('ownOrNone'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the design.' }),
			language: t.arg.string({ description: inLanguage }),
		},
		resolve: (_root, { id, language }, context) => findShown(context, checkId(id), language),
	}),
);

builder.queryField('designs', (t) =>
	t.field({
		type: [designRef],
		description: 'Those of these designs that are the caller’s, in no particular order.',
		extensions: needs('ownOrNone'),
		args: {
			ids: t.arg.idList({ required: true, description: 'Ids of designs, at most 100.' }),
			language: t.arg.string({ description: inLanguage }),
		},
		resolve(_root, { ids, language }, context) {
			if (ids.length > limits.listLength) throw new Refused('VALIDATION', 'ids');
			return listFound(context, ids.map(checkId), language);
		},
	}),
);

builder.mutationField('renameDesign', (t) =>
	t.field({
		type: designRef,
		description: 'Gives a design and its line another name.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the design.' }),
			name: t.arg.string({ required: true, description: 'New name, at most 120 characters; empty removes it.' }),
		},
		resolve: (_root, { id, name }, context) =>
			showChanged(context, (sql, { tenant, user }) => renameDraft(sql, tenant.id, user.id, { id: checkId(id), name })),
	}),
);

builder.mutationField('deleteDesign', (t) =>
	t.boolean({
		description:
			'Deletes a design and its line. One that was ordered stays with its order and is in no list any more. Always true.',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true, description: 'Id of the design.' }) },
		async resolve(_root, { id }, context) {
			const { tenant, user } = designerOf(context);
			await context.inTenant((sql) => deleteDraft(sql, tenant.id, user.id, checkId(id)));
			return true;
		},
	}),
);
