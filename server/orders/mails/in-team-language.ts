// An order as the team of a shop reads it: what was ordered in another language is called as it is called in theirs, as long as it has the name
// that it had then. What it is called otherwise by now stays as it was ordered.

import { shopDay } from '../../calendar/today.ts';
import { loadSoldItems, type SoldItem } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import type { FoundOrder, OrderLine, OrderShipping } from '../find-order.ts';
import { findShippingMethods } from '../shipping/find-methods.ts';

interface Pair<Named> {
	ordered: Named | undefined;
	team: Named | undefined;
}

function lineIn(line: OrderLine, { ordered, team }: Pair<SoldItem>): OrderLine {
	if (!ordered || !team) return line;
	const options = line.options.map((option, index) => {
		const then = ordered.options[index];
		const isSame = then?.name === option.name && then.value === option.value;
		return (isSame && team.options[index]) || option;
	});
	return { ...line, name: line.name === ordered.name ? team.name : line.name, options };
}

const shippingIn = (shipping: OrderShipping, { ordered, team }: Pair<{ name: string }>): OrderShipping =>
	team && ordered?.name === shipping.name ? { ...shipping, name: team.name } : shipping;

export async function inTeamLanguage(sql: Sql, tenant: Tenant, order: FoundOrder): Promise<FoundOrder> {
	const language = defaultLanguage(tenant);
	if (order.language === language) return order;
	const ids = order.lines.map(({ productId }) => productId);
	const reader = { tenant, user: { id: '', roles: [] }, day: shopDay(tenant) };
	const itemsIn = (code: string) => loadSoldItems(sql, { ...reader, language: code }, ids);
	const methodsIn = async (code: string) => (order.shipping?.id ? findShippingMethods(sql, tenant.id, code) : []);
	const [ordered, team, orderedMethods, teamMethods] = await Promise.all([
		itemsIn(order.language),
		itemsIn(language),
		methodsIn(order.language),
		methodsIn(language),
	]);
	const methodIn = (methods: typeof teamMethods) => methods.find(({ id }) => id === order.shipping?.id);
	return {
		...order,
		lines: order.lines.map((line) =>
			lineIn(line, { ordered: ordered.get(line.productId), team: team.get(line.productId) }),
		),
		shipping:
			order.shipping && shippingIn(order.shipping, { ordered: methodIn(orderedMethods), team: methodIn(teamMethods) }),
	};
}
