// The editor at an address of its own, for pages that visitors do not see yet.
import { Suspense } from 'react';
import { useMe } from '../account/use-me.ts';
import { usePlace } from '../platform/page.ts';
import { NotFoundPage } from '../storefront/failure-pages.tsx';
import PageEditor from './page-editor.tsx';

export function Component() {
	const { id } = usePlace().params;
	const { data: me } = useMe(true);
	if (!me) return null;
	if (!id || !me.rights.includes('mContent')) return <NotFoundPage />;
	return (
		<Suspense fallback={null}>
			<PageEditor page={{ id }} alone />
		</Suspense>
	);
}
