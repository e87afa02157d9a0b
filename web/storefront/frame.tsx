// What stands around every page of a shop: header with menu and languages, footer.
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { ownNameOfLanguage, pathOfLanguage } from '../../rules/languages.ts';
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';
import type { RoutedPage } from './pages.ts';

export function Frame() {
	const { t, shopName } = usePlatform();
	useTitleOfPage();
	return (
		<div className="flex min-h-dvh flex-col">
			<a className="sr-only focus:not-sr-only focus:p-4" href="#content">
				{t('header.skipToContent')}
			</a>
			<header className="border-b border-header-line bg-header text-header-text">
				<div className="mx-auto flex max-w-page flex-wrap items-center gap-x-8 gap-y-2 px-4 py-4 phone:px-8">
					<NearLink className="font-heading text-xl font-bold" to="/">
						{shopName}
					</NearLink>
					<nav aria-label={t('header.menu')} className="grow">
						<NearLink className="inline-block py-2 hover:underline" to="/products">
							{t('catalogue.title')}
						</NearLink>
					</nav>
					<Languages />
				</div>
			</header>
			<main id="content" tabIndex={-1} className="grow outline-none">
				<Outlet />
			</main>
			<footer className="border-t border-line bg-raised">
				<p className="mx-auto max-w-page px-4 py-6 text-sm text-muted phone:px-8">{shopName}</p>
			</footer>
			<ScrollRestoration />
		</div>
	);
}

/** Another language is another address: plain links, so that the whole page comes in it. */
function Languages() {
	const { t, languages, language } = usePlatform();
	const { pathname, search } = useLocation();
	return (
		<nav aria-label={t('header.language')}>
			<ul className="flex gap-4">
				{languages.map((other) => (
					<li key={other.languageCode}>
						<a
							className="inline-block py-2 aria-[current]:font-bold"
							href={`${pathOfLanguage(other).replace(/\/$/, '')}${pathname === '/' ? '/' : pathname}${search}`}
							lang={other.languageCode}
							hrefLang={other.languageCode}
							aria-current={other.languageCode === language ? 'true' : undefined}
						>
							{ownNameOfLanguage(other.languageCode)}
						</a>
					</li>
				))}
			</ul>
		</nav>
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
