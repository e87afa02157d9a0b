// Where an address leads, on the server: a router that stands still there. It is the same for every request and made once.
import type { ComponentType, ReactElement } from 'react';
import { createStaticHandler, type Location, matchRoutes, type StaticHandlerContext } from 'react-router';
import { BoundedCache } from '../rules/collections/bounded-cache.ts';
import { allPages } from './all-pages.ts';
import type { Platform } from './platform/environment.tsx';
import type { PageFrame, Place, RoutedPage } from './platform/page.ts';
import { createRoutes, failureRoute } from './routes.tsx';
import { stillRouter } from './still-router.tsx';

export interface Stand {
	page: RoutedPage | undefined;
	place: Place;
	context: StaticHandlerContext;
	/** The page in its frame. */
	element: ReactElement;
	/** The same address when what should be there is not. */
	without(missing: unknown): Stand;
}

/** Every page's code is there, and its questions are asked before there is a router. */
async function loadRoutes(pages: readonly RoutedPage[]) {
	const frames = pages.flatMap(({ frame }) => frame ?? []);
	const written = [...pages.filter(({ frame }) => !frame), ...new Set(frames)];
	const loaded = await Promise.all(written.map(async (page) => [page, (await page.load()).Component] as const));
	const components = new Map<PageFrame, ComponentType>(loaded);
	return createStaticHandler(createRoutes(pages, (page) => ({ Component: components.get(page) ?? null }))).dataRoutes;
}

type Routes = Awaited<ReturnType<typeof loadRoutes>>;

/** What is missing says with which status. */
function statusOf(missing: unknown, nowhere = false): number {
	if (missing instanceof Error) return Number(missing.message);
	return nowhere ? 404 : 200;
}

function standAt(routes: Routes, base: string, url: URL, missing?: unknown): Stand {
	const matches = matchRoutes(routes, url, base || '/') ?? [];
	const match = matches.at(-1);
	const context = {
		basename: base || '/',
		location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' } as Location,
		matches,
		loaderData: {},
		actionData: null,
		errors: missing ? { [failureRoute]: missing } : null,
		statusCode: statusOf(missing, (match?.route.handle as RoutedPage | undefined)?.missing),
		loaderHeaders: {},
		actionHeaders: {},
		_match: () => matches,
	} as StaticHandlerContext;
	return {
		page: match?.route.handle as RoutedPage | undefined,
		place: { params: match?.params ?? {}, search: url.searchParams },
		context,
		element: stillRouter(routes, context),
		without: (something) => standAt(routes, base, url, something),
	};
}

interface Known {
	routes: Promise<Routes>;
	stands: BoundedCache<string, Stand>;
}

const maxStands = 3000;
const known = new Map<readonly RoutedPage[], Known>();

export async function findStand(platform: Platform, address: string): Promise<Stand> {
	const { base } = platform;
	const pages = await allPages(platform);
	const { routes, stands } = known.get(pages) ?? {
		routes: loadRoutes(pages),
		stands: new BoundedCache({ maxEntries: maxStands }),
	};
	known.set(pages, { routes, stands });
	const key = `${base} ${address}`;
	const found = stands.get(key);
	if (found) return found;
	const stand = standAt(await routes, base, new URL(address, 'http://page'));
	stands.set(key, stand);
	return stand;
}
