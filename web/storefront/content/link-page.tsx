// A link page at its address.
import { usePlatform } from '../../platform/environment.tsx';
import { useAnswer, usePlace } from '../../platform/page.ts';
import { linkPage } from './content-queries.ts';
import { ContentView } from './content-view.tsx';

export function Component() {
	const { page } = useAnswer(linkPage(usePlatform(), usePlace()));
	return <ContentView page={page} />;
}
