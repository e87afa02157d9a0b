// What an address says of the cart page: which of its tabs, what is looked for in it, which page of the list.
import { readPage } from '../../../rules/catalogue/list-address.ts';
import { readText } from '../../../rules/catalogue/list-parameters.ts';

export const cartTabs = ['cart', 'watchlist', 'drafts', 'orders'] as const;
export type CartTab = (typeof cartTabs)[number];

export const rowsPerPage = 25;

export interface CartLocation {
	tab: CartTab;
	/** Empty where nothing is looked for. */
	text: string;
	page: number;
}

export const readCartLocation = (search: URLSearchParams): CartLocation => ({
	tab: cartTabs.find((tab) => tab === search.get('tab')) ?? 'cart',
	text: readText(search),
	page: readPage(search),
});

/** Only what differs from the beginning is written, but for the tab. */
export function cartAddress({ tab, text = '', page = 1 }: Partial<CartLocation>): string {
	const query = new URLSearchParams({ tab: tab ?? 'cart' });
	if (text) query.set('q', text);
	if (page > 1) query.set('page', String(page));
	return `/cart?${query}`;
}

/** Where the line of a thing is in the page. */
export const lineId = (id: string) => `line-${id}`;
