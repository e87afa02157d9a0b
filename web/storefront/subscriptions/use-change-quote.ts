// What a change of a subscription would cost: the server says it, as shipping and taxes may change with it.
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions } from '../../platform/page.ts';
import { quoteChangeDocument } from './subscription.documents.ts';
import type { ChangeInput } from './use-change.ts';

export function useChangeQuote(input: ChangeInput, isWanted: boolean) {
	const platform = usePlatform();
	const { data, error, fetchStatus } = useQuery({
		...toQueryOptions(platform, query(quoteChangeDocument, { input })),
		enabled: isWanted,
		staleTime: 0,
		gcTime: 0,
	});
	const quote = (data as Data<typeof quoteChangeDocument> | undefined)?.quoteSubscriptionChange;
	// Without a network nothing is asked until there is one again: the reader is told why nothing can be saved.
	return { quote, error: fetchStatus === 'paused' ? new TypeError('no network') : error };
}

export type ChangeQuote = NonNullable<ReturnType<typeof useChangeQuote>['quote']>;

/** What is saved goes by the method that was shown, also where that is another one than today. */
export const methodOf = ({ shippingMethodId }: ChangeQuote): Pick<ChangeInput, 'shippingMethodId'> =>
	shippingMethodId === null ? {} : { shippingMethodId };
