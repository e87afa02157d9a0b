// All addresses and what is shown there.
import { type RouteObject, redirectDocument } from 'react-router';
import type { Platform } from './platform/environment.tsx';
import type { PageFrame, RoutedPage } from './platform/page.ts';
import { FailurePage, NotFoundPage } from './storefront/failure-pages.tsx';
import { Frame } from './storefront/frame/frame.tsx';

export const failureRoute = 'failures';

/** How a page comes to its code and its answers is another matter in the browser than on the server. */
type Way = (page: RoutedPage | PageFrame) => Pick<RouteObject, 'lazy' | 'loader' | 'Component'>;

/** In the browser the page itself names the document. */
const missingPage = {
	title: ({ t, shopName }: Platform) =>
		import.meta.env.SSR ? `${t('plainPages.notFoundTitle')} · ${shopName}` : undefined,
	missing: true,
};

/** Administration, theme editor and studio are no part of this document: if there are any, the server knows. */
const closedTo = (path: string): RouteObject => ({
	id: path,
	path,
	Component: NotFoundPage,
	...(!import.meta.env.SSR && { loader: ({ request }) => redirectDocument(request.url) }),
	handle: missingPage,
});

export function createRoutes(shown: readonly RoutedPage[], way: Way): RouteObject[] {
	const routeOf = (page: RoutedPage): RouteObject => ({ id: page.path, path: page.path, handle: page, ...way(page) });
	const inFrame = shown.filter(({ frame }) => frame);
	const frames = [...new Set(inFrame.flatMap(({ frame }) => frame ?? []))];
	const framed = frames.map(
		(frame): RouteObject => ({
			id: frame.module,
			...way(frame),
			children: [
				{
					errorElement: <FailurePage />,
					children: inFrame.filter((page) => page.frame === frame).map(routeOf),
				},
			],
		}),
	);
	// Documents of their own, which the server alone renders, have nothing around them.
	const alone = import.meta.env.SSR ? shown.filter(({ entry }) => entry).map(routeOf) : [];
	const pages = shown.filter(({ frame, entry }) => !frame && !(import.meta.env.SSR && entry)).map(routeOf);
	const closed = ['/admin/*', '/themeeditor', '/studio/*']
		.filter((path) => !shown.some((page) => page.path === path))
		.map(closedTo);
	const missing: RouteObject = { id: 'not-found', path: '*', Component: NotFoundPage, handle: missingPage };
	return [
		...framed,
		...alone,
		{
			id: 'frame',
			Component: Frame,
			children: [
				{
					id: failureRoute,
					errorElement: <FailurePage />,
					children: [...pages, ...closed, missing],
				},
			],
		},
	];
}
