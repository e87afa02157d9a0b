// What stands around the theme editor: the neutral theme, and the question who works here. The server writes it empty.
import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router';
import { encodeDeepLink } from '../../rules/accounts/deep-link.ts';
import { KitProvider } from '../kit/provider.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { Failed } from '../platform/backoffice/loaded.tsx';
import { meDocument } from '../platform/backoffice/me.documents.ts';
import { usePlatform } from '../platform/environment.tsx';
import { useHydrated } from '../platform/hydrated.ts';
import type { RoutedPage } from '../platform/page.ts';
import { withTexts } from '../platform/page-texts.tsx';
import { NotFoundPage } from '../storefront/failure-pages.tsx';
import { themeEditorTexts } from './pages.ts';

export const Component = withTexts(themeEditorTexts, Frame);

function Frame() {
	const hydrated = useHydrated();
	return (
		<ThemeScope name="admin" className="min-h-dvh bg-raised text-[0.9375rem]">
			<KitProvider>{hydrated ? <Entrance /> : <Empty />}</KitProvider>
		</ThemeScope>
	);
}

function Empty() {
	return (
		<main id="content" className="p-8">
			<Skeleton lines={4} />
		</main>
	);
}

function Entrance() {
	const platform = usePlatform();
	const { base } = platform;
	const { data, error, refetch } = useAdminQuery(meDocument, {});
	const page = useMatches().at(-1)?.handle as RoutedPage | undefined;
	const title = page?.title(platform, { params: {}, search: new URLSearchParams() });
	const guest = data?.me.guest ?? false;
	useEffect(() => {
		if (title) document.title = title;
	}, [title]);
	// A session that has ended may have become a guest's meanwhile.
	useEffect(() => {
		if (!guest) return;
		const { pathname, search } = window.location;
		window.location.assign(`${base}/login?deepLink=${encodeURIComponent(encodeDeepLink(pathname + search))}`);
	}, [guest, base]);
	if (error && !data)
		return (
			<main id="content" className="mx-auto max-w-prose p-8">
				<Failed error={error} onRetry={refetch} />
			</main>
		);
	if (!data || guest) return <Empty />;
	if (!data.me.rights.includes('mTenant'))
		return (
			<main id="content">
				<NotFoundPage />
			</main>
		);
	return <Outlet />;
}
