// Entries of a menu: what they are called, where they lead, and what stands below them.
import type { ComponentPropsWithoutRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry, ShopCategory } from '../../../rules/page-contract.ts';
import { categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { CategoryLink } from '../../page-view/category-link.tsx';
import { categoriesBelow } from '../../page-view/category-tree.ts';
import { StoredLink } from '../../page-view/stored-link.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export interface ShownEntry extends MenuEntry {
	label: string;
	found?: ShopCategory | undefined;
}

/** With their categories and names; without what the reader cannot see. */
export function useEntries(): (entries: readonly MenuEntry[]) => ShownEntry[] {
	const { t, shopfront } = usePlatform();
	return (entries) =>
		entries.flatMap((entry): ShownEntry[] => {
			const found = shopfront.categories.find(({ slug }) => slug === entry.category);
			if (entry.all) return [{ label: t('home.toCatalogue'), to: '/products', all: true }];
			return entry.category && !found ? [] : [{ ...entry, label: entry.label ?? found?.name ?? '', found }];
		});
}

/** Below a category stand its categories, unless the shop has put something else there. */
export function useBelow(): (entry: ShownEntry) => ShownEntry[] {
	const { shopfront } = usePlatform();
	const shown = useEntries();
	return ({ below, category }) =>
		shown(
			below ??
				(category ? categoriesBelow(shopfront.categories, category).map(({ slug }) => ({ category: slug })) : []),
		);
}

interface EntryLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	entry: ShownEntry;
	/** Whether it says that one is there; what is written once for all pages does not know. */
	marked?: boolean;
}

/** A heading is no link. */
export function EntryLink({ entry, marked = true, ...rest }: EntryLinkProps) {
	const { pathname } = useLocation();
	const { label, key, to, found, newTab } = entry;
	const path = found ? `/category/${found.slug}` : to;
	const children = key ? named(key, label) : found ? named(categoryNameKey(found.id), label) : label;
	const props = { ...rest, children, 'aria-current': marked && pathname === path ? ('page' as const) : undefined };
	if (found && !newTab) return <CategoryLink {...props} category={found} />;
	if (path) return <StoredLink {...props} to={path} target={newTab ? '_blank' : undefined} />;
	return <span className={rest.className}>{children}</span>;
}
