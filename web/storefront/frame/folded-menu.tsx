// The menu of small screens, folded away. It opens without any code; code only closes it again.

import { IconMenu2, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ShopCategory } from '../../../rules/page-contract.ts';
import { categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { CategoryLink } from '../../page-view/category-link.tsx';
import { categoriesBelow } from '../../page-view/category-tree.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { Languages } from './languages.tsx';

export function FoldedMenu() {
	const { t, shopfront } = usePlatform();
	const { key, pathname } = useLocation();
	const menu = useRef<HTMLDetailsElement>(null);

	function closeOnEscape(event: KeyboardEvent) {
		if (event.key !== 'Escape' || !menu.current?.open) return;
		menu.current.open = false;
		menu.current.querySelector('summary')?.focus();
	}

	return (
		// A shopper who has followed a link gets a new one, which is closed.
		<details key={key} ref={menu} className="group desktop:hidden" onKeyDown={closeOnEscape}>
			<summary
				aria-label={t('header.menu')}
				className="flex size-11 cursor-pointer list-none items-center justify-center rounded-theme [&::-webkit-details-marker]:hidden"
			>
				<IconMenu2 aria-hidden size={24} className="group-open:hidden" />
				<IconX aria-hidden size={24} className="hidden group-open:block" />
			</summary>
			<div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-navigation-line bg-navigation px-4 pt-2 pb-6 text-navigation-text shadow-lg header:px-8">
				<nav aria-label={t('header.categories')}>
					<ul className="header:columns-2 header:gap-8">
						{categoriesBelow(shopfront.categories, null).map((category) => (
							<Entry key={category.slug} category={category} pathname={pathname} />
						))}
						<li className="break-inside-avoid">
							<NearLink
								to="/products"
								aria-current={pathname === '/products' ? 'page' : undefined}
								className="folded-entry"
							>
								{t('home.toCatalogue')}
							</NearLink>
						</li>
						{shopfront.navigation.map(({ slug, title }) => (
							<li key={slug} className="break-inside-avoid">
								<NearLink
									to={`/${slug}`}
									aria-current={pathname === `/${slug}` ? 'page' : undefined}
									className="folded-entry"
								>
									{title}
								</NearLink>
							</li>
						))}
					</ul>
				</nav>
				<Languages className="mt-4 header:hidden" />
			</div>
		</details>
	);
}

/** A category, and those below it folded into it. */
function Entry({ category, pathname }: { category: ShopCategory; pathname: string }) {
	const { t, shopfront } = usePlatform();
	const below = categoriesBelow(shopfront.categories, category.slug);
	const here = (slug: string) => (pathname === `/category/${slug}` ? 'page' : undefined);
	return (
		<li className="relative break-inside-avoid">
			<CategoryLink category={category} aria-current={here(category.slug)} className="folded-entry pe-12">
				{named(categoryNameKey(category.id), category.name)}
			</CategoryLink>
			{below.length > 0 && (
				<details>
					<summary aria-label={t('header.subcategories', { category: category.name })} className="folded-below" />
					<ul className="ps-4">
						{below.map((child) => (
							<li key={child.slug}>
								<CategoryLink category={child} aria-current={here(child.slug)} className="folded-entry">
									{named(categoryNameKey(child.id), child.name)}
								</CategoryLink>
							</li>
						))}
					</ul>
				</details>
			)}
		</li>
	);
}
