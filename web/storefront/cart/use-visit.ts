// The visit from a purchasing system that the reader shops in; null for everyone else.
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cachedResult, toQueryOptions } from '../../platform/page.ts';
import type { procurementVisitDocument } from './cart.documents.ts';
import { visitQuery } from './cart-queries.ts';

type Visit = Data<typeof procurementVisitDocument>['procurementVisit'];

function useLiveVisit(): Visit {
	const { data } = useQuery(toQueryOptions(usePlatform(), visitQuery));
	return (data as Data<typeof procurementVisitDocument> | undefined)?.procurementVisit ?? null;
}

/** The page that the server writes has the answer among those it has asked for. */
const useWrittenVisit = (): Visit => cachedResult(usePlatform(), visitQuery)?.procurementVisit ?? null;

export const useVisit = import.meta.env.SSR ? useWrittenVisit : useLiveVisit;

function useLiveIsOnVisit(): boolean {
	const { data } = useQuery({ ...toQueryOptions(usePlatform(), visitQuery), enabled: false });
	return Boolean((data as Data<typeof procurementVisitDocument> | undefined)?.procurementVisit);
}

const useWrittenIsOnVisit = (): boolean => useWrittenVisit() !== null;

/** As far as the page has asked for it: the cart has. */
export const useIsOnVisit = import.meta.env.SSR ? useWrittenIsOnVisit : useLiveIsOnVisit;
