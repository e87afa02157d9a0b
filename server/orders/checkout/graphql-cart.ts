// What the cart tells of the share of the stock, before the button: all lines of an answer in one question.

import { callerOf } from '../../accounts/graphql-caller.ts';
import { listItemRef } from '../../cart/graphql-parts.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { guardOrders } from './order-guard.ts';
import { type Exceeded, listExceeded } from './stock-share.ts';

const asked = new WeakMap<GraphContext, Promise<ReadonlyMap<string, Exceeded>>>();

/** Who is signed in and gets a bill may have all of it; who pays by card is notified when they have chosen that. */
function exceededOf(context: GraphContext): Promise<ReadonlyMap<string, Exceeded>> {
	const { tenant, user } = context;
	if (!user?.guest) return Promise.resolve(new Map());
	const known = asked.get(context);
	if (known) return known;
	// A page that is only shown does not know where it is asked from; the browser asks again.
	const origin = context.accounts && guardOrders(callerOf(context)).origin;
	const holder = { userId: user.id, guest: true, origin };
	const answer = context.inTenant(async (sql) => {
		const { stockShare } = await findOrderSettings(sql, tenant.id);
		return listExceeded(sql, tenant.id, holder, stockShare);
	});
	asked.set(context, answer);
	return answer;
}

builder.objectField(listItemRef, 'orderable', (t) =>
	t.int({
		nullable: true,
		description: 'Most pieces that a guest can order at present, if the cart holds more than that; null otherwise.',
		async resolve({ location, productId, problem }, _args, context) {
			if (location !== 'cart' || (problem && problem !== 'price')) return null;
			return (await exceededOf(context)).get(productId)?.most ?? null;
		},
	}),
);
