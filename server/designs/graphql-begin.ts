// Designs that are begun and copied in the API, wherever they are made.
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { beginDesign, type DesignServices, duplicateDesign } from './begin-design.ts';
import type { Designer } from './drafts/create-draft.ts';
import type { Draft } from './drafts/find-drafts.ts';
import { designerOf, inLanguage, showChanged } from './drafts/graphql.ts';
import { designRef } from './drafts/graphql-parts.ts';
import type { ShownDraft } from './drafts/show-drafts.ts';

const designServices = ({ inTenant, designStores, printformer }: GraphContext): DesignServices => ({
	...{ inTenant, stores: designStores, printformer },
});

/** As showChanged, where a provider is called in between: none of it in a transaction. */
const showMade = async (
	context: GraphContext,
	make: (designer: Designer) => Promise<Draft>,
	language?: string | null,
): Promise<ShownDraft> => {
	const made = await make(designerOf(context, language));
	return showChanged(context, async () => made, language);
};

builder.mutationField('createDesign', (t) =>
	t.field({
		type: designRef,
		description:
			'Begins a design with the template of a product, and adds a line to the drafts. Fields are filled in from the profile. Fails with `NOT_FOUND` for a product without a template, with `ITEM_NOT_ADDED`, with `DRAFTS_FULL`, and at a provider with `DESIGN_PROVIDER_BUSY`, `DESIGN_PROVIDER_REFUSED` and `DESIGN_PROVIDER_MISSING`.',
		extensions: needs('own'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of a product without variants, or of a variant.' }),
			quantity: t.arg.int({ description: 'Number of pieces; without it the smallest that can be ordered.' }),
			itemName: t.arg.string({ description: 'Name of the design, at most 120 characters.' }),
		},
		resolve: (_root, { productId, quantity, itemName }, context) =>
			showMade(context, (designer) =>
				beginDesign(designServices(context), designer, { productId: checkId(productId), quantity, itemName }),
			),
	}),
);

builder.mutationField('duplicateDesign', (t) =>
	t.field({
		type: designRef,
		description:
			'Makes a copy of a design with a name and a line of its own in the drafts. It has to be released by itself. Fails with `DRAFTS_FULL`, with `ITEM_NOT_ADDED`, and at a provider as `createDesign`, with `DESIGN_GONE` and with `DESIGN_OF_OTHER_ACCOUNT`.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the design.' }),
			language: t.arg.string({ description: inLanguage }),
		},
		resolve: (_root, { id, language }, context) =>
			showMade(context, (designer) => duplicateDesign(designServices(context), designer, checkId(id)), language),
	}),
);
