// The menus of a shop: what an item is, and how many there may be.

export const menuNames = ['header', 'footer'] as const;
export type MenuName = (typeof menuNames)[number];

/** `categories` are all that stand at the top, as the shop arranges them; a `heading` leads nowhere. */
export const itemKinds = ['page', 'linkPage', 'category', 'categories', 'product', 'url', 'heading'] as const;
export type ItemKind = (typeof itemKinds)[number];

export interface MenuItem {
	id: string;
	kind: ItemKind;
	/** The id of what it leads to; of `url` the address; empty for `categories` and `heading`. */
	target: string;
	/** Of a category: ids of the products that its panel shows, in this order; none: the first ones of the category. */
	products?: readonly string[] | undefined;
	/** Ids of the roles that see it; none: everyone. */
	roles: readonly string[];
	newTab: boolean;
	children: readonly MenuItem[];
}

/** As it is edited: with its own label by language, which is stored among the texts of the shop. */
export interface EditedItem extends Omit<MenuItem, 'children'> {
	labels: Readonly<Record<string, string>>;
	children: readonly EditedItem[];
}

export const deepest: Readonly<Record<MenuName, number>> = { header: 3, footer: 2 };
export const mostItems = 200;
export const mostRoles = 100;
/** As many as the panel of a category shows. */
export const mostProducts = 3;
export const longestLabel = 80;

/** Kinds that have no name unless they are given one. */
export const needsLabel = (kind: ItemKind): boolean => kind === 'url' || kind === 'heading';

/** Kinds whose target is an entity of the shop. */
export const hasEntity = (kind: ItemKind): boolean => ['page', 'linkPage', 'category', 'product'].includes(kind);

/** All that stand at the top follow from the categories of the shop, and so does what is below them. */
export const mayHaveChildren = (kind: ItemKind): boolean => kind !== 'categories';

interface Nested<Item> {
	children: readonly Item[];
}

/** Each followed by what stands below it. */
export const flatItems = <Item extends Nested<Item>>(items: readonly Item[]): Item[] =>
	items.flatMap((item) => [item, ...flatItems(item.children)]);

/** What a header shows in which nobody has arranged anything: every category. */
export const firstHeader = (id: string): MenuItem => ({
	id,
	kind: 'categories',
	target: '',
	roles: [],
	newTab: false,
	children: [],
});
