// Renders a page on the server: asks everything it needs, then makes it a string.
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { PageEnvironment, PageRenderer, RenderRequest, RenderResult } from '../rules/page-contract.ts';
import { createTranslator, type Messages, type Translate } from '../rules/texts/translator.ts';
import { type Ask, readAnswer } from './platform/api.ts';
import { type Platform, PlatformProvider } from './platform/environment.tsx';
import { textOf } from './platform/graphql.ts';
import type { PageState } from './platform/page-state.ts';
import { createQueryClient } from './platform/query-client.ts';
import { createRoutes, notFoundRoute } from './routes.tsx';
import { isNotFound } from './storefront/failure-pages.tsx';
import { meaningfulParameters, type RoutedPage } from './storefront/pages.ts';

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
	const askInProcess: Ask = async (document, variables) => readAnswer(await ask(textOf(document), variables));
	return {
		...environment,
		t: translatorFor(environment),
		ask: askInProcess,
		queryClient: createQueryClient(),
	};
}

function statusOf({ matches, errors, statusCode }: StaticHandlerContext): number {
	const failures = Object.values(errors ?? {});
	const unexpected = failures.find((error) => !isNotFound(error));
	if (unexpected) throw unexpected;
	return failures.length > 0 || matches.at(-1)?.route.id === notFoundRoute ? 404 : statusCode;
}

async function render(request: RenderRequest): Promise<RenderResult> {
	const platform = createPlatform(request);
	const handler = createStaticHandler(createRoutes(platform), { basename: request.environment.base || '/' });
	const url = new URL(request.url, 'http://page');
	const context = await handler.query(new Request(url, { signal: request.signal }));
	if (context instanceof Response) throw new Error(`a route answered with ${context.status}`);
	const status = statusOf(context);

	const html = renderToString(
		<PlatformProvider value={platform}>
			<QueryClientProvider client={platform.queryClient}>
				<StaticRouterProvider
					router={createStaticRouter(handler.dataRoutes, context)}
					context={context}
					hydrate={false}
				/>
			</QueryClientProvider>
		</PlatformProvider>,
	);
	const match = context.matches.at(-1);
	const page = match?.route.handle as RoutedPage | undefined;
	const state: PageState = {
		environment: request.environment,
		answers: dehydrate(platform.queryClient),
		errors: Object.fromEntries(Object.keys(context.errors ?? {}).map((route) => [route, '404'])),
	};
	return {
		status,
		title: page?.title(platform, { params: match?.params ?? {}, search: url.searchParams }) ?? platform.shopName,
		html,
		state: JSON.stringify(state),
		modules: page?.module ? [page.module] : [],
	};
}

export const renderer: PageRenderer = { render, documents, meaningfulParameters };
