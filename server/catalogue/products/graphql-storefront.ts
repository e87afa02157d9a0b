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
		description: 'Changes the name of a product in one language. Always true.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the product.' }),
			languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }),
			name: t.arg.string({ required: true, description: 'The new product name.' }),
		},
		resolve: (_root, { id, languageCode, name: text }, context) =>
			change(context, (sql, caller) => updateProductName(sql, caller, { id: checkId(id), languageCode, text })),
	}),
);

builder.mutationField('updateProductDescription', (t) =>
	t.boolean({
		description: 'Changes the description of a product in one language. Always true.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the product.' }),
			languageCode: t.arg.string({ required: true, description: 'Language code, such as `en-GB`.' }),
			description: t.arg.string({ required: true, description: 'The new description.' }),
		},
		resolve: (_root, { id, languageCode, description: text }, context) =>
			change(context, (sql, caller) => updateProductDescription(sql, caller, { id: checkId(id), languageCode, text })),
	}),
);

builder.mutationField('setProductPublished', (t) =>
	t.boolean({
		description: 'Publishes or unpublishes a product. Always true.',
		extensions: needs('mProd'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the product.' }),
			published: t.arg.boolean({ required: true, description: 'True to publish, false to unpublish.' }),
		},
		resolve: (_root, { id, published }, context) =>
			change(context, (sql, caller) => setProductPublished(sql, caller, checkId(id), published)),
	}),
);

const unitPriceOf = builder.objectRef<UnitPrice>('UnitPrice').implement({
	description: 'Price of one piece of a product with simple pricing.',
	fields: (t) => ({
		ownerId: t.exposeID('ownerId', { description: 'Id of the product or variant that the price is entered for.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the product, to send with `updateUnitPrice`.' }),
		unitPrice: t.exposeInt('unitPrice', {
			nullable: true,
			description: 'Price in ten-thousandths of the major unit of the currency; null if none has been entered.',
		}),
	}),
});

builder.queryField('unitPrice', (t) =>
	t.field({
		type: unitPriceOf,
		description:
			'Price of one piece. Fails with `NOT_FOUND` for an archived product and for one that is priced by price lists.',
		extensions: needs('qPrice'),
		args: { id: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findUnitPrice(sql, tenant.id, checkId(id))),
	}),
);

builder.mutationField('updateUnitPrice', (t) =>
	t.int({
		description:
			'Changes the price of one piece and returns the new revision of the product. Fails with `PRODUCT_CHANGED` if the product has been changed since `revision`.',
		extensions: needs('mPrice'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			revision: t.arg.int({ required: true, description: 'Revision of the product that the change is based on.' }),
			unitPrice: t.arg.int({
				required: true,
				description: 'Price in ten-thousandths of the major unit of the currency.',
			}),
		},
		resolve: (_root, { id, revision, unitPrice }, context) =>
			context.inTenant((sql) => updateUnitPrice(sql, callerOf(context), { id: checkId(id), revision, unitPrice })),
	}),
);
