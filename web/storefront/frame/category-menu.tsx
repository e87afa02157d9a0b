// The categories in the header of wide screens. Resting on one, or pressing its button, shows the categories below it and its first
// products; where no script runs, what is below it shows while it has the mouse or the focus.

import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { CategoryLink } from '../../page-view/category-link.tsx';
import { categoriesBelow } from '../../page-view/category-tree.ts';
import { usePlatform } from '../../platform/environment.tsx';

/** Only those who look at it load it. */
const CategoryPreview = lazy(() => import('./category-preview.tsx'));

/** A shopper who only crosses the menu opens nothing, and may leave it for a moment. */
const restMilliseconds = 150;

export function CategoryMenu({ className = '' }: { className?: string }) {
	const { t, shopfront } = usePlatform();
	const { pathname, key } = useLocation();
	const { opened, open, openSoon } = useOpened(key);
	const here = (slug: string) => (pathname === `/category/${slug}` ? 'page' : undefined);

	function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
		if (event.key !== 'Escape' || opened === undefined) return;
		event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
		open(undefined);
	}

	const byMouse = (event: PointerEvent, slug: string | undefined) => {
		if (event.pointerType === 'mouse') openSoon(slug);
	};
	return (
		<nav
			aria-label={t('header.categories')}
			className={className}
			onKeyDown={closeOnEscape}
			onPointerLeave={(event) => byMouse(event, undefined)}
		>
			<ul className="flex flex-wrap gap-x-5 wide:gap-x-6">
				{categoriesBelow(shopfront.categories, null).map((category) => {
					const { id, slug, name } = category;
					const panel = `preview-${slug}`;
					const below = categoriesBelow(shopfront.categories, slug);
					return (
						<li key={slug} className="group/entry flex items-center" onPointerEnter={(event) => byMouse(event, slug)}>
							<CategoryLink category={category} aria-current={here(slug)} className="menu-entry">
								{named(categoryNameKey(id), name)}
							</CategoryLink>
							<button
								type="button"
								aria-expanded={opened === slug}
								aria-controls={opened === slug ? panel : undefined}
								aria-label={t('header.preview', { category: name })}
								className="menu-preview"
								onClick={() => open(opened === slug ? undefined : slug)}
							/>
							{opened === slug && (
								<div id={panel} className="menu-panel min-h-72">
									<Suspense>
										<CategoryPreview category={category} />
									</Suspense>
								</div>
							)}
							{below.length > 0 && (
								<noscript>
									<ul className="menu-panel hidden flex-wrap gap-x-8 px-8 py-4 group-focus-within/entry:flex group-hover/entry:flex">
										{below.map((child) => (
											<li key={child.slug}>
												<CategoryLink category={child} aria-current={here(child.slug)} className="menu-entry">
													{named(categoryNameKey(child.id), child.name)}
												</CategoryLink>
											</li>
										))}
									</ul>
								</noscript>
							)}
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

/** Which category is open; none after a link was followed. */
function useOpened(place: string) {
	const [opened, setOpened] = useState<{ slug: string; place: string }>();
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(waiting.current), []);
	const open = (slug: string | undefined) => {
		clearTimeout(waiting.current);
		setOpened(slug === undefined ? undefined : { slug, place });
	};
	const openSoon = (slug: string | undefined) => {
		clearTimeout(waiting.current);
		waiting.current = setTimeout(() => open(slug), restMilliseconds);
	};
	return { opened: opened?.place === place ? opened.slug : undefined, open, openSoon };
}
