// The mail of a campaign in the editor, at an address of its own.
import { Suspense } from 'react';
import { useMe } from '../../account/use-me.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { useRouteLocation } from '../../platform/page.ts';
import { NotFoundPage } from '../../storefront/failure-pages.tsx';
import PageEditor from '../page-editor.tsx';
import { openMailSession } from './mail-session.ts';

export function Component() {
	const { id } = useRouteLocation().params;
	const hydrated = useHydrated();
	const { data: me } = useMe(true);
	if (!id || (me && !me.rights.includes('mCRM'))) return <NotFoundPage />;
	if (!hydrated) return null;
	return (
		<Suspense fallback={null}>
			<PageEditor page={{ id }} alone mail open={openMailSession} />
		</Suspense>
	);
}
