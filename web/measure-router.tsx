// One page written in several ways, for `npm run bench:router`: what remains between them is the router's share.
import { renderToString } from 'react-dom/server';
import {
	createStaticHandler,
	createStaticRouter,
	Outlet,
	type RouteObject,
	StaticRouterProvider,
	useLocation,
} from 'react-router';
import type { Platform } from './platform/environment.tsx';
import { createRoutes } from './routes.tsx';
import { contextOf } from './server-router.tsx';
import { pagesOf } from './storefront/pages.ts';

const links = Array.from({ length: 20 }, (_, index) => `/product/${index}`);

const PlainPage = () => (
	<main>
		{links.map((link) => (
			<a key={link} href={link}>
				{link}
			</a>
		))}
	</main>
);

function RoutedPage() {
	useLocation();
	return <PlainPage />;
}

/** The routes of a shop with that page behind each of them, in a frame that adds nothing. */
const withPlainPages = (routes: readonly RouteObject[]): RouteObject[] =>
	routes.map(({ index: _, children, ...route }) =>
		children
			? { ...route, Component: Outlet, children: withPlainPages(children) }
			: { ...route, Component: RoutedPage },
	);

const pages = pagesOf({ kitPage: false } as Platform);
const { dataRoutes } = createStaticHandler(withPlainPages(createRoutes(pages, () => ({}))));

const match = (address: string) => contextOf(dataRoutes, '', new URL(address, 'http://page'));
type Context = ReturnType<typeof match>;
const inRouter = (context: Context) => (
	<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
);

export const addresses = ['/', '/product/flyer', '/category/cards', '/cart'];
const contexts = new Map(addresses.map((address) => [address, match(address)]));
const elements = new Map([...contexts].map(([address, context]) => [address, inRouter(context)]));

export const routeCount = pages.length;

export const ways: Record<string, (address: string) => string> = {
	'without a router': () => renderToString(<PlainPage />),
	'router made before': (address) => renderToString(elements.get(address)),
	'router made for each page': (address) => renderToString(inRouter(contexts.get(address) ?? match(address))),
	'address matched for each page': (address) => renderToString(inRouter(match(address))),
};
