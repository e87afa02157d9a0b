// A regular page at its address.
import { usePlatform } from '../../platform/environment.tsx';
import { useAnswer, usePlace } from '../../platform/page.ts';
import { regularPage } from './content-questions.ts';
import { ContentView } from './content-view.tsx';

export function Component() {
	const { page } = useAnswer(regularPage(usePlatform(), usePlace()));
	return <ContentView page={page} />;
}
