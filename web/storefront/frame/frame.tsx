// What stands around every page of a shop.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { usePlatform } from '../../platform/environment.tsx';
import { Prepared, type Shown } from '../../platform/prepared.tsx';
import type { RoutedPage } from '../pages.ts';
import { ConsentSpot } from './consent-spot.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { searchPath } from './search-field.tsx';

/** It marks where one is among its links, and its search field says what was looked for. */
function shownInHeader(pathname: string): Shown {
	if (pathname === searchPath) return 'address';
	return pathname === '/products' || pathname.startsWith('/category/') ? 'path' : 'nothing';
}

export function Frame() {
	useTitleOfPage();
	return (
		<div className="flex min-h-dvh flex-col">
			<ConsentSpot />
			<Prepared name="header" shows={shownInHeader}>
				<Header />
			</Prepared>
			<main id="content" tabIndex={-1} className="grow outline-none has-[>.fills-page]:grid">
				<Outlet />
			</main>
			<Prepared name="footer">
				<Footer />
			</Prepared>
			<ScrollRestoration />
		</div>
	);
}

function useTitleOfPage(): void {
	const platform = usePlatform();
	const { search } = useLocation();
	const match = useMatches().at(-1);
	const page = match?.handle as RoutedPage | undefined;
	const title = page?.title(platform, { params: match?.params ?? {}, search: new URLSearchParams(search) });
	useEffect(() => {
		if (title) document.title = title;
	}, [title]);
}
