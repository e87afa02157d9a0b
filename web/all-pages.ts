// Every page that the reader of a document can come to. Those of administration and theme editor are fetched only where they are shown, and that of
// the studio is known to the server alone.
import type { Platform } from './platform/environment.tsx';
import type { RoutedPage } from './platform/page.ts';
import { pagesOf } from './storefront/pages.ts';

type Pages = readonly RoutedPage[];

/** The same list each time: routes are made once for each. */
const withClosed = { admin: new Map<Pages, Pages>(), themeEditor: new Map<Pages, Pages>() };

const closedPages = {
	admin: async () => (await import('./admin/routes.ts')).adminPages,
	themeEditor: async () => (await import('./theme-editor/pages.ts')).themeEditorPages,
};

const withStudio = new Map<Pages, Pages>();

/** A document of its own: a browser that shows the shop knows nothing of it. */
async function addStudio(pages: Pages): Promise<Pages> {
	const [{ studioPage }, { sharedPage }, { missingDraftPage }] = await Promise.all([
		import('./studio/studio-page.ts'),
		import('./studio/shared/shared-page.ts'),
		import('./studio/missing/missing-page.ts'),
	]);
	const known = withStudio.get(pages) ?? [...pages, studioPage, sharedPage, missingDraftPage];
	withStudio.set(pages, known);
	return known;
}

export async function allPages(platform: Platform): Promise<Pages> {
	const pages = import.meta.env.SSR ? await addStudio(pagesOf(platform)) : pagesOf(platform);
	const part = platform.admin ? 'admin' : platform.themeEditor && 'themeEditor';
	if (!part) return pages;
	const closed = await closedPages[part]();
	const known = withClosed[part].get(pages) ?? [...pages, ...closed];
	withClosed[part].set(pages, known);
	return known;
}
