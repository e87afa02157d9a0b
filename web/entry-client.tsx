// Takes over the page that the server has rendered.
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createTranslator } from '../rules/texts/translator.ts';
import { allPages } from './all-pages.ts';
import { ApiFailure, fetchFromServer } from './platform/api.ts';
import { setDocumentRouter } from './platform/document-router.ts';
import { type Platform, PlatformProvider } from './platform/environment.tsx';
import { PrefetchProvider } from './platform/near-link.tsx';
import { removeOldWorker } from './platform/old-worker.ts';
import type { RoutedPage } from './platform/page.ts';
import { prepare } from './platform/page.ts';
import type { PageState } from './platform/page-state.ts';
import { prefetchQueue } from './platform/prefetch-queue.ts';
import { createQueryClient } from './platform/query-client.ts';
import { openSession } from './platform/session.ts';
import { createPolicy } from './platform/trusted-types.ts';
import { TypedBefore } from './platform/typed-before.tsx';
import { whenIdle } from './platform/when-idle.ts';
import { createRoutes } from './routes.tsx';
import type { MovedTo } from './storefront/follow-reader.ts';

/** The code of the first page must be there before React compares: what it would show meanwhile is not what the server sent. */
async function loadMatched(routes: RouteObject[], platform: Platform): Promise<void> {
	for (const { route, params } of matchRoutes(routes, window.location, platform.base || '/') ?? []) {
		if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
		const page = route.handle as RoutedPage | undefined;
		await page?.next?.(platform, { params, search: new URLSearchParams(window.location.search) });
	}
}

function prefetcher(platform: Platform, routes: RouteObject[]) {
	return prefetchQueue(async (href) => {
		// A call beside the log-out would still carry the old session, and be made a guest's.
		if (/[?&]logout=1\b/.test(window.location.search)) return;
		const url = new URL(href, window.location.href);
		const match = matchRoutes(routes, url, platform.base || '/')?.at(-1);
		const page = match?.route.handle as RoutedPage | undefined;
		if (!page?.load) return;
		const place = { params: match?.params ?? {}, search: url.searchParams };
		await Promise.all([page.load(), prepare(platform, page, place)]);
	}, whenIdle);
}

async function begin(): Promise<void> {
	const root = document.getElementById('root');
	const block = document.getElementById('state');
	if (!root || !block?.textContent) return;
	const state: PageState = JSON.parse(block.textContent);
	if (state.environment.textMarks) (await import('./text-editing/marks/marks.ts')).beginMarking();
	const queryClient = createQueryClient();
	// The page may come from a cache: what it shows is fresh for the reader from now on, or it would be asked for again at once.
	for (const { key, data } of state.answers) queryClient.setQueryData(key, data);

	const { allowTemporaryUsers: allowsGuests, languages, base } = state.environment;
	const defaultLanguage = languages.find((language) => language.default)?.languageCode ?? state.environment.language;
	const t = createTranslator(state.environment);
	openSession({ allowsGuests, defaultLanguage, base, patienceText: t('common.patience') });

	const platform: Platform = {
		...state.environment,
		t,
		ask: fetchFromServer,
		queryClient,
	};
	const recovered = <T,>(load: () => Promise<T>, movedTo?: MovedTo): Promise<T> =>
		load().catch(async (error) => (await follow())(error, load, movedTo));
	const routes = createRoutes(await allPages(platform), (page) => ({
		lazy: () => recovered(page.load),
		...('questions' in page && {
			loader: async ({ params, request }) => {
				const place = { params, search: new URL(request.url).searchParams };
				await recovered(
					() => prepare(platform, page, place),
					() => page.movedTo?.(platform, place),
				);
				return null;
			},
		}),
	}));
	await loadMatched(routes, platform);
	const loaded = (matchRoutes(routes, window.location, platform.base || '/') ?? []).map(({ route }) => [
		route.id,
		null,
	]);
	const errors = Object.entries(state.errors).map(([route, message]) => [route, new ApiFailure(message)]);
	const router = createBrowserRouter(routes, {
		basename: platform.base || '/',
		hydrationData: {
			loaderData: Object.fromEntries(loaded),
			errors: errors.length > 0 ? Object.fromEntries(errors) : null,
		},
	});
	setDocumentRouter(router);
	const ahead = prefetcher(platform, routes);
	const page = (shown: Platform) => (
		<StrictMode>
			<PlatformProvider value={shown}>
				<QueryClientProvider client={queryClient}>
					<PrefetchProvider value={ahead}>
						<TypedBefore>
							<RouterProvider router={router} />
						</TypedBefore>
					</PrefetchProvider>
				</QueryClientProvider>
			</PlatformProvider>
		</StrictMode>
	);
	const live = hydrateRoot(root, page(platform));
	// Prices and products of a role come once the session is renewed, which the first of these calls does.
	if (platform.hasLapsed) void queryClient.invalidateQueries();
	const show = (shown: Platform) => live.render(page(shown));
	const { location } = router.state;
	const follow = async () =>
		(await import('./storefront/follow-reader.ts')).followReader(platform, router, location, show);
	const begun = () => void follow().catch(() => undefined);
	// Loaded before it is needed, as it cannot be once the connection is lost; the administration begins with files enough.
	if (!location.pathname.startsWith(`${base}/admin`)) document.addEventListener('pointerover', begun, { once: true });
	router.subscribe(({ navigation, location: now }) => {
		if (navigation.state !== 'idle' || now !== location) begun();
	});
	// Pages in the previews of the theme editor are looked at, and worked on elsewhere.
	if (window.self !== window.top) return;
	if (platform.developerTools)
		import('./developer-tools/begin.tsx').then(({ beginTools }) => beginTools(platform, router));
	if (platform.textMarks) (await import('./text-editing/in-place/begin-editing.tsx')).beginEditing(platform, show);
}

/** What a browser keeps may be closed to us. */
function keepsFlags(): boolean {
	try {
		return localStorage.getItem('flags') !== null;
	} catch {
		return false;
	}
}

// Everything without a policy of its own may empty an element, as React Aria does, and nothing more.
createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
// Before all else, and whether or not the page comes to life: when it does not, an old worker may be the reason.
whenIdle(() => void removeOldWorker().catch(() => undefined));
await begin();
if (keepsFlags()) import('./platform/browser-aids.ts');
