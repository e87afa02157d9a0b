// Where products are designed, in the API.
import { designIntents, type ProductDesign } from '../../../../rules/designs/printformer.ts';
import { callerOf } from '../../../accounts/graphql-caller.ts';
import { Refused } from '../../../failure.ts';
import { builder } from '../../../graphql/builder.ts';
import { checkId } from '../../../graphql/ids.ts';
import { needs } from '../../../graphql/rights.ts';
import { providerType } from '../graphql-proof.ts';
import { type FoundDesign, findChosenDesign } from './product-design.ts';
import { saveProductDesign } from './save-product-design.ts';

const designType = builder.objectRef<FoundDesign>('ProductDesign').implement({
	description: 'Where a product is designed.',
	fields: (t) => ({
		productId: t.exposeID('productId', {
			description: 'Id of the product that it is set at; a variant without its own has that of its product.',
		}),
		provider: t.field({
			type: providerType,
			description: 'Provider of new designs.',
			resolve: ({ provider }) => provider,
		}),
		template: t.exposeString('template', {
			nullable: true,
			description:
				'Identifier of the template at Printformer; for the studio the one that was chosen before, null if there was none.',
		}),
		intent: t.exposeString('intent', {
			nullable: true,
			description: 'What shoppers do with it, one of the intents of the template; null if there is no template.',
		}),
		pagePlanner: t.exposeBoolean('pagePlanner', { description: 'Whether shoppers can add and sort pages.' }),
		variants: t.intList({
			description: 'Variants of the template that shoppers can choose; empty for all.',
			resolve: ({ variants }) => [...variants],
		}),
		version: t.exposeInt('version', { description: 'Number of the save; the next one names it.' }),
	}),
});

const designInput = builder.inputType('ProductDesignInput', {
	description: 'Where a product is designed.',
	fields: (t) => ({
		provider: t.field({ type: providerType, required: true, description: 'Provider of new designs.' }),
		template: t.string({ description: 'Identifier of the template at Printformer; null for the studio.' }),
		intent: t.string({ description: 'One of the intents of the template; null for the studio.' }),
		pagePlanner: t.boolean({ description: 'Whether shoppers can add and sort pages; false if left out.' }),
		variants: t.intList({ description: 'Variants that shoppers can choose; all if left out or empty.' }),
	}),
});

function readIntent(given: string | null | undefined): ProductDesign['intent'] {
	const intent = designIntents.find((each) => each === given);
	if (given && !intent) throw new Refused('VALIDATION', 'intent');
	return intent ?? null;
}

builder.queryField('productDesign', (t) =>
	t.field({
		type: designType,
		nullable: true,
		description: 'Where a product or variant is designed; null if nothing has been chosen: in the studio.',
		extensions: needs('qProd'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		resolve: async (_root, { productId }, { tenant, inTenant }) =>
			(await inTenant((sql) => findChosenDesign(sql, tenant.id, checkId(productId)))) ?? null,
	}),
);

builder.mutationField('saveProductDesign', (t) =>
	t.field({
		type: designType,
		nullable: true,
		description:
			'Sets where a product or variant is designed; drafts and orders stay where they are. Returns what holds then, null for a variant of a product that has nothing chosen. Fails with `VALIDATION` naming the fields, and with `PRODUCT_CHANGED` if another user has saved it since.',
		extensions: needs('mProd'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			version: t.arg.int({ description: 'The version that is changed; null if it has none of its own yet.' }),
			design: t.arg({ type: designInput, description: 'Where; null if the variant is designed as its product.' }),
		},
		async resolve(_root, { productId, version, design }, context) {
			const id = checkId(productId);
			const given = design && {
				provider: design.provider,
				template: design.template?.trim() || null,
				intent: readIntent(design.intent),
				pagePlanner: design.pagePlanner ?? false,
				variants: design.variants ?? [],
			};
			return context.inTenant(async (sql) => {
				await saveProductDesign(sql, callerOf(context), id, version ?? null, given ?? null);
				return (await findChosenDesign(sql, context.tenant.id, id)) ?? null;
			});
		},
	}),
);
