// Changing a product where shoppers see it, in the API.
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { builder } from '../graphql/builder.ts';
import { callerOf, type GraphContext } from '../graphql/context.ts';
import { checkId } from '../graphql/ids.ts';
import { needs } from '../graphql/rights.ts';
import { setProductPublished, updateProductDescription, updateProductName } from './storefront.ts';

async function change(context: GraphContext, work: (sql: Sql, caller: Caller) => Promise<void>): Promise<boolean> {
	await context.inTenant((sql) => work(sql, callerOf(context)));
	return true;
}

builder.mutationField('updateProductName', (t) =>
	t.boolean({
		description: 'In one language',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true }),
			languageCode: t.arg.string({ required: true }),
			name: t.arg.string({ required: true }),
		},
		resolve: (_root, { id, languageCode, name: text }, context) =>
			change(context, (sql, caller) => updateProductName(sql, caller, { id: checkId(id), languageCode, text })),
	}),
);

builder.mutationField('updateProductDescription', (t) =>
	t.boolean({
		description: 'In one language',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true }),
			languageCode: t.arg.string({ required: true }),
			description: t.arg.string({ required: true }),
		},
		resolve: (_root, { id, languageCode, description: text }, context) =>
			change(context, (sql, caller) => updateProductDescription(sql, caller, { id: checkId(id), languageCode, text })),
	}),
);

builder.mutationField('setProductPublished', (t) =>
	t.boolean({
		extensions: needs('mProd'),
		args: { id: t.arg.id({ required: true }), published: t.arg.boolean({ required: true }) },
		resolve: (_root, { id, published }, context) =>
			change(context, (sql, caller) => setProductPublished(sql, caller, checkId(id), published)),
	}),
);
