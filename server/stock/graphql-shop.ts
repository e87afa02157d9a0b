// What the page of a product says of its stock: read at this moment, all of a page in one statement. The state is everybody's; how
// many there are is told to the people of the shop, and to others only when it is so few that they should hurry.

import { mayDo } from '../../rules/permissions.ts';
import { availableOf, type StockState, stockState } from '../../rules/stock.ts';
import { productDetailsRef, productVariantRef } from '../catalogue/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { stockStateType } from '../graphql/stock-state.ts';
import { type FoundStock, findStock } from './find-stock.ts';

interface ShownStock {
	state: StockState;
	/** None: not counted. */
	stock: FoundStock | undefined;
}

const shownStock = builder.objectRef<ShownStock>('ShownStock').implement({
	description: 'Whether there is some of it',
	fields: (t) => ({
		state: t.expose('state', { type: stockStateType }),
		counted: t.boolean({ description: 'What is not is always there', resolve: ({ stock }) => stock !== undefined }),
		available: t.int({
			nullable: true,
			description: 'How many are left: for those with qProd, and for everybody while there are few',
			resolve: ({ stock, state }, _args, { user }) =>
				stock && (state === 'low' || mayDo(user, 'qProd')) ? availableOf(stock) : null,
		}),
		sellWhenEmpty: t.boolean({
			description: 'More can be ordered than there are',
			resolve: ({ stock }) => stock?.sellWhenEmpty ?? true,
		}),
	}),
});

interface Batch {
	ids: Set<string>;
	answer: Promise<Map<string, FoundStock>>;
}

const batches = new WeakMap<GraphContext, Batch>();

/** Fields are resolved one after the other: what is asked for in one go is read together. */
function stockOf(context: GraphContext, productIds: readonly string[]): Promise<Map<string, FoundStock>> {
	const begun = batches.get(context);
	const ids = begun?.ids ?? new Set<string>();
	for (const id of productIds) ids.add(id);
	if (begun) return begun.answer;
	const read = async () => {
		await Promise.resolve();
		batches.delete(context);
		const found = await context.read((sql) => findStock(sql, context.tenant.id, [...ids]));
		return new Map(found.map((stock) => [stock.productId, stock]));
	};
	const answer = read();
	batches.set(context, { ids, answer });
	return answer;
}

/** A page that says how many are left is not kept for the next visitor: there may be fewer by then. States are announced. */
function shown(context: GraphContext, stock: FoundStock | undefined): ShownStock {
	const state = stockState(stock);
	if (state === 'low') context.answer.kept = false;
	return { state, stock };
}

builder.objectField(productVariantRef, 'stock', (t) =>
	t.field({
		type: shownStock,
		resolve: async ({ id }, _args, context) => shown(context, (await stockOf(context, [id])).get(id)),
	}),
);

builder.objectField(productDetailsRef, 'stock', (t) =>
	t.field({
		type: shownStock,
		description: 'Of the chosen variant, or of a product that has none',
		async resolve({ listed, sold, variant }, _args, context) {
			if (sold) return shown(context, sold.stock ? { ...sold.stock, productId: sold.id } : undefined);
			const id = variant?.id ?? listed.card.id;
			return shown(context, (await stockOf(context, [id])).get(id));
		},
	}),
);
