// What the small cards of the overview show, in one request for all of them.
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { has, useMe } from '../me.tsx';
import { smallCardsDocument } from './overview.documents.ts';

export function useSmallCards() {
	const me = useMe();
	return useAdminQuery(smallCardsDocument, {
		pages: has(me, 'qContent'),
		texts: has(me, 'qLocalisation'),
		users: has(me, 'qUser'),
	});
}
