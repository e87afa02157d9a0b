// Which part of which list the cart page shows. The server asks before it writes the page; the browser, when it shows it.

import type { Platform } from '../../platform/environment.tsx';
import { query, type RouteLocation, type TypedQuery } from '../../platform/page.ts';
import { ownOrdersDocument } from '../orders/orders.documents.ts';
import { listItemsDocument, procurementVisitDocument } from './cart.documents.ts';
import { type CartLocation, type CartTab, readCartLocation, rowsPerPage } from './cart-address.ts';

/** As many as one response may hold. */
const atOnce = 100;

export type ItemTab = Exclude<CartTab, 'orders'>;

/** All of the cart that one response can hold: its sum needs every line, so that it is searched and divided into pages here. */
const cartQuery = (language: string) =>
	query(listItemsDocument, { location: 'cart', language, search: null, first: atOnce, offset: 0 });

/** Whether the cart goes to a purchasing system. */
export const visitQuery = query(procurementVisitDocument, {});

/** What a cart has beyond one response. */
export const restOfCart = (language: string) =>
	query(listItemsDocument, { location: 'cart', language, search: null, first: atOnce, offset: atOnce });

export function itemsQuery(language: string, tab: ItemTab, { text, page }: Pick<CartLocation, 'text' | 'page'>) {
	if (tab === 'cart') return cartQuery(language);
	return query(listItemsDocument, {
		location: tab,
		language,
		search: text || null,
		first: rowsPerPage,
		offset: (page - 1) * rowsPerPage,
	});
}

export const ordersQuery = ({ text, page }: Pick<CartLocation, 'text' | 'page'>) =>
	query(ownOrdersDocument, { search: text || null, first: rowsPerPage, offset: (page - 1) * rowsPerPage });

export function cartQueries({ language }: Platform, { search }: RouteLocation): TypedQuery<unknown>[] {
	const place = readCartLocation(search);
	if (place.tab === 'orders') return [ordersQuery(place)];
	const items = itemsQuery(language, place.tab, place);
	return place.tab === 'cart' ? [items, visitQuery] : [items];
}
