// Changing a product where shoppers see it, in the API.

import { callerOf } from '../../accounts/graphql-caller.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import { setProductPublished, updateProductDescription, updateProductName } from './storefront.ts';
import { findUnitPrice, type UnitPrice, updateUnitPrice } from './unit-price.ts';

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

const unitPriceOf = builder.objectRef<UnitPrice>('UnitPrice').implement({
	description: 'The price of one piece of a product with simple pricing',
	fields: (t) => ({
		ownerId: t.exposeID('ownerId', { description: 'The product or variant that it is entered for' }),
		revision: t.exposeInt('revision', { description: 'Of the product' }),
		unitPrice: t.exposeInt('unitPrice', {
			nullable: true,
			description: "In ten-thousandths of the currency's major unit",
		}),
	}),
});

builder.queryField('unitPrice', (t) =>
	t.field({
		type: unitPriceOf,
		extensions: needs('qPrice'),
		args: { id: t.arg.id({ required: true, description: 'Of a product or a variant' }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findUnitPrice(sql, tenant.id, checkId(id))),
	}),
);

builder.mutationField('updateUnitPrice', (t) =>
	t.int({
		description: 'Answers with the new revision of the product; an older state is refused',
		extensions: needs('mPrice'),
		args: {
			id: t.arg.id({ required: true, description: 'Of a product or a variant' }),
			revision: t.arg.int({ required: true }),
			unitPrice: t.arg.int({ required: true, description: "In ten-thousandths of the currency's major unit" }),
		},
		resolve: (_root, { id, revision, unitPrice }, context) =>
			context.inTenant((sql) => updateUnitPrice(sql, callerOf(context), { id: checkId(id), revision, unitPrice })),
	}),
);
