// What a visitor sees of a menu: items whose target is there for them and whose roles they hold, with labels and addresses.
import type { MenuEntry } from '../page-contract.ts';
import { categoryNameKey, navigationLabelKey } from '../texts/entity-keys.ts';
import type { MenuItem } from './menu.ts';

interface ShownCategory {
	id: string;
	slug: string;
	/** The slug of the category above it. */
	parent: string | null;
	name: string;
	/** Where it leads instead of to its own page. */
	linkUrl: string;
	linkTarget: string;
}

type Linked = Required<Pick<MenuEntry, 'label' | 'to'>> & Pick<MenuEntry, 'key'>;

export interface MenuReader {
	/** Sees the items of every role. */
	staff: boolean;
	roles: readonly string[];
	/** What an item leads to, in the visitor's language; undefined where the visitor may not see it. */
	targetOf(kind: 'page' | 'linkPage' | 'product', id: string): Linked | undefined;
	/** Those that the visitor sees, in the order of the shop. */
	categories: readonly ShownCategory[];
	/** The own label of an item; empty where it has none. */
	labelOf(itemId: string): string;
}

const sees = ({ staff, roles }: MenuReader, item: MenuItem) =>
	item.roles.length === 0 || staff || item.roles.some((role) => roles.includes(role));

const isAddress = (url: string) => /^(?:https?:\/\/|\/(?!\/))/i.test(url);

function categoryEntry(category: ShownCategory, reader: MenuReader): MenuEntry {
	const { id, slug, name, linkUrl, linkTarget } = category;
	const leads = isAddress(linkUrl);
	return {
		label: name,
		key: categoryNameKey(id),
		to: leads ? linkUrl : `/category/${slug}`,
		category: slug,
		...(leads && linkTarget === '_blank' && { newTab: true }),
		...belowOf(slug, reader),
	};
}

/** The categories below one. */
function belowOf(slug: string, reader: MenuReader): Pick<MenuEntry, 'below'> {
	const below = reader.categories.filter(({ parent }) => parent === slug).map((one) => categoryEntry(one, reader));
	return below.length > 0 ? { below } : {};
}

function ownLabel(item: MenuItem, reader: MenuReader): Pick<MenuEntry, 'label' | 'key'> | undefined {
	const label = reader.labelOf(item.id);
	return label ? { label, key: navigationLabelKey(item.id) } : undefined;
}

/** What it is by itself; undefined where its target is not there for the visitor. */
function entryOf(item: MenuItem, reader: MenuReader): MenuEntry | undefined {
	const own = ownLabel(item, reader);
	const { id, kind, target, products } = item;
	if (kind === 'heading' || kind === 'categories') return own;
	if (kind === 'url') return { label: target, ...own, to: target };
	if (kind === 'category') {
		const category = reader.categories.find((one) => one.id === target);
		return category && { ...categoryEntry(category, reader), ...(products && { item: id }), ...own };
	}
	const found = reader.targetOf(kind, target);
	return found && { ...found, ...own };
}

/** Each category, and where the menu is folded all products. */
function allCategories(reader: MenuReader): MenuEntry[] {
	const top = reader.categories.filter(({ parent }) => parent === null).map((one) => categoryEntry(one, reader));
	return top.length === 0 ? [] : [...top, { label: '', to: '/products', all: true }];
}

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
