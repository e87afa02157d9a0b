// Renders a page on the server: asks everything it needs, then makes it a string.
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
	createStaticHandler,
	createStaticRouter,
	type Location,
	matchRoutes,
	type StaticHandlerContext,
	StaticRouterProvider,
} from 'react-router';
import type { PageEnvironment, PageRenderer, RenderRequest, RenderResult } from '../rules/page-contract.ts';
import { createTranslator, type Messages, type Translate } from '../rules/texts/translator.ts';
import { type Ask, readAnswer } from './platform/api.ts';
import { type Platform, PlatformProvider } from './platform/environment.tsx';
import { textOf } from './platform/graphql.ts';
import { type Place, prepare } from './platform/page.ts';
import type { PageState } from './platform/page-state.ts';
import { createQueryClient } from './platform/query-client.ts';
import { createRoutes, failureRoute, notFoundRoute } from './routes.tsx';
import { isNotFound } from './storefront/failure-pages.tsx';
import { meaningfulParameters, pagesOf, type RoutedPage } from './storefront/pages.ts';

const documentFiles = import.meta.glob<Record<string, unknown>>('./**/*.documents.ts', { eager: true });
const documents = Object.values(documentFiles).flatMap((file) => Object.values(file).map(textOf));

const translators = new WeakMap<Messages, Translate>();

/** The words of a shop are the same object until they change: what was prepared for them is used again. */
function translatorFor(environment: PageEnvironment): Translate {
	const known = translators.get(environment.messages) ?? createTranslator(environment);
	translators.set(environment.messages, known);
	return known;
}

function createPlatform({ environment, ask }: RenderRequest): Platform {
	const askInProcess: Ask = async (document, variables) =>
		readAnswer(await ask(textOf(document), variables as Record<string, unknown>));
	return {
		...environment,
		t: translatorFor(environment),
		ask: askInProcess,
		queryClient: createQueryClient(),
	};
}

/** Made once: on the server every page's code is there, and a page's questions are asked before the router is. */
async function loadRoutes(pages: readonly RoutedPage[]) {
	const loaded = await Promise.all(pages.map(async (page) => [page, (await page.load()).Component] as const));
	const components = new Map(loaded);
	return createStaticHandler(createRoutes(pages, (page) => ({ Component: components.get(page) ?? null }))).dataRoutes;
}

const known = new Map<readonly RoutedPage[], ReturnType<typeof loadRoutes>>();

function routesFor(platform: Platform): ReturnType<typeof loadRoutes> {
	const pages = pagesOf(platform);
	const routes = known.get(pages) ?? loadRoutes(pages);
	known.set(pages, routes);
	return routes;
}

/** @returns what kept the page from being made, if that is the reader's business */
async function askEverything(platform: Platform, page: RoutedPage | undefined, place: Place): Promise<unknown> {
	if (!page?.questions) return undefined;
	try {
		await prepare(platform, page, place);
		return undefined;
	} catch (error) {
		if (isNotFound(error)) return error;
		throw error;
	}
}

async function render(request: RenderRequest): Promise<RenderResult> {
	const { environment } = request;
	const platform = createPlatform(request);
	const url = new URL(request.url, 'http://page');
	const dataRoutes = await routesFor(platform);
	const matches = matchRoutes(dataRoutes, url, environment.base || '/') ?? [];
	const match = matches.at(-1);
	const page = match?.route.handle as RoutedPage | undefined;
	const place = { params: match?.params ?? {}, search: url.searchParams };
	const missing = await askEverything(platform, page, place);

	const context = {
		basename: environment.base || '/',
		location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' } as Location,
		matches,
		loaderData: {},
		actionData: null,
		errors: missing ? { [failureRoute]: missing } : null,
		statusCode: missing || match?.route.id === notFoundRoute ? 404 : 200,
		loaderHeaders: {},
		actionHeaders: {},
		_match: () => matches,
	} as StaticHandlerContext;
	const html = renderToString(
		<PlatformProvider value={platform}>
			<QueryClientProvider client={platform.queryClient}>
				<StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
			</QueryClientProvider>
		</PlatformProvider>,
	);
	return {
		status: context.statusCode,
		title: page?.title(platform, place) ?? platform.shopName,
		html,
		state: writeState(environment, platform, missing ? { [failureRoute]: '404' } : {}),
		modules: page?.module ? [page.module] : [],
	};
}

const environments = new WeakMap<Messages, { environment: PageEnvironment; json: string }>();

/** The environment with all its words is the same for every page of a shop: written once. */
function writeState(environment: PageEnvironment, { queryClient }: Platform, errors: PageState['errors']): string {
	const known = environments.get(environment.messages);
	const written = known?.environment === environment ? known : { environment, json: JSON.stringify(environment) };
	environments.set(environment.messages, written);
	const rest: Omit<PageState, 'environment'> = { answers: dehydrate(queryClient), errors };
	return `{"environment":${written.json},${JSON.stringify(rest).slice(1)}`;
}

export const renderer: PageRenderer = { render, documents, meaningfulParameters };
