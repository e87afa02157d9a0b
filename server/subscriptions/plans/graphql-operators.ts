// Which shop sells the plans, in the API for operators.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { chooseSeller } from './choose-seller.ts';

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
