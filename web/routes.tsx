// All addresses and what is shown there.
import type { RouteObject } from 'react-router';
import type { Platform } from './platform/environment.tsx';
import { FailurePage, NotFoundPage } from './storefront/failure-pages.tsx';
import { Frame } from './storefront/frame/frame.tsx';
import type { RoutedPage } from './storefront/pages.ts';

export const notFoundRoute = 'not-found';
export const failureRoute = 'failures';

/** How a page comes to its code and its answers is another matter in the browser than on the server. */
type Way = (page: RoutedPage) => Pick<RouteObject, 'lazy' | 'loader' | 'Component'>;

export function createRoutes(shown: readonly RoutedPage[], way: Way): RouteObject[] {
	const pages: RouteObject[] = shown.map((page) => ({
		id: page.path,
		path: page.path,
		handle: page,
		...way(page),
	}));
	const missing: RouteObject = {
		id: notFoundRoute,
		path: '*',
		Component: NotFoundPage,
		handle: { title: ({ t }: Platform) => t('plainPages.notFoundTitle') },
	};
	return [
		{
			id: 'frame',
			Component: Frame,
			children: [{ id: failureRoute, errorElement: <FailurePage />, children: [...pages, missing] }],
		},
	];
}
