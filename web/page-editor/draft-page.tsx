// The editor at an address of its own, for pages that visitors do not see yet.
import { Suspense } from 'react';
import { useMe } from '../account/use-me.ts';
import { useHydrated } from '../platform/hydrated.ts';
import { useRouteLocation } from '../platform/page.ts';
import { NotFoundPage } from '../storefront/failure-pages.tsx';
import PageEditor from './page-editor.tsx';

export function Component() {
	const { id } = useRouteLocation().params;
	const hydrated = useHydrated();
	const { data: me } = useMe(true);
	if (!id || (me && !me.rights.includes('mContent'))) return <NotFoundPage />;
	// An editor who comes here may edit, as a rule: the page is opened while that is still being asked.
	if (!hydrated) return null;
	return (
		<Suspense fallback={null}>
			<PageEditor page={{ id }} alone />
		</Suspense>
	);
}
