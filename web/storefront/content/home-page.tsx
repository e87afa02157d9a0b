// The first page of a shop: the one that its editors have built, or else the standard one.

import { usePlatform } from '../../platform/environment.tsx';
import { useResult } from '../../platform/page.ts';
import { homePage } from './content-queries.ts';
import { ContentView } from './content-view.tsx';
import { standardHome } from './standard-home.ts';

export function Component() {
	const { homePage: page } = useResult(homePage(usePlatform()));
	const Standard = page ? undefined : standardHome();
	if (page) return <ContentView page={page} />;
	return Standard ? <Standard /> : null;
}
