// All addresses and what is shown there.
import type { RouteObject } from 'react-router';
import type { Platform } from './platform/environment.tsx';
import { prepare } from './platform/page.ts';
import { FailurePage, NotFoundPage } from './storefront/failure-pages.tsx';
import { Frame } from './storefront/frame.tsx';
import { kitPage, storefrontPages } from './storefront/pages.ts';

export const notFoundRoute = 'not-found';

export function createRoutes(platform: Platform): RouteObject[] {
	const shown = platform.kitPage ? [...storefrontPages, kitPage] : storefrontPages;
	const pages: RouteObject[] = shown.map((page) => ({
		id: page.path,
		path: page.path,
		lazy: page.load,
		handle: page,
		loader: async ({ params, request }) => {
			await prepare(platform, page, { params, search: new URL(request.url).searchParams });
			return null;
		},
	}));
	const missing: RouteObject = {
		id: notFoundRoute,
		path: '*',
		Component: NotFoundPage,
		handle: { title: () => platform.t('plainPages.notFoundTitle') },
	};
	return [
		{
			id: 'frame',
			Component: Frame,
			children: [{ id: 'failures', errorElement: <FailurePage />, children: [...pages, missing] }],
		},
	];
}
