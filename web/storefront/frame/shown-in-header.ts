// Which addresses the header is another one for: it marks where one is among its links, and its search field says what was looked for.
import type { MenuEntry, Shopfront } from '../../../rules/page-contract.ts';
import type { Shown } from '../../platform/prepared.tsx';
import { searchPath } from './search-field.tsx';

const leadTo = (entries: readonly MenuEntry[], pathname: string): boolean =>
	entries.some(({ to, below = [] }) => to === pathname || leadTo(below, pathname));

export const shownInHeader =
	({ navigation }: Pick<Shopfront, 'navigation'>) =>
	(pathname: string): Shown => {
		if (pathname === searchPath) return 'address';
		const isMarked = pathname === '/products' || pathname.startsWith('/category/') || leadTo(navigation, pathname);
		return isMarked ? 'path' : 'nothing';
	};
