// A link page at its address.
import { usePlatform } from '../../platform/environment.tsx';
import { useResult, useRouteLocation } from '../../platform/page.ts';
import { linkPage } from './content-queries.ts';
import { ContentView } from './content-view.tsx';

export function Component() {
	const { page } = useResult(linkPage(usePlatform(), useRouteLocation()));
	return <ContentView page={page} />;
}
