// What stands around the screens of the administration. The server writes it empty; who works here and what they may see is asked by
// the browser, so that no page of anyone's is ever kept.
import './frame.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PrefetchOnPointing } from '../../kit/prefetch-on-pointing.tsx';
import { KitProvider } from '../../kit/provider.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { meDocument } from '../../platform/backoffice/me.documents.ts';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { withTexts } from '../../platform/page-texts.tsx';
import { NotFoundPage } from '../../storefront/failure-pages.tsx';
import { adminTexts } from '../admin-texts.ts';
import { MeProvider, mayOpen, readMe, useMe } from '../me.tsx';
import { Palette } from '../palette/palette.tsx';
import type { AdminPage } from '../routes.ts';
import { OperatorBanner, SuspendedBanner } from '../tenants/operator-banner.tsx';
import { ImportWatch } from '../translations/import-watch.tsx';
import { Navigation, NavigationDrawer } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusAfterBack } from './use-focus-after-back.ts';

export const Component = withTexts(adminTexts, Frame);

function Frame() {
	const hydrated = useHydrated();
	return (
		<ThemeScope name="admin" className="admin-frame min-h-dvh bg-raised text-[0.9375rem]">
			<PrefetchOnPointing>
				<KitProvider>{hydrated ? <Entrance /> : <Empty />}</KitProvider>
			</PrefetchOnPointing>
		</ThemeScope>
	);
}

/** The same shape as what comes, so that nothing jumps. */
function Empty() {
	return (
		<>
			<div className="h-14 border-b border-line bg-surface" />
			<div className="desktop:grid desktop:grid-cols-[15rem_minmax(0,1fr)]">
				<div className="hidden min-h-[calc(100dvh-3.5rem)] border-e border-line bg-surface desktop:block" />
				<main id="content" className="mx-auto w-full max-w-page px-4 py-10 phone:px-8">
					<Skeleton lines={4} />
				</main>
			</div>
		</>
	);
}

function Entrance() {
	const { t, base } = usePlatform();
	const { data, error, refetch } = useAdminQuery(meDocument, {});
	const guest = data?.me.guest ?? false;
	// A session that has ended may have become a guest's meanwhile.
	useEffect(() => {
		if (!guest) return;
		const { pathname, search } = window.location;
		window.location.assign(`${base}/login?deepLink=${encodeURIComponent(encodeDeepLink(pathname + search))}`);
	}, [guest, base]);
	if (error && !data)
		return (
			<main id="content" className="mx-auto max-w-prose p-8">
				<Notice
					kind="danger"
					action={
						<Button size="small" onClick={() => refetch()}>
							{t('common.tryAgain')}
						</Button>
					}
				>
					{failureText(error, t)}
				</Notice>
			</main>
		);
	if (!data || guest) return <Empty />;
	const me = readMe(data.me);
	if (!me.rights.includes('gAdminArea'))
		return (
			<main id="content">
				<NotFoundPage />
			</main>
		);
	return (
		<MeProvider value={me}>
			<Screens isSuspended={data.tenant.state === 'suspended'} />
		</MeProvider>
	);
}

function Screens({ isSuspended }: { isSuspended: boolean }) {
	const platform = usePlatform();
	const me = useMe();
	const [menuOpen, setMenuOpen] = useState(false);
	const [searching, setSearching] = useState(false);
	const { pathname } = useLocation();
	useFocusAfterBack();
	const match = useMatches().at(-1);
	const page = match?.handle as AdminPage | undefined;
	const title = page?.title(platform, { params: {}, search: new URLSearchParams() });
	// Before what a screen itself has to say of it: `useScreenName`.
	useLayoutEffect(() => {
		if (title) document.title = title;
	}, [title]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a user who has gone somewhere wants to see it
	useEffect(() => setMenuOpen(false), [pathname]);
	return (
		<>
			<a className="sr-only focus:not-sr-only focus:p-4" href="#content">
				{platform.t('header.skipToContent')}
			</a>
			<OperatorBanner />
			{isSuspended && <SuspendedBanner />}
			<TopBar onMenu={() => setMenuOpen(true)} onSearch={() => setSearching(true)} />
			<div className="desktop:grid desktop:grid-cols-[15rem_minmax(0,1fr)]">
				<aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto border-e border-line bg-surface p-3 desktop:block">
					<Navigation />
				</aside>
				<NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
				<main id="content" tabIndex={-1} className="min-w-0 pb-24 outline-none">
					{page && mayOpen(me, page.needs) ? <Outlet /> : <MissingPage />}
				</main>
			</div>
			<Palette open={searching} onOpenChange={setSearching} />
			<ImportWatch />
			<ScrollRestoration />
		</>
	);
}
