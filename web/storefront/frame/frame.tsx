// What stands around every page of a shop.
import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { usePlatform } from '../../platform/environment.tsx';
import type { RoutedPage } from '../../platform/page.ts';
import { Prepared } from '../../platform/prepared.tsx';
import { ConsentSpot } from './consent-spot.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { shownInHeader } from './shown-in-header.ts';

export function Frame() {
	useTitleOfPage();
	const { shopfront } = usePlatform();
	const { pathname } = useLocation();
	return (
		<div className={`flex min-h-dvh flex-col ${isBare(pathname) ? 'bare-frame' : ''}`}>
			<ConsentSpot />
			<Prepared name="header" shows={import.meta.env.SSR ? shownInHeader(shopfront) : undefined}>
				<Header />
			</Prepared>
			<main id="content" tabIndex={-1} className="grow outline-none has-[>.fills-page]:grid">
				<Outlet />
			</main>
			<Prepared name="footer">
				<Footer />
			</Prepared>
			{import.meta.env.SSR ? null : <ScrollRestoration />}
		</div>
	);
}

/** Profiles elsewhere lead to link pages: of the shop they show its sign and its legal pages, and nothing beside (link-page.css). */
const isBare = (pathname: string) => /\/links\/[^/]+$/.test(pathname);

function useLiveTitle(): void {
	const platform = usePlatform();
	const { search, key } = useLocation();
	const match = useMatches().at(-1);
	const page = match?.handle as RoutedPage | undefined;
	const title = page?.title(platform, { params: match?.params ?? {}, search: new URLSearchParams(search) });
	// Before what a failure has to say of it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a failure may have stood at the same page before
	useLayoutEffect(() => {
		if (title) document.title = title;
	}, [title, key]);
}

/** A document that is only written has its title in its head. */
const useTitleOfPage = import.meta.env.SSR ? () => undefined : useLiveTitle;
