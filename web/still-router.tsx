// The router around a page that is only written.
import type { ReactElement } from 'react';
import {
	createPath,
	createStaticRouter,
	UNSAFE_DataRouterContext as DataRouterContext,
	UNSAFE_DataRouterDataContext as DataRouterDataContext,
	UNSAFE_DataRouterNavigationContext as DataRouterNavigationContext,
	UNSAFE_DataRouterStateContext as DataRouterStateContext,
	UNSAFE_LocationContext as LocationContext,
	UNSAFE_NavigationContext as NavigationContext,
	NavigationType,
	type Navigator,
	renderMatches,
	type StaticHandlerContext,
	StaticRouterProvider,
} from 'react-router';

const goesNowhere = () => {
	throw new Error('A page that is written goes nowhere');
};

const navigator: Navigator = {
	createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
	push: goesNowhere,
	replace: goesNowhere,
	go: goesNowhere,
};

type Routes = Parameters<typeof createStaticRouter>[0];
type Router = ReturnType<typeof createStaticRouter>;

const routers = new WeakMap<Routes, Router>();

/** Making one goes through all routes. It knows the first address that it was asked for, and nobody asks it for that. */
function routerOf(routes: Routes, context: StaticHandlerContext): Router {
	const known = routers.get(routes) ?? createStaticRouter(routes, context);
	routers.set(routes, known);
	return known;
}

/**
 * The same as the router's own provider puts around a page that is there. That one works out for every page anew what follows from its
 * address; this is made once for an address. The nothing at the end stands there, too: ids of elements follow from where they stand.
 */
export function stillRouter(routes: Routes, context: StaticHandlerContext): ReactElement {
	const { basename = '/', location, matches, errors } = context;
	if (errors || matches.length === 0)
		return <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />;
	const router = routerOf(routes, context);
	const state = { ...router.state, location, matches };
	const pathname = location.pathname.slice(basename === '/' ? 0 : basename.length) || '/';
	return (
		<>
			<DataRouterContext value={{ router, navigator, static: true, staticContext: context, basename }}>
				<DataRouterStateContext value={state}>
					<DataRouterNavigationContext value={state}>
						<DataRouterDataContext value={state}>
							<NavigationContext value={{ basename, navigator, static: true, useTransitions: false, future: {} }}>
								<LocationContext value={{ location: { ...location, pathname }, navigationType: NavigationType.Pop }}>
									{renderMatches(matches)}
								</LocationContext>
							</NavigationContext>
						</DataRouterDataContext>
					</DataRouterNavigationContext>
				</DataRouterStateContext>
			</DataRouterContext>
			{null}
		</>
	);
}
