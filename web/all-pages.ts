// Every page that the reader of a document can come to. Those of the administration are fetched only where there is one.
import type { Platform } from './platform/environment.tsx';
import { pagesOf, type RoutedPage } from './storefront/pages.ts';

type Pages = readonly RoutedPage[];

/** The same list each time: routes are made once for each. */
const withAdmin = new Map<Pages, Pages>();

export async function allPages(platform: Platform): Promise<Pages> {
	const pages = pagesOf(platform);
	if (!platform.admin) return pages;
	const { adminPages } = await import('./admin/pages.ts');
	const known = withAdmin.get(pages) ?? [...pages, ...adminPages];
	withAdmin.set(pages, known);
	return known;
}
