// What the page of a product says of its stock: read at this moment, all of a page in one statement. The state is everyone's; how
// many there are is shown to the people of the shop, and to others only when it is so few that they should hurry.

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
	description: 'Availability of a product or variant.',
	fields: (t) => ({
		state: t.expose('state', { type: stockStateType, description: 'Availability as a state.' }),
		counted: t.boolean({
			description: 'Whether the stock is counted; otherwise it is always available.',
			resolve: ({ stock }) => stock !== undefined,
		}),
		available: t.int({
			nullable: true,
			description:
				'Pieces available, if few are left or with the right `qProd`; null otherwise and if the stock is not counted.',
			resolve: ({ stock, state }, _args, { user }) =>
				stock && (state === 'low' || mayDo(user, 'qProd')) ? availableOf(stock) : null,
		}),
		sellWhenEmpty: t.boolean({
			description: 'Whether it can be ordered when it is sold out.',
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
		description: 'Availability of the variant.',
		resolve: async ({ id }, _args, context) => shown(context, (await stockOf(context, [id])).get(id)),
	}),
);

builder.objectField(productDetailsRef, 'stock', (t) =>
	t.field({
		type: shownStock,
		description: 'Availability of the chosen variant, or of a product without variants.',
		async resolve({ listed, sold, variant }, _args, context) {
			if (sold) return shown(context, sold.stock ? { ...sold.stock, productId: sold.id } : undefined);
			const id = variant?.id ?? listed.card.id;
			return shown(context, (await stockOf(context, [id])).get(id));
		},
	}),
);
