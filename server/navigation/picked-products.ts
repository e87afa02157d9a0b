// The products that were picked for the panel of a category in the header.
import { flatItems, type MenuItem, mostProducts } from '../../rules/navigation/menu.ts';
import { chosenProducts } from '../catalogue/chosen-products.ts';
import type { ListedProduct } from '../catalogue/list-products.ts';
import type { Audience } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import { findMenus } from './find-menus.ts';

interface Wanted {
	item: string;
	language: string;
	audience: Audience;
	today: string;
}

/** An item that the reader does not see hides all that stands below it. */
const visibleItems = (items: readonly MenuItem[], { staff, roles }: Audience): MenuItem[] =>
	items
		.filter((item) => staff || item.roles.length === 0 || item.roles.some((role) => roles.includes(role)))
		.map((item) => ({ ...item, children: visibleItems(item.children, { staff, roles }) }));

/** In the order in which they were picked; those that the reader may not see are left out. Two statements. */
export async function findPickedProducts(
	sql: Sql,
	tenantId: string,
	{ item: id, language, audience }: Wanted,
): Promise<ListedProduct[]> {
	const { header } = await findMenus(sql, tenantId);
	const item = flatItems(visibleItems(header.items, audience)).find((one) => one.id === id);
	if (!item?.products?.length) return [];
	const choice = { section: id, mode: 'static', category: null, products: item.products, count: mostProducts } as const;
	return chosenProducts(sql, tenantId, { language, audience, choices: [choice] });
}
