// Which shop sells the plans, and which tiers it will give the others, in the API for operators.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { tierEnum } from '../../tenants/graphql-parts.ts';
import { tenantListRef } from '../../tenants/operators/graphql-parts.ts';
import { findPlanSeller } from '../../tenants/plan-seller.ts';
import { chooseSeller } from './choose-seller.ts';
import { type ComingTier, findComingTiers } from './find-coming-tiers.ts';

builder.mutationField('setPlanSeller', (t) =>
	t.boolean({
		description:
			'Lets a shop sell the plans of the platform, or no longer. Fails with `PLAN_SELLER_TAKEN` if another shop sells them, and with `PLAN_SELLER_BUSY` while plans run that it has sold.',
		extensions: needs('operator'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the shop.' }),
			sells: t.arg.boolean({ required: true, description: 'Whether it sells the plans.' }),
		},
		async resolve(_root, { id, sells }, context) {
			const { operators, inTenant } = context;
			if (!operators) throw new Error('no operator services in this context');
			await chooseSeller({ caller: callerOf(context), services: operators, inOwnTenant: inTenant }, checkId(id), sells);
			return sells;
		},
	}),
);

const comingTier = builder.objectRef<ComingTier>('ComingTier').implement({
	description: 'A plan that a shop will have from its next payment on.',
	fields: (t) => ({
		tenantId: t.exposeID('tenantId', { description: 'Id of the shop.' }),
		tier: t.expose('tier', { type: tierEnum, description: 'Plan of the shop from then on.' }),
		from: t.string({
			description: 'From when on the shop has it, in ISO 8601.',
			resolve: ({ from }) => from.toISOString(),
		}),
	}),
});

builder.objectField(tenantListRef, 'comingTiers', (t) =>
	t.field({
		type: [comingTier],
		description: 'Plans that shops of this page will have from their next payment on, if they differ.',
		async resolve({ items }, _args, { operators }) {
			if (!operators || items.length === 0) return [];
			const { database } = operators;
			const seller = await database.withoutTenant(findPlanSeller);
			const ids = items.map(({ id }) => id);
			return seller ? database.inTenant(seller.id, (sql) => findComingTiers(sql, seller.id, ids)) : [];
		},
	}),
);
