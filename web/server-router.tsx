// Which page an address matches, on the server: the library's static router. A match is the same for every request and made once.
import type { ComponentType, ReactElement } from 'react';
import {
	createStaticHandler,
	createStaticRouter,
	type Location,
	matchRoutes,
	type StaticHandlerContext,
	StaticRouterProvider,
} from 'react-router';
import { BoundedCache } from '../rules/collections/bounded-cache.ts';
import { allPages } from './all-pages.ts';
import type { Platform } from './platform/environment.tsx';
import type { PageFrame, RoutedPage, RouteLocation } from './platform/page.ts';
import { createRoutes, failureRoute } from './routes.tsx';

export interface PageMatch {
	page: RoutedPage | undefined;
	place: RouteLocation;
	context: StaticHandlerContext;
	/** The page in its frame. Made anew for each rendering: a static router has a copy of all routes, too large to be kept for every address. */
	createElement(): ReactElement;
	/** The same address when what should be there is not. */
	without(missing: unknown): PageMatch;
}

/** Every page's code is loaded, and its queries are run before there is a router. */
async function loadRoutes(pages: readonly RoutedPage[]) {
	const frames = pages.flatMap(({ frame }) => frame ?? []);
	const modules = [...pages.filter(({ frame }) => !frame), ...new Set(frames)];
	const loaded = await Promise.all(modules.map(async (page) => [page, (await page.load()).Component] as const));
	const components = new Map<PageFrame, ComponentType>(loaded);
	return createStaticHandler(createRoutes(pages, (page) => ({ Component: components.get(page) ?? null }))).dataRoutes;
}

type Routes = Awaited<ReturnType<typeof loadRoutes>>;

/** What is missing says with which status. */
function statusOf(missing: unknown, nowhere = false): number {
	if (missing instanceof Error) return Number(missing.message);
	return nowhere ? 404 : 200;
}

const pageOf = ({ matches }: StaticHandlerContext) => matches.at(-1)?.route.handle as RoutedPage | undefined;

export function contextOf(routes: Routes, base: string, url: URL, missing?: unknown): StaticHandlerContext {
	// What is missing is said by a page of the shop, also where a document of its own would be.
	const possible = missing ? routes.filter(({ handle }) => !(handle as RoutedPage | undefined)?.entry) : routes;
	const matches = matchRoutes(possible, url, base || '/') ?? [];
	const context = {
		basename: base || '/',
		location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' } as Location,
		matches,
		loaderData: {},
		actionData: null,
		errors: missing ? { [failureRoute]: missing } : null,
		statusCode: 200,
		loaderHeaders: {},
		actionHeaders: {},
		_match: () => matches,
	} as StaticHandlerContext;
	return { ...context, statusCode: statusOf(missing, pageOf(context)?.missing) };
}

function matchPage(routes: Routes, base: string, url: URL, missing?: unknown): PageMatch {
	const context = contextOf(routes, base, url, missing);
	return {
		page: pageOf(context),
		place: { params: context.matches.at(-1)?.params ?? {}, search: url.searchParams },
		context,
		createElement: () => (
			<StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
		),
		without: (something) => matchPage(routes, base, url, something),
	};
}

interface MatchCache {
	routes: Promise<Routes>;
	matches: BoundedCache<string, PageMatch>;
}

const maxMatches = 3000;
const caches = new Map<readonly RoutedPage[], MatchCache>();

export async function findPageMatch(platform: Platform, address: string): Promise<PageMatch> {
	const { base } = platform;
	const pages = await allPages(platform);
	const { routes, matches } = caches.get(pages) ?? {
		routes: loadRoutes(pages),
		matches: new BoundedCache({ maxEntries: maxMatches }),
	};
	caches.set(pages, { routes, matches });
	const key = `${base} ${address}`;
	const cached = matches.get(key);
	if (cached) return cached;
	const match = matchPage(await routes, base, new URL(address, 'http://page'));
	matches.set(key, match);
	return match;
}
