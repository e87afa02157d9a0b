// What a visitor sees of a menu: items whose target is there for them and whose roles they hold, with labels and addresses.
import type { MenuEntry } from '../page-contract.ts';
import { navigationLabelKey } from '../texts/entity-keys.ts';
import type { ItemKind, MenuItem } from './menu.ts';

/** Where the target of an item is, and what it is called in the visitor's language; undefined where the visitor may not see it. */
export interface ShownTarget {
	to: string;
	label: string;
}

export interface MenuReader {
	/** Sees the items of every role. */
	staff: boolean;
	roles: readonly string[];
	targetOf(kind: 'page' | 'linkPage' | 'product', id: string): ShownTarget | undefined;
	/** The slug of a category that the visitor sees. */
	categorySlug(id: string): string | undefined;
	/** Slugs of those at the top, in the order of the shop. */
	topCategories: readonly string[];
	/** The own label of an item; empty where it has none. */
	labelOf(itemId: string): string;
}

const sees = ({ staff, roles }: MenuReader, item: MenuItem) =>
	item.roles.length === 0 || staff || item.roles.some((role) => roles.includes(role));

function ownLabel(item: MenuItem, reader: MenuReader): Pick<MenuEntry, 'label' | 'key'> | undefined {
	const label = reader.labelOf(item.id);
	return label ? { label, key: navigationLabelKey(item.id) } : undefined;
}

const linked = new Set<ItemKind>(['page', 'linkPage', 'product']);

/** What it is by itself, without what stands below it; undefined where its target is not there for the visitor. */
function entryOf(item: MenuItem, reader: MenuReader): MenuEntry | undefined {
	const own = ownLabel(item, reader);
	const { kind, target } = item;
	if (kind === 'heading') return own;
	if (kind === 'url') return { label: target, ...own, to: target };
	if (kind === 'category') {
		const category = reader.categorySlug(target);
		return category === undefined ? undefined : { category, ...(item.products && { item: item.id }), ...own };
	}
	const found = linked.has(kind) ? reader.targetOf(kind as 'page' | 'linkPage' | 'product', target) : undefined;
	return found && { ...found, ...own };
}

/** Each category, and where the menu is folded all products. */
const allCategories = ({ topCategories }: MenuReader): MenuEntry[] =>
	topCategories.length === 0 ? [] : [...topCategories.map((category) => ({ category })), { all: true }];

function shownItem(item: MenuItem, reader: MenuReader): MenuEntry[] {
	const entry = entryOf(item, reader);
	const isHeading = item.kind === 'heading';
	if (!entry && !isHeading) return [];
	const below = shownMenu(item.children, reader);
	if (!entry || (isHeading && below.length === 0)) return below;
	const newTab = item.newTab && !isHeading;
	return [{ ...entry, ...(newTab && { newTab }), ...(below.length > 0 && { below }) }];
}

/**
 * What cannot be seen takes what stands below it along. A heading with nothing below it says nothing, and where it has no text, what stands
 * below it takes its place.
 */
export const shownMenu = (items: readonly MenuItem[], reader: MenuReader): MenuEntry[] =>
	items
		.filter((item) => sees(reader, item))
		.flatMap((item) => (item.kind === 'categories' ? allCategories(reader) : shownItem(item, reader)));
