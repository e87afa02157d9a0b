// Which addresses the header is another one for: it marks where one is among its links, and its search field says what was looked for.
import type { Shopfront } from '../../../rules/page-contract.ts';
import type { Shown } from '../../platform/prepared.tsx';
import { searchPath } from './search-field.tsx';

export const shownInHeader =
	({ navigation }: Pick<Shopfront, 'navigation'>) =>
	(pathname: string): Shown => {
		if (pathname === searchPath) return 'address';
		const isMarked =
			pathname === '/products' ||
			pathname.startsWith('/category/') ||
			navigation.some(({ slug }) => pathname === `/${slug}`);
		return isMarked ? 'path' : 'nothing';
	};
