// A response about the reader's own things. The server writes what it knows of the signed-in user; a page that was written for
// everybody knows nothing. The browser asks anew in any case: what was gathered may have changed in another tab.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cachedResult, type TypedQuery, toQueryOptions } from '../../platform/page.ts';

export interface OwnResult<D> {
	data: Data<D> | undefined;
	/** It was asked for the reader, and not for everybody. */
	own: boolean;
	failed: boolean;
	askAgain(): void;
}

/** @param wanted false for who cannot have any: the result is known without a request */
function useWritten<D>(asked: TypedQuery<D>, _wanted = true): OwnResult<D> {
	return { data: cachedResult(usePlatform(), asked), own: false, failed: false, askAgain: () => undefined };
}

function useLive<D>(asked: TypedQuery<D>, wanted = true): OwnResult<D> {
	const query = useQuery({
		...toQueryOptions(usePlatform(), asked),
		enabled: wanted,
		staleTime: 0,
		refetchOnMount: 'always',
		placeholderData: keepPreviousData,
	});
	return {
		data: query.data as Data<D> | undefined,
		own: !wanted || (query.isFetchedAfterMount && !query.isPlaceholderData),
		failed: query.isError && !query.isFetching,
		askAgain: () => void query.refetch(),
	};
}

export const useOwnResult = import.meta.env.SSR ? useWritten : useLive;
